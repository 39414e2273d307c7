import type { Cue } from "../../../engine/core/cues";
import { type TableView, tableKeys } from "../../../engine/core/table-view";
import { type Beat, endOf, middle, sped } from "./beats";
import { type Change, changesBetween } from "./changes";
import { Counts } from "./counts";
import type { Tempo } from "./pace";
import { Routes, type Went } from "./routes";
import { goalKey, pileKey, placeKey, staysIn, thingsOf, valueKey, valueKeys, zoneKey } from "./whereabouts";

/**
 * What is to be seen of what happened: two looks at the table say how things lay and lie, cues say what came about, in which
 * order. Whatever no cue explains moves as well, with the first that does. Pure, and knows no game.
 */
export function scoreOf(before: TableView, now: TableView, cues: readonly Cue[], tempo: Tempo): Beat[] {
  const changes = changesBetween(before, now);
  const beats = new Score(before, now, changes, tempo).play(cues);
  const end = Math.max(0, ...beats.map(endOf));
  // What takes too long goes faster, but no faster than can be followed.
  const speed = end > tempo.most ? Math.max(0.45, tempo.most / end) : 1;
  return speed === 1 ? beats : beats.map((beat) => sped(beat, speed));
}

/** How long words are there. */
const telling = 1300;

class Score {
  private readonly beats: Beat[] = [];
  private readonly routes: Routes;
  private readonly counts: Counts;
  private readonly turned: Set<string>;
  private readonly shown = new Set<Cue>();
  private clock = 0;
  /** From where comes what lay nowhere: from what is played. */
  private out: string | null = null;

  constructor(
    private readonly before: TableView,
    private readonly now: TableView,
    changes: readonly Change[],
    private readonly tempo: Tempo,
  ) {
    this.routes = new Routes(changes, tempo);
    this.counts = new Counts(changes.filter((change) => change.kind === "count"));
    this.turned = new Set(changes.flatMap((change) => (change.kind === "turn" ? [change.thing] : [])));
  }

  play(cues: readonly Cue[]): Beat[] {
    cues.forEach((cue, n) => {
      if (!this.shown.has(cue)) this.cue(cue, cues.slice(n + 1));
    });
    const rest = this.routes.first ?? 0;
    for (const thing of this.turned) this.beats.push({ do: "turn", thing, ...this.timed(rest) });
    return [...this.routes.tracks(rest), ...this.beats, ...this.counts.beats(this.clock, this.tempo.travel)];
  }

  private timed(at = this.clock, lasts = this.tempo.travel): { at: number; lasts: number } {
    return { at, lasts };
  }

