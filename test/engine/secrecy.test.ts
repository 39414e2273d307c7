import { describe, expect, test, vi } from "vitest";
import type { Game, Rules } from "../../engine/core/game";
import { hiddenFrom } from "../../engine/core/hiding";
import { Match, type Numbers } from "../../engine/core/match";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { runScenario } from "../../engine/core/scenario";
import { tableSeenBy } from "../../engine/core/secrecy";
import { cardsOf } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { anyMatch } from "./random-tables";
import { secretTold } from "./secrets";
import { starterRules, starterScenarios, starterSupply, wordScenarios } from "./starter";

/** What no seat of any game may learn. A game that is registered is tested here without another line. */

vi.setConfig({ testTimeout: 60_000 });

/** Of each kind of decision so many are looked at. */
const enough = 5;

/** A match under some house rules, or under the usual ones. */
function someMatch(id: GameId, round: number, rng: Rng): Match {
  const rules = round === 0 ? starterRules(id).rules : anyMatch(id, round, rng);
  return new Match(id, rules, { seed: round + 1 });
}

/** Plays at random, and calls back before every action. */
function playOn(match: Match, rng: Rng, most: number, before: (step: number) => void): void {
  for (let step = 0; match.state.result === null && step < most; step++) {
    before(step);
    // Kinds of actions first, so that the rare ones happen.
    const all = match.rules.actions(match.state);
    const types = [...new Set(all.map(({ type }) => type))];
    const type = types[nextInt(rng, types.length)]!;
    const actions = all.filter((action) => action.type === type);
    match.do(actions[nextInt(rng, actions.length)]!);
  }
}

describe.each(playableGames)("%s", (id) => {
  test("shows a seat the same, whatever it can't see", () => {
    const looked = new Map<string, number>();
    for (let round = 0; round < 8; round++) {
      const rng = seedRng(round + 50);
      const match = someMatch(id, round, rng);
      const { rules } = match;
      playOn(match, rng, 120, (step) => {
        const { state } = match;
        const count = looked.get(state.prompt!.kind) ?? 0;
        if (count === enough || (step + round) % 3 > 0) return;
        looked.set(state.prompt!.kind, count + 1);
        expect(secretTold(rules, state, rng), JSON.stringify(match.setup.options)).toBeNull();
      });
    }
  });

  test("shows a seat the same in every situation of a scenario", () => {
    const rng = seedRng(4);
    const game = playableGame(id);
    const supply = starterSupply(id);
    const watched: Game = {
      ...game,
      rules(setup) {
        const made = game.rules(setup);
        if (!made.ok) return made;
        const apply: Rules["apply"] = (state, action, emit) => {
          made.value.apply(state, action, emit);
          if (state.result === null) expect(secretTold(made.value, state, rng), JSON.stringify(action)).toBeNull();
        };
        return { ok: true, value: { ...made.value, apply } };
      },
    };
    for (const scenario of Object.values({ ...starterScenarios(id), ...wordScenarios(id) }))
      expect(runScenario(watched, supply, scenario).message, scenario.name).toBeUndefined();
  });

  test("gives a card that has been hidden another number", () => {
    const { tries, hits, luck } = guesses(id, "fresh");
    expect(hits, `of ${tries}, by luck ${luck}`).toBeLessThan(luck + 3 * Math.sqrt(luck) + 2);
  });
});

test("a number that lasts would tell", () => {
  const { tries, hits } = guesses("flask", "kept");
  expect(tries).toBeGreaterThan(5);
  expect(hits).toBe(tries);
});

/**
 * How often somebody would be right who takes a hidden card for the one that was last seen with its number; and how often
 * somebody who knows nothing but what is hidden altogether.
 */
function guesses(id: GameId, numbers: Numbers): { tries: number; hits: number; luck: number } {
  let [tries, hits, luck] = [0, 0, 0];
  for (let round = 0; round < 4; round++) {
    const rng = seedRng(round + 20);
    const { rules, beginning } = someMatch(id, round, rng);
    if (rules.hiding.numbersTell) continue;
    const match = new Match(id, rules, beginning, numbers);
    const seen = match.setup.seats.map(() => new Map<number, string>());
    playOn(match, rng, 60, () => {
      const { state } = match;
      const counted = new Set<number>();
      const cardAt = (number: number): string | undefined => rules.cardIdOf(state, number);
      for (const [seat, known] of seen.entries()) {
        const hidden = new Set(hiddenFrom(rules.hiding, state, seat));
        for (const [number, card] of rules.isSettled(state) ? known : []) {
          if (!hidden.has(number) || rules.hiding.isLasting?.(state, number)) continue;
          known.delete(number);
          if (counted.has(number)) continue;
          counted.add(number);
          const group = [...hidden].filter(
            (each) => rules.hiding.groupOf(state, each) === rules.hiding.groupOf(state, number),
          );
          tries++;
          luck += group.filter((each) => cardAt(each) === card).length / group.length;
          if (cardAt(number) === card) hits++;
        }
        for (const { instance = -1, card } of cardsOf(tableSeenBy(rules, state, seat)))
          if (card !== undefined && instance >= 0 && instance < firstPiece && !hidden.has(instance))
            known.set(instance, card);
      }
    });
  }
  return { tries, hits, luck: Math.round(luck) };
}
/** Pieces are nobody's secret. */
const firstPiece = 1000;
