import { describe, expect, test } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import { fitsSchema } from "../../engine/core/fits-schema";
import type { Action, Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { Match } from "../../engine/core/match";
import { reachable } from "../../engine/core/position";
import { nextInt, seedRng } from "../../engine/core/rng";
import { runScenario } from "../../engine/core/scenario";
import { draftOf, scenarioOf } from "../../engine/core/scenario-writing";
import { prepareMatch, preparePosition, type Supply } from "../../engine/core/setup";
import { cardsOf } from "../../engine/core/table-view";
import { playableGame } from "../../engine/games/play-registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import { type Scenario, Scenario as ScenarioSchema } from "../../schemas/scenario";
import { starterSupply } from "./starter";

/** Every card can be tried at once: it lies where it is played from, can be paid for, and has something to choose. */

/** A card's trial, made ready once for all that is tried with it. */
const known = new Map<string, ReturnType<typeof prepared>>();

function begin(game: GameId, card: string) {
  const key = `${game} ${card}`;
  const made = known.get(key) ?? prepared(game, card, starterSupply(game));
  known.set(key, made);
  return { ...made, state: made.rules.readPosition(made.position) };
}

function prepared(game: GameId, card: string, supply: Supply) {
  const { position, cards } = playableGame(game).trial({ card, supply, isSound: () => true });
  const made = preparePosition(playableGame(game), { ...supply, cards }, position);
  if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join("\n"));
  return { rules: made.rules, position };
}

const names = (rules: Rules, state: CoreState, card: string, action: Action): boolean =>
  Object.values(action).some(
    (value) => typeof value === "number" && rules.cardIdOf(state, value) === card && action.type !== "layEgg",
  );

/** The answers that play the card. */
function plays(rules: Rules, state: CoreState, card: string): Action[] {
  const { answers, free = [] } = rules.request(state)!;
  return [...answers.map(({ action }) => action), ...free.map(({ action }) => action)].filter(
    (action) => action.type !== "offerTrade" && names(rules, state, card, action),
  );
}

/** Cards that nobody plays: they lie on the table from the beginning. */
const lasting = (game: GameId, card: string): boolean => {
  const { type, kind, token } = starterSupply(game).cards[card] as { type?: string; kind?: string; token?: boolean };
  return token === true || ["class", "queen", "skills"].includes(type ?? kind ?? "");
};

describe.each(gameIds)("%s", (game) => {
  const supply = starterSupply(game);

  test("every starter card can be tried", () => {
    const stuck = Object.keys(supply.cards).filter((card) => {
      const { rules, state, position } = begin(game, card);
      if (lasting(game, card)) {
        const isShown = cardsOf(rules.table(state)).some((each) => each.card === card);
        return !isShown && !JSON.stringify(position).includes(`"${card}"`) && rules.setup.cards[card] === undefined;
      }
      return plays(rules, state, card).length === 0;
    });
    expect(stuck).toEqual([]);
  });

  test("what a tried card does goes on to its end, whatever is answered", () => {
    for (const card of Object.keys(supply.cards)) {
      for (let seed = 0; seed < 2; seed++) {
        const { rules, state } = begin(game, card);
        const rng = seedRng(seed);
        const listed = plays(rules, state, card).filter((action) => rules.refusal(state, action) === null);
        if (listed.length > 0) rules.apply(state, listed[nextInt(rng, listed.length)]!, () => {});
        for (let n = 0; n < 40 && state.result === null; n++) {
          const actions = rules.actions(state);
          rules.apply(state, actions[nextInt(rng, actions.length)]!, () => {});
        }
      }
    }
  });

  test("what was played is kept as a test that holds", () => {
    for (const card of Object.keys(supply.cards)) {
      const { rules, state, position } = begin(game, card);
      const match = new Match(game, rules, { position }, "kept");
      const rng = seedRng(7);
      const [first] = plays(rules, state, card).filter((action) => rules.refusal(state, action) === null);
      if (first) match.do(first);
      for (let n = 0; n < 6 && match.state.result === null; n++) {
        const actions = rules.actions(match.state);
        match.do(actions[nextInt(rng, actions.length)]!);
      }
      const scenario = JSON.parse(
        JSON.stringify(scenarioOf(playableGame(game), match, { name: card, card, view: 0 })),
      ) as Scenario;
      expect(fitsSchema(ScenarioSchema, scenario), card).toBeNull();
      const { message } = runScenario(playableGame(game), supply, scenario);
      expect(message, `${card}: ${JSON.stringify(scenario)}`).toBeUndefined();
      expect(scenario.then?.length, card).toBeGreaterThan(0);
    }
  });

  test("a card with no others than those that it names is tried with spare ones", () => {
    for (const card of Object.keys(supply.cards)) {
      const named = reachable(supply.cards as Record<string, object>, [card], (each) => each);
      const alone = { cards: Object.fromEntries([...named].map((id) => [id, supply.cards[id]!])), decks: {} };
      const { rules, position } = prepared(game, card, alone);
      expect(rules.request(rules.readPosition(position)), card).not.toBeNull();
    }
  });
});

describe.each(gameIds)("a moment of a match of %s", (game) => {
  test("becomes a test that holds: from the turn under way, or from any moment before", () => {
    const supply = starterSupply(game);
    const ready = prepareMatch(playableGame(game), supply, playableGame(game).players.min);
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    const match = new Match(game, ready.rules, { seed: 11 });
    const seated = match.setup.seats.map((_, seat) => playerOf(greedy, match.rules, seat));
    let kept = 0;
    for (let n = 0; n < 60 && match.state.result === null; n++) {
      const { rules, state } = match;
      const { seat } = state.prompt!;
      match.do(seated[seat]!(rules.view(state, seat), seedRng(n)));
      if (n % 6 !== 5) continue;
      const draft = draftOf(playableGame(game), match, { name: "Moment", card: null, view: 0, from: n - 4 });
      // Nothing is settled before the mulligans, where there are some.
      expect(draft.from).toBeLessThanOrEqual(Math.max(2, n - 4));
      const then = draft.checks.map(({ check }) => check);
      const { message } = runScenario(playableGame(game), supply, { ...draft.scenario, then });
      expect(message, `after ${n}: ${JSON.stringify(draft.scenario.when)}`).toBeUndefined();
      kept += draft.scenario.when!.length;
    }
    expect(kept).toBeGreaterThan(20);
  });
});
