import { allNames, type Hiding, nobody, type Place, rename, type Seats, seersOf } from "./hiding";
import type { CoreState } from "./machine";
import { type Rng, shuffle } from "./rng";

/** A place, and how many familiar numbers lie there by now. */
interface Home {
  place: Place;
  familiar: number;
}

/** The cards of one group that lie in one place. */
interface Lot {
  home: Home;
  cards: number[];
}

/**
 * Gives the familiar numbers to other cards, group by group, each with chance of its own; how many groups there were.
 * It is the cards that lie beside a familiar one that exchange, and those that nobody sees: other people's hands keep their
 * numbers. Every match begins with this, for all cards: it takes a few passes over them and no sorting.
 */
export function exchangeNumbers<S extends CoreState>(
  hiding: Hiding<S>,
  state: S,
  isFamiliar: readonly boolean[],
  everySeat: Seats,
  chance: (time: number) => Rng,
): number {
  const facts = hiding.facts(state);
  const renamed = isFamiliar.map((_, card) => card);
  const groups = lotsByGroup(hiding, state, isFamiliar);
  let time = 0;
  for (const lots of groups.values()) {
    time++;
    const own: number[] = [];
    for (const { home, cards } of lots) addMoving(own, cards, home, everySeat);
    if (own.length < 2) continue;
    const given = own.slice();
    shuffle(chance(time), given);
    for (let n = 0; n < own.length; n++) renamed[own[n]!] = given[n]!;
    for (const list of facts) moveFacts(list, own, given);
    if (time < groups.size) for (const lot of lots) countAnew(lot, isFamiliar, renamed);
  }
  rename(allNames(hiding, state), (card) => renamed[card]);
  return time;
}

function addMoving(moving: number[], cards: readonly number[], { place, familiar }: Home, everySeat: Seats): void {
  for (let n = 0; n < cards.length; n++) {
    const seers = (place.shown === null ? place.seenBy : seersOf(place, cards[n]!)) & everySeat;
    if (seers === nobody || (familiar > 0 && seers !== everySeat)) moving.push(cards[n]!);
  }
}

function moveFacts(list: unknown[], own: readonly number[], given: readonly number[]): void {
  const before = list.slice();
  for (let n = 0; n < own.length; n++) list[given[n]!] = before[own[n]!];
}

/** The groups that come next look at what lies where by now. */
function countAnew({ home, cards }: Lot, isFamiliar: readonly boolean[], renamed: readonly number[]): void {
  for (const card of cards) {
    if (isFamiliar[card]) home.familiar--;
    if (isFamiliar[renamed[card]!]) home.familiar++;
  }
}

/** Of the groups with familiar cards, in the order of their lowest familiar numbers. */
function lotsByGroup<S extends CoreState>(
  hiding: Hiding<S>,
  state: S,
  isFamiliar: readonly boolean[],
): Map<number, Lot[]> {
  const groups = new Map<number, Lot[]>();
  let last = Number.NaN;
  for (let number = 0; number < isFamiliar.length; number++) {
    if (!isFamiliar[number]) continue;
    const group = hiding.groupOf(state, number);
    if (group !== last && !groups.has(group)) groups.set(group, []);
    last = group;
  }
  for (const place of hiding.places(state)) {
    const home: Home = { place, familiar: 0 };
    let lot: Lot = { home, cards: [] };
    last = Number.NaN;
    for (const card of place.cards) {
      if (card < 0) continue;
      if (isFamiliar[card]) home.familiar++;
      if (hiding.isLasting?.(state, card)) continue;
      const group = hiding.groupOf(state, card);
      if (group !== last) {
        last = group;
        lot = { home, cards: [] };
        groups.get(group)?.push(lot);
      }
      lot.cards.push(card);
    }
  }
  return groups;
}
