import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashPlain } from "../../engine/core/plain";
import { apply } from "../../engine/free-table/apply";
import {
  begun,
  goTo,
  type History,
  perform,
  played,
  redo,
  tableOf,
  undo,
  written,
} from "../../engine/free-table/history";
import { narrate, type Part, saidTo } from "../../engine/free-table/narrate";
import { startTable } from "../../engine/free-table/start";
import { viewOf } from "../../engine/free-table/view";
import { moveOf } from "../../renderer/table/free-table/carrying";
import type { Pile, TableMove, TableState } from "../../schemas/free-table";

const deck = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

const start = (seed = 1): TableState =>
  startTable({
    seed,
    people: ["Anna", "Ben", "Cleo"],
    stacks: [
      { owner: 0, label: "Anna's deck", cards: deck("a", 12), isShuffled: true },
      { owner: 1, label: "Ben's deck", cards: deck("b", 8), isShuffled: true },
      { owner: null, cards: ["m1"], up: true },
    ],
    things: [
      { kind: "counter", x: 0, y: 50, label: "Life", value: 20 },
      { kind: "die", x: 40, y: 50, sides: 6, shows: 1 },
      { kind: "token", x: 80, y: 50, turn: 0, text: "Poison", colour: "green" },
      { kind: "note", x: 120, y: 50, text: "First to ten" },
    ],
  });

/** A move that has a chance to do something, out of six numbers. */
function someMove(table: TableState, [kind, a, b, c, d, e]: readonly number[]): TableMove {
  const pick = <T>(items: readonly T[], n: number): T | undefined => items[n % Math.max(1, items.length)];
  const thing = pick(table.things, a!)?.id ?? 1;
  const piles = table.things.filter((each): each is Pile => each.kind === "cards");
  const pile = pick(piles, a!) ?? piles[0];
  const other = pick(piles, b!)?.id ?? 1;
  const things = [...new Set([thing, pick(table.things, b!)?.id ?? 1, pile?.id ?? 1])];
  const seat = c! % table.people.length;
  const handed = table.people[seat]!.hand.length;
  const from =
    d! % 2 === 0 && handed > 0
      ? { hand: seat, at: [e! % handed] }
      : { pile: pile?.id ?? 1, at: [...new Set([e! % (pile?.cards.length ?? 1), b! % (pile?.cards.length ?? 1)])] };
  const ends = ["top", "bottom", "anywhere"] as const;
  const to = pick(
    [
      { pile: other, end: ends[c! % 3]! },
      { hand: b! % 3 },
      { x: c! - 50, y: d! - 50, turn: 0 as const },
      { x: 0, y: 0, turn: 90 as const, step: 70 },
    ],
    c!,
  )!;
  const found: readonly TableMove[] = [
    { type: "move", to: things.map((id, at) => ({ thing: id, x: b! + at, y: c! })) },
    { type: "stack", things, onto: other },
    { type: "take", things, hand: seat },
    { type: "put", from, to },
    { type: "put", from, to, up: e! % 2 === 0 },
    { type: "draw", pile: pile?.id ?? 1, count: 1 + (b! % 4) },
    { type: "deal", pile: pile?.id ?? 1, count: 1 + (b! % 2) },
    { type: "flip", things },
    { type: "turn", things, by: 90 },
    { type: "shuffle", things },
    { type: "roll", things: table.things.map(({ id }) => id) },
    { type: "search", pile: pile?.id ?? 1, count: 1 + (c! % 20) },
    { type: "close", shuffle: d! % 2 === 0 },
    { type: "count", thing, value: b! },
    { type: "write", thing, text: d! % 3 === 0 ? "" : `word ${b}` },
    { type: "lower", things },
    { type: "remove", things: [thing] },
    { type: "restore", thing: pick(table.box, a!)?.id ?? 1, x: 0, y: 0 },
    { type: "reveal", shown: d! % 2 === 0 },
    { type: "pass", to: seat },
    { type: "arrange", at: a! % 8, to: b! % 8 },
  ];
  return pick(found, kind!)!;
}

const numbers = fc.array(fc.tuple(...Array.from({ length: 6 }, () => fc.nat(99))), { maxLength: 60 });

function playedBy(steps: readonly (readonly number[])[], seed = 1): History {
  let history = begun(start(seed));
  for (const step of steps) history = perform(history, someMove(tableOf(history), step));
  return history;
}

const cardsOf = ({ things, box, people }: TableState): string[] =>
  [
    ...[...things, ...box].flatMap((thing) => (thing.kind === "cards" ? thing.cards.map(({ card }) => card) : [])),
    ...people.flatMap(({ hand }) => hand),
  ].toSorted();
const othersOf = ({ things, box }: TableState): number[] =>
  [...things, ...box].flatMap((thing) => (thing.kind === "cards" ? [] : [thing.id])).toSorted((a, b) => a - b);

