import { ownValue } from "../../schemas/own-value";
import type { Action, FieldKind, Game, Rules } from "./game";
import { showJson } from "./json-equality";
import { didYouMean } from "./nearest";
import type { Json } from "./vocabulary";

/** What is said of actions and events by names that they don't have, which would otherwise be true of nothing. */

/** Words that stand where a card or a choice may stand, in any game; no card is called by one of them. */
export const plainWords: readonly string[] = ["deck", "discard", "done", "none", "no", "decline"];

/** What a name can mean: cards, and the things of the situation. */
export interface KnownCards {
  has(name: string): boolean;
  names: readonly string[];
}
export const noCard = ({ names }: KnownCards, name: string): string =>
  `there is no card “${name}”${didYouMean(name, names)}.`;

/** Fields of an event that no such event ever has. */
export function slipInEvent({ id, names }: Game, event: string, where: object = {}): string | null {
  const fields = ownValue(names.events, event);
  if (!fields) return `${id} has no event “${event}”${didYouMean(event, Object.keys(names.events))}.`;
  const field = Object.keys(where).find((name) => !fields.includes(name));
  return field === undefined ? null : `no “${event}” has a “${field}”${didYouMean(field, fields)}${itHas(fields)}.`;
}

/**
 * Fields that no such action has, and words that can't stand in them. An answer to whatever is asked may have any, and so
 * may an action whose refusal is asked for by its code: that code then says why.
 */
export function slipInAction(
  { names }: Game,
  rules: Rules,
  known: KnownCards,
  said: Action,
  hasReason = false,
): string | null {
  const { type, ...given } = rules.respell?.(said) ?? said;
  if (type === "answer") return null;
  const fields = ownValue(names.actions, type) ?? {};
  for (const [field, value] of Object.entries(given)) {
    const kind = ownValue(fields, field);
    if (kind === undefined)
      return `no “${type}” has a “${field}”${didYouMean(field, Object.keys(fields))}${itHas(Object.keys(fields))}.`;
    if (hasReason && kind !== "card") continue;
    const isKnown = (word: string): boolean => plainWords.includes(word) || known.has(word) || mayStand(kind, word);
    const word = wordsIn(value).find((each) => !isKnown(each));
    if (word !== undefined && kind === "card") return noCard(known, word);
    if (word !== undefined) return `“${field}” of “${type}” ${whatStands(kind)}, not “${word}”${meant(kind, word)}.`;
    if (kind === "flag" && typeof value !== "boolean")
      return `“${field}” of “${type}” is true or false, not ${showJson(value)}.`;
  }
  return null;
}

const itHas = (fields: readonly string[]): string => (fields.length > 0 ? `; it has ${fields.join(", ")}` : "");

const wordsIn = (value: Json): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? (value as Json[]).flatMap(wordsIn) : [];

const mayStand = (kind: FieldKind, word: string): boolean =>
  kind === "any" || (typeof kind === "object" && kind.includes(word));

const whatStands = (kind: FieldKind): string =>
  typeof kind === "object" ? `is one of ${kind.join(", ")}` : kind === "flag" ? "is true or false" : "is a number";

const meant = (kind: FieldKind, word: string): string => (typeof kind === "object" ? didYouMean(word, kind) : "");
