import { expect, test } from "vitest";
import type { Rules } from "../../engine/core/game";
import { nobody, only, place } from "../../engine/core/hiding";
import type { CoreState, GameEvent } from "../../engine/core/machine";
import { Match } from "../../engine/core/match";
import { seedRng } from "../../engine/core/rng";
import type { GameId } from "../../schemas/game-id";

/** Two hands, a deck, and a table where everybody sees what lies there. No two cards are alike. */
interface Table extends CoreState {
  design: number[];
  hands: number[][];
  deck: number[];
  table: number[];
}

/** `lay` moves the first hand's first card to the table and `take` back again, `hide` moves it under the deck, `tell` names it. */
const rules = {
  setup: { seats: [{}, {}], options: {}, cards: {} },
  hiding: {
    places: ({ hands, deck }) => [...hands.map((hand, owner) => place(hand, only(owner))), place(deck, nobody)],
    facts: ({ design }) => [design],
    groupOf: () => 0,
  },
  deal: (seed) => ({
    rng: seedRng(seed),
    rolls: [],
    stack: [],
    prompt: null,
    result: null,
    design: Array.from({ length: 24 }, (_, card) => card),
    hands: [
      [0, 1],
      [2, 3],
    ],
    deck: Array.from({ length: 20 }, (_, n) => n + 4),
    table: [],
  }),
  apply({ hands: [hand], deck, table }, { type }, emit) {
    if (type === "lay") table.push(hand!.shift()!);
    else if (type === "take") hand!.unshift(table.pop()!);
    else if (type === "hide") deck.unshift(hand!.shift()!);
    else emit?.({ type, card: hand![0]! } satisfies GameEvent);
  },
  isSettled: () => true,
} as Partial<Rules<Table>> as Rules<Table>;

/** Whether the number under which a card was known stands for another one after these actions. */
function isGivenAnew(...types: string[]): boolean {
  const match = new Match("toy" as GameId, rules, { seed: 3 });
  const known = match.state.hands[0]![0]!;
  const card = match.state.design[known];
  for (const type of types) match.do({ type });
  expect(match.state.design.toSorted((a, b) => a - b)).toEqual(rules.deal(0).design);
  return match.state.design[known] !== card;
}

test.each([
  ["that was seen comes back under another number, though no event named it", ["lay", "take"], true],
  ["whose number was told and whose owner puts it away, too", ["tell", "hide"], true],
  ["that its owner puts away, too, since the owner knew it", ["hide"], true],
  ["that lies open keeps its number", ["lay"], false],
  ["keeps its number in a hand, if nobody else knows it", [], false],
  ["is given another one there as soon as everybody was told which it is", ["tell"], true],
])("a card %s", (_, actions, anew) => {
  expect(isGivenAnew(...actions)).toBe(anew);
});
