import type { Action, Judged, Rules } from "./game";
import { isEqual, showJson } from "./json-equality";
import type { CoreState } from "./machine";
import type { Json } from "./vocabulary";

/**
 * Actions as people write them: cards by their id instead of an instance, fields left out where only one value is
 * legal. Two candidates that are the same move (two copies of a card in hand) count as one.
 */

/** The action by the names that the rules have for it. */
function named<S extends CoreState>(rules: Rules<S>, state: S, written: Action): Action {
  const action = rules.respell?.(written) ?? written;
  return action.type === "answer" ? answered(rules.actions(state), action) : action;
}

/** A plain answer, `{ "type": "answer", "choice": … }`, where all that is asked for is one value of one action. */
function answered(offered: readonly Action[], written: Action): Action {
  const [first] = offered;
  const [asked, ...others] = first ? fieldsOf(first) : [];
  const given = fieldsOf(written);
  if (!first || asked === undefined || others.length > 0 || given.length !== 1) return written;
  if (!offered.every((action) => action.type === first.type && asked in action)) return written;
  const choice = written[given[0]!]!;
  const declined = choice === "decline" && offered.find((action) => declining.includes(String(action[asked])));
  return { type: first.type, [asked]: declined ? declined[asked]! : choice };
}
const declining = ["none", "done", "no"];
const fieldsOf = (action: Action): string[] => Object.keys(action).filter((field) => field !== "type");

/** The legal actions that the written one can mean, to somebody who knows so much of the state: one, if it is clear. One that leaves nothing open goes before those with more fields. */
export function resolve<S extends CoreState>(rules: Rules<S>, state: S, said: Action, known = state): Action[] {
  const seat = state.prompt?.seat ?? -1;
  const written = named(rules, state, said);
  const possible = rules.actions(state).filter((action) => means(rules, known, seat, written, action));
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
    ([field, value]) => Object.hasOwn(action, field) && isMeant(rules, state, seat, value, action[field]!),
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

/** So many ways to read the cards of an action are tried. */
const mostReadings = 300;

/**
 * The action with every card id replaced by an instance, for actions that nobody enumerates: so that it is possible, if it
 * can be, or else by the likeliest instances, for saying why it isn't.
 */
export function withInstances<S extends CoreState>(
  rules: Rules<S>,
  state: S,
  seat: number,
  written: Action,
  known = state,
): Action {
  const { type, ...fields } = named(rules, state, written);
  const names = Object.keys(fields);
  const instancesOf = (card: string): readonly number[] => rules.instancesOf(known, seat, card);
  let likeliest: Action | undefined;
  let tried = 0;
  for (const reading of readings(Object.values(fields), instancesOf, false)) {
    const action: Action = { type, ...Object.fromEntries(names.map((field, n) => [field, reading[n]!])) };
    likeliest ??= action;
    if (++tried > mostReadings) break;
    if (rules.refusal(state, action) === null) return action;
  }
  return likeliest ?? { type, ...fields };
}

/** All the ways to put instances for card ids, the likeliest first. */
function* readings(
  values: readonly Json[],
  instancesOf: (card: string) => readonly number[],
  isList: boolean,
): Generator<Json[]> {
  const [value, ...rest] = values;
  if (value === undefined) {
    yield [];
    return;
  }
  const meant = typeof value === "string" ? [...instancesOf(value), value] : [value];
  for (const one of meant) {
    for (const read of Array.isArray(one) ? readings(one, instancesOf, true) : [one]) {
      // In one list every instance stands once.
      for (const others of readings(rest, instancesOf, isList))
        if (!isList || typeof value !== "string" || !others.includes(read)) yield [read, ...others];
    }
  }
}

/** The refusal of whoever acts while somebody else is asked. */
export const wrongPlayer = "wrong-player";

const refuse = (code: string, message: string): Judged => ({ ok: false, refusal: { code, message } });

/** Whether there is something in an action that can't even be told in a sentence: it says itself how it reads. */
function isUnspeakable(part: Json): boolean {
  if (typeof part !== "object" || part === null) return false;
  return Object.entries(part).some(([key, inner]) => key === "toString" || key === "valueOf" || isUnspeakable(inner));
}

/**
 * The action that is meant, ready to be done, or why it can't be. Whoever does it is the one who is asked, unless named.
 * Cards are looked for in what is `known` of the state.
 */
export function judge<S extends CoreState>(
  rules: Rules<S>,
  state: S,
  written: Action,
  player?: number,
  known = state,
): Judged {
  if (state.result) return refuse("game-over", "The game is over.");
  if (isUnspeakable(written)) return refuse("not-offered", "No action of any game is written like this.");
  const { seat, kind } = state.prompt!;
  if (player !== undefined && player !== seat) {
    const other = `Player ${seat} must decide now (${kind}), not player ${player}.`;
    const action = withInstances(rules, state, player, written, known);
    return rules.outOfTurn?.(state, player, action) ?? refuse(wrongPlayer, other);
  }
  const [meant, ...others] = resolve(rules, state, written, known);
  if (meant && others.length === 0) return { ok: true, action: meant };
  if (meant) {
    const some = [meant, ...others].slice(0, 3).map(showJson).join(" or ");
    return refuse("ambiguous", `That could mean ${others.length + 1} different actions, such as ${some}.`);
  }
  const action = withInstances(rules, state, seat, written, known);
  const refusal = rules.refusal(state, action);
  return refusal ? { ok: false, refusal } : { ok: true, action };
}
