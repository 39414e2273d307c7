import type { Pile, QuarterTurn, TableMove, TableState, Thing } from "../../schemas/free-table";
import { nextInt, type Rng, shuffle } from "../core/rng";
import { give, pileOf, raised, take, thingOf, topOf, withThing } from "./piles";

/**
 * What a hand may do on a table that knows no rules. `null` means that nothing would happen: what was meant isn't there, or
 * it can't be done to such a thing. Whoever has the screen is the one who does it.
 */

type Moves = { [T in TableMove["type"]]: (table: TableState, move: MoveOf<T>) => TableState | null };
export type MoveOf<T extends TableMove["type"]> = Extract<TableMove, { type: T }>;

/** A look at the cards goes on only while they are taken or put back. */
const duringSearch: readonly TableMove["type"][] = ["search", "put"];

export function apply(table: TableState, move: TableMove): TableState | null {
  const run = moves[move.type] as (table: TableState, move: TableMove) => TableState | null;
  const after = run(table, move);
  return after?.search && !duringSearch.includes(move.type) ? { ...after, search: null } : after;
}

const turned = (turn: number, by: number): QuarterTurn => ((turn + by) % 360) as QuarterTurn;

/** The things that are meant and that `change` has something to do with, changed; null if there are none. */
function changeAll(
  table: TableState,
  ids: readonly number[],
  change: (thing: Thing) => Thing | null,
): TableState | null {
  const changed = new Map<number, Thing>();
  for (const id of ids) {
    const thing = thingOf(table, id);
    const next = thing && change(thing);
    if (next) changed.set(id, next);
  }
  if (changed.size === 0) return null;
  return { ...table, things: table.things.map((thing) => changed.get(thing.id) ?? thing) };
}

const flipped = ({ cards, ...pile }: Pile): Pile => ({
  ...pile,
  cards: cards.map(({ card, up }) => ({ card, up: !up })).reverse(),
});

/** Changes things by chance; the dice of the table stand elsewhere afterwards. */
function byChance(
  table: TableState,
  ids: readonly number[],
  change: (thing: Thing, chance: Rng) => Thing | null,
): TableState | null {
  const chance: Rng = [...table.chance];
  const after = changeAll(table, ids, (thing) => change(thing, chance));
  return after && { ...after, chance };
}

function shuffled(thing: Thing, chance: Rng): Thing | null {
  if (thing.kind !== "cards" || thing.cards.length < 2) return null;
  const cards = [...thing.cards];
  shuffle(chance, cards);
  return { ...thing, cards };
}

function written(thing: Thing, text: string): Thing | null {
  const label = text.slice(0, 80);
  if (thing.kind === "note") return { ...thing, text };
  if (thing.kind === "token") return { ...thing, text: text.slice(0, 40) };
  if (thing.kind === "die") return null;
  if (thing.kind !== "cards" || label !== "") return { ...thing, label };
  const { label: _, ...unnamed } = thing;
  return unnamed;
}

