import type { From, LaidCard, Pile, TableState, Thing, To } from "../../schemas/free-table";
import { nextInt, type Rng } from "../core/rng";

/** How cards go from one place of a free table to another. Nothing is changed in place: every function answers with another table. */

export const thingOf = ({ things }: TableState, id: number): Thing | undefined =>
  things.find((thing) => thing.id === id);

export function pileOf(table: TableState, id: number): Pile | undefined {
  const thing = thingOf(table, id);
  return thing?.kind === "cards" ? thing : undefined;
}

export const withThing = (table: TableState, changed: Thing): TableState => ({
  ...table,
  things: table.things.map((thing) => (thing.id === changed.id ? changed : thing)),
});

/** Above all others, in the order given. */
export function raised(table: TableState, ids: readonly number[]): TableState {
  const up = ids.flatMap((id) => thingOf(table, id) ?? []);
  return { ...table, things: [...table.things.filter(({ id }) => !ids.includes(id)), ...up] };
}

/** The positions of the topmost cards, of as many as there are. */
export const topOf = ({ cards }: Pile, count: number): number[] =>
  Array.from({ length: Math.min(count, cards.length) }, (_, at) => cards.length - 1 - at).reverse();

interface Taken {
  table: TableState;
  /** As they lay: the topmost last. */
  cards: LaidCard[];
}

const isDistinct = (at: readonly number[], length: number): boolean =>
  new Set(at).size === at.length && at.every((index) => index < length);

/** A pile of which nothing is left is gone. */
export function take(table: TableState, from: From): Taken | null {
  const at = from.at.toSorted((a, b) => a - b);
  if ("hand" in from) {
    const person = table.people[from.hand];
    if (!person || !isDistinct(at, person.hand.length)) return null;
    const hand = person.hand.filter((_, index) => !at.includes(index));
    const people = table.people.with(from.hand, { ...person, hand });
    return { table: { ...table, people }, cards: at.map((index) => ({ card: person.hand[index]!, up: false })) };
  }
  const pile = pileOf(table, from.pile);
  if (!pile || !isDistinct(at, pile.cards.length)) return null;
  const taken = new Set(at);
  const left = pile.cards.filter((_, index) => !taken.has(index));
  const after =
    left.length === 0
      ? { ...table, things: table.things.filter(({ id }) => id !== pile.id) }
      : withThing(table, { ...pile, cards: left });
  return { table: searchedLess(after, pile, at), cards: at.map((index) => pile.cards[index]!) };
}

function searchedLess(table: TableState, pile: Pile, taken: readonly number[]): TableState {
  const { search } = table;
  if (search?.pile !== pile.id) return table;
  const first = pile.cards.length - search.count;
  const count = search.count - taken.filter((index) => index >= first).length;
  return { ...table, search: count > 0 ? { ...search, count } : null };
}

/** `null` where there is no such place. */
export function give(table: TableState, cards: readonly LaidCard[], to: To): TableState | null {
  if ("hand" in to) {
    const person = table.people[to.hand];
    if (!person) return null;
    const hand = [...person.hand, ...cards.map(({ card }) => card)];
    return { ...table, people: table.people.with(to.hand, { ...person, hand }) };
  }
  if ("pile" in to) {
    const pile = pileOf(table, to.pile);
    if (!pile) return null;
    if (to.end === "anywhere") return givenAnywhere(table, pile, cards);
    const isTop = to.end === "top";
    const after = withThing(table, { ...pile, cards: isTop ? [...pile.cards, ...cards] : [...cards, ...pile.cards] });
    const { search } = table;
    return isTop && search?.pile === pile.id
      ? { ...after, search: { ...search, count: search.count + cards.length } }
      : after;
  }
  const { x, y, turn, step } = to;
  const groups = step === undefined ? [[...cards]] : cards.map((card) => [card]);
  const piles = groups.map(
    (group, at): Pile => ({ kind: "cards", id: table.next + at, x: x + at * (step ?? 0), y, turn, cards: group }),
  );
  return { ...table, next: table.next + piles.length, things: [...table.things, ...piles] };
}

function givenAnywhere(table: TableState, pile: Pile, cards: readonly LaidCard[]): TableState {
  const chance: Rng = [...table.chance];
  const mixed = [...pile.cards];
  for (const card of cards) mixed.splice(nextInt(chance, mixed.length + 1), 0, card);
  return { ...withThing(table, { ...pile, cards: mixed }), chance };
}
