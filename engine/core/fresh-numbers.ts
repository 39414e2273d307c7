import { exchangeNumbers } from "./exchange-numbers";
import type { Rules } from "./game";
import { nobody, only, type Place, type Seats, seersOf } from "./hiding";
import type { CoreState, GameEvent } from "./machine";
import { type Rng, seedRng } from "./rng";

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
 * is under way, since effects name cards by their numbers. It looks after every action. As long as there is nothing to
 * exchange, a card is strange to just those from whom it is hidden: one glance tells that nothing has changed about it.
 */
export class FreshNumbers<S extends CoreState> {
  private readonly everySeat: Seats;
  private readonly strange: Seats[];
  /** How many cards are strange to somebody. */
  private strangers: number;
  /** The cards that were hidden, at the last look, from somebody who knew their numbers. */
  private readonly familiar: number[] = [];
  private times: number;

  constructor(
    private readonly rules: Rules<S>,
    { to, times }: Strange = { to: [], times: 0 },
  ) {
    this.everySeat = only(rules.setup.seats.length) - 1;
    this.strange = to.slice();
    this.strangers = to.filter((seats) => seats !== nobody).length;
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
    if (typeof number === "number" && number >= 0 && number < this.strange.length)
      this.note(number, this.strange[number]! & strangers);
  }

  private note(number: number, strangers: Seats): void {
    const before = this.strange[number];
    if (before === strangers) return;
    if (before === nobody) this.strangers++;
    else if (strangers === nobody) this.strangers--;
    this.strange[number] = strangers;
  }

  /** After every action, and at the beginning. */
  look(state: S): void {
    const { familiar, rules } = this;
    const places = rules.hiding.places(state);
    // Even where there is nothing to cut off, cutting a list costs as much as half of a look.
    if (familiar.length > 0) familiar.length = 0;
    // A card that has left the hidden places is strange to nobody, whether or not an event named it.
    if (this.meet(state, places) !== this.strangers) this.recall(places, this.strange.slice());
    if (familiar.length > 0 && rules.isSettled(state)) this.exchangeFamiliar(state);
  }

  /** Whoever saw a card since the last look knows its number. How many of those that are hidden now are strange to somebody. */
  private meet(state: S, places: readonly Place[]): number {
    const { everySeat, strange } = this;
    let met = 0;
    for (let n = 0; n < places.length; n++) {
      const place = places[n]!;
      const { cards, shown } = place;
      const unseenBy = everySeat & ~place.seenBy;
      if (unseenBy === nobody) continue;
      for (let at = 0; at < cards.length; at++) {
        const number = cards[at]!;
        if (number < 0) continue;
        const hidden = shown === null ? unseenBy : unseenBy & ~seersOf(place, number);
        const kept = strange[number] === hidden ? hidden : this.change(state, number, hidden);
        if (kept !== nobody) met++;
      }
    }
    return met;
  }

  private change(state: S, number: number, hidden: Seats): Seats {
    while (this.strange.length <= number) this.strange.push(nobody);
    const kept = hidden & this.strange[number]!;
    this.note(number, kept);
    if (kept !== hidden && !this.rules.hiding.isLasting?.(state, number)) this.familiar.push(number);
    return kept;
  }

  /** Every card is strange again to those from whom it is hidden; or only to those of them to whom it was before. */
  private recall(places: readonly Place[], before: readonly Seats[] | null): void {
    const { everySeat, strange } = this;
    for (let number = 0; number < strange.length; number++) strange[number] = nobody;
    this.strangers = 0;
    for (const place of places) {
      const { cards, seenBy, shown } = place;
      const unseenBy = everySeat & ~seenBy;
      if (unseenBy === nobody) continue;
      for (let at = 0; at < cards.length; at++) {
        const number = cards[at]!;
        if (number < 0) continue;
        const hidden = shown === null ? unseenBy : unseenBy & ~seersOf(place, number);
        const kept = before === null ? hidden : hidden & before[number]!;
        strange[number] = kept;
        if (kept !== nobody) this.strangers++;
      }
    }
  }

  private exchangeFamiliar(state: S): void {
    const { everySeat, familiar, rules, strange, times } = this;
    const isFamiliar = strange.map(() => false);
    for (const number of familiar) isFamiliar[number] = true;
    const chance = (time: number): Rng => this.chance(state, times + time);
    this.times += exchangeNumbers(rules.hiding, state, isFamiliar, everySeat, chance);
    this.recall(rules.hiding.places(state), null);
  }

  /** A generator beside the match's own, from which nobody can tell what that one will bring. */
  private chance({ rng }: S, time: number): Rng {
    return seedRng(Math.imul(rng[0] ^ (rng[2] >>> 7), 0x9e3779b1) + time);
  }
}