  private cue(cue: Cue, later: readonly Cue[]): void {
    const { as, seat, n, text } = cue;
    const { travel, between, hold } = this.tempo;
    const value = valueKey(this.now, seat, cue.value);
    const end = cue.end === undefined ? [] : [tableKeys.end(cue.end)];
    const what = [...thingsOf(cue.what), ...end, ...(value === undefined || cue.what.length > 0 ? [] : [value])];
    // What somebody pays or gets by it counts at the same time.
    this.counts.touch({ keys: what, seat: cue.end ?? seat, value: cue.value, at: this.clock, n: this.signed(cue) });
    switch (as) {
      case "begins":
        this.tell(text, true);
        break;
      case "ends":
        break;
      case "says":
        this.tell(text);
        break;
      case "plays": {
        const isHeld = this.move(cue, later, { hold }) === "held";
        // What is played where it lies is seen to act.
        const stays = thingsOf(cue.what).filter((thing) => staysIn(this.before, this.now, thing));
        this.each(stays, "bloom", travel * 2);
        this.tell(text);
        if (isHeld) this.out = middle;
        this.clock += isHeld ? between + hold + travel : between;
        break;
      }
      case "draws":
      case "moves":
      case "dies":
        if (this.move(cue, later) !== "nowhere") this.clock += this.isMarching(cue, later) ? travel * 0.7 : between;
        if (cue.place && what.length === 0) this.each([placeKey(this.now, cue)], "pulse");
        break;
      case "turns":
      case "hatches":
        this.turn(cue, later);
        this.clock += between;
        break;
      case "shuffles":
        this.each([pileKey(this.now, seat)], "riffle", travel * 1.6);
        this.clock += between;
        break;
      case "acts": {
        const own = what.length > 0 ? what : [zoneKey(this.now, cue)];
        this.each(own, "bloom", travel * 2);
        if (own[0] === undefined) this.each([seatKey(seat)], "pulse");
        this.tell(text);
        this.clock += between;
        break;
      }
      case "fails":
        this.each(what.length > 0 ? what : [zoneKey(this.now, cue) ?? seatKey(seat)], "shake");
        this.tell(text);
        this.clock += between;
        break;
      case "leaves":
        this.each([seatKey(seat)], "shake");
        this.tell(text, true);
        this.clock += travel;
        break;
      case "peeks":
        this.each([zoneKey(this.now, cue) ?? pileKey(this.now, seat)], "lift", travel * 3);
        this.tell(text);
        this.clock += travel;
        break;
      case "rolls":
        if (seat !== undefined && n !== undefined)
          this.beats.push({ do: "roll", of: tableKeys.seat(seat), n, ...this.timed(this.clock, travel * 4) });
        this.tell(text);
        this.clock += travel * 2;
        break;
      case "stops":
        this.stop(cue, later);
        break;
      case "aims":
      case "strikes":
        this.strike(cue, later);
        break;
      case "hits":
      case "grows":
      case "shrinks":
        this.hit(cue, what, later);
        break;
      case "passes": {
        const [giver, taker] = [cue.from ?? seat, cue.to ?? seat];
        const [from, to] = [giver, taker].map((each) => valueKey(this.now, each, cue.value) ?? seatKey(each));
        if (from && to) this.beats.push({ do: "pass", from, to, n: n ?? 1, ...this.timed(this.clock, travel * 1.5) });
        for (const each of [giver, taker])
          this.counts.touch({ keys: [], seat: each, value: cue.value, at: this.clock + travel, n: undefined });
        this.move(cue, later);
        this.clock += travel;
        break;
      }
      case "changes": {
        const changed = [...thingsOf(cue.what), placeKey(this.now, cue)].filter((key) => key !== undefined);
        this.each(changed, "bloom", travel * 2);
        if (changed.length === 0) this.each(what, "pulse");
        if (what.length + changed.length === 0) this.tell(text);
        this.clock += between / 2;
      }
    }
  }

  /** Its next step is told next: others needn't wait so long. */
  private isMarching(cue: Cue, [next]: readonly Cue[]): boolean {
    return placeKey(this.now, cue) !== undefined && next?.as === "moves" && next.what[0] === cue.what[0];
  }

  private signed({ as, n }: Cue): number | undefined {
    return n === undefined ? undefined : as === "grows" ? n : as === "hits" || as === "shrinks" ? -n : undefined;
  }

  private tell(text: string | undefined, isTurn = false): void {
    if (text === undefined) return;
    // One thing is said at a time; what would come too late isn't said.
    const last = this.beats.findLast((beat) => beat.do === "tell");
    const at = last && !isTurn ? Math.max(this.clock, last.at + telling / 2) : this.clock;
    if (at - this.clock > telling / 2) return;
    this.beats.push({ do: "tell", text, isTurn, at, lasts: telling });
  }

  private each(
    things: readonly (string | undefined)[],
    how: "shake" | "pulse" | "bloom" | "lift" | "riffle",
    lasts?: number,
  ): void {
    for (const thing of things) if (thing) this.beats.push({ do: how, thing, ...this.timed(this.clock, lasts) });
  }

  private move(cue: Cue, later: readonly Cue[], { hold = 0 } = {}): Went {
    const spot = placeKey(this.now, cue);
    const along = cue.place ? "straight" : "arc";
    let went: Went = "nowhere";
    for (const thing of thingsOf(cue.what)) {
      const isLast = !later.some((each) => goes.has(each.as) && thingsOf(each.what).includes(thing));
      const at: number = this.clock + (went === "nowhere" ? 0 : this.tempo.between / 2);
      const go = this.routes.go(thing, { at, along, spot, isLast, hold, isDrawn: opens.has(cue.as), out: this.out });
      if (go !== "nowhere") went = go;
    }
    if (went !== "nowhere") return went;
    const isMany = cue.seat === undefined || cue.as === "shuffles";
    const named = new Set(later.flatMap((each) => thingsOf(each.what)));
    return this.routes.goHidden(cue.seat, { at: this.clock, hold, isMany, later: named });
  }

