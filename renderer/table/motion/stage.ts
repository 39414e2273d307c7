import { type Beat, type Count, endOf, gone, middle, type Track } from "./beats";
import * as effects from "./effects";
import styles from "./motion.module.css";
import { pictureOf } from "./picture";
import { Runner } from "./runner";
import { isStill, type Scene, type Seen, seenAt } from "./scene";
import type { Sound } from "./sound";
import { Ticker } from "./ticker";
import { framesOf } from "./way";

/** Plays a score on the page: with transforms and opacity only, on things as they lie now and on pictures of what is gone. */

/** Until it leaves it is where it comes from. */
interface Actor extends Seen {
  from: DOMRect | null;
  leaves: number;
}

interface Heard {
  tell(text: string, isTurn: boolean, lasts: number): void;
  sound(sound: Sound): void;
}

export class Stage {
  readonly runner = new Runner();
  private readonly ticker = new Ticker();
  /** What stands for a thing that goes: itself, or a picture of it. */
  private actors = new Map<string, Actor>();
  private before: Scene = new Map();
  private now: Scene = new Map();

  private layer: Seen;

  constructor(
    private readonly above: HTMLElement,
    private readonly heard: Heard,
  ) {
    this.layer = seenAt(above);
  }

  /** Puts everything where it belongs at once. */
  finish(): void {
    this.ticker.finish();
    this.runner.finish();
  }

  /** How long it takes. */
  play(score: readonly Beat[], before: Scene, now: Scene, travel: number): number {
    [this.before, this.now, this.actors] = [before, now, new Map()];
    this.layer = seenAt(this.above);
    const seen = score.filter((beat) => beat.do === "track" && this.track(beat));
    for (const beat of score) {
      if (beat.do === "count") this.count(beat, travel);
      else if (beat.do === "tell") this.tell(beat);
      else if (beat.do !== "track") this.effect(beat);
    }
    return Math.max(0, ...score.filter((beat) => beat.do !== "track").map(endOf), ...seen.map(endOf));
  }

  /** Whether anything goes. */
  private track(track: Track): boolean {
    const { thing, picture, legs, isDrawn } = track;
    const actor = this.actorOf(track);
    if (!actor || legs.length === 0) return false;
    const { element, rect } = actor;
    const isCopy = picture !== "now";
    const start = this.sourceOf(track.from);
    const out = start?.card ?? start;
    const from = picture === "before" ? rect : track.from === middle ? this.middleFor(rect) : (out?.rect ?? null);
    if (!isCopy && legs.length === 1 && isStill(from ?? undefined, rect)) return false;
    const isOutOfPile = !isCopy && track.from?.startsWith("zone ") === true;
    const way = framesOf({
      origin: rect,
      from,
      legs,
      spotOf: (key) => this.spotOf(key, isCopy ? undefined : thing, rect),
      isHiddenBefore: isOutOfPile || picture === "pile" || picture === "back",
      isGoneAfter: isCopy,
    });
    this.actors.set(thing, { ...actor, from, leaves: way.delay });
    const how = { as: "flying", isCopy, easing: "linear" } as const;
    this.runner.run(element, way.frames, way.duration, way.delay, how);
    this.runner.after(way.delay, () => this.heard.sound("card"));
    const straight = legs.find(({ along }) => along === "straight");
    if (straight && from && !isOutOfPile && !isCopy)
      effects.line(this.when({ at: straight.at, lasts: straight.lasts * 3 }), from, rect, styles.trail!);
    if (isDrawn && isOutOfPile && start) this.turnOut(start.card, actor, way);
    return true;
  }

  /** A thing goes from where it lay; a zone may lie elsewhere by now, and its cards come from there. */
  private sourceOf(key: string | null): Seen | undefined {
    if (key === null) return undefined;
    return key.startsWith("zone ") ? (this.now.get(key) ?? this.before.get(key)) : this.before.get(key);
  }

  private actorOf({ thing, picture, from }: Track): Seen | undefined {
    if (picture === "now") return this.now.get(thing);
    if (picture === "before") {
      const was = this.before.get(thing);
      return was && { element: pictureOf(was.element, was.rect, this.layer), rect: was.rect };
    }
    const [goal, source] = [this.now.get(thing)?.card, (this.now.get(from ?? "") ?? this.before.get(from ?? ""))?.card];
    const card = picture === "back" ? source : (goal ?? source);
    if (!card) return undefined;
    const rect = goal?.rect ?? card.rect;
    return { element: pictureOf(card.element, rect, this.layer), rect };
  }

