import { onlyKey } from "../../../../core/compiler";
import type { CoreState } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { Wording } from "../../../../core/wording";
import { formatRange, markNames, strengthNames } from "../../words";
import type { CardFilter } from "./card-filters";
import type { Bounds, Filter, Where } from "./filters";

/** How Garden Incursion reads: descriptions of objects, and what a text has said already. */

const countWords = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
export const countWord = (n: number): string => countWords[n] ?? `${n}`;

export const plural = (noun: string): string => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`);
export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const ranges = (n: number): string => `${formatRange(n)} range${n > 1 ? "s" : ""}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** The finished text: one sentence for each part, begun and closed. */
export const finish = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `${capital(part)}${/[.!?]$/.test(part) ? "" : "."}`)
    .join(" ");

interface Introduced {
  phrase: string;
  many: boolean;
  said: boolean;
  /** What it is called once it has been said, if not “it”. */
  later?: string;
}

const isNumber = (tree: Json): tree is number => typeof tree === "number";
const playerWords = ["opponents", "players"];

/** "each of your creatures", "each card in your hand": what an amount counts. */
export function eachOf(tree: Json, wording: Wording): string {
  const text = wording.value(tree);
  const count = /^the number of (.+)$/.exec(text)?.[1] ?? text;
  return count.startsWith("cards ")
    ? `each card ${count.slice(6)}`
    : `each of ${/^(your|the) /.test(count) ? "" : "the "}${count}`;
}

/** "2", "the {A} of this", "the number of your creatures". */
export function numberText(tree: Json, wording: Wording): string {
  const text = wording.value(tree);
  return isNumber(tree) || /^(the|its) /.test(text) ? text : `the number of ${text}`;
}

/** What one text has already said. */
export class Speech extends Wording {
  private readonly names = new Map<string, Introduced>();
  /** What “it” would be, if anything. */
  private last = "";

  constructor(words: Vocabulary<CoreState>) {
    super(words, "en");
  }

  override effect(tree: Json): string {
    if (!Array.isArray(tree)) return this.again(tree) ?? super.effect(tree);
    return finish(tree.map((part: Json) => (Array.isArray(part) ? undefined : this.again(part)) ?? super.effect(part)));
  }

  /** "Do this 2 times: …", "Strike each enemy creature for 1", "Displace up to two of your creatures by up to 1 range each". */
  private again(tree: Json): string | undefined {
    const { each, repeat } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<string, Json>;
    const { n, do: again } = (repeat ?? {}) as { n?: Json; do?: Json };
    if (n !== undefined && again !== undefined) return `do this ${this.value(n)} times: ${this.effect(again)}`;
    const { of, as, do: body } = (each ?? {}) as { of?: Json; as?: string; do?: Json };
    if (of === undefined || as === undefined || body === undefined) return undefined;
    const objects = (of as { objects?: Filter } | null)?.objects;
    const players = playerWords.find((word) => of === word || (typeof of === "object" && of !== null && word in of));
    if (players) this.introduce(as, players === "players" ? "each player" : "each opponent", false, "that player");
    else if (objects && onlyKey(body) !== "displace") this.introduce(as, eachPhrase(objects, this));
    else this.introduce(as, this.selection(of), true);
    return this.effect(body);
  }

  /** Conditions as the rules put them: "you have 3 or more workers". */
  override test(tree: Json): string {
    const { compare, not, exists } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<string, Json>;
    const absent = (not as { exists?: Filter } | undefined)?.exists;
    if (absent) return `you have no ${noun(absent, false)}`;
    if (exists !== undefined && (exists as Filter).side === "own")
      return `you have ${article(noun(exists as Filter, false))}${details(exists as Filter, this)}`;
    if (!Array.isArray(compare) || typeof compare[2] !== "number") return super.test(tree);
    const [value, sign, n] = compare as [Json, string, number];
    const amount = { ">=": `${n} or more`, "<": `fewer than ${n}`, "<=": `${n} or fewer`, ">": `more than ${n}` }[sign];
    return amount === undefined ? super.test(tree) : having(value, amount, this);
  }

