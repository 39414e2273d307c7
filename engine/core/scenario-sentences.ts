import type { Check, EventCheck, PositionCheck, RequestCheck } from "../../schemas/scenario";
import type { Action } from "./game";
import { seatNames } from "./narration";
import { type Situation, tableIn } from "./scenario-situation";
import {
  actionWords,
  fieldAndValue,
  fieldWords,
  partWords,
  pointed,
  valueWords,
  type WayPart,
  wantedWords,
} from "./scenario-words";
import { requestSeenBy } from "./secrecy";
import type { Json } from "./vocabulary";

/** What a check asks for, as a sentence: "Player 1 has no dragons", "Brute stands at F4". */

type Written = { readonly [field: string]: Json };
const isObject = (json: unknown): json is Written => typeof json === "object" && json !== null && !Array.isArray(json);

export function checkWords(check: Check, situation: Situation): string {
  const { rules } = situation;
  const name = seatNames(rules.setup.seats);
  const as = "view" in check && check.view !== undefined ? `, as ${name(check.view)} sees it` : "";
  if ("at" in check) return `${sentence(positionWords(check, situation))}${as}`;
  if ("event" in check) return `${eventWords(check, situation)}${as}`;
  if ("order" in check)
    return `${check.order.map((each) => eventName(each, situation)).join(", then ")} happen in this order${as}`;
  if ("log" in check) {
    const of = check.view === undefined ? "" : ` of ${name(check.view)}`;
    return `The log${of} ${check.times === 0 ? "never says" : "says"} “${check.log}”${check.times ? ` ${timesOf(check.times)}` : ""}`;
  }
  const possible = (actions: readonly unknown[]): string => {
    const all = actions.map((action) => `“${actionWords(situation, action as Action)}”`);
    return `${listed(all)} ${all.length === 1 ? "is" : "are"}`;
  };
  if ("actions" in check) return `${possible(check.actions)} possible${check.exactly ? ", and nothing else is" : ""}`;
  if ("legal" in check) return `${possible([check.legal])} possible`;
  if ("illegal" in check) return `${possible([check.illegal])} not possible`;
  if ("request" in check) return `${requestWords(check, situation)}${as}`;
  if ("winners" in check) {
    const { winners } = check;
    if (winners.length === 0) return "Nobody wins";
    return `${listed(winners.map(name))} ${winners.length === 1 ? "wins" : "win"}`;
  }
  return check.over ? "The match is over" : "The match goes on";
}

/** "once", "3 times". */
const timesOf = (n: number): string => (n === 1 ? "once" : `${n} times`);

/** Whether it is the number of a card of the match, which tells people nothing. */
const isNumber = (field: string, value: unknown, cardFields: readonly string[] = []): value is number =>
  typeof value === "number" && ["id", "uid", ...cardFields].includes(field);

type Happening = Pick<EventCheck, "event" | "where">;

function eventName({ event, where }: Happening, situation: Situation): string {
  const { rules, state } = situation;
  const name = seatNames(rules.setup.seats);
  const { cardFields } = tableIn(situation);
  const details = Object.entries(where ?? {}).flatMap(([key, part]) => {
    if (key === "seat") return name(part);
    if (!isNumber(key, part, cardFields)) return fieldAndValue(rules, key, part as Json);
    const card = rules.cardIdOf(state, part);
    return card === undefined ? [] : valueWords(rules, card);
  });
  return `“${fieldWords(event)}”${details.length > 0 ? ` (${details.join(", ")})` : ""}`;
}

function eventWords({ times, ...event }: EventCheck, situation: Situation): string {
  const what = eventName(event, situation);
  return times === 0 ? `${what} never happens` : `${what} happens${times === undefined ? "" : ` ${timesOf(times)}`}`;
}

/** The question itself, where it is asked now. */
function requestWords({ request: { actor, kind, by, text }, view }: RequestCheck, { rules, state }: Situation): string {
  const name = seatNames(rules.setup.seats)(actor);
  const { prompt } = state;
  const isNow = prompt?.seat === actor && (kind === undefined || prompt.kind === kind);
  const asked = text ?? (isNow ? requestSeenBy(rules, state, view ?? null)?.text : undefined);
  const from = by === undefined || by === null ? "" : ` by ${valueWords(rules, by)}`;
  if (asked) return `${name} is asked${from}: “${asked}”`;
  return `${name} is asked${from}${kind === undefined ? "" : ` (${fieldWords(kind)})`}`;
}

