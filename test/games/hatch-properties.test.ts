import { describe, expect, it } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import { nextInt, seedRng } from "../../engine/core/rng";
import type { Card as HatchCard } from "../../engine/games/hatch/card-schema";
import { defaults } from "../../engine/games/hatch/options";
import { emptySet, firstCard } from "../../engine/games/hatch/play/compiled-set";
import { designOfCard } from "../../engine/games/hatch/play/designs";
import { filledSlots, fits, missingOf, newEgg } from "../../engine/games/hatch/play/eggs";
import type { State } from "../../engine/games/hatch/play/state";
import { gifts, kinds } from "../../engine/games/hatch/play/state";
import { starterRules } from "../engine/starter";
import { game, supply } from "./hatch-kit";

/** What needs many tries and is Hatch's own; what all games have in common is tried in `test/engine`. */

/** The largest assignment of resources to slots, found by trying. */
function bestMatching(slots: readonly string[], resources: readonly string[]): number {
  const [first, ...others] = resources;
  if (first === undefined) return 0;
  let best = bestMatching(slots, others);
  slots.forEach((slot, n) => {
    if (first === slot || first === "wild" || (slot === "any" && first !== "none"))
      best = Math.max(best, 1 + bestMatching(slots.toSpliced(n, 1), others));
  });
  return best;
}

describe("an egg of Hatch", () => {
  it("fills as many slots as any assignment of its resources could, and takes what would fill one more", () => {
    const rng = seedRng(8);
    const cards = gifts.map((gives): HatchCard => ({ name: gives, gives, power: 1 }));
    for (let round = 0; round < 500; round++) {
      const needs = Object.fromEntries(kinds.map((kind) => [kind, nextInt(rng, 3)]));
      const set = emptySet({ options: defaults });
      for (const card of [{ name: "Egg", needs, gives: "none", power: 1 } as const, ...cards])
        set.cards.push(designOfCard(set, card.name, card));
      const egg = newEgg(firstCard, 0);
      egg.reduced = kinds.map((kind) => nextInt(rng, needs[kind]! + 1));
      const slots = kinds.flatMap((kind, n) => Array<string>(needs[kind]! - egg.reduced[n]!).fill(kind));
      const fed = Array.from({ length: nextInt(rng, 6) }, () => nextInt(rng, 5));
      egg.resources = fed.map((gift) => firstCard + 1 + gift);
      const names = fed.map((gift) => gifts[gift]!);
      const filled = bestMatching(slots, names);
      expect([filledSlots(set, egg), missingOf(set, egg)], `${slots} with ${names}`).toEqual([
        filled,
        slots.length - filled,
      ]);
      for (const [gift, name] of gifts.entries())
        expect(fits(set, egg, gift), `${name} more`).toBe(bestMatching(slots, [...names, name]) > filled);
    }
  });
});

it("a match of Hatch ends by the round cap if nobody does anything", () => {
  const { rules } = starterRules("hatch", 3, { startingDiscard: 0, startingPlayer: "0" });
  const state = rules.deal(3) as State;
  while (state.result === null) rules.apply(state, { type: "endTurn" }, null);
  expect([state.turn, state.round, state.result.cause, state.result.winners]).toEqual([
    121,
    40,
    "round cap",
    [0, 1, 2],
  ]);
});

it("a view of Hatch hides what another's ability has chosen from a hand while somebody else is asked", () => {
  const tree = [
    { choose: { handCard: {}, as: "mine" } },
    { choose: { player: "opponent", as: "who" } },
    { choose: { dragon: { of: "who" }, who: "who", as: "theirs" } },
    { take: "mine" },
  ];
  const test = { name: "Test", needs: { any: 1 }, gives: "wild", power: 6, abilities: [{ on: "hatched", do: tree }] };
  const position = {
    cards: { test },
    players: [
      { hand: ["sky-elder", "comet-wyrm"], eggs: [{ card: "test", resources: ["mote-drake"] }] },
      { dragons: ["mote-drake", "spark-drake"] },
    ],
  } as never;
  const setup = game.setupOfPosition(position, supply.cards);
  if (!setup.ok) throw new Error(setup.problem.message);
  const made = game.rules(setup.value);
  if (!made.ok) throw new Error(made.problems[0]!.message);
  const state = made.value.readPosition(position);
  for (let step = 0; step < 2; step++)
    made.value.apply(
      state,
      made.value.actions(state).find(({ type }) => type === (step === 0 ? "hatch" : "chooseCard"))!,
      null,
    );
  expect(state.prompt).toMatchObject({ kind: "chooseDragon", seat: 1 });
  const secret = (state as State).players[0]!.hand[0];
  expect(state.stack.at(-1)!.slots).toContain(secret);
  expect(JSON.stringify(made.value.view(state, 1).stack)).not.toContain(String(secret));
  expect(made.value.view(state, 0).stack).toEqual(state.stack);
  const world = made.value.redeal(made.value.view(state, 1), 1, seedRng(3));
  made.value.apply(world, made.value.actions(world)[0]!, null);
  expect(world.prompt).toMatchObject({ kind: "main", seat: 0 });
});

/** Rules §8.5: rounds of greedy games, 5% / median / 95%, and how high they score; ours plan whole turns and score more. */
const figures = [
  { players: 2, rounds: [9, 10, 13], total: 254 },
  { players: 3, rounds: [8, 10, 12], total: 241 },
  { players: 4, rounds: [8, 9, 11], total: 233 },
  { players: 5, rounds: [8, 9, 10], total: 229 },
] as const;
const tried = 7;

describe.each(figures)("greedy games of Hatch for $players", ({ players, rounds: [few, usual, many], total }) => {
  it("are as long as they should be, and all are won by power", () => {
    const { rules } = starterRules("hatch", players);
    const rounds: number[] = [];
    let sum = 0;
    for (let seed = 1; seed <= tried; seed++) {
      const state = rules.deal(seed) as State;
      const rng = seedRng(seed);
      const seated = state.players.map((_, seat) => playerOf(greedy, rules, seat));
      while (state.result === null) {
        const { seat } = state.prompt!;
        rules.apply(state, seated[seat]!(rules.view(state, seat), rng), null);
      }
      expect(state.result.cause).toBe("power");
      rounds.push(state.round);
      const { players: ends } = rules.writePosition(state) as unknown as { players: { empire: number }[] };
      for (const { empire } of ends) sum += empire / players / tried;
    }
    rounds.sort((a, b) => a - b);
    const median = rounds[tried >> 1]!;
    expect(Math.abs(median - usual), `median ${median}`).toBeLessThanOrEqual(1);
    expect([rounds[0]! >= few - 2, rounds[tried - 1]! <= many + 2], rounds.join(" ")).toEqual([true, true]);
    expect(sum / total, `mean total ${sum.toFixed(0)}`).toBeGreaterThan(0.9);
    expect(sum / total, `mean total ${sum.toFixed(0)}`).toBeLessThan(1.25);
  }, 60_000);
});
