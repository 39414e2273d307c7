import { ownValue } from "../../../../../schemas/own-value";
import { type Amount, amountOf } from "../../../../core/grammar/german/amounts";
import { named } from "../../../../core/grammar/german/compounds";
import { type Case, das, declined, der, die, mass, type Noun } from "../../../../core/grammar/german/nouns";
import type { Predicate } from "../../../../core/grammar/german/predicates";
import { type AnyGermanWords, GermanSpeech, type Say as SayOf } from "../../../../core/grammar/german/speech";
import { type Clause, clause, type Statement } from "../../../../core/grammar/german/statements";
import {
  asSubject,
  each,
  known,
  marked,
  type Reference,
  single,
  type Things,
  you,
} from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced } from "../../../../core/grammar/phrase";
import type { Options } from "../../../../core/options";
import { cardTitle } from "../../../../core/rich-text";
import type { Vocabulary } from "../../../../core/vocabulary";
import type { State } from "../state";
import {
  type BedFilter,
  type Bounds,
  type CardFilter,
  type CropFilter,
  isEverywhere,
  type PlayerFilter,
} from "../vocabulary/filters";
import type { Ruled } from "../vocabulary/parts";
import { ruledBy } from "../vocabulary/phrases";
import { bedTitles, groupStems, rarityStems } from "./names";

/** How Battle Farm reads in German: players, crops, beds and cards as its sentences call them. */

export const nouns = {
  crop: die("Pflanze", "Pflanzen"),
  card: die("Karte", "Karten"),
  "crop card": die("Pflanzenkarte", "Pflanzenkarten"),
  "action card": die("Aktionskarte", "Aktionskarten"),
  "hand card": die("Handkarte", "Handkarten"),
  hand: die("Hand", "Hände"),
  bed: das("Beet", "Beete"),
  player: der("Spieler"),
  opponent: der("Gegner"),
  value: der("Wert", "Werte"),
  timer: die("{timer}"),
  rarity: die("Seltenheit"),
} as const;
export const symbols = { coins: mass(die("{coin}")), fertilizers: mass(der("{sack}")) } as const;

export class FarmGerman extends GermanSpeech {
  constructor(
    words: AnyGermanWords,
    vocabulary: Vocabulary<State>,
    readonly options: Options,
    /** What cards of the kind that speaks are called. */
    readonly title: string,
  ) {
    super(words, vocabulary);
  }

  ruled = <T extends string>(arg: Ruled<T> | undefined): T | undefined => ruledBy(this.options, arg);
}
export type Say = SayOf<FarmGerman>;

const isYou = (who: string | undefined): boolean => who === undefined || who === "self" || who === "owner";

/** “du”, “der aktive Spieler”, “dieser Spieler” */
export function player(arg: Ruled<string> | undefined, { speech }: Say): Reference {
  const who = speech.ruled(arg);
  if (isYou(who)) return you;
  if (who === "active") return known({ noun: nouns.player, adjectives: ["aktiv"] });
  return speech.discourse.call(who!)?.called ?? known(nouns.player);
}

/** “ziehe eine Karte” for the player of the card, “dieser Spieler zieht eine Karte” for another, who is named before what it is. */
export function doing(
  arg: Ruled<string> | undefined,
  say: Say,
  what: () => Predicate,
  more: Omit<Clause, "kind" | "does" | "subject"> = {},
): Statement {
  if (isYou(say.speech.ruled(arg))) return clause(what(), more);
  const subject = marked(`${say.at}/who`, player(arg, say));
  return clause(what(), { ...more, subject });
}
export const isOwn = (arg: Ruled<string> | undefined, say: Say): boolean => isYou(say.speech.ruled(arg));

/** “2 {coin}”, “für jeden Gegner 1 {coin}” */
export const much = (amount: Amount, noun: Noun): Phrase => amountOf(amount, noun, "acc");

/** “eine Mango-Pflanze”, “eine „Berry Mix“-Karte” */
export const compoundOf = (card: string, say: Say): string =>
  named(card === "this" ? say.speech.title : cardTitle(card));