/** A check of the position: who has what, or what is how. */
function positionWords(check: PositionCheck, situation: Situation): string {
  const { way } = pointed(situation, check.at, check.view);
  const { rules } = situation;
  const last = way.at(-1);
  const owner = way.slice(0, -1);
  if (check.sum !== undefined) return `${nounOf(way)} add up to ${check.sum}`;
  if (check.absent && isPlainField(last))
    return isDone(last) ? `${haver(owner)} ${last.text} nothing` : `${haver(owner)} no ${last.text}`;
  if (check.absent) return `${nounOf(way)} is no longer there`;
  if (check.length !== undefined) return lengthWords(check.length, way);
  if ("is" in check) {
    const said = fieldIs(way, check.is as Json, situation);
    if (said !== undefined) return said;
  }
  if ("contains" in check) {
    if (!isObject(check.contains) || isPlainField(last))
      return `${nounOf(way)} ${isPlural(last) ? "include" : "includes"} ${valueWords(rules, check.contains as Json)}`;
    const { card, ...rest } = check.contains;
    const name = card === undefined ? undefined : valueWords(rules, card);
    const told = Object.entries(rest).filter(([field, value]) => !isNumber(field, value));
    const facts = told.map(([field, value]) => factOf(field, value, situation));
    const isNamed = name === undefined || name === last?.text;
    return `${nounOf(way)} ${listed([...(isNamed ? [] : [`is ${name}`]), ...facts]) || "is there"}`;
  }
  return `${nounOf(way)} ${isPlural(last) ? wantedWords(check, rules).replace(/^is\b/, "are") : wantedWords(check, rules)}`;
}

/** What a sign of the game stands for, as it says beside the numbers of players: “Y” is yellow. */
function signWords(sign: string, situation: Situation): string {
  const values = tableIn(situation).seats.flatMap((seat) => seat.values);
  return values.find(({ symbol }) => symbol === sign)?.label.toLowerCase() ?? fieldWords(sign);
}

/** In the measure that people use on the field. */
const measured = (n: number, situation: Situation): string => String(n / (tableIn(situation).field?.unit ?? 1));

/** Where something stands; points in the measure that people use on the field. */
function spotWords(at: Json, situation: Situation): string {
  return Array.isArray(at) ? at.map((n) => measured(Number(n), situation)).join("/") : valueWords(situation.rules, at);
}

/** What a thing has or is, behind its name. */
function factOf(field: string, value: Json, situation: Situation): string {
  const { rules } = situation;
  if (field === "at") return `stands at ${spotWords(value, situation)}`;
  if (field === "owner") return `belongs to ${seatNames(rules.setup.seats)(value)}`;
  if (typeof value === "boolean") return isOrNot(partWords(field), value);
  return `has ${fieldAndValue(rules, field, value)}`;
}

/** "rests", "is tired", and what is not so. */
function isOrNot(field: string, isSo: boolean): string {
  const verb = /^(\w+[^s])s$/.exec(field)?.[1];
  if (verb !== undefined) return isSo ? field : `doesn't ${verb}`;
  return `is ${isSo ? "" : "not "}${field}`;
}

