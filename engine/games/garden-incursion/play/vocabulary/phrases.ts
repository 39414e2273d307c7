import { ownValue } from "../../../../../schemas/own-value";
import { type Amount, changeBy, isFigure } from "../../../../core/grammar/amounts";
import { spelled, withArticle } from "../../../../core/grammar/english";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase, said, spaced, spoken, unsaid } from "../../../../core/grammar/phrase";
import { type Clause, clause, type Statement } from "../../../../core/grammar/statements";
import {
  all,
  asSubject,
  called,
  isMany,
  type Noun,
  noun,
  one,
  several,
  type Things,
} from "../../../../core/grammar/things";
import { isFitting } from "../../../../core/is-fitting";
import { cardTitle } from "../../../../core/rich-text";
import type { Json } from "../../../../core/vocabulary";
import { formatRange, markNames, strengthNames } from "../../symbols";
import type { Keyword, Stat } from "../compiled-set";
import type { CounterKind } from "../state";
import type { CardFilter } from "./card-filters";
import { type Bounds, type Filter, ObjectFilter, type Where } from "./filters";
import type { GardenSay } from "./speech";

/** How Garden Incursion reads: objects, cards and players as its sentences call them. */

export const ranges = (n: number): string => `${formatRange(n)} range${n > 1 || n === 0 ? "s" : ""}`;

export const counterNouns: Readonly<Record<CounterKind, Noun>> = {
  attackUp: noun("+1 {A} counter"),
  defenceUp: noun("+1 {D} counter"),
  venom: noun("venom counter"),
  frail: noun("frail counter"),
  web: noun("web counter"),
  honey: noun("honey counter"),
  stock: noun("stock counter"),
};

/** "a web counter", "two web counters" */
export const few = (n: number, { one, many }: Noun): Phrase =>
  n === 1 ? withArticle(one as string) : phrase`${spelled(n)} ${many}`;

export const keywordNames: Readonly<Record<string, string>> = { ...markNames, ...strengthNames };

const bounds = ({ min, max }: Bounds): string => {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  return max !== undefined ? `${max} or less` : `${min ?? 0} or more`;
};

/** “that opponent”, “you” */
export const playerName = (who: string | undefined, { speech }: GardenSay): Phrase =>
  who === undefined || who === "self" ? "you" : (speech.discourse.call(who)?.called?.words ?? who);

/** “draw a card” for the player of the card, “that opponent draws a card” for another, who is named before what it is. */
export function doing(
  who: string | undefined,
  verb: string,
  object: () => Phrase,
  say: GardenSay,
  key = "who",
): Statement {
  if (who === undefined || who === "self") return clause(phrase`${verb} ${object()}`);
  const subject = say.mark(key, playerName(who, say));
  return clause(phrase`${verb}s ${object()}`, { subject });
}

/** What objects do: “it gets +1 {A}”, “all your creatures get +1 {A}”. */
export const objectsDo = (things: Things, does: (isMany: boolean) => Phrase, more: Partial<Clause> = {}): Statement =>
  clause(does(isMany(things)), { ...more, subject: asSubject(all(things)) });

/** "+1 {A}", "−½ range", "+1 {D} for each of your workers" */
export function statChange(amount: Amount, stat: Stat, until: Phrase = ""): Phrase {
  if (stat !== "range" || !isFigure(amount)) return changeBy(amount, statSigns[stat], until);
  const by = `${amount.n < 0 ? "−" : "+"}${formatRange(Math.abs(amount.n))}`;
  return phrase`${said(amount.from ?? "", by)} ${spaced("range", until)}`;
}
const statSigns: Record<Stat, string> = { attack: "{A}", defence: "{D}", ap: "{AP}", range: "range" };

/** "she holds at most 4" */
export const holdsAtMost = (who: "she" | "it" | "they", max: number, say: GardenSay): Statement =>
  clause(phrase`${who === "they" ? "hold" : "holds"} ${say.mark("max", `at most ${max}`)}`, {
    subject: who,
    opens: true,
  });

const fixed = { this: "this", queen: "your queen", payer: "the paying creature", it: "it" };

