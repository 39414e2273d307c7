import { ownValue } from "../../../../../schemas/own-value";
import type { CoreState } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { Wording } from "../../../../core/wording";
import type { BattleFarmOptions } from "../../options";
import { bedNames, groupNames, rarityNames } from "../../words";
import type { BedFilter, Bounds, CardFilter, CropFilter, PlayerFilter } from "./filters";
import type { Ruled } from "./parts";

/** How Battle Farm reads. Verbs give clauses without a full stop; selectors read "each …", choices "a …". */

export class Speech extends Wording {
  private readonly names = new Map<string, string>();
  /** What names are called the first time only: “each opponent”, then “that player”. */
  private readonly firsts = new Map<string, string>();

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
    const { least, most, sum } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<string, Json>;
    if (Array.isArray(sum)) {
      const parts = sum.map((part: Json) => {
        const counted = countedIn(part);
        return counted === undefined ? this.value(part) : this.selection(counted);
      });
      return parts.join(parts.every((part) => part.startsWith("each ")) ? " and " : " + ");
    }
    if (isBounded(least)) return `${this.value(least[0])}, at most ${least[1]}`;
    if (isBounded(most)) return `${this.value(most[0])}, at least ${most[1]}`;
    return super.value(tree);
  }

  override test(tree: Json): string {
    const { compare, not } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<string, Json>;
    if (Array.isArray(compare)) return comparison(compare as unknown as [Json, string, Json], this);
    const absent = (not as { exists?: Json } | null | undefined)?.exists;
    return absent === undefined ? super.test(tree) : `there is no ${one(this.selection(absent))}`;
  }

  override selection(tree: Json): string {
    return (typeof tree === "string" ? this.names.get(tree) : undefined) ?? super.selection(tree);
  }

  /** From here on a name reads like this, or the first time otherwise. */
  introduce(name: string, word: string, first?: string): void {
    this.names.set(name, word);
    this.firsts.delete(name);
    if (first !== undefined) this.firsts.set(name, first);
  }
  said(name: string): string {
    const first = this.firsts.get(name);
    this.firsts.delete(name);
    return first ?? this.names.get(name) ?? name;
  }
  /** Whether nothing has been said of it yet. */
  isUnsaid(name: string): boolean {
    return this.firsts.has(name);
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

const isBounded = (parts: Json | undefined): parts is readonly [Json, number] =>
  Array.isArray(parts) && parts.length === 2 && typeof parts[1] === "number";

const quantities: Record<string, (n: string) => string> = {
  ">=": (n) => `${n} or more`,
  "<=": (n) => `${n} or less`,
  ">": (n) => `more than ${n}`,
  "<": (n) => `less than ${n}`,
  "=": (n) => `exactly ${n}`,
};

/** "you have 5 or more {coin}", "the number of your growing crops is 3 or more", "the result is 8 or more". */
function comparison([a, sign, b]: [Json, string, Json], talk: Speech): string {
  const quantity = quantities[sign]?.(typeof b === "string" ? "that" : amountNoun(b, talk)) ?? "";
  const { coins, fertilizers, handSize } = (typeof a === "object" && a !== null ? a : {}) as Record<
    string,
    Ruled<string>
  >;
  const owner = coins ?? fertilizers ?? handSize;
  if (owner === undefined) return `${typeof a === "string" ? "the result" : amountNoun(a, talk)} is ${quantity}`;
  const what = coins ? "{coin}" : fertilizers ? "{sack}" : "cards in hand";
  const name = talk.ruled(owner)!;
  return name === "self" || name === "owner"
    ? `you have ${quantity} ${what}`
    : `${talk.said(name)} has ${quantity} ${what}`;
}

/** A number as a thing of its own: "the number of your growing crops", "your {coin}". */
function amountNoun(tree: Json, talk: Speech): string {
  if (typeof tree === "number") return String(tree);
  const counted = countedIn(tree);
  if (counted !== undefined) return `the number of ${several(talk.selection(counted))}`;
  const text = talk.value(tree);
  return text.startsWith("each ") ? `the number of ${several(text)}` : text;
}

const nouns = /\b(crop|card|bed|player|opponent|name|colour)\b/;
/** "each other Green crop on the field" → "other Green crops on the field". */
export const several = (each: string): string => {
  const bare = each.replace(/^each (of )?/, "");
  return each.startsWith("each of") ? bare : bare.replace(nouns, "$1s");
};
/** "each of your growing crops" → "growing crop of yours". */
export const one = (each: string): string => {
  const bare = each.replace(/^each (of )?/, "");
  return bare.startsWith("your ") ? `${bare.slice(5).replace(/s$/, "")} of yours` : bare;
};

/** "gain 2 {coin}", "gain 1 {coin} for each opponent", "gain that many {coin}". */
export function amountOf(verb: string, n: Json, symbol: string, wording: Wording): string {
  const counted = countedIn(n);
  if (counted !== undefined) return `${verb} 1 ${symbol} for ${wording.selection(counted)}`;
  const product = typeof n === "object" && n !== null ? (n as Record<string, Json>)["product"] : undefined;
  const times = Array.isArray(product) && typeof product[0] === "number" ? countedIn(product[1] as Json) : undefined;
  if (times !== undefined) return `${verb} ${(product as Json[])[0]} ${symbol} for ${wording.selection(times)}`;
  const text = wording.value(n);
  if (text.startsWith("each ")) return `${verb} 1 ${symbol} for ${text}`;
  return /^(\d+|that many|\d*d\d+)$/.test(text) ? `${verb} ${text} ${symbol}` : `${verb} ${symbol} for ${text}`;
}

export const symbolOf = (resource: string): string =>
  resource === "coins" ? "{coin}" : resource === "fertilizers" ? "{sack}" : "of it";

export const article = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

const colourOf = (colour: string | undefined): string =>
  colour === undefined ? "" : `${ownValue(groupNames, colour) ?? ""} `;

/** "worth 5 or more", "with a {timer} of 2 or less". */
function bounded(thing: string, { min, max }: Bounds = {}): string {
  if (min !== undefined && max !== undefined) return ` ${thing} ${min === max ? min : `${min} to ${max}`}`;
  return min !== undefined ? ` ${thing} ${min} or more` : max !== undefined ? ` ${thing} ${max} or less` : "";
}
const cropDetails = ({ value, timer }: CropFilter): string =>
  `${bounded("worth", value)}${bounded("with a {timer} of", timer)}`;

function cropNoun({ colour, rarity, card, unprotected }: CropFilter, talk: Speech, growing: string): string {
  if (card !== undefined) return `${growing}${card === "this" ? talk.title : cardTitle(card)}`;
  const grade = rarity === undefined ? "" : `${rarityNames[rarity]} `;
  const chosen = colour !== undefined && !(colour in groupNames);
  return `${unprotected ? "unprotected " : ""}${growing}${grade}${chosen ? "" : colourOf(colour)}crop${chosen ? " of that colour" : ""}`;
}

export const eachCrop = (filter: CropFilter, talk: Speech): string => `${eachOf(filter, talk)}${cropDetails(filter)}`;
export const aCrop = (filter: CropFilter, talk: Speech): string => `${oneOf(filter, talk)}${cropDetails(filter)}`;

function eachOf(filter: CropFilter, talk: Speech): string {
  const of = talk.ruled(filter.of) ?? "field";
  const other = filter.other ? "other " : "";
  if (of === "own") return `each of your ${other}${cropNoun(filter, talk, "growing ")}s`;
  if (of === "field" || of === "all") return `each ${other}${cropNoun(filter, talk, "")} on the field`;
  return of === "opponents"
    ? `each ${cropNoun(filter, talk, "growing ")} of your opponents`
    : `each ${cropNoun(filter, talk, "growing ")} of ${talk.said(of)}`;
}

function oneOf(filter: CropFilter, talk: Speech): string {
  const of = talk.ruled(filter.of) ?? "field";
  const noun = cropNoun(filter, talk, "growing ");
  if (of === "own") return `one of your ${noun}s`;
  if (of === "opponents") return `${article(noun)} of an opponent`;
  return filter.other ? `another ${noun}` : `any ${noun}`;
}

/** "empty Common Bed", "bed of another kind than Trellis". */
function bedNoun({ type, not, empty }: BedFilter): string {
  const kind = type === undefined ? "bed" : bedNames[type];
  return `${empty === undefined ? "" : empty ? "empty " : "planted "}${kind}${not === undefined ? "" : `, not a ${bedNames[not]}`}`;
}

export function aBed(filter: BedFilter, talk: Speech): string {
  const [of, noun] = [talk.ruled(filter.of) ?? "field", bedNoun(filter)];
  if (of === "own") return `one of your ${noun.replace(/(bed|Bed|house|ponic|Trellis)(?=,|$)/, pluralBed)}`;
  return of === "opponents" ? `${article(noun)} of an opponent` : `any ${noun}`;
}

export function eachBed(filter: BedFilter, talk: Speech): string {
  const [of, noun] = [talk.ruled(filter.of) ?? "field", bedNoun(filter)];
  if (of === "own") return `each of your ${noun.replace(/(bed|Bed|house|ponic|Trellis)(?=,|$)/, pluralBed)}`;
  return of === "field" || of === "all"
    ? `each ${noun}`
    : `each ${noun} of ${of === "opponents" ? "your opponents" : talk.said(of)}`;
}
const pluralBed = (bed: string): string => (bed === "Trellis" ? "Trellises" : `${bed}s`);

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
  return owner === "all" ? " in anybody's hand" : ` in ${talk.said(owner)}'s hand`;
}

export function eachPlayer(filter: PlayerFilter, talk: Speech): string {
  const who = talk.ruled(filter.who) ?? "opponents";
  return `${who === "all" ? "each player, you too" : "each opponent"}${who === "all" && hasMore(filter) ? "," : ""}${hasMore(filter)}`;
}

export const aPlayer = (filter: PlayerFilter, talk: Speech): string =>
  `${talk.ruled(filter.who) === "all" ? "a player" : "an opponent"}${hasMore(filter)}`;

const holdings = { coins: "{coin}", fertilizers: "{sack}", cards: "cards in hand" } as const;
const hasMore = ({ having = [], richer }: PlayerFilter): string => {
  const held = having.map((what) => holdings[what]).join(" or ");
  const parts = [held, richer ? "more {coin} than you" : ""].filter((part) => part !== "");
  return parts.length > 0 ? ` who has ${parts.join(" and ")}` : "";
};

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