describe("whatever is done on a free table", () => {
  test("no card and no thing is lost, doubled or left in two places", () => {
    fc.assert(
      fc.property(numbers, (steps) => {
        const { states } = playedBy(steps);
        for (const state of states) {
          expect(cardsOf(state)).toEqual(cardsOf(start()));
          expect(othersOf(state)).toEqual(othersOf(start()));
          const ids = [...state.things, ...state.box].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.every((id) => id < state.next)).toBe(true);
        }
      }),
    );
  });

  test("a hand is put in another order without a word, by a drag before the card that it lands on", () => {
    const pile = start().things.find((thing) => thing.kind === "cards" && thing.cards.length > 3)!.id;
    const table = tableOf(perform(begun(start()), { type: "draw", pile, count: 3 }));
    const [first, second, third] = table.people[0]!.hand;
    const carried = { source: { hand: 0, at: 0 }, isCards: true };
    const move = moveOf(carried, { kind: "hand", seat: 0, at: 2 }, table, false)!;
    const after = apply(table, move)!;
    expect(after.people[0]!.hand).toEqual([second, third, first]);
    expect(narrate(table, move, after)).toBeNull();
    expect(moveOf(carried, { kind: "hand", seat: 0, at: 0 }, table, false)).toBeNull();
    expect(apply(table, { type: "arrange", at: 0, to: 3 })).toBeNull();
  });

  test("taking it all back leads to the beginning, and repeating it to the same end", () => {
    fc.assert(
      fc.property(numbers, (steps) => {
        const history = playedBy(steps);
        const end = hashPlain(tableOf(history));
        let back = history;
        while (back.done > 0) back = undo(back);
        expect(hashPlain(tableOf(back))).toBe(hashPlain(start()));
        while (back.done < history.done) back = redo(back);
        expect(hashPlain(tableOf(back))).toBe(end);
      }),
    );
  });

  test("the same seed and moves give the same table, also when played again from a file", () => {
    fc.assert(
      fc.property(numbers, fc.nat(60), (steps, at) => {
        const history = playedBy(steps);
        const file = JSON.parse(JSON.stringify(written(goTo(history, Math.min(at, history.done)))));
        const again = played(file);
        expect(again.done).toBe(Math.min(at, history.done));
        expect(again.states.map(hashPlain)).toEqual(history.states.map(hashPlain));
        expect(again.said).toEqual(history.said);
      }),
    );
  });

  test("what a person can't see is neither in the view nor in the words", () => {
    fc.assert(
      fc.property(numbers, fc.nat(2), (steps, viewer) => {
        const { states, said } = playedBy(steps);
        for (const [at, state] of states.entries()) {
          const view = JSON.stringify(viewOf(state, viewer));
          const known = new Set(view.match(/(?<=")[abm]\d+(?=")/g));
          for (const card of known) expect(mayBeSeen(state, viewer, card)).toBe(true);
          const before = states[at - 1];
          const line = said[at - 1];
          if (!before || !line || line.by === viewer) continue;
          for (const card of named(saidTo(line, viewer)))
            expect(everSeen(before, state, card), `${card} in ${JSON.stringify(line)}`).toBe(true);
        }
      }),
    );
  });

  test("hidden cards may change places without any view telling", () => {
    fc.assert(
      fc.property(numbers, fc.nat(3), (steps, at) => {
        const viewer = at === 3 ? null : at;
        const table = { ...tableOf(playedBy(steps)), search: null };
        expect(viewOf(swapped(table, viewer), viewer)).toEqual(viewOf(table, viewer));
      }),
    );
  });
});

const named = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (typeof part === "string" ? [] : [part.card]));

const isTopUp = (state: TableState, card: string): boolean =>
  [...state.things, ...state.box].some((thing) => {
    const top = thing.kind === "cards" ? thing.cards.at(-1) : undefined;
    return top?.up === true && top.card === card;
  });
const mayBeSeen = (state: TableState, viewer: number, card: string): boolean =>
  isTopUp(state, card) ||
  state.people.some(({ hand, shown }, seat) => (shown || seat === viewer) && hand.includes(card)) ||
  (state.turn === viewer && state.search !== null);
const isOpen = (state: TableState, card: string): boolean =>
  isTopUp(state, card) || state.people.some(({ hand, shown }) => shown && hand.includes(card));
/** Of several cards put down at once, face up, all but the topmost are seen for a moment. */
const everSeen = (before: TableState, after: TableState, card: string): boolean =>
  isOpen(before, card) ||
  isOpen(after, card) ||
  after.things.some((thing) => thing.kind === "cards" && thing.cards.some((each) => each.up && each.card === card));

/** The table with every hidden card under another name. */
function swapped(table: TableState, viewer: number | null): TableState {
  const other = (card: string): string => `${card}'`;
  return {
    ...table,
    things: table.things.map((thing) => hiddenSwapped(thing, other)),
    box: table.box.map((thing) => hiddenSwapped(thing, other)),
    people: table.people.map((person, seat) =>
      person.shown || seat === viewer ? person : { ...person, hand: person.hand.map(other) },
    ),
  };
}
function hiddenSwapped<T extends TableState["things"][number]>(thing: T, other: (card: string) => string): T {
  if (thing.kind !== "cards") return thing;
  const last = thing.cards.length - 1;
  return {
    ...thing,
    cards: thing.cards.map(({ card, up }, at) => ({ card: up && at === last ? card : other(card), up })),
  };
}