  private turn(cue: Cue, later: readonly Cue[]): void {
    const { travel } = this.tempo;
    this.move(cue, later);
    for (const thing of thingsOf(cue.what)) {
      const isTurned = this.turned.delete(thing);
      if (isTurned || cue.as === "hatches") this.beats.push({ do: "turn", thing, ...this.timed() });
      else this.each([thing], "pulse");
      if (cue.as === "hatches")
        this.beats.push({ do: "bloom", thing, ...this.timed(this.clock + travel * 0.8, travel * 2) });
    }
    if (cue.what.length === 0) this.each(valueKeys(this.now, cue.value), "pulse");
    if (cue.as === "hatches") this.clock += travel;
  }

  /** What stops it is turned over first, whenever it is told. */
  private stop(cue: Cue, later: readonly Cue[]): void {
    const { travel, between } = this.tempo;
    const by = later.find(({ as }) => as === "turns");
    this.tell(cue.text);
    if (by) {
      this.shown.add(by);
      this.turn(by, later);
      this.clock += travel;
      for (const [from, to] of thingsOf(by.what).flatMap((from) => thingsOf(cue.what).map((to) => [from, to] as const)))
        this.beats.push({ do: "aim", from, to, ...this.timed(this.clock, travel * 2) });
      this.clock += between;
    }
    this.each(thingsOf(cue.what), "shake", travel * 1.5);
    this.clock += travel * 1.5;
    this.move(cue, later);
    this.clock += between;
  }

  private strike(cue: Cue, later: readonly Cue[]): void {
    const { travel, between } = this.tempo;
    const by = thingsOf(cue.by);
    const next = later.find((each) => each.as === "hits");
    const goal =
      thingsOf(cue.what)[0] ??
      seatKey(cue.to) ??
      (next?.end === undefined ? undefined : tableKeys.end(next.end)) ??
      goalKey(this.before, by[0] ?? "");
    if (goal === undefined) {
      this.tell(cue.text);
      return;
    }
    const from = by.length > 0 ? by : [seatKey(cue.seat)].filter((key) => key !== undefined);
    if (cue.as === "aims" || by.length === 0) {
      for (const each of from)
        this.beats.push({ do: "aim", from: each, to: goal, ...this.timed(this.clock, travel * 3) });
      if (by.length === 0) this.tell(cue.text);
      if (cue.as === "strikes") this.each([goal], "shake");
      this.clock += between;
      return;
    }
    // Who is still on the way to the fight comes first.
    this.clock = Math.max(this.clock, ...[...from, goal].map((thing) => this.routes.arrivalOf(thing)));
    for (const thing of from)
      this.beats.push({ do: "lunge", thing, to: goal, ...this.timed(this.clock, travel * 1.3) });
    // The blow lands where the lunge is longest.
    this.clock += travel * 0.55;
    if (cue.n !== undefined) this.blow([goal], cue.n);
    if (cue.back !== undefined && cue.back > 0) this.blow(from, cue.back);
    if (cue.n !== undefined) this.clock += travel * 0.75;
  }

  private blow(things: readonly string[], n: number): void {
    this.each(things, "shake");
    for (const of of things)
      this.beats.push({ do: "float", of, n: -n, ...this.timed(this.clock, this.tempo.travel * 4) });
  }

  private hit(cue: Cue, what: readonly string[], later: readonly Cue[]): void {
    const targets = what.length > 0 ? what : [seatKey(cue.seat)].filter((key) => key !== undefined);
    const by = this.signed(cue);
    if (cue.as === "hits") this.each(targets, "shake");
    else this.each(targets, "pulse");
    if (by !== undefined && by !== 0)
      for (const of of targets)
        this.beats.push({ do: "float", of, n: by, ...this.timed(this.clock, this.tempo.travel * 4) });
    // What is hit by nothing that counts is thrown back.
    if (cue.n === undefined) this.move(cue, later);
    this.clock += this.tempo.between;
  }
}

/** By these a thing goes somewhere. */
const goes: ReadonlySet<Cue["as"]> = new Set(["plays", "draws", "moves", "dies", "stops", "hatches", "passes"]);

/** What comes by these out of a pile is turned over on its way. */
const opens: ReadonlySet<Cue["as"]> = new Set(["draws", "turns"]);

const seatKey = (seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : tableKeys.seat(seat);
