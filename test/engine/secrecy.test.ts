import { describe, expect, test, vi } from "vitest";
import type { Game, Rules } from "../../engine/core/game";
import { hiddenFrom } from "../../engine/core/hiding";
import { Match, type Numbers } from "../../engine/core/match";
import type { OptionSpec, Options } from "../../engine/core/options";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { runScenario } from "../../engine/core/scenario";
import { tableSeenBy } from "../../engine/core/secrecy";
import { prepareMatch } from "../../engine/core/setup";
import { cardsOf } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import { secretTold } from "./secrets";
import { starterScenarios, starterSupply, wordScenarios } from "./starter";

/** What no seat of any game may learn. A game that is registered is tested here without another line. */

vi.setConfig({ testTimeout: 60_000 });

/** Of each kind of decision so many are looked at. */
const enough = 5;

function anyValue(spec: OptionSpec, rng: Rng): string | number | boolean {
  if (spec.kind === "switch") return nextInt(rng, 2) === 0;
  if (spec.kind === "choice") return spec.choices[nextInt(rng, spec.choices.length)]!;
  if (spec.kind === "text") return spec.default;
  return nextInt(rng, 2) === 0 ? spec.min : spec.max;
}

/** A match under some house rules, whichever of them can be played together. */
function someMatch(id: GameId, round: number, rng: Rng): Match {
  const game = playableGame(id);
  const supply = starterSupply(id);
  const decks = Object.keys(supply.decks);
  const { min, max } = game.players;
  const options: Options = {};
  const deckOf = (seat: number): string => decks[(round + (game.decks === "shared" ? 0 : seat)) % decks.length]!;
  const seats = Array.from({ length: min + (round % (max - min + 1)) }, (_, seat) => ({ deck: deckOf(seat) }));
  let ready = prepareMatch(game, supply, seats, options);
  for (const spec of round === 0 ? [] : game.options) {
    if (nextInt(rng, 4) > 0 || spec.name === "deckSize") continue;
    const more = { ...options, [spec.name]: anyValue(spec, rng) };
    const tried = prepareMatch(game, supply, seats, more);
    if (!tried.ok) continue;
    ready = tried;
    Object.assign(options, more);
  }
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  return new Match(id, ready.rules, { seed: round + 1 });
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
        const hidden = hiddenFrom(rules.hiding, state, seat);
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