/** Objects by word or name, or all that fit a filter. */
export function objectThings(where: Where, say: GardenSay): Things {
  if (typeof where !== "string") return filterThings(where, say);
  const words = say.speech.discourse.known().has(where) ? undefined : ownValue(fixed, where);
  return words === undefined ? say.things() : { ...called(words), from: say.at };
}

/** What a filter says of the kind of object, and of whose it is. */
const kinds = ["side", "kind", "queen", "tribe", "subtype", "card", "token", "other"] as const;
type Part = (key: keyof Filter) => GardenSay;

/** "an enemy structure with cost 3 or less within 1 range of this", "another of your creatures". */
export function filterThings(filter: Filter, say: GardenSay): Things {
  if (!isFilter(filter)) return { ...called(unsaid, true), from: say.at };
  const { either, ...shared } = filter;
  if (!either?.some((part) => kinds.some((key) => part?.[key] !== undefined)))
    return { ...described(filter, () => say), from: say.at };
  const parts = either.map((part, n) => {
    const inner = say.within("either", n);
    return described({ ...shared, ...part }, (key) => (part !== null && Object.hasOwn(part, key) ? inner : say));
  });
  return { noun: noun("object"), or: parts, from: say.at };
}

/** A filter within another is not looked at before it is said. */
const isFilter = (filter: Filter): boolean => isFitting(ObjectFilter, filter as Json);

function described(filter: Filter, part: Part): Things {
  if (!isFilter(filter)) return called(unsaid, true);
  const { side, queen, token, tribe, other = false } = filter;
  const mark = (key: keyof Filter, words: Phrase): Phrase => part(key).mark(key, words);
  const { one, many } = nounOf(filter);
  const isOwn = side === "own";
  const things: Things = {
    noun: { one: mark("kind", one), many: mark("kind", many) },
    adjectives: [
      mark("side", side === "enemy" ? "enemy" : ""),
      mark("queen", queen === false ? "non-queen" : ""),
      mark("token", token === false ? "non-token" : ""),
      mark("tribe", tribe ?? ""),
    ],
    tail: detailsOf(filter, part),
    other,
    ...(isOwn && { owner: mark("side", "you") }),
  };
  if (!isOwn || queen !== true) return things;
  return { ...things, called: { words: spaced("your queen", (things.tail as Noun).one), many: false } };
}

/** “creature”, “Web structure”, “Minim”, “queen” */
function nounOf({ kind, queen, subtype, card, token }: Filter): Noun {
  const name =
    card === undefined ? [subtype, queen === true ? "queen" : kind].filter(Boolean).join(" ") : cardTitle(card);
  return noun(`${name || "object"}${token === true ? " token" : ""}`);
}

/** What it is called later, beside others: “that enemy creature”, “those structures of yours”. */
export function laterNoun(filter: Filter): Noun {
  if (!isFilter(filter)) return noun("object");
  const { one, many } = nounOf(filter);
  if (filter.side === "own") return { one: phrase`${one} of yours`, many: phrase`${many} of yours` };
  return filter.side === "enemy" ? { one: phrase`enemy ${one}`, many: phrase`enemy ${many}` } : { one, many };
}

/** What follows the noun: “with cost 3 or less within 1 range of this”, “that has not used Move this turn”. */
function detailsOf(filter: Filter, part: Part): Noun {
  if (!isFilter(filter)) return noun(unsaid, unsaid);
  const { either = [], near, same } = filter;
  const kinds = either.map((each, n) => {
    const inner = part("either").within("either", n);
    return detailsOf(each, () => inner);
  });
  const around = part("near").within("near");
  const places = [
    near ? phrase`within ${around.mark(0, ranges(near[0]))} of ${placeOf(near[1], around.within(1))}` : "",
    same === undefined ? "" : phrase`in the same position${sameAs(same, part("same").within("same"))}`,
  ];
  const [one, many] = doings(filter, part);
  const has = withs(filter, part);
  const tail = (number: "one" | "many"): Phrase => {
    const any = listed(spoken(kinds.map((each) => each[number])), or.en);
    return spaced(has, any, ...places, number === "one" ? one : many);
  };
  return { one: tail("one"), many: tail("many") };
}