describe("one move", () => {
  const table = start();
  const [annas] = table.things.filter((thing): thing is Pile => thing.kind === "cards");
  const text = (before: TableState, move: TableMove, viewer: number | null): string => {
    const after = apply(before, move)!;
    const said = narrate(before, move, after)!;
    return saidTo(said, viewer)
      .map((part) => (typeof part === "string" ? part : part.card.toUpperCase()))
      .join("");
  };
  const top = annas!.cards.slice(-2).map(({ card }) => card.toUpperCase());

  test("draws from the top, and tells the names only to whoever drew", () => {
    const move: TableMove = { type: "draw", pile: annas!.id, count: 2 };
    expect(apply(table, move)!.people[0]!.hand).toEqual(
      annas!.cards
        .slice(-2)
        .map(({ card }) => card)
        .toReversed(),
    );
    expect(text(table, move, 1)).toBe("Anna draws 2 cards from “Anna's deck”");
    expect(text(table, move, null)).toBe("Anna draws 2 cards from “Anna's deck”");
    expect(text(table, move, 0)).toBe(`Anna draws ${top[0]} and ${top[1]} from “Anna's deck”`);
  });

  test("deals to everybody, beginning with whoever has the screen, as far as there are cards", () => {
    expect(apply(table, { type: "deal", pile: annas!.id, count: 2 })!.people.map(({ hand }) => hand.length)).toEqual([
      2, 2, 2,
    ]);
    const bens = table.things.filter((thing): thing is Pile => thing.kind === "cards")[1]!;
    const dealt = apply({ ...table, turn: 1 }, { type: "deal", pile: bens.id, count: 3 })!;
    expect(dealt.people.map(({ hand }) => hand.length)).toEqual([2, 3, 3]);
    expect(dealt.things.some(({ id }) => id === bens.id)).toBe(false);
  });

  test("turns a stack over as a whole: what was lowest lies on top, face up", () => {
    const after = apply(table, { type: "flip", things: [annas!.id] })!;
    const seen = viewOf(after, null).things.find(({ id }) => id === annas!.id);
    expect(seen).toMatchObject({ count: 12, top: annas!.cards[0]!.card });
  });

  test("looking through a stack shows it to whoever has the screen alone, until it is closed", () => {
    const looking = apply(table, { type: "search", pile: annas!.id, count: 3 })!;
    expect(viewOf(looking, 0).search?.cards).toHaveLength(3);
    expect(viewOf(looking, 1).search).toBeNull();
    const at = viewOf(looking, 0).search!.cards[1]!.at;
    const taken = apply(looking, { type: "put", from: { pile: annas!.id, at: [at] }, to: { hand: 0 } })!;
    expect(viewOf(taken, 0).search?.cards).toHaveLength(2);
    expect(viewOf(apply(taken, { type: "close", shuffle: true })!, 0).search).toBeNull();
    expect(text(looking, { type: "close", shuffle: false }, 1)).toBe(
      "Anna puts “Anna's deck” back as it was, not shuffled",
    );
    expect(apply(looking, { type: "pass", to: 1 })!.search).toBeNull();
  });

  test("a hand lies open until it is taken up again", () => {
    const drawn = apply(table, { type: "draw", pile: annas!.id, count: 1 })!;
    expect(viewOf(drawn, 1).people[0]).toMatchObject({ count: 1, hand: null });
    const shown = apply(drawn, { type: "reveal", shown: true })!;
    expect(viewOf(shown, 1).people[0]!.hand).toHaveLength(1);
    expect(text(drawn, { type: "reveal", shown: true }, 1)).toBe(`Anna shows the hand: ${top[1]}`);
  });

  test.each<[string, TableMove]>([
    ["a thing that isn't there", { type: "flip", things: [999] }],
    ["a die turned over", { type: "flip", things: [table.things.find(({ kind }) => kind === "die")!.id] }],
    ["a stack on itself", { type: "stack", things: [annas!.id], onto: annas!.id }],
    ["a card that the stack doesn't have", { type: "put", from: { pile: annas!.id, at: [40] }, to: { hand: 0 } }],
    ["the same card twice", { type: "put", from: { pile: annas!.id, at: [1, 1] }, to: { hand: 0 } }],
    ["a hand of nobody", { type: "put", from: { pile: annas!.id, at: [1] }, to: { hand: 5 } }],
    ["to oneself", { type: "pass", to: 0 }],
  ])("%s is no move", (_, move) => {
    expect(apply(table, move)).toBeNull();
  });
});

test("a file from elsewhere is played as far as it goes, and new things get numbers of their own", () => {
  const table = { ...start(), next: 1 };
  const moves: TableMove[] = [
    { type: "add", things: [{ kind: "note", x: 0, y: 0, text: "new" }] },
    { type: "flip", things: [999] },
    { type: "add", things: [{ kind: "note", x: 0, y: 0, text: "never" }] },
  ];
  const history = played({ start: table, moves, done: 3 });
  expect(history.done).toBe(1);
  const ids = tableOf(history).things.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
