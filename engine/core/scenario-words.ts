import { keysOf } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { PositionCheck } from "../../schemas/scenario";
import type { Action, Rules } from "./game";
import { isEqual } from "./json-equality";
import { seatNames } from "./narration";
import { judge } from "./resolve";
import { instanceOf, withAliases } from "./scenario-aliases";
import { positionIn, type Situation } from "./scenario-situation";
import type { Json } from "./vocabulary";

/** What a scenario does and asks for, in words: of positions in the names that they have for their parts. */

type Written = { readonly [field: string]: Json };
const isObject = (json: Json | undefined): json is Written =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** What positions write in short. */
const inFull: Readonly<Record<string, string>> = {
  ap: "action points",
  discard: "discard pile",
  filled: "filled slots",
  hiddenCount: "hidden buildings",
  hp: "health",
  missing: "missing slots",
  plays: "cards played this turn",
  pool: "eggs in the game",
  surplus: "surplus slots",
  token: "a token",
};
export const partWords = (field: string): string =>
  ownValue(inFull, field) ?? fieldWords(field).replace(/\bhp\b/, "health");

/** "moveEvery" as "move every". */
export const fieldWords = (field: string): string =>
  ownValue(inFull, field) ?? field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A part of the way to what a pointer leads to, as people call it. */
export interface WayPart {
  text: string;
  /** Somebody, a card or piece with a name, one of a list without one, a field, or all at once. */
  is: "seat" | "thing" | "item" | "field" | "all";
}

/** What a pointer leads to, and the things that it passes: the last seat, the last thing with a number. */
interface Pointed {
  way: readonly WayPart[];
  seat?: number;
  instance?: number;
}

export function pointed(situation: Situation, pointer: string, view?: number): Pointed {
  const { rules, aliases } = situation;
  const seatName = seatNames(rules.setup.seats);
  const way: WayPart[] = [];
  const found: Pointed = { way };
  let at: Json | undefined = positionIn(situation, view);
  const keys = keysOf(pointer);
  for (const [n, key] of keys.entries()) {
    const next: Json | undefined = Array.isArray(at) ? itemOf(at, key, aliases) : isObject(at) ? at[key] : undefined;
    const instance = instanceOf(next);
    if (instance !== undefined) found.instance = instance;
    if (n === 1 && keys[0] === "players" && key !== "*") {
      found.seat = Number(key);
      way.splice(0, 1, { text: seatName(key), is: "seat" });
    } else if (key === "*") way.push({ text: "", is: "all" });
    else if (Array.isArray(at) || aliases.has(key)) {
      const name = isObject(next) ? nameOf(rules, next) : undefined;
      // Where the thing has a name, the list that it stands in says nothing more.
      if (name !== undefined && instance !== undefined) way.pop();
      if (name !== undefined) way.push({ text: name, is: "thing" });
      else if (/^\d+$/.test(key)) way.push({ text: String(Number(key) + 1), is: "item" });
      else way.push({ text: cardName(rules, key) ?? key, is: "thing" });
    } else way.push({ text: cardName(rules, key) ?? partWords(key), is: "field" });
    at = next;
  }
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
  return typeof card === "string" ? wordOrCard(rules, card) : undefined;
}

/** A value of a position: cards by their names. */
export function valueWords(rules: Rules, value: Json | undefined): string {
  if (value === undefined) return "nothing";
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return wordOrCard(rules, value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) {
    const items = (value as Json[]).map((item) => valueWords(rules, item));
    return items.length === 0 ? "empty" : items.join(", ");
  }
  const { card, ...rest } = value as Written;
  const fields = Object.entries(rest).map(([key, part]) => fieldAndValue(rules, key, part));
  if (card === undefined) return fields.join(", ");
  return fields.length === 0 ? valueWords(rules, card) : `${valueWords(rules, card)} (${fields.join(", ")})`;
}

/** What a seat can't know is written so. */
const hidden = "?";

function wordOrCard(rules: Rules, text: string): string {
  if (text === "") return "empty";
  if (text === hidden) return "a hidden card";
  // Cards that lie in some way are written with it: "copperhill-worker:down".
  const [, card = text, way] = /^([^:]+):(\w+)$/.exec(text) ?? [];
  const name = cardName(rules, card);
  return name === undefined ? text : way === undefined ? name : `${name} (${way})`;
}

/** "value 4", "at F3"; what only is or isn't, without a word for that: "tired", "not tired". */
export const fieldAndValue = (rules: Rules, key: string, value: Json): string =>
  typeof value === "boolean"
    ? `${value ? "" : "not "}${partWords(key)}`
    : `${partWords(key)} ${valueWords(rules, value)}`;

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
  const words = fieldWords(type);
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}${given.length > 0 ? `: ${given.join(", ")}` : ""}`;
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
