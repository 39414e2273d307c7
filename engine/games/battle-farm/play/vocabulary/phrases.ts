import { ownValue } from "../../../../../schemas/own-value";
import { type Amount, amountOf } from "../../../../core/grammar/amounts";
import { listed, or } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced } from "../../../../core/grammar/phrase";
import { type Say, Speech } from "../../../../core/grammar/speech";
import { clause, type Statement } from "../../../../core/grammar/statements";
import { called, each, mass, type Noun, noun, possessive, type Things } from "../../../../core/grammar/things";
import type { Options } from "../../../../core/options";
import { cardTitle } from "../../../../core/rich-text";
import type { Vocabulary } from "../../../../core/vocabulary";
import { bedNames, groupNames, rarityNames } from "../../printed-names";
import type { State } from "../state";
import {
  type BedFilter,
  type Bounds,
  type CardFilter,
  type CropFilter,
  isEverywhere,
  type PlayerFilter,
} from "./filters";
import type { Ruled } from "./parts";

/** How Battle Farm reads: players, crops, beds and cards as its sentences call them, and what house rules decide of a text. */

export class FarmSpeech extends Speech {
  constructor(
    words: Vocabulary<State>,
    readonly options: Options,
    /** What cards of the kind that speaks are called. */
    readonly title: string,
  ) {
    super(words);
  }

  ruled = <T extends string>(arg: Ruled<T> | undefined): T | undefined => ruledBy(this.options, arg);
}

/** What a house rule says stands there in words, whatever it is: that it doesn't fit, the card's check says. */
export function ruledBy<T extends string>(options: Options, arg: Ruled<T> | undefined): T | undefined {
  if (typeof arg === "object" && arg !== null && "rule" in arg) return String(options[arg.rule]) as T;
  return arg as T | undefined;
}
export type FarmSay = Say<FarmSpeech>;

const isYou = (who: string | undefined): boolean => who === undefined || who === "self" || who === "owner";

/** “you”, “the active player”, “that player”. */
export function playerName(arg: Ruled<string> | undefined, { speech }: FarmSay): Phrase {
  const who = speech.ruled(arg);
  if (isYou(who)) return "you";
  return who === "active" ? "the active player" : (speech.discourse.call(who!)?.called?.words ?? who!);
}

/** “draw a card” for the player of the card, “that player draws a card” for another, who is named before what it is. */
export function doing(
  arg: Ruled<string> | undefined,
  verb: string,
  object: () => Phrase,
  say: FarmSay,
  key = "who",
): Statement {
  if (isYou(say.speech.ruled(arg))) return clause(phrase`${verb} ${object()}`);
  const subject = say.mark(key, playerName(arg, say));
  return clause(phrase`${verb}s ${object()}`, { subject });
}

/** “your hand”, “that player's hand”. */
export const handOf = (arg: Ruled<string> | undefined, say: FarmSay): Phrase =>
  phrase`${possessive(say.mark("who", playerName(arg, say)))} hand`;

export const value = mass("value");
const symbols = { coins: mass("{coin}"), fertilizers: mass("{sack}") } as const;
/** Coins, fertilizers, or whichever of them was chosen. */
export const resourceNoun = (what: string, say: FarmSay) =>
  what === "coins" || what === "fertilizers" ? symbols[what] : mass(say.mark("what", "of it"));

/** "2 {coin}", "1 {coin} for each opponent", "that many {coin}", "{sack} for its rarity: …". */
export function much(amount: Amount, noun: Noun): Phrase {
  const { what, rest } = amountOf(amount, noun);
  return phrase`${what}${rest}`;
}

/** "worth 5 or more", "with a {timer} of 2 or less". */
function bounded(thing: string, { min, max }: Bounds = {}): string {
  if (min !== undefined && max !== undefined) return `${thing} ${min === max ? min : `${min} to ${max}`}`;
  return min !== undefined ? `${thing} ${min} or more` : max !== undefined ? `${thing} ${max} or less` : "";
}

const isChosenColour = (colour: string | undefined): boolean => colour !== undefined && colourName(colour) === "";
const colourName = (colour = ""): string => ownValue(groupNames, colour) ?? "";
const nameOf = (card: string, say: FarmSay): string => (card === "this" ? say.speech.title : cardTitle(card));

