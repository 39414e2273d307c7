import { describe, expect, it } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { mcts } from "../../engine/bots/mcts";
import { random } from "../../engine/bots/random";
import { seedRng } from "../../engine/core/rng";
import { starterRules } from "../engine/starter";

const rulesFor = (players: number) => starterRules("battle-farm", players).rules;

describe("bots at Battle Farm", () => {
  const match = (players: readonly (typeof greedy)[], seed: number): number[] => {
    const rules = rulesFor(players.length);
    const state = rules.deal(seed);
    const rng = seedRng(seed);
    while (state.result === null) {
      const { seat } = state.prompt!;
      rules.apply(state, players[seat]!.choose(rules, rules.view(state, seat), seat, rng).action, null);
    }
    return state.result.winners;
  };

  it("greedy beats random, in either seat", () => {
    expect([match([greedy, random], 1), match([random, greedy], 2)]).toEqual([[0], [1]]);
  }, 60_000);

  it.each([2, 3, 4])(
    "greedy players bring a game of %i to its own end",
    (players) => {
      const rules = rulesFor(players);
      const state = rules.deal(players);
      const rng = seedRng(players);
      while (state.result === null) {
        const { seat } = state.prompt!;
        rules.apply(state, greedy.choose(rules, rules.view(state, seat), seat, rng).action, null);
      }
      expect(["deck", "limit"]).toContain(state.result.cause);
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