  /** Amounts: "your creatures in the same position, at most 3". */
  override value(tree: Json): string {
    const { least, count, difference } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<
      string,
      Json
    >;
    if (Array.isArray(least) && typeof least[0] === "number")
      return `${this.value(least[1] as Json)}, at most ${least[0]}`;
    const objects = (count as { objects?: Filter } | undefined)?.objects;
    if (objects) return allPhrase(objects, this, "");
    const others = Array.isArray(difference) && difference[1] === 1 && isAttackers(difference[0] as Json);
    return others ? "other creature of yours attacking the same target" : super.value(tree);
  }

  introduce(name: string, phrase: string, many = false, later?: string): void {
    this.names.set(name, { phrase, many, said: false, ...(later === undefined ? {} : { later }) });
  }

  /** A choice's description the first time, “it” or “them” from there on. */
  object(where: Json): string {
    if (typeof where !== "string") return allPhrase(where as unknown as Filter, this);
    if (where === "this") return "this";
    if (where === "queen") return "your queen";
    if (where === "payer") return "the paying creature";
    const known = this.names.get(where);
    if (!known) return "it";
    if (known.said && known.later !== undefined) return known.later;
    if (known.said) return this.last === where ? (known.many ? "them" : "it") : "that one";
    known.said = true;
    this.last = where;
    return known.phrase;
  }

  isMany(where: Json): boolean {
    return typeof where === "string" ? this.names.get(where)?.many === true : true;
  }
}

const isAttackers = (tree: Json): boolean => typeof tree === "object" && tree !== null && "attackers" in tree;

function having(value: Json, amount: string, context: Speech): string {
  const { workers, counters, count } = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    Json
  >;
  if (workers) return `you have ${amount} workers`;
  if (isAttackers(value)) return `${amount} of your creatures attack in one skirmish`;
  const { object, kind } = (counters ?? {}) as { object?: Json; kind?: string };
  if (object !== undefined) return `${context.object(object)} has ${amount} ${kind} counters`;
  const objects = (count as { objects?: Filter } | undefined)?.objects;
  if (objects?.side === "own") return `you have ${amount} ${noun(objects, true)}${details(objects, context)}`;
  return `${context.value(value)} is ${amount}`;
}

/** The context of a text. */
export const speech = (wording: Wording): Speech =>
  wording instanceof Speech ? wording : new Speech({ verbs: {}, values: {}, tests: {}, selectors: {} });

function noun({ kind, queen, subtype, card, token, side }: Filter, many: boolean): string {
  const one =
    card !== undefined
      ? cardTitle(card)
      : (subtype ?? (queen === true ? "queen" : (kind ?? (side === undefined ? "object" : "object"))));
  const mark = queen === false ? "non-queen " : "";
  const made = token === true ? " token" : "";
  return `${mark}${many ? plural(`${one}${made}`) : `${one}${made}`}`;
}

const bounds = ({ min, max }: Bounds): string =>
  min !== undefined && max !== undefined
    ? `${min} to ${max}`
    : max !== undefined
      ? `${max} or less`
      : `${min ?? 0} or more`;

function withs({ cost, attack, defence, keyword, counters, defended, moved }: Filter): string[] {
  const parts: string[] = [];
  if (cost) parts.push(`with cost ${bounds(cost)}`);
  if (attack) parts.push(`with {A} of ${bounds(attack)}`);
  if (defence) parts.push(`with {D} of ${bounds(defence)}`);
  if (keyword) parts.push(`with ${{ ...markNames, ...strengthNames }[keyword]}`);
  for (const [kind, range] of Object.entries(counters ?? {})) {
    const name = counterNames[kind] ?? `${kind} counter`;
    if (range.max !== undefined) parts.push(`with fewer than ${countWord(range.max + 1)} ${plural(name)}`);
    else parts.push(`with ${(range.min ?? 1) === 1 ? article(name) : `${countWord(range.min!)} ${plural(name)}`}`);
  }
  if (defended) parts.push("with an active defender");
  if (moved === false) parts.push("that has not used Move this turn");
  return parts;
}

