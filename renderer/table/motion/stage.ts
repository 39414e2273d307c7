import { type Beat, type Count, endOf, middle, type Track } from "./beats";
import { easingInCss } from "./easing";
import * as effects from "./effects";
import * as gestures from "./gestures";
import { Look } from "./look";
import styles from "./motion.module.css";
import { inCss, type Movement } from "./pose";
import { Runner } from "./runner";
import { isStill, numberIn, type Scene, type Seen, seenAt } from "./scene";
import type { Sound } from "./sound";
import { Spots } from "./spots";
import type { Sprite } from "./sprite";
import { SpriteCanvas } from "./sprite-canvas";
import { Ticker } from "./ticker";
import { wayOf } from "./way";

/** Plays a score: what flies is drawn over the table, whatever else moves is of the page and moves by transforms and opacity. */

/** Until it leaves it is where it comes from. */
interface Actor extends Seen {
  sprite: Sprite<Look>;
  from: DOMRect | null;
  leaves: number;
}

interface Heard {
  tell(text: string, isTurn: boolean, lasts: number): void;
  /** How long it takes from now on. */
  takes(ms: number): void;
  sound(sound: Sound): void;
}

export class Stage {
  readonly runner = new Runner();
  private readonly ticker = new Ticker();
  private readonly canvas: SpriteCanvas;
  private sprites: Sprite<Look>[] = [];
  /** What is hidden on the page while it flies. */
  private standIns: HTMLElement[] = [];
  /** What stands for a thing that goes. */
  private actors = new Map<string, Actor>();
  /** How things looked that look otherwise by now, or are gone. */
  private old = new Map<HTMLElement, Look>();
  /** The same of piles on which things come to lie, by their keys. */
  private piles = new Map<string, Look>();
  private before: Scene = new Map();
  private now: Scene = new Map();
  private layer: Seen;
  private spots: Spots;

  constructor(
    private readonly above: HTMLElement,
    private readonly heard: Heard,
  ) {
    this.layer = seenAt(above);
    this.spots = new Spots(this.before, this.now, this.layer.rect);
    this.canvas = new SpriteCanvas(above);
  }

  /** Puts everything where it belongs at once. */
  finish(): void {
    this.canvas.finish();
    this.ticker.finish();
    this.runner.finish();
  }

  /** As long as the page still shows how everything lay: how those things look that it won't show any more. */
  remember(score: readonly Beat[], scene: Scene): void {
    this.old = new Map();
    this.piles = new Map();
    this.layer = seenAt(this.above);
    const spots = new Spots(scene, new Map(), this.layer.rect);
    const keep = (seen: Seen | undefined, grown = 1): void => {
      if (seen?.element.isConnected) this.old.set(seen.element, new Look(seen.element, grown));
    };
    for (const beat of score) {
      if (beat.do === "turn") keep(scene.get(beat.thing));
      if (beat.do !== "track") continue;
      const was = scene.get(beat.thing);
      const pile = pileIn(scene, beat);
      if (pile?.element.isConnected) this.piles.set(beat.legs.at(-1)!.to, new Look(pile.element));
      if (beat.picture === "before") keep(was, was && spots.growthOf(beat, was.rect));
      else if (isWaiting(beat)) keep(scene.get(beat.from!));
      else {
        keep(was?.card);
        keep(scene.get(beat.from ?? "")?.card);
      }
    }
  }

  play(score: readonly Beat[], before: Scene, now: Scene, travel: number): void {
    [this.before, this.now, this.actors] = [before, now, new Map()];
    [this.sprites, this.standIns] = [[], []];
    this.layer = seenAt(this.above);
    this.spots = new Spots(before, now, this.layer.rect);
    // What flies shows its numbers as they were.
    for (const beat of score) if (beat.do === "count") this.count(beat, travel);
    const seen = score.filter((beat) => beat.do === "track" && this.track(beat));
    this.pile(seen.filter((beat) => beat.do === "track"));
    for (const beat of score) {
      if (beat.do === "tell") this.tell(beat);
      else if (beat.do !== "track" && beat.do !== "count") this.effect(beat);
    }
    const lasts = Math.max(0, ...score.filter((beat) => beat.do !== "track").map(endOf), ...seen.map(endOf));
    this.heard.takes(lasts);
    this.canvas.play(this.sprites, this.standIns, () => this.heard.takes(lasts));
  }

