import { describe, expect, test } from "vitest";
import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { nextInt, seedRng } from "../../engine/core/rng";
import { type PlayerWish, preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { starterRules, starterSupply } from "./starter";

/** A written position is read back at the same decision, or refused. */

const options: Partial<Record<GameId, Record<string, number | string>>> = {
  flask: { handLimit: 3 },
  "castle-lanes": { handLimit: 3, mulligan: "one" },
  "garden-incursion": { handLimit: 4, roundLimit: 12 },
  "battle-farm": { handLimit: 3, classMode: "choose" },
};

/** Every decision at which nothing is under way. */
const steps: Partial<Record<GameId, readonly string[]>> = {
  flask: ["increase", "main", "handLimitDiscard", "over"],
  "castle-lanes": ["main", "handLimit", "over"],
  "battle-farm": ["setup", "buy", "trade", "play", "fertilize", "handLimit", "over"],
  hatch: ["startDiscard", "main", "over"],
  "garden-incursion": ["spawning", "action", "handLimit", "over"],
};

/** How many states of each step are read back: a long game asks the same things hundreds of times. */
const enough = 60;

/** Players whose cards ask something in the middle of an effect, where the first starter decks don't. */
const asking: Partial<Record<GameId, PlayerWish[]>> = {
  "castle-lanes": [1, 2].map(() => ({
    deck: starterSupply("castle-lanes")
      .decks["stampede"]!.filter(({ card }) => !["feeding-ground", "tar-pit"].includes(card))
      .concat({ card: "hatchery", count: 2 }),
  })),
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
  const tables = [undefined, ...(asking[id] ? [asking[id]] : [])].map(
    (players) => starterRules(id, players, options[id]).rules,
  );

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
    expect([...met.readBack]).toEqual(expect.arrayContaining([...(steps[id] ?? ["over"])]));
    expect(met.refused.size).toBeGreaterThan(0);
  }, 60_000);

  test("that are over need their result", () => {
    const players = Array.from({ length: game.players.min }, () => ({}));
    const ready = preparePosition(game, supply, { step: "over", players } as Json);
    expect(ready).toMatchObject({ ok: false, problems: [{ code: "match/bad-position" }] });
  });
});
