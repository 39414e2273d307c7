import { describe, expect, test, vi } from "vitest";
import type { Action } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { clonePlain, hashPlain } from "../../engine/core/plain";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { playableGames } from "../../engine/games/play-registry";
import { checkEnded, lawsOf, runsOf } from "./laws";
import { mustBe } from "./must-be";
import { playRandomly } from "./random-play";
import { anyMatch, matchesAtLimits, matchesOf } from "./random-tables";

/** What holds in every match, tried in many random ones: with each number of players, all starter decks, any house rules. */

vi.setConfig({ testTimeout: 3_600_000 });

const pick = (rng: Rng, actions: readonly Action[]): Action => actions[nextInt(rng, actions.length)]!;

describe.each(playableGames)("every match of %s", (id) => {
  const { check, every = 1 } = lawsOf(id);

  test(`keeps the laws of the game, offers what it accepts, and ends (${runsOf(id, "checked")} matches)`, () => {
    for (const { rules, run } of matchesOf(id, "checked")) {
      const end = playRandomly(rules, run, (state, step, actions) => {
        if (step % every === run % every) check(state, rules);
        if (run % 10 !== 0) return;
        for (const action of actions)
          if (rules.refusal(state, action)) throw new Error(`Offered and refused: ${JSON.stringify(action)}`);
      });
      checkEnded(id, rules, end);
    }
  });

  test("is the same from the same seed, from a copy at every decision, heard or not, and by rules made anew", () => {
    for (const { rules, anew, run } of matchesOf(id, "copied")) {
      const others = anew();
      const [state, other] = [rules.deal(run), others.deal(run)];
      const rng = seedRng(run);
      while (state.result === null) {
        const twin = JSON.parse(JSON.stringify(state)) as CoreState;
        const actions = rules.actions(state);
        mustBe(JSON.stringify(others.actions(twin)), JSON.stringify(actions));
        const action = pick(rng, actions);
        rules.apply(state, action, () => undefined);
        others.apply(twin, action, null);
        others.apply(other, action, null);
        const hash = hashPlain(state);
        for (const same of [twin, other, clonePlain(state)]) mustBe(hashPlain(same), hash);
      }
    }
  });

  test("can be played by any house rules", () => {
    for (let run = 0; run < runsOf(id, "anyRules"); run++) {
      const rules = anyMatch(id, run, seedRng(run));
      const end = playRandomly(rules, run, (state, step) => {
        if (step % every === run % every) check(state, rules);
      });
      checkEnded(id, rules, end);
    }
  });

  test("can be played with every number among the house rules at its least and at its most", () => {
    for (const rules of matchesAtLimits(id)) {
      const end = playRandomly(rules, 3, (state, step) => {
        if (step % every === 0) check(state, rules);
      });
      checkEnded(id, rules, end);
    }
  });
});

test.each(playableGames)("%s: another seed gives another match", (id) => {
  const [match] = matchesOf(id, "copied");
  const { rules } = match!;
  expect(hashPlain(rules.deal(1))).not.toBe(hashPlain(rules.deal(2)));
});
