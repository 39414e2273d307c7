import { describe, expect, it } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import { mcts } from "../../engine/bots/mcts";
import { random } from "../../engine/bots/random";
import type { Result } from "../../engine/core/machine";
import { seedRng } from "../../engine/core/rng";
import { starterRules } from "../engine/starter";

const rulesFor = (players: number) => starterRules("battle-farm", players).rules;

describe("bots at Battle Farm", () => {
  const match = (players: readonly (typeof greedy)[], seed: number): Result => {
    const rules = rulesFor(players.length);
    const state = rules.deal(seed);
    const rng = seedRng(seed);
    const seated = players.map((bot, seat) => playerOf(bot, rules, seat));
    while (state.result === null) {
      const { seat } = state.prompt!;
      rules.apply(state, seated[seat]!(rules.view(state, seat), rng), null);
    }
    return state.result;
  };

  it("greedy beats random, in either seat", () => {
    expect([match([greedy, random], 1).winners, match([random, greedy], 2).winners]).toEqual([[0], [1]]);
  }, 60_000);

  it.each([2, 3, 4])(
    "greedy players bring a game of %i to its own end",
    (players) => {
      const { cause } = match(Array(players).fill(greedy), players);
      expect(["deck", "limit"]).toContain(cause);
    },
    60_000,
  );

  it("a search finds something to do", () => {
    const rules = rulesFor(3);
    const state = rules.deal(1);
    const rng = seedRng(1);
    for (let n = 0; n < 10 && state.result === null; n++) {
      const { seat } = state.prompt!;
      const { action } = mcts({ tries: 20 }).choose(rules, rules.view(state, seat), seat, rng);
      expect(rules.refusal(state, action)).toBeNull();
      rules.apply(state, action, null);
    }
  }, 60_000);
});