const moves: Moves = {
  move: (table, { to }) => {
    const places = new Map(to.map(({ thing, x, y }) => [thing, { x, y }]));
    const after = changeAll(table, [...places.keys()], (thing) => ({ ...thing, ...places.get(thing.id) }));
    return after && raised(after, [...places.keys()]);
  },
  stack: (table, { things, onto }) => {
    const pile = pileOf(table, onto);
    const others = [...new Set(things)].flatMap((id) => (id === onto ? [] : (pileOf(table, id) ?? [])));
    if (!pile || others.length === 0) return null;
    const cards = [...pile.cards, ...others.flatMap((other) => other.cards)];
    const left = table.things.filter((thing) => !others.some(({ id }) => id === thing.id));
    return raised(withThing({ ...table, things: left }, { ...pile, cards }), [onto]);
  },
  take: (table, { things, hand }) => {
    const piles = [...new Set(things)].flatMap((id) => pileOf(table, id) ?? []);
    if (piles.length === 0) return null;
    const left = { ...table, things: table.things.filter(({ id }) => !piles.some((pile) => pile.id === id)) };
    return give(
      left,
      piles.flatMap((pile) => pile.cards.toReversed()),
      { hand },
    );
  },
  put: (table, { from, to, up }) => {
    const taken = take(table, from);
    if (!taken) return null;
    const isFromHand = "hand" in from;
    const side = up ?? (isFromHand && !("hand" in to) ? true : undefined);
    const cards = taken.cards.map(({ card, up: was }) => ({ card, up: side ?? was }));
    return give(taken.table, cards, to);
  },
  draw: (table, { pile: id, count }) => {
    const pile = pileOf(table, id);
    const taken = pile && take(table, { pile: id, at: topOf(pile, count) });
    return taken ? give(taken.table, taken.cards.toReversed(), { hand: table.turn }) : null;
  },
  deal: (table, { pile: id, count }) => {
    const seats = table.people.length;
    let dealt = table;
    for (let n = 0; n < count * seats; n++) {
      const pile = pileOf(dealt, id);
      const taken = pile && take(dealt, { pile: id, at: topOf(pile, 1) });
      if (!taken) break;
      dealt = give(taken.table, taken.cards, { hand: (table.turn + n) % seats }) ?? dealt;
    }
    return dealt === table ? null : dealt;
  },
  flip: (table, { things }) => changeAll(table, things, (thing) => (thing.kind === "cards" ? flipped(thing) : null)),
  turn: (table, { things, by }) =>
    changeAll(table, things, (thing) => ("turn" in thing ? { ...thing, turn: turned(thing.turn, by) } : null)),
  shuffle: (table, { things }) => byChance(table, things, shuffled),
  roll: (table, { things }) =>
    byChance(table, things, (thing, chance) =>
      thing.kind === "die" ? { ...thing, shows: nextInt(chance, thing.sides) + 1 } : null,
    ),
  search: (table, { pile: id, count }) => {
    const pile = pileOf(table, id);
    return pile ? { ...table, search: { pile: id, count: Math.min(count, pile.cards.length) } } : null;
  },
  close: (table, { shuffle: isShuffled }) => {
    if (!table.search) return null;
    return (isShuffled && byChance(table, [table.search.pile], shuffled)) || table;
  },
  count: (table, { thing: id, value }) =>
    changeAll(table, [id], (thing) => (thing.kind === "counter" && thing.value !== value ? { ...thing, value } : null)),
  write: (table, { thing: id, text }) => changeAll(table, [id], (thing) => written(thing, text)),
  size: (table, { thing: id, width, height }) =>
    changeAll(table, [id], (thing) => (thing.kind === "zone" ? { ...thing, width, height } : null)),
  lower: (table, { things }) => {
    const down = things.flatMap((id) => thingOf(table, id) ?? []);
    if (down.length === 0) return null;
    return { ...table, things: [...down, ...table.things.filter(({ id }) => !things.includes(id))] };
  },
  add: (table, { things }) => ({
    ...table,
    next: table.next + things.length,
    things: [...table.things, ...things.map((thing, at): Thing => ({ ...thing, id: table.next + at }))],
  }),
  remove: (table, { things }) => {
    const gone = table.things.filter(({ id }) => things.includes(id));
    if (gone.length === 0) return null;
    return {
      ...table,
      things: table.things.filter(({ id }) => !things.includes(id)),
      box: [...table.box, ...gone],
    };
  },
  restore: (table, { thing: id, x, y }) => {
    const thing = table.box.find((each) => each.id === id);
    if (!thing) return null;
    return {
      ...table,
      box: table.box.filter((each) => each !== thing),
      things: [...table.things, { ...thing, x, y }],
    };
  },
  arrange: (table, { at, to }) => {
    const person = table.people[table.turn];
    const card = person?.hand[at];
    if (!person || card === undefined || at === to || to >= person.hand.length) return null;
    const hand = person.hand.toSpliced(at, 1).toSpliced(to, 0, card);
    return { ...table, people: table.people.with(table.turn, { ...person, hand }) };
  },
  reveal: (table, { shown }) => {
    const person = table.people[table.turn];
    if (!person || person.shown === shown) return null;
    return { ...table, people: table.people.with(table.turn, { ...person, shown }) };
  },
  pass: (table, { to }) => (to !== table.turn && table.people[to] ? { ...table, turn: to } : null),
};
