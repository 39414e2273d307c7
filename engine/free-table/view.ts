import type { Pile, QuarterTurn, TableState, Thing } from "../../schemas/free-table";

/** What one person sees of a free table. A card that lies face down, or in another's hand, isn't in it at all. */

export interface SeenPile {
  kind: "cards";
  id: number;
  x: number;
  y: number;
  turn: QuarterTurn;
  label: string | undefined;
  count: number;
  /** Its id, if the topmost card lies face up. */
  top: string | null;
}
export type SeenThing = SeenPile | Exclude<Thing, Pile>;

export interface SeenPerson {
  name: string;
  count: number;
  shown: boolean;
  /** Null where it is covered. */
  hand: readonly string[] | null;
}

export interface TableView {
  /** Null: what everybody sees. */
  viewer: number | null;
  turn: number;
  people: readonly SeenPerson[];
  things: readonly SeenThing[];
  box: readonly SeenThing[];
  /** Cards that are looked at, the topmost first, each with its position in the pile. */
  search: { pile: number; label: string | undefined; cards: readonly { card: string; at: number }[] } | null;
}

const seenPiles = new WeakMap<Pile, SeenPile>();

/** The same object as long as nothing of the thing changes: whoever shows two hundred of them shows only what is new. */
function seen(thing: Thing): SeenThing {
  if (thing.kind !== "cards") return thing;
  const known = seenPiles.get(thing);
  if (known) return known;
  const { id, x, y, turn, label, cards } = thing;
  const top = cards.at(-1);
  const made: SeenPile = { kind: "cards", id, x, y, turn, label, count: cards.length, top: top?.up ? top.card : null };
  seenPiles.set(thing, made);
  return made;
}

export function viewOf(table: TableState, viewer: number | null): TableView {
  const { turn, people, things, box } = table;
  return {
    viewer,
    turn,
    people: people.map(({ name, hand, shown }, seat) => ({
      name,
      count: hand.length,
      shown,
      hand: shown || seat === viewer ? hand : null,
    })),
    things: things.map(seen),
    box: box.map(seen),
    search: viewer === turn ? searched(table) : null,
  };
}

function searched({ search, things }: TableState): TableView["search"] {
  const pile = things.find((thing): thing is Pile => thing.kind === "cards" && thing.id === search?.pile);
  if (!search || !pile) return null;
  const first = pile.cards.length - search.count;
  const cards = pile.cards.flatMap(({ card }, at) => (at >= first ? [{ card, at }] : [])).reverse();
  return { pile: pile.id, label: pile.label, cards };
}
