import { ownValue } from "../../../../../schemas/own-value";
import { type Amount, changeBy, isFigure } from "../../../../core/grammar/german/amounts";
import { linked, named } from "../../../../core/grammar/german/compounds";
import { type Case, like, type Noun } from "../../../../core/grammar/german/nouns";
import type { Predicate } from "../../../../core/grammar/german/predicates";
import { does } from "../../../../core/grammar/german/predicates";
import { clause, type Statement } from "../../../../core/grammar/german/statements";
import {
  all,
  asSubject,
  called,
  known,
  marked,
  one,
  pointedAt,
  pronoun,
  type Reference,
  several,
  single,
  type Things,
  you,
} from "../../../../core/grammar/german/things";
import { type Phrase, phrase, said, spaced, spansOf, textOf } from "../../../../core/grammar/phrase";
import { cardTitle } from "../../../../core/rich-text";
import { formatRange } from "../../symbols";
import type { Stat } from "../compiled-set";
import type { CardFilter } from "../vocabulary/card-filters";
import type { Bounds, Where } from "../vocabulary/filters";
import { filterThings } from "./filters";
import { cardNouns, nouns } from "./names";
import type { Say } from "./speech";

/** How Garden Incursion reads in German: objects, cards and players as its sentences call them. */

/** “1 Reichweite”, “2 Reichweiten” */
export const ranges = (n: number): string => `${formatRange(n)} Reichweite${n > 1 || n === 0 ? "n" : ""}`;

export const bounds = ({ min, max }: Bounds): string => {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} bis ${max}`;
  return max !== undefined ? `höchstens ${max}` : `mindestens ${min ?? 0}`;
};
export const isBounded = (bounds: Bounds | undefined): bounds is Bounds =>
  bounds?.min !== undefined || bounds?.max !== undefined;

/** “du”, “dieser Gegner” */
export const player = (who: string | undefined, { speech }: Say): Reference =>
  who === undefined || who === "self" ? you : (speech.discourse.call(who)?.called ?? pointedAt(nouns.opponent));

/** “ziehe eine Karte” for the player of the card, “dieser Gegner zieht eine Karte” for another, who is named before what it is. */
export function doing(who: string | undefined, say: Say, what: () => Predicate, key = "who"): Statement {
  if (who === undefined || who === "self") return clause(what());
  const subject = marked(`${say.at}/${key}`, player(who, say));
  return clause(what(), { subject });
}

/** All of them, or what was spoken of. */
export const allOf = (things: Things, c: Case): Phrase => (things.called ? several(things, c) : all(things, c));
/** What objects do: “sie erhält +1 {A}”, “alle deine Kreaturen erhalten +1 {A}”. */
export const objectsDo = (things: Things, what: Predicate): Statement =>
  clause(what, { subject: asSubject(things, things.called ? several : all) });

/** "+1 {A}", "−½ Reichweite", "+1 {D} für jeden deiner Arbeiter" */
export function statChange(amount: Amount, stat: Stat): Phrase {
  if (stat !== "range" || !isFigure(amount)) return changeBy(amount, statSigns[stat]);
  const by = `${amount.n < 0 ? "−" : "+"}${formatRange(Math.abs(amount.n))}`;
  return phrase`${said(amount.from ?? "", by)} Reichweite`;
}
const statSigns: Record<Stat, string> = { attack: "{A}", defence: "{D}", ap: "{AP}", range: "Reichweite" };

/** "sie trägt höchstens 4 davon" */
export const holdsAtMost = (who: Reference["agrees"], max: number, say: Say): Statement =>
  clause(does`${say.mark("max", `höchstens ${max}`)} davon tragen`, {
    subject: pronoun(who === "du" ? "f" : who),
    opens: true,
  });

/** “ihre Position”, “die aktive Verteidigung deiner Königin” */
export function partOf(things: Things, part: Noun, adjectives: readonly Phrase[] = []): Reference {
  const owner = things.called?.own === undefined ? undefined : like(things.called.own);
  const named: Things = { noun: part, adjectives };
  if (owner) return { agrees: part.gender, in: (c) => single({ ...named, owner: things.called! }, c) };
  const whole = things.called ? several : all;
  return { agrees: part.gender, in: (c) => phrase`${single(named, c)} ${whole(things, "gen")}` };
}

/** “die Position dieses Bauwerks”, “die Position einer deiner Kreaturen” */
export function positionOf(where: Where, say: Say, c: Case): Phrase {
  const things = objectThings(where, say);
  if (things.called) return partOf(things, nouns.position).in(c);
  return phrase`${single({ noun: nouns.position }, c)} ${one(things, "gen")}`;
}

/** “auf sie”, “darauf” for things that are “es” */
export function put(preposition: "auf" | "um", words: Phrase): Phrase {
  if (!/^(es|ihm)$/.test(textOf(words))) return phrase`${preposition} ${words}`;
  const from = spansOf(words)[0]?.from.at(-1);
  return from === undefined ? `dar${preposition}` : said(from, `dar${preposition}`);
}

/** “im Umkreis von 1 Reichweite um diese Kreatur” */
export const around = (far: Phrase, where: Where, say: Say): Phrase =>
  phrase`im Umkreis von ${far} ${put("um", one(objectThings(where, say), "acc"))}`;

const yourQueen: Things = { noun: nouns.queen, owner: you };
const payer: Things = { noun: nouns.creature, adjectives: ["zahlend"] };
/** “deine Königin”: what has a name of its own in every text. */
const fixed: Readonly<Record<string, Things>> = {
  queen: { ...called({ agrees: "f", in: (c) => single(yourQueen, c) }), noun: nouns.queen },
  payer: { ...called(known(payer)), noun: nouns.creature },
  it: { ...called(pointedAt(nouns.object)), noun: nouns.object },
};

/** Objects by word or name, or all that fit a filter. */
export function objectThings(where: Where, say: Say): Things {
  if (typeof where !== "string") return filterThings(where, say);
  if (say.speech.discourse.known().has(where)) return say.things();
  const things = where === "this" ? say.speech.itself : ownValue(fixed, where);
  return things === undefined ? say.things() : { ...things, from: say.at };
}

/** "eine Kreaturenkarte mit Kosten von höchstens 3", from there: “auf der Hand”. */
export function cardThings({ type, tribe, subtype, card, cost }: CardFilter, say: Say, place: Phrase = ""): Things {
  const compounds = [
    say.mark("tribe", tribe === undefined ? "" : linked(tribe)),
    say.mark("subtype", subtype === undefined ? "" : linked(subtype)),
  ];
  const { one, many, gender } = type === undefined ? nouns.card : cardNouns[type];
  return {
    noun: card === undefined ? { one: say.mark("type", one), many: say.mark("type", many), gender } : nouns.card,
    compound: card === undefined ? compounds : say.mark("card", named(cardTitle(card))),
    tail: spaced(say.mark("cost", isBounded(cost) ? `mit Kosten von ${bounds(cost)}` : ""), place),
    from: say.at,
  };
}