  private spotOf(key: string, own: string | undefined, rect: DOMRect): DOMRect | undefined {
    if (key === gone) return undefined;
    if (key === own) return rect;
    if (key === middle) return this.middleFor(rect);
    const seen = this.now.get(key) ?? this.before.get(key);
    return (seen?.card ?? seen)?.rect;
  }

  /** Where all see it, as large as it can be read. */
  private middleFor({ width, height }: DOMRect): DOMRect {
    const { rect: room } = this.layer;
    const high = Math.min(room.height * 0.42, 260);
    const wide = (width / height) * high;
    return new DOMRect(room.x + (room.width - wide) / 2, room.y + (room.height - high) / 2, wide, high);
  }

  /** It comes out of its pile with the back up, and is turned over on its way. */
  private turnOut(
    back: Seen | undefined,
    { element, rect }: Seen,
    { frames, duration, delay }: ReturnType<typeof framesOf>,
  ): void {
    if (!back) return;
    const copy = pictureOf(back.element, rect, this.layer);
    this.runner.run(copy, frames, duration, delay, { easing: "linear" });
    this.runner.run(
      copy,
      [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
      duration,
      delay,
      { isCopy: true, isLate: true },
    );
    const shut = [{ transform: "scaleX(1)" }, { transform: "scaleX(0.04)" }];
    this.runner.run(copy, shut, duration / 2, delay, { isAdded: true });
    this.runner.run(element, [{ opacity: 0 }, { opacity: 0 }], duration / 2, delay);
    this.runner.run(element, shut.toReversed(), duration / 2, delay + duration / 2, { isAdded: true });
  }

  private when({ at, lasts }: { at: number; lasts: number }): effects.Effect {
    return { runner: this.runner, layer: this.layer, at, lasts };
  }

  private seen(key: string, at: number): Seen | undefined {
    const actor = this.actors.get(key);
    if (actor) return at < actor.leaves && actor.from ? { ...actor, rect: actor.from } : actor;
    return this.now.get(key) ?? this.before.get(key);
  }

  private tell({ at, lasts, text, isTurn }: Extract<Beat, { do: "tell" }>): void {
    this.runner.after(at, () => {
      this.heard.tell(text, isTurn, lasts);
      if (isTurn) this.heard.sound("turn");
    });
  }

  private count({ of, label, was, rest, steps }: Count, lasts: number): void {
    const seen = this.now.get(of);
    const number =
      seen && [...seen.element.querySelectorAll<HTMLElement>("[data-number]")].find((each) => isNumberOf(each, label));
    if (!number) return;
    this.ticker.count(number, was, rest, steps, lasts);
    let last = was;
    for (const { at, is } of steps) {
      effects.flash(this.when({ at, lasts: lasts * 3 }), number, is > last);
      last = is;
      this.runner.after(at, () => this.heard.sound("coin"));
    }
  }

  private effect(beat: Exclude<Beat, Track | Count | { do: "tell" }>): void {
    const when = this.when(beat);
    if ("from" in beat) {
      const [from, to] = [this.seen(beat.from, beat.at), this.seen(beat.to, beat.at)];
      if (!from || !to) return;
      if (beat.do === "pass") effects.pass(when, from, to, beat.n);
      else effects.line(when, from.rect, to.rect, styles.aim!);
      return;
    }
    const seen = this.seen("of" in beat ? beat.of : beat.thing, beat.at);
    if (!seen) return;
    if (beat.do === "float") effects.float(when, seen, beat.n);
    else if (beat.do === "roll") effects.roll(when, seen, beat.n);
    else if (beat.do === "turn") effects.turn(when, seen, this.before.get(beat.thing));
    else if (beat.do === "lunge") {
      const goal = this.seen(beat.to, beat.at);
      if (goal) effects.lunge(when, seen, goal);
    } else effects.inPlace[beat.do](when, seen);
    if (beat.do === "shake") this.runner.after(beat.at, () => this.heard.sound("hit"));
  }
}

/** A number says which of its owner's it is, unless there is but one. */
const isNumberOf = (element: Element, label: string): boolean =>
  ["", label].includes(element.getAttribute("data-number") ?? "");