export const counterNames: Record<string, string> = {
  attackUp: "+1 {A} counter",
  defenceUp: "+1 {D} counter",
  venom: "venom counter",
  frail: "frail counter",
  web: "web counter",
  honey: "honey counter",
  stock: "stock counter",
};

function whereText(where: Where, context: Speech): string {
  if (typeof where !== "string") return onePhrase(where, context);
  return context.object(where);
}

function places({ near, same, either, not }: Filter, context: Speech): string[] {
  const parts: string[] = [];
  if (either) parts.push(either.map((part) => withs(part).join(" ")).join(" or "));
  if (near) parts.push(`within ${ranges(near[0])} of ${whereText(near[1], context)}`);
  if (same !== undefined)
    parts.push(same === "this" ? "in the same position" : `in the same position as ${whereText(same, context)}`);
  if (not?.keyword) parts.push(`without ${{ ...markNames, ...strengthNames }[not.keyword]}`);
  return parts;
}

const details = (filter: Filter, context: Speech): string =>
  [...withs(filter), ...places(filter, context)].map((part) => ` ${part}`).join("");

/** "an enemy structure with cost 3 or less within 1 range of this", "another of your creatures". */
export function onePhrase(filter: Filter, context: Speech): string {
  const { either, ...shared } = filter;
  if (either?.some(({ queen, card, kind, subtype }) => queen ?? card ?? kind ?? subtype))
    return either.map((part) => onePhrase({ ...shared, ...part }, context)).join(" or ");
  if (filter.side === "own" && filter.queen === true) return "your queen";
  const more = details(filter, context);
  if (filter.side === "own") return `${filter.other ? "another" : "one"} of your ${noun(filter, true)}${more}`;
  const side = filter.side === "enemy" ? "enemy " : "";
  const name = `${side}${noun(filter, false)}`;
  return `${filter.other ? `another ${name}` : article(name)}${more}`;
}

/** "each enemy creature within 1 range of this", "each of your other creatures". */
const eachPhrase = (filter: Filter, context: Speech): string =>
  onePhrase(filter, context)
    .replace(/^another of your /, "each of your other ")
    .replace(/^one of /, "each of ")
    .replace(/^another /, "each other ")
    .replace(/^an? /, "each ");

/** "up to three of your non-queen creatures". */
export function pickPhrase(filter: Filter, n: number, upTo: boolean, context: Speech): string {
  if (n === 1 && !upTo) return onePhrase(filter, context);
  const count = `${upTo ? "up to " : ""}${countWord(n)}`;
  const other = filter.other ? "other " : "";
  const more = details(filter, context);
  return filter.side === "own"
    ? `${count} of your ${other}${noun(filter, true)}${more}`
    : `${count} ${other}${filter.side === "enemy" ? "enemy " : ""}${noun(filter, true)}${more}`;
}

/** "all your creatures", "enemy creatures within ½ range of this". */
export function allPhrase(filter: Filter, context: Speech, all = "all "): string {
  const side = filter.side === "own" ? "your " : filter.side === "enemy" ? "enemy " : "";
  return `${all}${side}${filter.other ? "other " : ""}${noun(filter, true)}${details(filter, context)}`;
}

/** "a creature card with cost 3 or less". */
export function cardsPhrase(filter: CardFilter | undefined, n: number): string {
  const { type, tribe, subtype, card, cost } = filter ?? {};
  const name = card !== undefined ? cardTitle(card) : [tribe, subtype, type, "card"].filter(Boolean).join(" ");
  const more = cost ? ` with cost ${bounds(cost)}` : "";
  return n === 1 ? `${article(name)}${more}` : `${countWord(n)} ${plural(name)}${more}`;
}
