// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { ownValue } from "../../schemas/own-value";
import type { Check, Scenario, ScenarioStep } from "../../schemas/scenario";
import { doerOf } from "./free-answers";
import type { Action, Game, Rules } from "./game";
import { isEqual } from "./json-equality";
import type { CoreState } from "./machine";
import { Match } from "./match";
import { judge } from "./resolve";
import { instanceOf } from "./scenario-aliases";
import type { Json } from "./vocabulary";

/** What was played from a position, as a scenario: the position, what was done, and what then holds. */

export interface Kept {
  name: string;
  /** The card that it is a test of. */
  card: string;
  /** The seat whose log it is. */
  view: number;
}

/** Only where cards keep their numbers: a scenario plays the actions again by them. */
export function scenarioOf(game: Game, match: Match, { name, card, view }: Kept): Scenario {
  if ("seed" in match.beginning || match.numbers !== "kept")
    throw new Error("Only what was played from a position is written as a scenario.");
  const { rules, beginning, actions } = match;
  const again = new Match(match.game, rules, beginning, "kept");
  const before = rules.writePosition(again.state);
  const when = actions.map((action): ScenarioStep => {
    const player = doerOf(again.state, action);
    const step = { player, action: named(game, rules, again.state, action, player) };
    again.do(action);
    return step;
  });
  const changed = differences(before, rules.writePosition(again.state), "");
  const told = [...new Set(match.log(view))].map((log): Check => ({ view, log }));
  return {
    $schema: "../schemas/scenario.schema.json",
    game: match.game,
    name,
    card,
    given: beginning.position as Scenario["given"],
    when,
    then: [...told, ...changed],
  };
}

/** Cards by their ids instead of numbers, wherever that means the same. */
function named(game: Game, rules: Rules, state: CoreState, action: Action, player: number): Action {
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

/** What has changed between two written positions; things that are numbered are compared with themselves. */
function differences(before: Json | undefined, after: Json | undefined, at: string): Check[] {
  if (after === undefined) return before === undefined ? [] : [{ at, absent: true }];
  if (before !== undefined && isEqual(before, after)) return [];
  if (Array.isArray(after)) return listDifferences(before, after as Json[], at);
  if (!isObject(after) || !isObject(before)) return [{ at, is: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], `${at}/${key}`));
}

function listDifferences(before: Json | undefined, after: readonly Json[], at: string): Check[] {
  const former = Array.isArray(before) ? (before as Json[]) : [];
  if (!after.some(isObject) && !former.some(isObject)) return [{ at, is: after }];
  const matched = (item: Json, n: number): Json | undefined => {
    const instance = instanceOf(item);
    return instance === undefined ? former[n] : former.find((each) => instanceOf(each) === instance);
  };
  const changed = after.flatMap((item, n) => differences(matched(item, n), item, `${at}/${n}`));
  return after.length === former.length ? changed : [{ at, length: after.length }, ...changed];
}

const isObject = (json: Json | undefined): json is { readonly [field: string]: Json } =>
  typeof json === "object" && json !== null && !Array.isArray(json);
