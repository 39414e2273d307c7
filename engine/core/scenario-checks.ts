import { ownValue } from "../../schemas/own-value";
import type { Action, Rules } from "./game";
import { contains, isEqual, showJson, valueAt } from "./json-pointer";
import type { CoreState, GameEvent } from "./machine";
import { resolve, withInstances } from "./resolve";
import type { Json } from "./vocabulary";

/** What a scenario can ask once its steps are done. Each check gives null, or a sentence about what is not as it should be. */

interface PositionCheck {
  view?: number;
  at: string;
  is?: Json;
  atLeast?: number;
  atMost?: number;
  contains?: Json;
}
interface EventCheck {
  event: string;
  where?: Record<string, Json>;
  times?: number;
}
export type Check =
  | PositionCheck
  | EventCheck
  | { legal: Action }
  | { illegal: Action }
  | { request: { actor: number; kind?: string } }
  | { winners: number[] }
  | { over: boolean };

export function failureOf(check: Check, rules: Rules, state: CoreState, events: readonly GameEvent[]): string | null {
  if ("at" in check) return checkPosition(check, rules, state);
  if ("event" in check) return checkEvents(check, rules, state, events);
  if ("legal" in check) {
    return isLegal(rules, state, check.legal)
      ? null
      : `${showJson(check.legal)} should be legal; ${whatIsLegal(rules, state)}`;
  }
  if ("illegal" in check)
    return isLegal(rules, state, check.illegal) ? `${showJson(check.illegal)} should not be legal, but is.` : null;
  if ("request" in check) return checkRequest(check.request, state);
  if ("winners" in check) return checkWinners(check.winners, state);
  const over = state.result !== null;
  return over === check.over ? null : `the game should ${check.over ? "be over, but goes on" : "go on, but is over"}.`;
}

function checkPosition(check: PositionCheck, rules: Rules, state: CoreState): string | null {
  const seen = check.view === undefined ? state : rules.view(state, check.view);
  const found = valueAt(rules.writePosition(seen), check.at);
  const where = `${check.at}${check.view === undefined ? "" : ` as player ${check.view} sees it`}`;
  const miss = (expected: string): string => `${where} should ${expected}, but is ${showJson(found)}.`;
  if (check.is !== undefined && !isEqual(found, check.is)) return miss(`be ${showJson(check.is)}`);
  if (check.atLeast !== undefined && !(typeof found === "number" && found >= check.atLeast))
    return miss(`be at least ${check.atLeast}`);
  if (check.atMost !== undefined && !(typeof found === "number" && found <= check.atMost))
    return miss(`be at most ${check.atMost}`);
  if (check.contains !== undefined && !contains(found, check.contains))
    return miss(`contain ${showJson(check.contains)}`);
  return null;
}

function checkEvents(
  { event, where = {}, times }: EventCheck,
  rules: Rules,
  state: CoreState,
  events: readonly GameEvent[],
): string | null {
  const ofType = events.filter(({ type }) => type === event);
  const count = ofType.filter((happened) => fits(rules, state, where, happened)).length;
  if (times === undefined ? count > 0 : count === times) return null;
  const wanted = `“${event}”${Object.keys(where).length > 0 ? ` with ${showJson(where)}` : ""}`;
  const often = times === undefined ? "" : ` ${times} times`;
  const other =
    ofType.length > count ? ` (${ofType.length - count} others of that type: ${showJson(ofType.map(open))})` : "";
  return `${wanted} should have happened${often}, but happened ${count === 0 ? "never" : `${count} times`}${other}.`;
}

const open = ({ secret, seenBy: _, ...rest }: GameEvent): object => ({ ...rest, ...(secret as object | undefined) });

/** Every named detail is equal; a card may be named by its id. Secrets count: a scenario sees everything. */
function fits(rules: Rules, state: CoreState, where: Readonly<Record<string, Json>>, event: GameEvent): boolean {
  const details = open(event) as Record<string, Json>;
  const isMeant = (wanted: Json, found: Json | undefined): boolean =>
    isEqual(wanted, found) ||
    (typeof wanted === "string" && typeof found === "number" && rules.cardIdOf(state, found) === wanted) ||
    (Array.isArray(wanted) &&
      Array.isArray(found) &&
      wanted.length === found.length &&
      wanted.every((item, n) => isMeant(item, found[n])));
  return Object.entries(where).every(([key, wanted]) => isMeant(wanted, ownValue(details, key)));
}

function isLegal(rules: Rules, state: CoreState, written: Action): boolean {
  if (state.result) return false;
  if (resolve(rules, state, written).length > 0) return true;
  return rules.refusal(state, withInstances(rules, state, state.prompt!.seat, written)) === null;
}

function whatIsLegal(rules: Rules, state: CoreState): string {
  if (state.result) return "but the game is over.";
  const types = [...new Set(rules.actions(state).map(({ type }) => type))];
  return `player ${state.prompt!.seat} may now do ${types.join(", ")}.`;
}

function checkRequest({ actor, kind }: { actor: number; kind?: string }, { prompt }: CoreState): string | null {
  const asked = prompt === null ? "nobody is asked anything" : `player ${prompt.seat} is asked for ${prompt.kind}`;
  const fits = prompt !== null && prompt.seat === actor && (kind === undefined || kind === prompt.kind);
  return fits ? null : `player ${actor} should be asked${kind === undefined ? "" : ` for ${kind}`}, but ${asked}.`;
}

function checkWinners(winners: readonly number[], { result }: CoreState): string | null {
  if (result === null) return `the winners should be ${showJson(winners)}, but the game goes on.`;
  const sorted = (seats: readonly number[]): number[] => [...seats].sort((a, b) => a - b);
  return isEqual(sorted(winners), sorted(result.winners))
    ? null
    : `the winners should be ${showJson(winners)}, but are ${showJson(result.winners)} (${result.cause}).`;
}
