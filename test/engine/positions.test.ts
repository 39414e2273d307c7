import { describe, expect, test } from "vitest";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { lawsOf } from "./laws";
import { mustBe, mustEqual } from "./must-be";
import { playRandomly } from "./random-play";
import { matchesOf } from "./random-tables";
import { starterRules, starterSupply } from "./starter";
import { stageOf } from "./words/stages";

/** A written position is read back at the same decision, or refused. */

/** A long match asks the same things hundreds of times: the first few times of a step are looked at, and later ones now and then. */
const firstTimes = 5;

describe.each(playableGames)("positions of %s", (id) => {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const { every = 1 } = lawsOf(id);
  const { options, steps = ["over"], asking } = stageOf(id).positions ?? {};

  test("are read back at the same decision, or refused as “match/mid-effect”", () => {
    const met = { readBack: new Set<string>(), refused: new Set<string>() };
    const look = (rules: Rules, state: CoreState, written: Json, step: string): void => {
      mustBe(fitsSchema(game.position, written), null);
      const ready = preparePosition(game, supply, written);
      if (!ready.ok) {
        expect(ready.problems).toMatchObject([{ code: "match/mid-effect" }]);
        expect(rules.isSettled(state), step).toBe(false);
        met.refused.add(step);
        return;
      }
      const again = ready.rules.readPosition(written);
      mustEqual(ready.rules.writePosition(again), written);
      mustEqual([again.prompt?.kind, again.prompt?.seat], [state.prompt?.kind, state.prompt?.seat]);
      mustBe(ready.rules.actions(again).length, rules.actions(state).length);
      mustEqual(again.result, state.result);
      met.readBack.add(step);
    };
    const asked = asking ? [1, 2].map((run) => ({ rules: starterRules(id, asking, options).rules, run })) : [];
    for (const { rules, run } of [...matchesOf(id, "written", options), ...asked]) {
      const times = new Map<string, number>();
      const lookAgain = (state: CoreState, decision = 0): void => {
        const written = rules.writePosition(state);
        const { step } = written as { step: string };
        const n = times.get(step) ?? 0;
        times.set(step, n + 1);
        if (n < firstTimes || decision % (5 * every) === 0) look(rules, state, written, step);
      };
      lookAgain(playRandomly(rules, run, lookAgain));
    }
    expect([...met.readBack]).toEqual(expect.arrayContaining([...steps]));
    expect(met.refused.size).toBeGreaterThan(0);
  }, 600_000);

  test("that are over need their result", () => {
    const players = Array.from({ length: game.players.min }, () => ({}));
    const ready = preparePosition(game, supply, { step: "over", players } as Json);
    expect(ready).toMatchObject({ ok: false, problems: [{ code: "match/bad-position" }] });
  });
});
