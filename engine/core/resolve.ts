import type { Action, Judged, Rules } from "./game";
import { isEqual, showJson } from "./json-pointer";
import type { CoreState } from "./machine";
import type { Json } from "./vocabulary";

/**
 * Actions as people write them: cards by their id instead of an instance, fields left out where only one value is
 * legal. Two candidates that are the same move (two copies of a card in hand) count as one.
 */

/** The legal actions that the written one can mean: one, if it is clear. One that leaves nothing open goes before those with more fields. */
export function resolve<S extends CoreState>(rules: Rules<S>, state: S, written: Action): Action[] {
  const seat = state.prompt?.seat ?? -1;
  const possible = rules.actions(state).filter((action) => means(rules, state, seat, written, action));
  const whole = possible.filter((action) => Object.keys(action).length === Object.keys(written).length);
  const byMove = new Map<string, Action>();
  for (const action of whole.length > 0 ? whole : possible) {
    const key = rules.actionKey(state, action);
    if (!byMove.has(key)) byMove.set(key, action);
  }
  return [...byMove.values()];
}

function means<S extends CoreState>(rules: Rules<S>, state: S, seat: number, written: Action, action: Action): boolean {
  return Object.entries(written).every(
    ([field, value]) => field in action && isMeant(rules, state, seat, value, action[field]!),
  );
}

function isMeant<S extends CoreState>(rules: Rules<S>, state: S, seat: number, written: Json, meant: Json): boolean {
  if (typeof written === "string" && typeof meant === "number") {
    return rules.instancesOf(state, seat, written).includes(meant);
  }
  if (Array.isArray(written) && Array.isArray(meant)) {
    return written.length === meant.length && written.every((item, n) => isMeant(rules, state, seat, item, meant[n]!));
  }
  return isEqual(written, meant);
}

/** The action with every card id replaced by the likeliest instance: for actions that nobody enumerates, or that are refused. */
export function withInstances<S extends CoreState>(rules: Rules<S>, state: S, seat: number, written: Action): Action {
  const replace = (value: Json): Json => {
    if (typeof value === "string") return rules.instancesOf(state, seat, value)[0] ?? value;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item as Json)]));
  };
  const { type, ...fields } = written;
  return { type, ...(replace(fields) as Record<string, Json>) };
}

/** The refusal of whoever acts while somebody else is asked. */
export const wrongPlayer = "wrong-player";

const refuse = (code: string, message: string): Judged => ({ ok: false, refusal: { code, message } });

/** The action that is meant, ready to be done, or why it can't be. Whoever does it is the one who is asked, unless named. */
export function judge<S extends CoreState>(rules: Rules<S>, state: S, written: Action, player?: number): Judged {
  if (state.result) return refuse("game-over", "The game is over.");
  const { seat, kind } = state.prompt!;
  if (player !== undefined && player !== seat) {
    const other = `Player ${seat} must decide now (${kind}), not player ${player}.`;
    return rules.outOfTurn?.(state, player, written) ?? refuse(wrongPlayer, other);
  }
  const [meant, ...others] = resolve(rules, state, written);
  if (meant && others.length === 0) return { ok: true, action: meant };
  if (meant) {
    const some = [meant, ...others].slice(0, 3).map(showJson).join(" or ");
    return refuse("ambiguous", `That could mean ${others.length + 1} different actions, such as ${some}.`);
  }
  const action = withInstances(rules, state, seat, written);
  const refusal = rules.refusal(state, action);
  return refusal ? { ok: false, refusal } : { ok: true, action };
}