  /** Whether anything goes. */
  private track(track: Track): boolean {
    const { thing, picture, legs, isDrawn } = track;
    const { spots } = this;
    const seen = spots.shownFor(track);
    if (!seen || legs.length === 0) return false;
    const { element, rect } = seen;
    const isCopy = picture !== "now";
    const start = spots.sourceOf(track.from);
    const out = start?.card ?? start;
    const from = picture === "before" ? rect : track.from === middle ? spots.middleFor(rect) : (out?.rect ?? null);
    if (!isCopy && legs.length === 1 && isStill(from ?? undefined, rect)) return false;
    const isOutOfPile = !isCopy && track.from?.startsWith("zone ") === true;
    const first = spots.firstOf(track);
    const way = wayOf({
      origin: rect,
      from,
      legs,
      spotOf: (key) => spots.goalOf(key, isCopy ? undefined : thing, rect),
      isHiddenBefore: isOutOfPile || track.from === middle || picture === "pile" || picture === "back",
      isGoneAfter: isCopy && !first,
    });
    const own = this.lookOf(element, picture === "now", spots.growthOf(track, rect));
    const sprite = this.put(thing, rect, own, way);
    if (first) this.standIns.push(first.element);
    else if (isCopy) sprite.ends = way.at + way.lasts;
    else this.standIns.push(...standInsFor(element));
    this.actors.set(thing, { element, rect, sprite, from, leaves: way.at });
    if (isWaiting(track) && start) this.wait(thing, start, way.at, sprite);
    const back = isDrawn && isOutOfPile ? start?.card : undefined;
    if (back) {
      sprite.looks = [
        { from: 0, look: this.lookOf(back.element, true) },
        { from: way.at + way.lasts / 2, look: own },
      ];
      sprite.gestures.push(gestures.turnOver(way));
    }
    this.runner.after(way.at, () => this.heard.sound("card"));
    const straight = legs.find(({ along }) => along === "straight");
    if (straight && from && !isOutOfPile && !isCopy)
      effects.line(this.when({ at: straight.at, lasts: straight.lasts * 3 }), from, rect, styles.trail!);
    return true;
  }

  /** A pile looks as it did until something comes to lie on it. */
  private pile(tracks: readonly Track[]): void {
    for (const key of new Set(tracks.map(({ legs }) => legs.at(-1)!.to))) {
      const those = tracks.filter(({ legs }) => legs.at(-1)!.to === key);
      const seen = pileIn(this.now, those[0]!);
      if (!seen || those.some((track) => this.spots.firstOf(track))) continue;
      const now = this.lookOf(seen.element, true);
      const was = this.piles.get(key);
      const ends = those.map(endOf);
      const there = was ? Math.max(...ends) : Math.min(...ends);
      const sprite = this.put(key, seen.rect, was ?? now, null);
      if (was) sprite.looks.push({ from: there, look: now });
      else sprite.begins = there;
      // It lies under whatever comes.
      this.sprites.unshift(this.sprites.pop()!);
      this.standIns.push(seen.element);
    }
  }

  /** Until it goes it lies where it lay, as it looked there. */
  private wait(thing: string, { element, rect }: Seen, until: number, goes: Sprite<Look>): void {
    const was = this.old.get(element);
    if (!was) return;
    this.put(thing, rect, was, null).ends = until;
    goes.begins = until;
  }

  private put(thing: string, rect: DOMRect, look: Look, way: Movement | null): Sprite<Look> {
    const { x, y } = this.layer.rect;
    const box = { x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height };
    const looks = [{ from: 0, look }];
    const sprite: Sprite<Look> = { thing, box, looks, way, gestures: [], begins: 0, ends: Number.POSITIVE_INFINITY };
    this.sprites.push(sprite);
    return sprite;
  }

  /** As it is, unless only how it was is meant, or known. */
  private lookOf(element: HTMLElement, isNow: boolean, grown = 1): Look {
    const old = isNow && element.isConnected ? undefined : this.old.get(element);
    return old ?? new Look(element, grown);
  }

  private when({ at, lasts }: gestures.When): effects.Effect {
    return { runner: this.runner, layer: this.layer, at, lasts };
  }