/** A field with a value; nothing, where no more is known of it than that it is so. */
function fieldIs(way: readonly WayPart[], value: Json, situation: Situation): string | undefined {
  const { rules } = situation;
  const [last, owner] = [way.at(-1), way.slice(0, -1)];
  if (!isPlainField(last)) return undefined;
  const [from] = owner.slice(-1);
  const field = last.text;
  const said = valueWords(rules, value);
  const name = seatNames(rules.setup.seats);
  const thing = owner.at(-1);
  if (field === "card" && thing?.is === "thing" && thing.text === said)
    return owner.length === 1 ? `${said} is there` : `${said} is among ${nounOf(owner.slice(0, -1))}`;
  if (field === "owner") return `${nounOf(owner)} ${factOf(field, value, situation)}`;
  if (field === "range" && typeof value === "number") return `${nounOf(way)} is ${measured(value, situation)}`;
  if (nounOf(owner) === "the result" && field === "cause") return `The match ends by ${said}`;
  if (nounOf(owner) === "the result" && field === "ranking" && Array.isArray(value))
    return `The ranking is ${value.map((seats) => listed((seats as Json[]).map(name))).join(", then ")}`;
  if (owner.length === 0) {
    if (field === "turn") return `It is turn ${said}`;
    if (field === "active") return `It is ${name(value)}'s turn`;
  }
  const size = /^(.+) size$/.exec(field)?.[1];
  if (size !== undefined && typeof value === "number")
    return `${haver(owner)} ${numbered(value, "cards")} in the ${size}`;
  if (from?.is === "field" && typeof value === "number" && isPlural(from))
    return `${haver(owner.slice(0, -1))} ${numbered(value, `${signWords(field, situation)} ${from.text}`)}`;
  if (owner.length > 0 && field === "at") return `${nounOf(owner)} stands at ${spotWords(value, situation)}`;
  if (owner.length > 0 && typeof value === "boolean") return `${nounOf(owner)} ${isOrNot(field, value)}`;
  if (Array.isArray(value)) {
    const has = isDone(last) ? `${haver(owner)} ${field}` : undefined;
    if (value.length === 0 && has !== undefined) return `${has} nothing`;
    if (value.length === 0) return isPlural(last) ? `${haver(owner)} no ${field}` : undefined;
    const cards = listed(value.map((item) => valueWords(rules, item)));
    if (has !== undefined) return `${has} ${cards}`;
    return `${nounOf(way)} ${isPlural(last) ? "are" : "holds"} ${cards}`;
  }
  if (isObject(value) && Object.values(value).every((each) => typeof each === "number")) {
    const some = Object.entries(value).filter(([, n]) => n !== 0);
    const told = listed(some.map(([key, n]) => `${String(n)} ${signWords(key, situation)}`));
    return `${haver(owner)} ${told || "no"} ${some.length === 1 && some[0]![1] === 1 ? singular(field) : field}`;
  }
  if (typeof value === "number" && isPlural(last))
    return owner.length === 0 && value === 1
      ? `there is 1 ${singular(field)}`
      : `${haver(owner)} ${numbered(value, field)}`;
  return undefined;
}

function lengthWords(n: number, way: readonly WayPart[]): string {
  const [last, owner] = [way.at(-1), way.slice(0, -1)];
  if (!isPlainField(last)) return `${nounOf(way)} has ${n}`;
  if (!isPlural(last)) return `${nounOf(way)} holds ${numbered(n, "cards")}`;
  const has = owner.length === 0 && n === 1 ? "there is" : haver(owner);
  return `${has} ${numbered(n, last.text)}`;
}

const isPlainField = (part: WayPart | undefined): part is WayPart & { is: "field" } => part?.is === "field";
/** "eggs", "eggs in the game". */
const isPlural = (part: WayPart | undefined): boolean =>
  isPlainField(part) && /[^su]s(?: (?:in|played) .*)?$/.test(part.text);
/** "played": what somebody has done with it. */
const isDone = (part: WayPart): boolean => part.text.endsWith("ed");
const singular = (plural: string): string => plural.replace(/s(?= (?:in|played) |$)/, "");
const numbered = (n: number, plural: string): string => `${n === 0 ? "no" : n} ${n === 1 ? singular(plural) : plural}`;
const sentence = (words: string): string => `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;

/** "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Who has: "Player 1 has", "there are". */
const haver = (owner: readonly WayPart[]): string => (owner.length === 0 ? "there are" : `${nounOf(owner)} has`);

/** What a way leads to: "Player 1's bed 2", "the value of Player 1's bed 2", "Corn in Player 1's hand". */
function nounOf(way: readonly WayPart[]): string {
  let noun = "";
  let isName = false;
  for (const [n, { text, is }] of way.entries()) {
    const next = way[n + 1];
    if (is === "seat" || (is === "thing" && noun === "")) noun = text;
    else if (is === "all") noun = noun === "" ? "all" : `all ${noun.replace(/^the /, "")}`;
    else if (is === "thing") noun = `${text} in ${noun}`;
    else if (is === "item") noun = isPlural(way[n - 1]) ? `${singular(noun)} ${text}` : `card ${text} of ${noun}`;
    else if (noun === "") noun = next?.is === "all" ? text : `the ${text}`;
    else noun = isName ? `${noun}'s ${text}` : `the ${text} of ${noun}`;
    isName = is === "seat" || (is === "thing" && n === 0);
  }
  return noun === "" ? "the position" : noun;
}