/** “this”, “one of your creatures” */
export const placeOf = (where: Where, say: GardenSay): Phrase => one(objectThings(where, say));
const sameAs = (where: Where, say: GardenSay): Phrase => (where === "this" ? "" : phrase` as ${placeOf(where, say)}`);

const isBounded = (bounds: Bounds | undefined): bounds is Bounds =>
  bounds?.min !== undefined || bounds?.max !== undefined;

/** "with cost 3 or less and a web counter but without Flight" */
function withs({ cost, attack, defence, keyword, counters = {}, defended, not }: Filter, part: Part): Phrase {
  const mark = (key: keyof Filter, words: Phrase): Phrase => part(key).mark(key, words);
  const has: Phrase[] = [
    mark("cost", isBounded(cost) ? `cost ${bounds(cost)}` : ""),
    mark("attack", isBounded(attack) ? `{A} of ${bounds(attack)}` : ""),
    mark("defence", isBounded(defence) ? `{D} of ${bounds(defence)}` : ""),
    mark("keyword", keyword ? keywordNames[keyword]! : ""),
    mark("defended", defended === true ? "an active defender" : ""),
  ];
  const lacks: Phrase[] = [
    mark("defended", defended === false ? "an active defender" : ""),
    lacksOnly(not) ? part("not").within("not").mark("keyword", keywordNames[not.keyword]!) : "",
  ];
  for (const [kind, range] of Object.entries(counters)) {
    const name = counterNouns[kind as CounterKind];
    if (!isBounded(range)) continue;
    if (range.max === 0) lacks.push(mark("counters", name.many));
    else has.push(mark("counters", counted(range, name)));
  }
  const [present, absent] = [spoken(has), spoken(lacks)];
  return spaced(
    present.length > 0 ? phrase`with ${listed(present)}` : "",
    present.length > 0 && absent.length > 0 ? "but" : "",
    absent.length > 0 ? phrase`without ${listed(absent, or.en)}` : "",
  );
}

/** "a web counter", "fewer than two web counters" */
function counted({ min = 0, max }: Bounds, name: Noun): Phrase {
  if (max === undefined) return min <= 1 ? few(1, name) : phrase`${spelled(min)} or more ${name.many}`;
  if (min === 0) return phrase`fewer than ${few(max + 1, name)}`;
  return min === max ? few(min, name) : phrase`${spelled(min)} to ${spelled(max)} ${name.many}`;
}

const lacksOnly = (not: Filter | undefined): not is Filter & { keyword: Keyword } =>
  not?.keyword !== undefined && Object.keys(not).length === 1;

/** "that has not used Move this turn and is not a Minim": of one, and of several. */
function doings({ moved, defending, not }: Filter, part: Part): [Phrase, Phrase] {
  const other = not === undefined || lacksOnly(not) ? undefined : filterThings(not, part("not").within("not"));
  const told = (has: string, is: string, what: (things: Things) => Phrase): Phrase => {
    const parts = spoken([
      part("moved").mark("moved", moved === undefined ? "" : `${has} ${moved ? "" : "not "}used Move this turn`),
      part("defending").mark("defending", defending === undefined ? "" : `${is} ${defending ? "" : "not "}defending`),
      other === undefined ? "" : phrase`${is} not ${what(other)}`,
    ]);
    return parts.length === 0 ? "" : phrase`that ${listed(parts)}`;
  };
  return [told("has", "is", one), told("have", "are", several)];
}

/** "a creature card with cost 3 or less", from there: “in your hand”. */
export function cardThings(
  { type, tribe, subtype, card, cost }: CardFilter,
  say: GardenSay,
  place: Phrase = "",
): Things {
  return {
    noun: noun(card === undefined ? "card" : cardTitle(card)),
    adjectives:
      card === undefined
        ? [say.mark("tribe", tribe ?? ""), say.mark("subtype", subtype ?? ""), say.mark("type", type ?? "")]
        : [],
    tail: spaced(say.mark("cost", cost ? `with cost ${bounds(cost)}` : ""), place),
    from: say.at,
  };
}