/** Crops to choose one of, or all of them: “any growing crop”, “each Green crop on the field”. */
export function cropThings(filter: CropFilter, say: FarmSay, use: "choice" | "all" = "all"): Things {
  const { colour, rarity, card, other = false, unprotected = false, value, timer } = filter;
  const of = say.speech.ruled(filter.of) ?? "field";
  const isAny = isEverywhere(of);
  const isGrowing = use === "choice" || !isAny;
  return {
    from: say.at,
    noun: card === undefined ? noun("crop") : noun(nameOf(card, say)),
    ...(of === "own" && { owner: say.mark("of", "you") }),
    any: isAny,
    other,
    adjectives: [
      say.mark("unprotected", unprotected ? "unprotected" : ""),
      isGrowing ? "growing" : "",
      say.mark("rarity", rarity === undefined ? "" : rarityNames[rarity]),
      say.mark("colour", colourName(colour)),
    ],
    tail: spaced(
      say.mark("colour", isChosenColour(colour) ? "of that colour" : ""),
      say.mark("of", ownerTail(of, use, say)),
      say.mark("value", bounded("worth", value)),
      say.mark("timer", bounded("with a {timer} of", timer)),
    ),
  };
}

function ownerTail(of: string, use: "choice" | "all", say: FarmSay): Phrase {
  if (of === "own") return "";
  if (isEverywhere(of)) return use === "all" ? "on the field" : "";
  if (of === "opponents") return use === "all" ? "of your opponents" : "of an opponent";
  return phrase`of ${playerName(of, say)}`;
}

/** "an empty Common Bed", "each of your beds". */
export function bedThings(
  { of: whose, type, not, empty }: BedFilter,
  say: FarmSay,
  use: "choice" | "all" = "all",
): Things {
  const of = say.speech.ruled(whose) ?? "field";
  const isAny = isEverywhere(of);
  return {
    from: say.at,
    noun: noun(type === undefined ? "bed" : bedNames[type]),
    ...(of === "own" && { owner: say.mark("of", "you") }),
    any: isAny,
    adjectives: [say.mark("empty", empty === undefined ? "" : empty ? "empty" : "planted")],
    tail: spaced(
      say.mark("not", not === undefined ? "" : `that is no ${bedNames[not]}`),
      say.mark("of", isAny ? "" : ownerTail(of, use, say)),
    ),
  };
}

/** "another card in your hand", "each Red crop card on the market". */
export function cardThings(filter: CardFilter, say: FarmSay): Things {
  const { kind, colour, rarity, card, other = false, highest = false } = filter;
  const isCrop = kind === "crop" || colour !== undefined;
  const name = card === undefined ? "card" : `${nameOf(card, say)} card`;
  const things: Things = {
    from: say.at,
    noun: noun(name),
    other,
    adjectives: [
      say.mark("highest", highest ? "most valuable" : ""),
      say.mark("rarity", rarity === undefined ? "" : rarityNames[rarity]),
      say.mark("colour", colourName(colour)),
      say.mark("kind", kind === "action" ? "action" : isCrop ? "crop" : ""),
    ],
    tail: spaced(
      say.mark("colour", isChosenColour(colour) ? "of that colour" : ""),
      say.mark("zone", placeOf(filter, say)),
    ),
  };
  return highest ? called(phrase`the ${spaced(...things.adjectives!, name, things.tail as Phrase)}`) : things;
}

function placeOf({ zone, who }: CardFilter, say: FarmSay): Phrase {
  if (zone === "market") return "on the market";
  if (zone === "discard") return "of the discard pile";
  if (zone === "deck") return "of the deck";
  const owner = say.speech.ruled(who) ?? "self";
  if (owner === "opponents") return "in your opponents' hands";
  return owner === "all" ? "in anybody's hand" : phrase`in ${handOf(who, say)}`;
}

const holdings = { coins: "{coin}", fertilizers: "{sack}", cards: "cards in hand" } as const;

/** "each opponent who has more {coin} than you". */
export function playerThings({ who, having = [], richer = false }: PlayerFilter, say: FarmSay): Things {
  const held = listed(
    having.map((what) => holdings[what]),
    or.en,
  );
  const parts = [say.mark("having", held), say.mark("richer", richer ? "more {coin} than you" : "")];
  const tail = (has: string): Phrase =>
    having.length === 0 && !richer
      ? ""
      : phrase`who ${has} ${listed(parts.filter((_, n) => (n === 0 ? having.length > 0 : richer)))}`;
  const name = say.speech.ruled(who) === "all" ? "player" : "opponent";
  return {
    from: say.at,
    noun: { one: say.mark("who", name), many: say.mark("who", `${name}s`) },
    tail: { one: tail("has"), many: tail("have") },
  };
}

export const bedTitle = (type: string): string => ownValue(bedNames, type) ?? "bed of that kind";

/** "each of your growing crops gains 1 value". */
export const ofEach = (things: Things, does: Phrase): Statement => clause(does, { subject: each(things) });

/** "its {timer}", "the value of each of your growing crops". */
export const partOf = (things: Things, part: string): Phrase =>
  things.called && !things.called.many
    ? phrase`${possessive(things.called.words)} ${part}`
    : phrase`the ${part} of ${each(things)}`;
