import { keysOf } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Check, PositionCheck } from "../../schemas/scenario";
import type { Action, Rules } from "./game";
import { isEqual } from "./json-equality";
import { seatNames } from "./narration";
import { judge } from "./resolve";
import { instanceOf, withAliases } from "./scenario-aliases";
import type { Situation } from "./scenario-checks";
import { positionSeenBy } from "./secrecy";
import type { Json } from "./vocabulary";

/** What a scenario does and asks for, in words: of positions in the names that they have for their parts. */

type Written = { readonly [field: string]: Json };
const isObject = (json: Json | undefined): json is Written =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** "moveEvery" as "move every". */
export const fieldWords = (field: string): string =>
  field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What a pointer leads to, and the things that it passes: the last seat, the last thing with a number. */
export interface Pointed {
  words: string;
  seat?: number;
  instance?: number;
}

export function pointed({ rules, state, aliases }: Situation, pointer: string, view?: number): Pointed {
  const seatName = seatNames(rules.setup.seats);
  const parts: string[] = [];
  const found: Pointed = { words: "" };
  let at: Json | undefined = positionSeenBy(rules, state, view ?? null);
  const keys = keysOf(pointer);
  for (const [n, key] of keys.entries()) {
    const next: Json | undefined = Array.isArray(at) ? itemOf(at, key, aliases) : isObject(at) ? at[key] : undefined;
    const instance = instanceOf(next);
    if (instance !== undefined) found.instance = instance;
    if (n === 1 && keys[0] === "players" && key !== "*") {
      found.seat = Number(key);
      parts.splice(0, 1, seatName(key));
    } else if (key === "*") parts.push("all");
    else if (Array.isArray(at) || aliases.has(key)) {
      const name = nameOf(rules, next);
      // Where the thing has a name, the list that it stands in says nothing more.
      if (name !== undefined && instance !== undefined) parts.pop();
      parts.push(name ?? (/^\d+$/.test(key) ? `number ${Number(key) + 1}` : (cardName(rules, key) ?? key)));
    } else parts.push(cardName(rules, key) ?? fieldWords(key));
    at = next;
  }
  found.words = parts.length === 0 ? "the position" : parts.join(" · ");
  return found;
}

function itemOf(list: Json, key: string, aliases: Situation["aliases"]): Json | undefined {
  const items = list as Json[];
  if (/^\d+$/.test(key)) return items[Number(key)];
  const instance = aliases.get(key);
  return items.find((item) =>
    instance === undefined ? isObject(item) && item["card"] === key : instanceOf(item) === instance,
  );
}

const cardName = (rules: Rules, id: string): string | undefined =>
  (ownValue(rules.setup.cards, id) as { name?: string } | undefined)?.name;

function nameOf(rules: Rules, item: Json | undefined): string | undefined {
  const card = isObject(item) ? item["card"] : item;
  return typeof card === "string" ? (cardName(rules, card) ?? card) : undefined;
}

/** A value of a position: cards by their names. */
export function valueWords(rules: Rules, value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return cardName(rules, value) ?? (value === "" ? "empty" : value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const items = (value as Json[]).map((item) => valueWords(rules, item));
    return items.length === 0 ? "empty" : items.join(", ");
  }
  const fields = Object.entries(value).map(([key, part]) =>
    key === "card" ? valueWords(rules, part) : `${fieldWords(key)} ${valueWords(rules, part)}`,
  );
  return fields.join(", ");
}

/** What somebody does, as the rules offer it. */
export function actionWords({ rules, state, aliases }: Situation, said: Action, player?: number): string {
  const written = withAliases(said, aliases);
  const judged = state.prompt ? judge(rules, state, written, player) : undefined;
  if (judged?.ok) {
    const offered = rules.request(state)?.answers.find(({ action }) => isEqual(action, judged.action));
    if (offered) return offered.text;
  }
  const { type, ...fields } = said;
  const { cardFields } = rules.table(state);
  const given = Object.entries(fields).map(([field, value]) => {
    const card = cardFields.includes(field) && typeof value === "number" ? rules.cardIdOf(state, value) : undefined;
    return valueWords(rules, card ?? value);
  });
  return [sentence(fieldWords(type)), ...given].join(" · ");
}

/** What a check asks for of a value, without where that stands. */
export function wantedWords(check: PositionCheck, rules: Rules): string {
  const value = (json: unknown): string => valueWords(rules, json as Json);
  const wanted = [
    "is" in check ? `is ${value(check.is)}` : "",
    "not" in check ? `is not ${value(check.not)}` : "",
    check.absent ? "is not there" : "",
    check.atLeast === undefined ? "" : `is at least ${check.atLeast}`,
    check.atMost === undefined ? "" : `is at most ${check.atMost}`,
    "contains" in check ? `has ${value(check.contains)}` : "",
    check.length === undefined ? "" : `are ${check.length}`,
    check.sum === undefined ? "" : `add up to ${check.sum}`,
  ];
  return wanted.filter(Boolean).join(", ");
}

/** What a check asks for. */
export function checkWords(check: Check, situation: Situation): string {
  const { rules } = situation;
  const value = (json: unknown): string => valueWords(rules, json as Json);
  const name = seatNames(rules.setup.seats);
  const as = "view" in check && check.view !== undefined ? `, as ${name(check.view)} sees it` : "";
  const times = (n: number | undefined, once: string): string =>
    n === undefined ? once : n === 0 ? "never" : n === 1 ? "once" : `${n} times`;
  if ("at" in check) {
    const what = sentence(pointed(situation, check.at, check.view).words);
    return `${what} ${wantedWords(check, rules)}${as}`;
  }
  const event = ({ event: type, where }: { event: string; where?: object }): string => {
    const details = Object.entries(where ?? {}).map(([key, part]) =>
      key === "seat" ? name(part) : `${fieldWords(key)} ${value(part)}`,
    );
    return `“${fieldWords(type)}”${details.length > 0 ? ` (${details.join(", ")})` : ""}`;
  };
  if ("event" in check) return `${event(check)} happens${` ${times(check.times, "")}`.trimEnd()}${as}`;
  if ("order" in check) return `${check.order.map(event).join(", then ")}, in this order${as}`;
  if ("log" in check) {
    return `The log${check.view === undefined ? "" : ` of ${name(check.view)}`} ${check.times === 0 ? "never says" : "says"} “${check.log}”${check.times ? ` ${times(check.times, "")}` : ""}`;
  }
  if ("actions" in check) {
    const all = (check.actions as Action[]).map((action) => actionWords(situation, action));
    return `${all.join("; ")}: possible${check.exactly ? ", and nothing else" : ""}`;
  }
  if ("legal" in check) return `${actionWords(situation, check.legal as Action)}: possible`;
  if ("illegal" in check) return `${actionWords(situation, check.illegal as Action)}: not possible`;
  if ("request" in check) {
    const { actor, kind, by, text } = check.request;
    const about = [kind && fieldWords(kind), by && `by ${value(by)}`, text && `“${text}”`].filter(Boolean);
    return `${name(actor)} is asked${about.length > 0 ? `: ${about.join(", ")}` : ""}${as}`;
  }
  if ("winners" in check)
    return check.winners.length === 0 ? "Nobody wins" : `${check.winners.map(name).join(" and ")} wins`;
  return check.over ? "The match is over" : "The match goes on";
}

const sentence = (words: string): string => `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
