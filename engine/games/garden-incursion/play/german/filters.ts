import { linked, named } from "../../../../core/grammar/german/compounds";
import { type Noun, spelled } from "../../../../core/grammar/german/nouns";
import { called, pointedAt, several, single, some, type Things, you } from "../../../../core/grammar/german/things";
import { joined, type Phrase, phrase, spaced, spoken, unsaid } from "../../../../core/grammar/phrase";
import { isFitting } from "../../../../core/is-fitting";
import { cardTitle } from "../../../../core/rich-text";
import type { Json } from "../../../../core/vocabulary";
import type { Keyword } from "../compiled-set";
import type { CounterKind } from "../state";
import { type Bounds, type Filter, ObjectFilter } from "../vocabulary/filters";
import { counterNouns, keywordTitles, nouns } from "./names";
import { around, bounds, isBounded, positionOf, ranges } from "./phrases";
import type { Met, Say } from "./speech";

/** What filters say of objects in German. */

/** What a filter says of the kind of object, and of whose it is. */
const kinds = ["side", "kind", "queen", "tribe", "subtype", "card", "token", "other"] as const;
type Part = (key: keyof Filter) => Say;
type Numbered = Readonly<Record<"one" | "many", Phrase>>;

const open: Things = { ...called({ agrees: "many", in: () => unsaid }), noun: nouns.object };

/** "ein gegnerisches Bauwerk mit Kosten von höchstens 3 im Umkreis von …", "eine deiner anderen Kreaturen". */
export function filterThings(filter: Filter, say: Say): Things {
  if (!isFilter(filter)) return { ...open, from: say.at };
  const { either, ...shared } = filter;
  if (!either?.some((part) => kinds.some((key) => part?.[key] !== undefined)))
    return { ...described(filter, () => say), from: say.at };
  const parts = either.map((part, n) => {
    const inner = say.within("either", n);
    return described({ ...shared, ...part }, (key) => (part !== null && Object.hasOwn(part, key) ? inner : say));
  });
  return { noun: nouns.object, or: parts, from: say.at };
}

/** A filter within another is not looked at before it is said. */
const isFilter = (filter: Filter): boolean => isFitting(ObjectFilter, filter as Json);

function described(filter: Filter, part: Part): Things {
  if (!isFilter(filter)) return open;
  const { side, queen, other = false } = filter;
  const mark = (key: keyof Filter, words: Phrase): Phrase => part(key).mark(key, words);
  const { one, many, gender } = nounOf(filter);
  const isOwn = side === "own";
  const things: Things = {
    noun: { one: mark("kind", one), many: mark("kind", many), gender },
    compound: compoundsOf(filter, mark),
    adjectives: [...doings(filter, mark), mark("side", side === "enemy" ? "gegnerisch" : "")],
    tail: detailsOf(filter, part),
    other,
    ...(isOwn && { owner: you }),
  };
  if (!isOwn || queen !== true) return things;
  return { ...things, called: { agrees: "f", in: (c) => single(things, c) } };
}

function nounOf({ kind, queen, card, token }: Filter): Noun {
  if (token === true) return nouns.token;
  if (card !== undefined) return nouns.copy;
  return queen === true ? nouns.queen : kind === undefined ? nouns.object : nouns[kind];
}

/** “Kreaturen-Spielstein” */
const tokenKinds: Record<NonNullable<Filter["kind"]>, string> = {
  ...{ queen: "Königinnen-", worker: "Arbeiter-", creature: "Kreaturen-", structure: "Bauwerks-" },
};

/** “„Clover Bees“-”, “Web-”, “Minim-” */
function compoundsOf(
  { kind, tribe, subtype, card, token }: Filter,
  mark: (key: keyof Filter, words: Phrase) => Phrase,
): Phrase {
  const isToken = token === true;
  return [
    mark("tribe", tribe === undefined ? "" : linked(tribe)),
    mark("subtype", subtype === undefined ? "" : linked(subtype)),
    mark("card", isToken && card !== undefined ? named(cardTitle(card)) : ""),
    isToken && card === undefined && kind !== undefined ? tokenKinds[kind] : "",
  ];
}

/** What it is called later, beside others: “diese gegnerische Kreatur”, “deine Bauwerke”. */
export function laterCalled(filter: Filter, isMany: boolean): Met {
  if (!isFilter(filter)) return { noun: nouns.object, known: pointedAt(nouns.object, isMany), isMany };
  const noun = nounOf(filter);
  if (filter.side === "own") {
    const yours: Things = { noun, owner: you };
    const words = isMany ? several : single;
    return { noun, known: { agrees: isMany ? "many" : noun.gender, in: (c) => words(yours, c) }, isMany };
  }
  const adjectives = filter.side === "enemy" ? ["gegnerisch"] : [];
  return { noun, known: pointedAt({ noun, adjectives }, isMany), isMany };
}