  private seen(key: string, at: number): Seen | undefined {
    const actor = this.actors.get(key);
    if (actor) return at < actor.leaves && actor.from ? { ...actor, rect: actor.from } : actor;
    return this.spots.seen(key);
  }

  private tell({ at, lasts, text, isTurn }: Extract<Beat, { do: "tell" }>): void {
    this.runner.after(at, () => {
      this.heard.tell(text, isTurn, lasts);
      if (isTurn) this.heard.sound("turn");
    });
  }

  private count({ of, label, was, rest, steps }: Count, lasts: number): void {
    const seen = this.now.get(of);
    const number = seen && numberIn(seen.element, label);
    if (!number) return;
    this.ticker.count(number, { was, rest, steps }, lasts, () => {
      for (const { look } of this.actors.get(of)?.sprite.looks ?? []) look.renew();
    });
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
    const key = "of" in beat ? beat.of : beat.thing;
    const seen = this.seen(key, beat.at);
    if (!seen) return;
    switch (beat.do) {
      case "float":
        effects.float(when, seen, beat.n);
        break;
      case "roll":
        effects.roll(when, seen, beat.n);
        break;
      case "bloom":
        effects.bloom(when, seen);
        break;
      case "lunge": {
        const goal = this.seen(beat.to, beat.at);
        const movement = goal && gestures.lunge(beat, seen.rect, goal.rect);
        if (movement) this.move(key, seen, movement);
        break;
      }
      case "shake":
        this.move(key, seen, gestures.shake(beat));
        this.runner.after(beat.at, () => this.heard.sound("hit"));
        break;
      case "pulse":
        this.move(key, seen, gestures.pulse(beat));
        break;
      case "turn":
        this.turn(key, seen, beat);
        break;
      case "lift":
        if (seen.card) this.copy(key, seen.card, gestures.lift(beat, seen.card.rect));
        break;
      case "riffle":
        if (seen.card)
          for (const movement of gestures.riffle(beat, seen.card.rect)) this.copy(key, seen.card, movement);
    }
  }

  /** What flies moves as it flies, and what lies, on the page. */
  private move(key: string, { element }: Seen, movement: Movement): void {
    const sprite = this.actors.get(key)?.sprite;
    if (sprite) sprite.gestures.push(movement);
    else {
      const { at, lasts, easing } = movement;
      const how = { as: "flying", isAdded: true, easing: easingInCss(easing) } as const;
      this.runner.run(element, inCss(movement), lasts, at, how);
    }
  }

  /** From one face to the other. */
  private turn(key: string, { element, rect }: Seen, when: gestures.When): void {
    let sprite = this.actors.get(key)?.sprite;
    if (!sprite) {
      sprite = this.put(key, rect, this.lookOf(element, true), null);
      this.standIns.push(...standInsFor(element));
      this.actors.set(key, { element, rect, sprite, from: null, leaves: 0 });
    }
    sprite.gestures.push(gestures.turnOver(when));
    const was = this.old.get(this.before.get(key)?.element ?? element);
    const [{ look } = {}] = sprite.looks;
    if (was && look && was !== look)
      sprite.looks = [
        { from: 0, look: was },
        { from: when.at + when.lasts / 2, look },
      ];
  }

  /** A picture of what stays where it is. */
  private copy(key: string, { element, rect }: Seen, movement: Movement): void {
    const sprite = this.put(key, rect, this.lookOf(element, true), null);
    sprite.gestures.push(movement);
    Object.assign(sprite, { begins: movement.at, ends: movement.at + movement.lasts });
  }
}

/** The card on top of the pile in which it ends. */
function pileIn(scene: Scene, { legs }: Track): Seen | undefined {
  const zone = scene.get(legs.at(-1)?.to ?? "");
  return zone?.element.dataset.spread === "pile" ? zone.card : undefined;
}

/** It is a thing of its own, and others go first. */
const isWaiting = ({ picture, from, legs }: Track): boolean =>
  picture === "now" && from?.startsWith("card ") === true && (legs[0]?.at ?? 0) > 0;

/** With all that the place has for it: whose it is, and where it heads. */
function standInsFor(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement instanceof HTMLLIElement ? [element, parentElement] : [element];
}