/** “mindestens 5”, “2 bis 4” */
function range({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} bis ${max}`;
  return min !== undefined ? `mindestens ${min}` : `höchstens ${max}`;
}
const bounded = (before: string, bounds: Bounds | undefined): string =>
  bounds === undefined || (bounds.min === undefined && bounds.max === undefined) ? "" : `${before} ${range(bounds)}`;

const colourStem = (colour = ""): string => ownValue(groupStems, colour) ?? "";
const isChosenColour = (colour: string | undefined): boolean => colour !== undefined && colourStem(colour) === "";

/** Whose they are: yours, those of anybody who has been spoken of; all opponents' are “gegnerisch”. */
function ofWhom(of: string, say: Say): Pick<Things, "owner"> {
  if (isEverywhere(of) || of === "opponents") return {};
  return { owner: marked(`${say.at}/of`, of === "own" ? you : player(of, say)) };
}

/** Crops to choose one of, or all of them: “eine beliebige wachsende Pflanze”, “jede grüne Pflanze auf dem Feld”. */
export function cropThings(filter: CropFilter, say: Say, use: "choice" | "all" = "all"): Things {
  const { colour, rarity, card, other = false, unprotected = false, value, timer } = filter;
  const of = say.speech.ruled(filter.of) ?? "field";
  const isAny = isEverywhere(of);
  return {
    from: say.at,
    noun: nouns.crop,
    compound: card === undefined ? "" : compoundOf(card, say),
    ...ofWhom(of, say),
    any: isAny && use === "choice",
    other,
    adjectives: [
      say.mark("of", of === "opponents" ? "gegnerisch" : ""),
      say.mark("unprotected", unprotected ? "ungeschützt" : ""),
      use === "choice" || !isAny ? "wachsend" : "",
      say.mark("rarity", rarity === undefined ? "" : rarityStems[rarity]),
      say.mark("colour", colourStem(colour)),
    ],
    tail: spaced(
      say.mark("colour", isChosenColour(colour) ? "dieser Farbe" : ""),
      say.mark("of", isAny && use === "all" ? "auf dem Feld" : ""),
      say.mark("value", bounded("im Wert von", value)),
      say.mark("timer", bounded("mit {timer} von", timer)),
    ),
  };
}

/** "ein leeres Normalbeet", "jedes deiner Beete" */
export function bedThings({ of: whose, type, not, empty }: BedFilter, say: Say, use: "choice" | "all" = "all"): Things {
  const of = say.speech.ruled(whose) ?? "field";
  const except = not === undefined ? "" : phrase`außer ${declined(bedTitles[not], "dat", true)}`;
  return {
    from: say.at,
    noun: type === undefined ? nouns.bed : bedTitles[type],
    ...ofWhom(of, say),
    any: isEverywhere(of) && use === "choice",
    adjectives: [
      say.mark("of", of === "opponents" ? "gegnerisch" : ""),
      say.mark("empty", empty === undefined ? "" : empty ? "leer" : "bepflanzt"),
    ],
    tail: say.mark("not", except),
  };
}

/** "eine andere Karte auf deiner Hand", "jede rote Pflanzenkarte auf dem Markt" */
export function cardThings(filter: CardFilter, say: Say): Things {
  const { kind, colour, rarity, card, other = false, highest = false } = filter;
  const isCrop = kind === "crop" || colour !== undefined;
  const things: Things = {
    from: say.at,
    noun: nouns[kind === "action" ? "action card" : isCrop ? "crop card" : "card"],
    compound: card === undefined ? "" : compoundOf(card, say),
    other,
    adjectives: [
      say.mark("highest", highest ? "wertvollst" : ""),
      say.mark("rarity", rarity === undefined ? "" : rarityStems[rarity]),
      say.mark("colour", colourStem(colour)),
    ],
    tail: spaced(
      say.mark("colour", isChosenColour(colour) ? "dieser Farbe" : ""),
      say.mark("zone", placeOf(filter, say)),
    ),
  };
  return highest ? { ...things, called: known(things) } : things;
}

function placeOf({ zone, who }: CardFilter, say: Say): Phrase {
  if (zone === "market") return "auf dem Markt";
  if (zone === "discard") return "im Ablagestapel";
  if (zone === "deck") return "im Nachziehstapel";
  const owner = say.speech.ruled(who) ?? "self";
  if (owner === "opponents") return "auf den Händen deiner Gegner";
  return owner === "all" ? "auf irgendeiner Hand" : phrase`auf ${handOf(who, say, "dat")}`;
}

/** “deine Hand”, “die Hand dieses Spielers” */
const handOf = (arg: Ruled<string> | undefined, say: Say, c: Case): Phrase =>
  single({ noun: nouns.hand, owner: marked(`${say.at}/who`, player(arg, say)) }, c);

const holdings = { coins: "{coin}", fertilizers: "{sack}", cards: "Handkarten" } as const;

/** "jeder Gegner mit mehr {coin} als du" */
export function playerThings({ who, having = [], richer = false }: PlayerFilter, say: Say): Things {
  const held = listed(
    having.map((what) => holdings[what]),
    "oder",
  );
  const parts = [
    ...(having.length > 0 ? [say.mark("having", held)] : []),
    ...(richer ? [say.mark("richer", "mehr {coin} als du")] : []),
  ];
  return {
    from: say.at,
    noun: nouns[say.speech.ruled(who) === "all" ? "player" : "opponent"],
    tail: parts.length === 0 ? "" : phrase`mit ${listed(parts, "und")}`,
  };
}

/** "jedes deiner Beete wird …"; of those that have been spoken of: "sie werden …" */
export const ofEach = (things: Things, does: Predicate): Statement =>
  clause(does, { subject: things.called ? asSubject(things) : asSubject(things, each) });

/** "ihre {timer}", "der Wert jeder deiner wachsenden Pflanzen" */
export function partOf(things: Things, part: Noun): Reference {
  const owner = things.called && things.called.agrees !== "many" ? things.called : undefined;
  return {
    agrees: part.gender,
    in: (c) => (owner ? single({ noun: part, owner }, c) : phrase`${single({ noun: part }, c)} ${each(things, "gen")}`),
  };
}