/** “in diesem Zug nicht bewegt”, “verteidigend” */
const doings = (
  { moved, defending }: Filter,
  mark: (key: keyof Filter, words: Phrase) => Phrase,
): readonly Phrase[] => [
  mark("moved", moved === undefined ? "" : `in diesem Zug ${moved ? "" : "nicht "}bewegt`),
  mark("defending", defending === undefined ? "" : `${defending ? "" : "nicht "}verteidigend`),
];

/** What follows the noun: “(außer deiner Königin) mit Kosten von höchstens 3 im Umkreis von 1 Reichweite um diese Kreatur”. */
function detailsOf(filter: Filter, part: Part): Numbered {
  if (!isFilter(filter)) return { one: unsaid, many: unsaid };
  const { either = [], near, same, card, token } = filter;
  const parts = either.map((each, n) => {
    const inner = part("either").within("either", n);
    return detailsOf(each, () => inner);
  });
  const by = part("near").within("near");
  const places = [
    near ? around(by.mark(0, ranges(near[0])), near[1], by.within(1)) : "",
    same === undefined ? "" : phrase`an ${positionOf(same, part("same").within("same"), "dat")}`,
  ];
  const name = card === undefined || token === true ? "" : part("card").mark("card", `von „${cardTitle(card)}“`);
  const [except, has] = [exceptions(filter, part), withs(filter, part)];
  const tail = (number: keyof Numbered): Phrase =>
    spaced(name, except, has, joined(spoken(parts.map((each) => each[number])), " oder "), ...places);
  return { one: tail("one"), many: tail("many") };
}

const lacksOnly = (not: Filter | undefined): not is Filter & { keyword: Keyword } =>
  not?.keyword !== undefined && Object.keys(not).length === 1;

/** “(außer deiner Königin)”, “(außer Spielsteinen)” */
function exceptions({ side, queen, token, not }: Filter, part: Part): Phrase {
  const queens = side === undefined ? "Königinnen" : side === "own" ? "deiner Königin" : "der Königin";
  const others =
    not === undefined || lacksOnly(not) ? "" : several(filterThings(not, part("not").within("not")), "dat");
  const found = spoken([
    part("queen").mark("queen", queen === false ? queens : ""),
    part("token").mark("token", token === false ? "Spielsteinen" : ""),
    others,
  ]);
  return found.length === 0 ? "" : phrase`(außer ${joined(found, " und ")})`;
}

/** "mit Kosten von höchstens 3 und einer Netzmarke und ohne Flug" */
function withs({ cost, attack, defence, keyword, counters = {}, defended, not }: Filter, part: Part): Phrase {
  const mark = (key: keyof Filter, words: Phrase): Phrase => part(key).mark(key, words);
  const has: Phrase[] = [
    mark("cost", isBounded(cost) ? `Kosten von ${bounds(cost)}` : ""),
    mark("attack", isBounded(attack) ? `{A} von ${bounds(attack)}` : ""),
    mark("defence", isBounded(defence) ? `{D} von ${bounds(defence)}` : ""),
    mark("keyword", keyword ? keywordTitles[keyword]! : ""),
    mark("defended", defended === true ? "aktivem Verteidiger" : ""),
  ];
  const lacks: Phrase[] = [
    mark("defended", defended === false ? "aktiven Verteidiger" : ""),
    lacksOnly(not) ? part("not").within("not").mark("keyword", keywordTitles[not.keyword]!) : "",
  ];
  for (const [kind, range] of Object.entries(counters)) {
    const noun = counterNouns[kind as CounterKind];
    if (!isBounded(range)) continue;
    if (range.max === 0) lacks.push(mark("counters", noun.many));
    else has.push(mark("counters", counted(range, noun)));
  }
  const [present, absent] = [spoken(has), spoken(lacks)];
  return spaced(
    present.length > 0 ? phrase`mit ${joined(present, " und ")}` : "",
    present.length > 0 && absent.length > 0 ? "und" : "",
    absent.length > 0 ? phrase`ohne ${joined(absent, " oder ")}` : "",
  );
}

/** "einer Netzmarke", "weniger als zwei Netzmarken" */
function counted({ min = 0, max }: Bounds, noun: Noun): Phrase {
  const few = (n: number): Phrase => some({ noun }, n, "dat");
  if (max === undefined) return min <= 1 ? few(1) : phrase`mindestens ${few(min)}`;
  if (min === 0) return phrase`weniger als ${few(max + 1)}`;
  return min === max ? few(min) : phrase`${spelled(min)} bis ${few(max)}`;
}
