import type { Check, Scenario, ScenarioStep } from "../../schemas/scenario";
import type { Action, Game, Rules } from "./game";
import { showJson } from "./json-equality";
import { tell } from "./log";
import type { CoreState } from "./machine";
import { type Beginning, Match } from "./match";
import { judge, wrongPlayer } from "./resolve";
import { ImpossibleRoll } from "./roll";
import { aliasesOf, withAliases } from "./scenario-aliases";
import { failureOf } from "./scenario-checks";
import { slipIn, unknownField } from "./scenario-names";
import { noLooks, type Situation } from "./scenario-situation";
import { slipAgainst, wordsOf } from "./scenario-slips";
import { type PlayerWish, prepareMatch, preparePosition, type Ready, type Supply } from "./setup";
import type { Json } from "./vocabulary";

/** Runs scenario files: unit tests for cards. What fails is said in one sentence. */

export interface ScenarioOutcome {
  name: string;
  ok: boolean;
  /** What was expected, what was found, and where. */
  message?: string;
  /** How many steps were done before it failed. */
  done?: number;
}

/** Whoever looks on while a scenario is played, to its end even where a check is missed. */
export interface Onlooker {
  begins(situation: Situation): void;
  /** `step` is the one in whose list the check stands; null for those at the end. */
  checks(check: Check, step: number | null, failure: string | null): void;
  /** Before the step is done. */
  steps(step: ScenarioStep): void;
  /** After it was done, or refused. */
  stepped(failure: string | null): void;
}

interface Dealt {
  seed: number;
  players?: number | readonly PlayerWish[];
  options?: Record<string, string | number | boolean>;
}

export function runScenario(game: Game, supply: Supply, scenario: Scenario, onlooker?: Onlooker): ScenarioOutcome {
  const { name } = scenario;
  const progress = { done: 0 };
  try {
    const message = slipIn(game, scenario) ?? failure(game, supply, scenario, progress, onlooker);
    return message === null ? { name, ok: true } : { name, ok: false, message, ...progress };
  } catch (reason) {
    if (!(reason instanceof ImpossibleRoll)) throw reason;
    return { name, ok: false, message: reason.message, ...progress };
  }
}

/** Whether a scenario's situation can be played on as a match: what it deals with dictated rolls is no match's beginning. */
export const canBePlayed = ({ given, refusedSetup }: Pick<Scenario, "given" | "refusedSetup">): boolean =>
  refusedSetup === undefined && !("new" in given && given.rolls !== undefined);

/** A scenario as a match in which so many of its steps have been done. */
export function playedScenario(
  game: Game,
  supply: Supply,
  scenario: Scenario,
  steps: number,
): { ok: true; value: Match } | Extract<Ready, { ok: false }> {
  const given = scenario.given as Record<string, Json>;
  const ready = prepare(game, supply, given);
  if (!ready.ok) return ready;
  const { rules } = ready;
  const dealt = given["new"] as unknown as Dealt | undefined;
  const beginning: Beginning = dealt ? { seed: dealt.seed } : { position: given };
  const match = new Match(game.id, rules, beginning, "kept");
  const aliases = aliasesOf(given, rules.writePosition(match.state));
  for (const { player, action, refused } of (scenario.when ?? []).slice(0, steps)) {
    if (refused !== undefined) continue;
    const judged = judge(rules, match.state, withAliases(action as Action, aliases), player);
    if (judged.ok) match.do(judged.action);
  }
  return { ok: true, value: match };
}

