import type { Rules } from "./game";
import { allNames, nobody, only, rename, type Seats, seersOf } from "./hiding";
import type { CoreState, GameEvent } from "./machine";
import { type Rng, seedRng, shuffle } from "./rng";

/** By number: the seats from which a card has been hidden ever since it was given that number; and how often some were given. */
export interface Strange {
  to: readonly Seats[];
  times: number;
}

/**
 * Sees to it that a card which was hidden comes back under a number that nobody can connect with it: as soon as a number
 * that somebody has seen on a card is hidden from them again, the hidden cards around it exchange their numbers. At the
 * deal they do, too, since cards are numbered in the order in which they lie.
 *
 * It draws nothing from the match's generator, so that chance is the same with and without it; and it waits until nothing
 * is under way, since effects name cards by their numbers. It looks after every action: until there is something to
 * exchange, that takes one glance at each hidden card and no memory.
 */
export class FreshNumbers<S extends CoreState> {
  private readonly everySeat: Seats;
  private strange: Seats[];
  /** What takes the place of `strange` at the next look. */
  private next: Seats[];
  /** The cards that were hidden, at the last look, from somebody who knew their numbers. */
  private readonly familiar: number[] = [];
  private times: number;

  constructor(
    private readonly rules: Rules<S>,
    { to, times }: Strange = { to: [], times: 0 },
  ) {
    this.everySeat = only(rules.setup.seats.length) - 1;
    this.strange = to.slice();
    this.next = to.slice();
    this.times = times;
  }

  memory(): Strange {
    return { to: this.strange.slice(), times: this.times };
  }

  /** A card that is shown and hidden again within one action is named by an event. */
  hear(event: GameEvent): void {
    if (this.rules.hiding.namesCards?.(event) === false) return;
    this.recognize(event, nobody);
    const secret = event["secret"] as Partial<GameEvent> | undefined;
    if (secret === undefined) return;
    const told = event.seenBy?.reduce((seats, seat) => seats | only(seat), nobody) ?? this.everySeat;
    this.recognize(secret, this.everySeat & ~told);
  }

  /** Numbers that are named are strange only to these seats any more. */
  private recognize({ card, cards }: Partial<GameEvent>, strangers: Seats): void {
    this.recognizeOne(card, strangers);
    if (Array.isArray(cards)) for (let n = 0; n < cards.length; n++) this.recognizeOne(cards[n], strangers);
  }

  private recognizeOne(number: unknown, strangers: Seats): void {
    if (typeof number === "number" && number >= 0 && number < this.strange.length) this.strange[number]! &= strangers;
  }

  /** After every action, and at the beginning. */
  look(state: S): void {
    this.note(state, this.strange);
    if (this.familiar.length > 0 && this.rules.isSettled(state)) this.exchangeFamiliar(state);
    const { strange } = this;
    this.strange = this.next;
    this.next = strange;
  }

  /** Notes, as `next`, from whom cards are hidden to whom they were strange; and which are hidden from others, too. */
  private note(state: S, strange: readonly Seats[] | null): void {
    const { everySeat, familiar, next } = this;
    const { hiding } = this.rules;
    const places = hiding.places(state);
    // Even where there is nothing to cut off, cutting a list costs as much as half of a look.
    if (familiar.length > 0) familiar.length = 0;
    for (let number = 0; number < next.length; number++) next[number] = nobody;
    for (let n = 0; n < places.length; n++) {
      const place = places[n]!;
      const { cards, shown } = place;
      const unseenBy = everySeat & ~place.seenBy;
      if (unseenBy === nobody) continue;
      for (let at = 0; at < cards.length; at++) {
        const number = cards[at]!;
        if (number < 0) continue;
        if (number >= next.length) this.makeRoom(number);
        const hidden = shown === null ? unseenBy : unseenBy & ~seersOf(place, number);
        const kept = strange === null ? hidden : hidden & strange[number]!;
        next[number]! |= kept;
        if (kept !== hidden && !hiding.isLasting?.(state, number)) familiar.push(number);
      }
    }
  }

  private makeRoom(number: number): void {
    for (let n = this.next.length; n <= number; n++) {
      this.strange.push(nobody);
      this.next.push(nobody);
    }
  }

  private exchangeFamiliar(state: S): void {
    const { hiding } = this.rules;
    const isFamiliar = this.next.map(() => false);
    for (const number of this.familiar) isFamiliar[number] = true;
    const groups = this.familiar.sort((a, b) => a - b).map((number) => hiding.groupOf(state, number));
    for (const group of new Set(groups)) this.exchange(state, group, isFamiliar);
    this.note(state, null);
  }

  /** Among the cards that lie beside a familiar one, and those that nobody sees: other people's hands keep their numbers. */
  private exchange(state: S, group: number, isFamiliar: readonly boolean[]): void {
    const { everySeat } = this;
    const { hiding } = this.rules;
    const own: number[] = [];
    for (const place of hiding.places(state)) {
      const isBeside = place.cards.some((card) => isFamiliar[card]);
      for (const card of place.cards) {
        const seers = seersOf(place, card) & everySeat;
        if (seers !== nobody && (!isBeside || seers === everySeat)) continue;
        if (hiding.groupOf(state, card) === group && !hiding.isLasting?.(state, card)) own.push(card);
      }
    }
    const given = own.slice();
    shuffle(this.chance(state), given);
    for (const list of hiding.facts(state)) {
      const kept = own.map((card) => list[card]);
      for (let n = 0; n < given.length; n++) list[given[n]!] = kept[n];
    }
    const renamed: number[] = [];
    for (let n = 0; n < own.length; n++) renamed[own[n]!] = given[n]!;
    rename(allNames(hiding, state), (card) => renamed[card]);
  }

  /** A generator beside the match's own, from which nobody can tell what that one will bring. */
  private chance({ rng }: S): Rng {
    return seedRng(Math.imul(rng[0] ^ (rng[2] >>> 7), 0x9e3779b1) + ++this.times);
  }
}
