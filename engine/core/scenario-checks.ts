import type { ActionsCheck, Check, PositionCheck, RequestCheck } from "../../schemas/scenario";
import type { Action, Rules } from "./game";
import { contains, isEqual, showJson } from "./json-equality";
import type { CoreState } from "./machine";
import { resolve, withInstances } from "./resolve";
import { valuesAt, withAliases } from "./scenario-aliases";
import { checkEvents, checkLog, checkOrder } from "./scenario-events";
import { positionIn, type Situation, seenAs } from "./scenario-situation";
import { slipInPointer } from "./scenario-slips";
import { requestSeenBy } from "./secrecy";
import type { Json } from "./vocabulary";

/** What a scenario can ask. Each check gives null, or a sentence about what is not as it should be. */

export function failureOf(check: Check, situation: Situation): string | null {
  const { rules, state } = situation;
  if ("at" in check) return checkPosition(check, situation);
  if ("event" in check) return checkEvents(check, situation);
  if ("order" in check) return checkOrder(check, situation);
  if ("log" in check) return checkLog(check, situation);
  if ("actions" in check) return checkActions(check, situation);
  if ("legal" in check) {
    return isLegal(situation, check.legal as Action)
      ? null
      : `${showJson(check.legal)} should be legal; ${whatIsLegal(rules, state)}`;
  }
  if ("illegal" in check)
    return isLegal(situation, check.illegal as Action)
      ? `${showJson(check.illegal)} should not be legal, but is.`
      : null;
  if ("request" in check) return checkRequest(check, situation);
  if ("winners" in check) return checkWinners(check.winners, state);
  const over = state.result !== null;
  return over === check.over ? null : `the game should ${check.over ? "be over, but goes on" : "go on, but is over"}.`;
}

function checkPosition(check: PositionCheck, situation: Situation): string | null {
  const { aliases, words } = situation;
  const asksForNothing = check.absent === true || "not" in check || check.sum === 0;
  const slip = asksForNothing ? slipInPointer(words, check.at) : null;
  if (slip !== null) return slip;
  const values = valuesAt(positionIn(situation, check.view), check.at, aliases);
  const [found] = values;
  const where = `${check.at}${seenAs(check.view)}`;
  if (check.sum !== undefined) return checkSum(values, check.sum, where);
  const miss = (expected: string): string => `${where} should ${expected}, but is ${showJson(found)}.`;
  if (check.absent && found !== undefined) return miss("not be there");
  if ("is" in check && !isEqual(found, check.is as Json)) return miss(`be ${showJson(check.is)}`);
  if ("not" in check && isEqual(found, check.not as Json))
    return `${where} should not be ${showJson(check.not)}, but is.`;
  if (check.atLeast !== undefined && !(typeof found === "number" && found >= check.atLeast))
    return miss(`be at least ${check.atLeast}`);
  if (check.atMost !== undefined && !(typeof found === "number" && found <= check.atMost))
    return miss(`be at most ${check.atMost}`);
  if ("contains" in check && !contains(found, check.contains as Json))
    return miss(`contain ${showJson(check.contains)}`);
  const length = typeof found === "string" || Array.isArray(found) ? found.length : undefined;
  if (check.length !== undefined && length !== check.length)
    return `${where} should have the length ${check.length}, but ${length === undefined ? "has none" : `has ${length}`}: ${showJson(found)}.`;
  return null;
}

function checkSum(values: readonly Json[], wanted: number, where: string): string | null {
  const odd = values.find((value) => typeof value !== "number");
  if (odd !== undefined) return `${where} should add up to ${wanted}, but ${showJson(odd)} is no number.`;
  const sum = (values as number[]).reduce((total, n) => total + n, 0);
  return sum === wanted ? null : `${where} should add up to ${wanted}, but adds up to ${sum}: ${showJson(values)}.`;
}

function isLegal({ rules, state, aliases }: Situation, said: Action): boolean {
  if (state.result) return false;
  const written = withAliases(said, aliases);
  if (resolve(rules, state, written).length > 0) return true;
  return rules.refusal(state, withInstances(rules, state, state.prompt!.seat, written)) === null;
}

function checkActions({ actions, exactly }: ActionsCheck, situation: Situation): string | null {
  const { rules, state, aliases } = situation;
  const illegal = (actions as Action[]).find((action) => !isLegal(situation, action));
  if (illegal) return `${showJson(illegal)} should be legal; ${whatIsLegal(rules, state)}`;
  if (!exactly) return null;
  const named = new Set(
    (actions as Action[])
      .flatMap((action) => resolve(rules, state, withAliases(action, aliases)))
      .map((action) => rules.actionKey(state, action)),
  );
  const other = state.result
    ? undefined
    : rules.actions(state).find((action) => !named.has(rules.actionKey(state, action)));
  return other === undefined ? null : `nothing else should be legal, but ${showJson(other)} is.`;
}

function whatIsLegal(rules: Rules, state: CoreState): string {
  if (state.result) return "but the game is over.";
  const types = [...new Set(rules.actions(state).map(({ type }) => type))];
  return `player ${state.prompt!.seat} may now do ${types.join(", ")}.`;
}

function checkRequest(
  { request: { actor, kind, by, text }, view }: RequestCheck,
  { rules, state }: Situation,
): string | null {
  const { prompt } = state;
  const asked = prompt === null ? "nobody is asked anything" : `player ${prompt.seat} is asked for ${prompt.kind}`;
  const fits = prompt !== null && prompt.seat === actor && (kind === undefined || kind === prompt.kind);
  if (!fits) return `player ${actor} should be asked${kind === undefined ? "" : ` for ${kind}`}, but ${asked}.`;
  if (by === undefined && text === undefined) return null;
  const request = requestSeenBy(rules, state, view ?? null);
  const said = `the request${seenAs(view)}`;
  if (by !== undefined && (request?.by ?? null) !== by)
    return `${said} should name ${by === null ? "no card" : `the card ${by}`}, but names ${request?.by ?? "none"}.`;
  if (text !== undefined && !request?.text.includes(text))
    return `${said} should say “${text}”, but says “${request?.text ?? ""}”.`;
  return null;
}

function checkWinners(winners: readonly number[], { result }: CoreState): string | null {
  if (result === null) return `the winners should be ${showJson(winners)}, but the game goes on.`;
  const sorted = (seats: readonly number[]): number[] => [...seats].sort((a, b) => a - b);
  return isEqual(sorted(winners), sorted(result.winners))
    ? null
    : `the winners should be ${showJson(winners)}, but are ${showJson(result.winners)} (${result.cause}).`;
}
