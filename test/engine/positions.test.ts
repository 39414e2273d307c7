import { describe, expect, test } from "vitest";
import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { nextInt, seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterRules, starterSupply } from "./starter";
import { stageOf } from "./words/stages";

/** A written position is read back at the same decision, or refused. */

/** How many states of each step are read back: a long game asks the same things hundreds of times. */
const enough = 60;

function everyState(rules: Rules, seed: number, look: (state: CoreState) => void): void {
  const rng = seedRng(seed);
  const state = rules.deal(seed);
  while (state.result === null) {
    look(state);
    const actions = rules.actions(state);
    rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
  }
  look(state);
}

describe.each(playableGames)("positions of %s", (id) => {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const { options, steps = ["over"], asking } = stageOf(id).positions ?? {};
  const tables = [undefined, ...(asking ? [asking] : [])].map((players) => starterRules(id, players, options).rules);

  test("are read back at the same decision, or refused as “match/mid-effect”", () => {
    const looked = new Map<string, number>();
    const met = { readBack: new Set<string>(), refused: new Set<string>() };
    for (const [rules, seed] of tables.flatMap((rules) => [1, 2].map((seed) => [rules, seed] as const))) {
      everyState(rules, seed, (state) => {
        const written = rules.writePosition(state);
        const step = (written as { step: string }).step;
        const count = looked.get(step) ?? 0;
        if (count === enough) return;
        looked.set(step, count + 1);
        const ready = preparePosition(game, supply, written);
        if (!ready.ok) {
          expect(ready.problems).toMatchObject([{ code: "match/mid-effect" }]);
          expect(rules.isSettled(state), step).toBe(false);
          met.refused.add(step);
          return;
        }
        const again = ready.rules.readPosition(written);
        expect(ready.rules.writePosition(again)).toEqual(written);
        expect([again.prompt?.kind, again.prompt?.seat]).toEqual([state.prompt?.kind, state.prompt?.seat]);
        expect(ready.rules.actions(again)).toHaveLength(rules.actions(state).length);
        expect(again.result).toEqual(state.result);
        met.readBack.add(step);
      });
    }
    expect([...met.readBack]).toEqual(expect.arrayContaining([...steps]));
    expect(met.refused.size).toBeGreaterThan(0);
  }, 60_000);

  test("that are over need their result", () => {
    const players = Array.from({ length: game.players.min }, () => ({}));
    const ready = preparePosition(game, supply, { step: "over", players } as Json);
    expect(ready).toMatchObject({ ok: false, problems: [{ code: "match/bad-position" }] });
  });
});
