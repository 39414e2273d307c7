import type { Rules } from "./game";
import { hiddenFrom, type Place, rename } from "./hiding";
import type { CoreState, GameEvent } from "./machine";
import { type Rng, seedRng, shuffle } from "./rng";
import { seenBy } from "./secrecy";

/**
 * Sees to it that a card which was hidden comes back under a number that nobody can connect with it: as soon as a number
 * that somebody has seen on a card is hidden from them again, all hidden cards of its group exchange their numbers. At the
 * deal they do, too, since cards are numbered in the order in which they lie.
 *
 * It draws nothing from the match's generator, so that chance is the same with and without it; and it waits until nothing
 * is under way, since effects name cards by their numbers.
 */
export class FreshNumbers<S extends CoreState> {
  constructor(
    private readonly rules: Rules<S>,
    /** By seat: the numbers that have been hidden from it ever since they were given. */
    private strange: Set<number>[] = rules.setup.seats.map(() => new Set()),
    private times = 0,
  ) {}

  copy(): FreshNumbers<S> {
    return new FreshNumbers(
      this.rules,
      this.strange.map((numbers) => new Set(numbers)),
      this.times,
    );
  }

  /** A card that is shown and hidden again within one action is named by an event. */
  hear(event: GameEvent): void {
    const { namedIn = namedByDefault } = this.rules.hiding;
    for (const [seat, strange] of this.strange.entries())
      for (const number of namedIn(seenBy(event, seat))) strange.delete(number as number);
  }

  /** After every action, and at the beginning. */
  look(state: S): void {
    const { hiding } = this.rules;
    const hidden = this.strange.map((_, seat) => hiddenFrom(hiding, state, seat));
    const familiar = new Set<number>();
    for (const [seat, numbers] of hidden.entries())
      for (const number of numbers)
        if (!this.strange[seat]!.has(number) && !hiding.isLasting?.(state, number))
          familiar.add(hiding.groupOf(state, number));
    if (familiar.size > 0 && this.rules.isSettled(state)) {
      for (const group of familiar) this.exchange(state, group);
      this.strange = this.strange.map((_, seat) => hiddenFrom(hiding, state, seat));
    } else {
      for (const [seat, strange] of this.strange.entries())
        for (const number of strange) if (!hidden[seat]!.has(number)) strange.delete(number);
    }
  }

  private exchange(state: S, group: number): void {
    const { hiding, setup } = this.rules;
    const places = hiding.places(state);
    const isOpen = ({ isSeenBy }: Place, card: number): boolean => setup.seats.every((_, seat) => isSeenBy(seat, card));
    const own = places.flatMap((each) =>
      each.cards.filter(
        (card) => hiding.groupOf(state, card) === group && !isOpen(each, card) && !hiding.isLasting?.(state, card),
      ),
    );
    const given = [...own];
    shuffle(this.chance(state), given);
    for (const list of hiding.facts(state)) {
      const kept = own.map((card) => list[card]);
      for (const [n, card] of given.entries()) list[card] = kept[n];
    }
    const renamed = new Map(own.map((card, n) => [card, given[n]!]));
    rename([...places, ...(hiding.references?.(state) ?? [])], renamed);
  }

  /** A generator beside the match's own, from which nobody can tell what that one will bring. */
  private chance({ rng }: S): Rng {
    return seedRng(Math.imul(rng[0] ^ (rng[2] >>> 7), 0x9e3779b1) + ++this.times);
  }
}

const namedByDefault = ({ card, cards }: GameEvent): unknown[] => (Array.isArray(cards) ? [card, ...cards] : [card]);
