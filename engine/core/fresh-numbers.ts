import type { Rules } from "./game";
import { type Place, rename } from "./hiding";
import type { CoreState, GameEvent } from "./machine";
import { type Rng, seedRng, shuffle } from "./rng";
import { seenBy, withoutSecrets } from "./secrecy";

/**
 * Sees to it that a card which was hidden comes back under a number that nobody can connect with it: as soon as a number
 * that somebody has seen on a card is hidden from them again, the hidden cards around it exchange their numbers. At the
 * deal they do, too, since cards are numbered in the order in which they lie.
 *
 * It draws nothing from the match's generator, so that chance is the same with and without it; and it waits until nothing
 * is under way, since effects name cards by their numbers.
 */
export class FreshNumbers<S extends CoreState> {
  constructor(
    private readonly rules: Rules<S>,
    /** By number: the seats, as bits, from which it has been hidden ever since it was given. */
    private strange = new Uint16Array(leastRoom),
    private times = 0,
  ) {}

  copy(): FreshNumbers<S> {
    return new FreshNumbers(this.rules, this.strange.slice(), this.times);
  }

  /** A card that is shown and hidden again within one action is named by an event. */
  hear(event: GameEvent): void {
    this.recognize(withoutSecrets(event), 0);
    if (event["secret"] === undefined) return;
    const others = this.rules.setup.seats.map((_, seat) => seat).filter((seat) => !event.seenBy?.includes(seat));
    this.recognize(seenBy(event, null), event.seenBy ? bitsOf(others) : 0);
  }

  /** Numbers that are named are strange only to these seats any more. */
  private recognize(event: GameEvent, seats: number): void {
    const { namedIn = namedByDefault } = this.rules.hiding;
    for (const number of namedIn(event))
      if (typeof number === "number" && number >= 0 && number < this.strange.length) this.strange[number]! &= seats;
  }

  /** After every action, and at the beginning. */
  look(state: S): void {
    const { hiding } = this.rules;
    const hidden = this.hiddenNow(state);
    const familiar = new Set<number>();
    for (let number = 0; number < hidden.length; number++) {
      const isFamiliar = (hidden[number]! & ~this.strange[number]!) !== 0;
      if (isFamiliar && !hiding.isLasting?.(state, number)) familiar.add(number);
    }
    if (familiar.size > 0 && this.rules.isSettled(state)) {
      for (const group of new Set([...familiar].map((number) => hiding.groupOf(state, number))))
        this.exchange(state, group, familiar);
      this.strange = this.hiddenNow(state);
    } else for (let number = 0; number < hidden.length; number++) this.strange[number]! &= hidden[number]!;
  }

  /** By number: from which seats a card is hidden. */
  private hiddenNow(state: S): Uint16Array<ArrayBuffer> {
    const seats = this.rules.setup.seats.length;
    let hidden = new Uint16Array(this.strange.length);
    for (const { cards, isSeenBy } of this.rules.hiding.places(state)) {
      for (let at = 0; at < cards.length; at++) {
        const number = cards[at]!;
        if (number < 0) continue;
        if (number >= hidden.length) {
          hidden = withRoom(hidden, number);
          this.strange = withRoom(this.strange, number);
        }
        for (let seat = 0; seat < seats; seat++) if (!isSeenBy(seat, number)) hidden[number]! |= 1 << seat;
      }
    }
    return hidden;
  }

  /** Among the cards that lie beside a familiar one, and those that nobody sees: other people's hands keep their numbers. */
  private exchange(state: S, group: number, familiar: ReadonlySet<number>): void {
    const { hiding, setup } = this.rules;
    const places = hiding.places(state);
    const seenIn = ({ isSeenBy }: Place, card: number): number =>
      setup.seats.filter((_, seat) => isSeenBy(seat, card)).length;
    const own = places.flatMap((each) => {
      const isBeside = each.cards.some((card) => familiar.has(card));
      return each.cards.filter((card) => {
        if (hiding.groupOf(state, card) !== group || hiding.isLasting?.(state, card)) return false;
        const seen = seenIn(each, card);
        return seen === 0 || (isBeside && seen < setup.seats.length);
      });
    });
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

/** Most games number fewer cards; there is more room as soon as it is needed. */
const leastRoom = 128;

function withRoom(list: Uint16Array<ArrayBuffer>, number: number): Uint16Array<ArrayBuffer> {
  if (number < list.length) return list;
  const longer = new Uint16Array(Math.max(number + 1, 2 * list.length));
  longer.set(list);
  return longer;
}

const bitsOf = (seats: readonly number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

const namedByDefault = ({ card, cards }: GameEvent): unknown[] => (Array.isArray(cards) ? [card, ...cards] : [card]);
