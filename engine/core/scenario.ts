import type { Scenario } from "../../schemas/scenario";
import type { Action, Game, Rules } from "./game";
import { showJson } from "./json-pointer";
import type { CoreState, GameEvent } from "./machine";
import { judge, wrongPlayer } from "./resolve";
import { ImpossibleRoll } from "./roll";
import { type Check, failureOf } from "./scenario-checks";
import { type PlayerWish, prepareMatch, preparePosition, type Ready, type Supply } from "./setup";
import type { Json } from "./vocabulary";

/** Runs scenario files: unit tests for cards. What fails is said in one sentence. */

export interface ScenarioOutcome {
  name: string;
  ok: boolean;
  /** What was expected, what was found, and where. */
  message?: string;
}

type Step = Scenario["when"][number];
interface Dealt {
  seed: number;
  players?: number | readonly PlayerWish[];
  options?: Record<string, string | number | boolean>;
}

export function runScenario(game: Game, supply: Supply, scenario: Scenario): ScenarioOutcome {
  const { name } = scenario;
  try {
    const message = failure(game, supply, scenario);
    return message === null ? { name, ok: true } : { name, ok: false, message };
  } catch (reason) {
    if (!(reason instanceof ImpossibleRoll)) throw reason;
    return { name, ok: false, message: reason.message };
  }
}

function failure(game: Game, supply: Supply, { given, when, then }: Scenario): string | null {
  const begun = begin(game, supply, given as Record<string, Json>);
  if ("message" in begun) return begun.message;
  const { rules, state } = begun;
  const events: GameEvent[] = [];
  for (const [n, step] of when.entries()) {
    const message = take(rules, state, step, events);
    if (message !== null) return `Step ${n + 1}: ${message}`;
  }
  for (const [n, check] of then.entries()) {
    const message = failureOf(check as Check, rules, state, events);
    if (message !== null)
      return `After ${when.length === 0 ? "nothing was done" : `step ${when.length}`}, check ${n + 1}: ${message}`;
  }
  const { rolls } = state;
  return rolls.length === 0 ? null : `The dictated rolls ${rolls.join(", ")} were never used.`;
}

function begin(
  game: Game,
  supply: Supply,
  given: Record<string, Json>,
): { rules: Rules; state: CoreState } | { message: string } {
  const dealt = given["new"] as unknown as Dealt | undefined;
  const ready: Ready = dealt
    ? prepareMatch(game, supply, dealt.players ?? game.players.min, dealt.options)
    : preparePosition(game, supply, given);
  if (!ready.ok) return { message: `The situation can't be set up: ${ready.problems[0]!.message}` };
  const { rules } = ready;
  if (!dealt) return { rules, state: rules.readPosition(given) };
  const state = rules.deal(dealt.seed);
  state.rolls = [...((given["rolls"] as number[] | undefined) ?? [])];
  return { rules, state };
}

/** Does a step, or says why that is not what the scenario says. */
function take(
  rules: Rules,
  state: CoreState,
  { player, action: written, refused }: Step,
  events: GameEvent[],
): string | null {
  const action = written as Action;
  const isElses = state.prompt !== null && state.prompt.seat !== player;
  const judged = judge(rules, state, action, player);
  if (!judged.ok) {
    const { code, message } = judged.refusal;
    if (refused === undefined) return `${showJson(action)} should be possible, but was refused: ${message}`;
    // Games have codes of their own for it; the core's means any of them.
    if (refused === true || refused === code || (isElses && refused === wrongPlayer)) return null;
    return `${showJson(action)} should be refused as “${refused}”, but was refused as “${code}”: ${message}`;
  }
  if (refused !== undefined) return `${showJson(action)} should be refused, but is possible.`;
  rules.apply(state, judged.action, (event) => events.push(event));
  return null;
}
