// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { ownValue } from "../../schemas/own-value";
import type { Scenario, ScenarioStep } from "../../schemas/scenario";
import { doerOf } from "./free-answers";
import type { Action, Game, Rules } from "./game";
import { isEqual } from "./json-equality";
import { type Told, tell } from "./log";
import type { CoreState } from "./machine";
import type { Match } from "./match";
import { judge } from "./resolve";
import { witnessRolls } from "./roll";
import { type PossibleCheck, possibleChecks } from "./scenario-candidates";
import { noLooks } from "./scenario-situation";
import { preparePosition } from "./setup";
import { cardsOf } from "./table-view";
import type { Json } from "./vocabulary";

/** What was played in a match, from some moment on, as a scenario: the position, what was done, and what may be asked for. */

export interface Wish {
  name: string;
  /** The card that it is a test of; null for one of the rules. */
  card: string | null;
  /** The seat whose log it is. */
  view: number;
  /** After so many actions it begins, or at the nearest moment at which nothing was under way. */
  from: number;
}

/** Why there can be no test, in words for whoever wished it. */
export class CannotTell extends Error {}

export interface Draft {
  /** Asks for nothing yet. */
  scenario: Scenario;
  /** After so many actions it begins. */
  from: number;
  /** What holds now and could be asked for. */
  checks: PossibleCheck[];
}

/** The scenario of all that was played, which asks for all that has changed and was told. */
export function scenarioOf(game: Game, match: Match, wish: Omit<Wish, "from">): Scenario {
  const { scenario, checks } = draftOf(game, match, { ...wish, from: 0 });
  return { ...scenario, then: checks.filter(({ isChange }) => isChange).map(({ check }) => check) };
}

export function draftOf(game: Game, match: Match, { name, card, view, from }: Wish): Draft {
  const past = match.fork();
  past.undo(match.actions.length - from);
  const { given, rules } = beginningOf(game, past);
  const begun = past.actions.length;
  // A position that somebody has written is played as it stands: its chance is its own.
  const isOwn = begun === 0 && "position" in match.beginning && match.numbers === "kept";
  const state = rules.readPosition(given);
  const before = rules.writePosition(state);
  const rolls: number[] = [];
  const told: Told[] = [];
  const when: ScenarioStep[] = [];
  for (const action of match.actions.slice(begun)) {
    const player = doerOf(past.state, action);
    const same = sameAction(past, rules, state, action);
    when.push({ player, action: spelled(game, rules, state, same, player) });
    const rolled = rollsOf(past);
    if (!isOwn) {
      state.rolls.push(...rolled);
      rolls.push(...rolled);
    }
    rules.apply(state, same, (event) => told.push(tell(rules, state, event)));
  }
  return {
    scenario: {
      $schema: "../schemas/scenario.schema.json",
      game: match.game,
      name,
      ...(card === null ? {} : { card }),
      given: { ...(given as object), ...(rolls.length === 0 ? {} : { rolls }) } as Scenario["given"],
      when,
    },
    from: begun,
    checks: possibleChecks(
      { rules, state, told, aliases: new Map(), words: new Set(), looks: noLooks() },
      before,
      view,
    ),
  };
}

/** The position from which a match can be told: as it is now, as it was before what is under way, or else as soon after it as can be. */
function beginningOf(game: Game, past: Match): { given: Json; rules: Rules } {
  for (const go of [() => past.undo(), () => past.redo()]) {
    do {
      const given = givenOf(past);
      const ready = preparePosition(game, { cards: past.setup.cards, decks: {} }, given);
      if (ready.ok) return { given, rules: ready.rules };
    } while (go() > 0);
  }
  throw new CannotTell(
    "Nothing has been settled in this match yet: a test begins before a turn or at a decision of one.",
  );
}

function givenOf({ beginning, actions, rules, state, setup }: Match): Json {
  if (actions.length === 0 && "position" in beginning) return beginning.position;
  // The project's own house rules stand for those that it doesn't name.
  return { ...(rules.writePosition(state) as object), options: { ...setup.options } } as Json;
}

/** Does what comes next, and says what the dice showed. */
function rollsOf(past: Match): number[] {
  const rolled: number[] = [];
  witnessRolls(past.state, (n) => rolled.push(n));
  past.redo();
  return rolled;
}

/** The same action in a state that differs in the numbers of cards. */
function sameAction(past: Match, rules: Rules, state: CoreState, action: Action): Action {
  const table = past.rules.table(past.state);
  const [theirs, ours] = [cardsOf(table), cardsOf(rules.table(state))];
  const numbers = new Map(theirs.map(({ instance }, n) => [instance, ours[n]?.instance]));
  const renumbered = (value: Json): Json =>
    Array.isArray(value)
      ? (value as Json[]).map(renumbered)
      : typeof value === "number"
        ? (numbers.get(value) ?? value)
        : value;
  const moved = Object.fromEntries(
    Object.entries(action).map(([field, value]) => [
      field,
      table.cardFields.includes(field) ? renumbered(value) : value,
    ]),
  ) as unknown as Action;
  if (rules.refusal(state, moved) === null) return moved;
  const key = past.rules.actionKey(past.state, action);
  const like = rules.actions(state).find((each) => rules.actionKey(state, each) === key);
  if (!like) throw new CannotTell("A deck was shuffled on the way, which no test can repeat. Let it begin after that.");
  return like;
}

/** Cards by their ids instead of numbers, wherever that means the same. */
function spelled(game: Game, rules: Rules, state: CoreState, action: Action, player: number): Action {
  const fields = ownValue(game.names.actions, action.type) ?? {};
  let said = action;
  for (const [field, value] of Object.entries(action)) {
    const card = fields[field] === "card" && typeof value === "number" ? rules.cardIdOf(state, value) : undefined;
    if (card === undefined) continue;
    const tried: Action = { ...said, [field]: card };
    const judged = judge(rules, state, tried, player);
    if (judged.ok && isEqual(judged.action, action)) said = tried;
  }
  return said;
}