function failure(
  game: Game,
  supply: Supply,
  scenario: Scenario,
  progress: { done: number },
  onlooker?: Onlooker,
): string | null {
  const { given, when = [], then = [], refusedSetup } = scenario;
  const ready = prepare(game, supply, given as Record<string, Json>);
  if (refusedSetup !== undefined) return setupFailure(ready, refusedSetup, when.length + then.length);
  if (!ready.ok) return `The situation can't be set up: ${ready.problems[0]!.message}`;
  const { rules } = ready;
  const state = begin(rules, given as Record<string, Json>);
  const written = rules.writePosition(state);
  const slip = "new" in given ? null : unknownField(game.position, given as Json, written);
  const other = slip ?? slipAgainst(game, rules, state, { ...supply.cards, ...rules.setup.cards }, scenario);
  if (other !== null) return other;
  const aliases = aliasesOf(given as Json, written);
  const words = wordsOf(rules, game.position, written, aliases);
  const situation: Situation = { rules, state, told: [], aliases, words, looks: noLooks() };
  onlooker?.begins(situation);
  /** The first that is missed. Only whoever looks on wants to know of the others. */
  let first: string | null = null;
  const check = (checks: readonly Check[], step: number | null, when: string): void => {
    for (const [n, each] of checks.entries()) {
      if (first !== null && !onlooker) return;
      const message = failureOf(each, situation);
      onlooker?.checks(each, step, message);
      if (message !== null) first ??= `${when}, check ${n + 1}: ${message}`;
    }
  };
  for (const [n, step] of when.entries()) {
    onlooker?.steps(step);
    const message = take(situation, step);
    onlooker?.stepped(message);
    if (message !== null) return first ?? `Step ${n + 1}: ${message}`;
    if (first === null) progress.done = n + 1;
    check(step.then ?? [], n, `After step ${n + 1}`);
    if (first !== null && !onlooker) return first;
  }
  check(then, null, `After ${when.length === 0 ? "nothing was done" : `step ${when.length}`}`);
  if (first !== null) return first;
  const { rolls } = state;
  if (rolls.length > 0) return `The dictated rolls ${rolls.join(", ")} were never used.`;
  return when.length + then.length === 0 ? "This scenario does nothing and checks nothing." : null;
}

function setupFailure(ready: Ready, wanted: string | true, more: number): string | null {
  if (more > 0) return "What must not be set up can't be played: take out “when” and “then”.";
  const should = `The situation should be refused${wanted === true ? "" : ` as “${wanted}”`}`;
  if (ready.ok) return `${should}, but can be set up.`;
  const codes = ready.problems.map(({ code }) => code);
  if (wanted === true || codes.includes(wanted)) return null;
  return `${should}, but was refused as “${codes[0]}”: ${ready.problems[0]!.message}`;
}

function prepare(game: Game, supply: Supply, given: Record<string, Json>): Ready {
  const dealt = given["new"] as unknown as Dealt | undefined;
  return dealt
    ? prepareMatch(game, supply, dealt.players ?? game.players.min, dealt.options)
    : preparePosition(game, supply, given);
}

function begin(rules: Rules, given: Record<string, Json>): CoreState {
  const dealt = given["new"] as unknown as Dealt | undefined;
  if (!dealt) return rules.readPosition(given);
  const state = rules.deal(dealt.seed);
  state.rolls = [...((given["rolls"] as number[] | undefined) ?? [])];
  return state;
}

/** Does a step, or says why that is not what the scenario says. */
function take(situation: Situation, { player, action, refused }: ScenarioStep): string | null {
  const { rules, state, told, aliases } = situation;
  const isElses = state.prompt !== null && state.prompt.seat !== player;
  const judged = judge(rules, state, withAliases(action as Action, aliases), player);
  if (judged.ok) {
    if (refused !== undefined) return `${showJson(action)} should be refused, but is possible.`;
    rules.apply(state, judged.action, (event) => told.push(tell(rules, state, event)));
    situation.looks = noLooks();
    return null;
  }
  const { code, message } = judged.refusal;
  if (refused === undefined) return `${showJson(action)} should be possible, but was refused: ${message}`;
  const wanted = typeof refused === "object" ? refused : refused === true ? {} : { code: refused };
  // Games have codes of their own for it; the core's means any of them.
  const isRight = wanted.code === undefined || wanted.code === code || (isElses && wanted.code === wrongPlayer);
  if (!isRight)
    return `${showJson(action)} should be refused as “${wanted.code}”, but was refused as “${code}”: ${message}`;
  if (wanted.message === undefined || message.includes(wanted.message)) return null;
  return `${showJson(action)} should be refused with “${wanted.message}”, but was with: ${message}`;
}
