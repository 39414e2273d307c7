import { describe, expect, test } from "vitest";
import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { nextInt, seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { starterRules, starterSupply } from "./starter";

/** A written position is read back at the same decision, or refused. */

const options: Partial<Record<GameId, Record<string, number | string>>> = {
  flask: { handLimit: 3 },
  "castle-lanes": { handLimit: 3, mulligan: "one" },
};

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
  const { rules } = starterRules(id, undefined, options[id]);

  test("are read back at the same decision, or refused as “match/mid-effect”", () => {
    const met = { readBack: new Set<string>(), refused: new Set<string>() };
    for (const seed of [1, 2, 3]) {
      everyState(rules, seed, (state) => {
        const written = rules.writePosition(state);
        const step = (written as { step: string }).step;
        const ready = preparePosition(game, supply, written);
        if (!ready.ok) {
          expect(ready.problems).toMatchObject([{ code: "match/mid-effect" }]);
          expect(rules.isSettled(state) && step !== "mulligan", step).toBe(false);
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
    expect([...met.readBack]).toEqual(expect.arrayContaining(["main", "over"]));
    expect([...met.readBack].some((step) => step.startsWith("handLimit"))).toBe(true);
    expect(met.refused.size).toBeGreaterThan(0);
  });

  test("that are over need their result", () => {
    const players = Array.from({ length: game.players.min }, () => ({}));
    const ready = preparePosition(game, supply, { step: "over", players } as Json);
    expect(ready).toMatchObject({ ok: false, problems: [{ code: "match/bad-position" }] });
  });
});
