import type { CoreState } from "../../../../core/machine";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { Wording } from "../../../../core/wording";
import type { BattleFarmOptions } from "../../options";
import { bedNames, groupNames, rarityNames } from "../../words";
import type { BedFilter, CardFilter, CropFilter, PlayerFilter } from "./filters";
import type { Ruled } from "./parts";

/** How Battle Farm reads. Verbs give clauses without a full stop; selectors read "each …", choices "a …". */

export class Speech extends Wording {
  private readonly names = new Map<string, string>();

  constructor(
    words: Vocabulary<CoreState>,
    readonly options: BattleFarmOptions,
    readonly kind: "crop" | "action" | "class",
    readonly title: string,
  ) {
    super(words, "en");
  }

  override effect(tree: Json): string {
    if (!Array.isArray(tree)) return super.effect(tree);
    const clauses = tree.map((part) => super.effect(part as Json)).filter((clause) => clause !== "");
    return clauses.join(". ");
  }

  override value(tree: Json): string {
    if (typeof tree === "string") return this.names.get(tree) ?? "that many";
    return super.value(tree);
  }

  override selection(tree: Json): string {
    return (typeof tree === "string" ? this.names.get(tree) : undefined) ?? super.selection(tree);
  }

  /** From here on a name reads like this. */
  introduce(name: string, word: string): void {
    this.names.set(name, word);
  }
  said(name: string): string {
    return this.names.get(name) ?? name;
  }

  ruled<T>(arg: Ruled<T> | undefined): T | undefined {
    if (typeof arg === "object" && arg !== null && "rule" in arg) return this.options[arg.rule] as T;
    return arg as T | undefined;
  }
}

export const speech = (wording: Wording): Speech => wording as Speech;

/** Whether a value is put as "1 … for each …". */
function countedIn(tree: Json): Json | undefined {
  return typeof tree === "object" && tree !== null && "count" in tree ? (tree as { count: Json }).count : undefined;
}

/** "gain 2 {coin}", "gain 1 {coin} for each opponent", "gain that many {coin}". */
export function amountOf(verb: string, n: Json, symbol: string, wording: Wording): string {
  const counted = countedIn(n);
  if (counted !== undefined) return `${verb} 1 ${symbol} for ${wording.selection(counted)}`;
  const text = wording.value(n);
  return /^(\d+|that many|\d*d\d+)$/.test(text) ? `${verb} ${text} ${symbol}` : `${verb} ${symbol} for ${text}`;
}

export const symbolOf = (resource: string): string =>
  resource === "coins" ? "{coin}" : resource === "fertilizers" ? "{sack}" : "of it";

export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** "onion" is printed as "Onion". */
export const cardTitle = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, hyphen: string, letter: string) => (hyphen ? " " : "") + letter.toUpperCase());

const colourOf = (colour: string | undefined): string =>
  colour === undefined ? "" : `${groupNames[colour as keyof typeof groupNames] ?? ""} `;

function cropNoun({ colour, rarity, card, unprotected }: CropFilter, talk: Speech, growing: string): string {
  if (card !== undefined) return `${growing}${card === "this" ? talk.title : cardTitle(card)}`;
  const grade = rarity === undefined ? "" : `${rarityNames[rarity]} `;
  const chosen = colour !== undefined && !(colour in groupNames);
  return `${unprotected ? "unprotected " : ""}${growing}${grade}${chosen ? "" : colourOf(colour)}crop${chosen ? " of that colour" : ""}`;
}

export function eachCrop(filter: CropFilter, talk: Speech): string {
  const of = talk.ruled(filter.of) ?? "field";
  const other = filter.other ? "other " : "";
  if (of === "own") return `each of your ${other}${cropNoun(filter, talk, "growing ")}s`;
  if (of === "field" || of === "all") return `each ${other}${cropNoun(filter, talk, "")} on the field`;
  return of === "opponents"
    ? `each ${cropNoun(filter, talk, "growing ")} of your opponents`
    : `each ${cropNoun(filter, talk, "growing ")} of ${talk.said(of)}`;
}

export function aCrop(filter: CropFilter, talk: Speech): string {
  const of = talk.ruled(filter.of) ?? "field";
  const noun = cropNoun(filter, talk, "growing ");
  if (of === "own") return `one of your ${noun}s`;
  if (of === "opponents") return `${article(noun)} of an opponent`;
  return filter.other ? `another ${noun}` : `any ${noun}`;
}

export function aBed(filter: BedFilter, talk: Speech): string {
  const of = talk.ruled(filter.of) ?? "field";
  if (of === "own") return "one of your beds";
  return of === "opponents" ? "a bed of an opponent" : "any bed";
}

export function eachBed(filter: BedFilter, talk: Speech): string {
  const empty = filter.empty ? "empty " : "";
  const of = talk.ruled(filter.of) ?? "field";
  return of === "own" ? `each of your ${empty}beds` : `each ${empty}bed`;
}

export function aCard(filter: CardFilter, talk: Speech): string {
  return `${article(cardNoun(filter, talk))}${placeOf(filter, talk)}`.replace(/^an other/, "another");
}
export const eachCard = (filter: CardFilter, talk: Speech): string =>
  `each ${cardNoun(filter, talk)}${placeOf(filter, talk)}`;

function cardNoun({ kind, colour, rarity, card, other, highest }: CardFilter, talk: Speech): string {
  const which = `${other ? "other " : ""}${highest ? "most valuable " : ""}`;
  if (card !== undefined) return `${which}${card === "this" ? talk.title : cardTitle(card)} card`;
  const grade = rarity === undefined ? "" : `${rarityNames[rarity]} `;
  const chosen = colour !== undefined && !(colour in groupNames);
  const noun = `${grade}${chosen ? "" : colourOf(colour)}${kind === "action" ? "action " : kind || colour ? "crop " : ""}card`;
  return `${which}${noun}${chosen ? " of that colour" : ""}`;
}

function placeOf({ zone, who }: CardFilter, talk: Speech): string {
  const owner = talk.ruled(who) ?? "self";
  if (zone === "market") return " on the market";
  if (zone === "discard") return " of the discard pile";
  if (zone === "deck") return " of the deck";
  if (owner === "self") return " in your hand";
  if (owner === "opponents") return " in your opponents' hands";
  return owner === "all" ? " in anybody's hand" : " in that hand";
}

export function eachPlayer(filter: PlayerFilter, talk: Speech): string {
  const who = talk.ruled(filter.who) ?? "opponents";
  const more = filter.richer ? " who has more {coin} than you" : "";
  return who === "all" ? `each player, you too${more}` : `each opponent${more}`;
}

export const bedTitle = (type: string): string =>
  article(bedNames[type as keyof typeof bedNames] ?? "bed of that kind");

const subjects = /^(each|any|it\b)/;
/** "each of your crops gains 1 value", "it gains 1 value". */
export const clause = (subject: string, predicate: string): string =>
  `${subjects.test(subject) ? subject : `${subject}`} ${predicate}`;

/** The finished text: sentences begun and closed. */
export function finishText(text: string): string {
  return text
    .split(". ")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?]$/.test(part) ? "" : "."}`)
    .join(" ");
}
