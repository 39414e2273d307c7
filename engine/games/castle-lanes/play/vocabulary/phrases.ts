import { ownValue } from "../../../../../schemas/own-value";
import type { CoreState } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { Wording } from "../../../../core/wording";
import type { Filter } from "./filters";
import { article, ordinal, plural } from "./nouns";

/**
 * How Castle Lanes reads. Verbs give clauses: an order (“gain 1 {gold}”), or a subject and what it does, which are joined
 * when they share it (“it gets +1 {attack} and +1 {hp} for good”).
 */

const between = "\u0001";
export const clause = (subject: string, predicate: string): string =>
  `${subject === "them" ? "they" : subject}${between}${predicate}`;
/** A new sentence: what comes before it ends with a full stop. */
export const sentence = "\u0002";

/** "a, b and c". */
export const listed = (parts: readonly string[], and = "and"): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1]}`;

function joinClauses(clauses: readonly string[]): string {
  const groups: { subject: string; predicates: string[] }[] = [];
  for (const each of clauses.filter((text) => text !== "")) {
    const opens = each.startsWith(sentence);
    const said = opens ? each.slice(1) : each;
    const [subject, predicate] = said.includes(between) ? (said.split(between) as [string, string]) : ["", said];
    const last = groups[groups.length - 1];
    const isClosed = last?.predicates.at(-1)?.endsWith(sentence);
    const same = last && !isClosed && !opens && (last.subject === subject || (subject === "it" && last.subject !== ""));
    if (same) last.predicates.push(predicate);
    else groups.push({ subject, predicates: [predicate] });
  }
  const said = groups.map(({ subject, predicates }) => `${subject}${subject && " "}${listed(predicates)}`);
  return said.join(sentence);
}

const alone = (text: string): string => (text.startsWith(sentence) ? text.slice(1) : text);

/** What depends on one condition stays in its sentence. */
export const inOneSentence = (text: string): string =>
  text
    .replace(new RegExp(`${sentence}+$`), "")
    .replaceAll(`${sentence}otherwise`, "; otherwise")
    .replace(new RegExp(`${sentence}+`, "g"), "; then ");

/** What a text has already said, while one ability is put into words. */
export class Speech extends Wording {
  private readonly named = new Set<string>();
  private readonly choices = new Map<string, { word: string; many: boolean }>();
  /** What “it” is at this point. */
  subject: "this" | "it" | "" = "";
  /** The clause being said is what this card's unit does: “its lane” is clear. */
  acting = false;
  /** Noun of “other”. */
  other = "that unit";

  constructor(
    words: Vocabulary<CoreState>,
    readonly cardType: "unit" | "building" | "skill" | "class",
    readonly targets: Readonly<Record<"unit" | "building", Filter | undefined>> = {
      unit: undefined,
      building: undefined,
    },
    readonly lane: "any" | "another" | undefined = undefined,
  ) {
    super(words, "en");
  }

  /** Alone, an effect is the rest of a sentence that has begun; a new one begins only after others. */
  override effect(tree: Json): string {
    return Array.isArray(tree)
      ? joinClauses(tree.map((part) => super.effect(part as Json)))
      : alone(super.effect(tree));
  }

  /** Whether somebody else than the player does something in an effect: “it heals”, not “heal it”. */
  hasSubject(tree: Json): boolean {
    return Array.isArray(tree)
      ? tree.some((part) => this.hasSubject(part as Json))
      : this.tried(() => super.effect(tree)).includes(between);
  }

  /** A choice has been told: from here on its name reads as "it", "them" or the like. */
  introduce(name: string, word: string, many = word === "them"): void {
    this.choices.set(name, { word, many });
  }

  isMany(name: string): boolean {
    return this.choices.get(name)?.many === true;
  }

  override selection(tree: Json): string {
    return (typeof tree === "string" ? this.choices.get(tree)?.word : undefined) ?? super.selection(tree);
  }

  /** Says something without having said it. */
  private tried(say: () => string): string {
    const [named, choices, { subject }] = [[...this.named], [...this.choices], this];
    const said = say();
    this.named.clear();
    for (const name of named) this.named.add(name);
    this.choices.clear();
    for (const [name, choice] of choices) this.choices.set(name, choice);
    this.subject = subject;
    return said;
  }

  /** A word for something that was mentioned, or its name if it was not. */
  pronoun(name: "this" | "it" | "other" | "unit" | "building"): string {
    if (name === "it") return "it";
    if (name === "other") return this.other;
    if (name === "this") {
      if (this.subject === "it") return "this";
      const first = this.subject === "";
      this.subject = "this";
      return first ? "this" : "it";
    }
    const filter = ownValue(this.targets, name);
    if (this.named.has(name) || !filter) return "it";
    this.named.add(name);
    return oneOf(filter, name, this);
  }

  laneName(lane: string): string {
    if (lane === "this") return this.acting ? "its lane" : "this lane";
    if (lane === "its") return "its lane";
    if (lane !== "chosen") return ["plains", "forest", "mountains"].includes(lane) ? `the ${lane}` : "that lane";
    if (this.named.has("lane")) return "that lane";
    this.named.add("lane");
    return this.lane === "another" ? "another lane" : "a lane";
  }
}

/** The context of a text; what is asked of a plain wording is said as on a card of no special kind. */
export const speech = (wording: Wording): Speech =>
  wording instanceof Speech ? wording : new Speech({ verbs: {}, values: {}, tests: {}, selectors: {} }, "skill");

/** Cards of a kind: "Dinosaur", "unit cards", "cards". */
export function cardNoun(
  { type, trait, card }: { type?: string | undefined; trait?: string | undefined; card?: string | undefined },
  n: number,
): string {
  if (card !== undefined) return n === 1 ? cardTitle(card) : plural(cardTitle(card));
  if (trait !== undefined) return n === 1 ? trait : plural(trait);
  if (type === "unit" || type === "building" || type === "skill") return n === 1 ? type : plural(type);
  return n === 1 ? "card" : "cards";
}

function nounOf({ trait, card, tired, damaged }: Filter, kind: string, many: boolean): string {
  const noun = card !== undefined ? cardTitle(card) : (trait ?? kind);
  const states = [
    tired === undefined ? "" : tired ? "tired " : "fresh ",
    damaged === undefined ? "" : damaged ? "damaged " : "unhurt ",
  ];
  return `${states.join("")}${many ? plural(noun) : noun}`;
}

function placeOf({ lane, tile }: Filter, speech: Speech): string {
  if (tile === "this") return " on this tile";
  if (tile === "its") return " on its tile";
  const inLane = lane === undefined || lane === "any" ? "" : speech.laneName(lane);
  if (typeof tile === "number") return ` on your ${ordinal(tile)} tile${inLane ? ` of ${inLane}` : ""}`;
  return inLane ? ` in ${inLane}` : "";
}

/** "your other units", "the enemy units": out of which some are chosen. */
export const someOf = (filter: Filter, kind: string, context: Speech): string =>
  phraseOf({ ...filter, order: "all" }, kind, context)
    .replace(/^all your/, "your")
    .replace(/^all (?=enemy)/, "the ");

/** "one of your Machines", "an enemy unit": what an action must name. */
export function oneOf(filter: Filter, kind: string, context: Speech): string {
  const [one, many] = [nounOf(filter, kind, false), nounOf(filter, kind, true)];
  const place = placeOf(filter, context);
  const other = filter.except === undefined ? "" : "other ";
  if (filter.side === "you") return `one of your ${other}${many}${place}`;
  return filter.side === "enemy"
    ? `an enemy ${one}${place}`
    : `${other === "" ? article(one) : `another ${one}`}${place}`;
}

/** What there must be: "another Dinosaur in its lane", "an enemy unit on this tile", "2 Machines". */
export function anyOf(filter: Filter, kind: string, context: Speech, isNone = false): string {
  const noun = nounOf(filter, kind, false);
  const one = filter.side === "enemy" ? `enemy ${noun}` : noun;
  if (isNone) return `no ${filter.except === undefined ? "" : "other "}${one}${placeOf(filter, context)}`;
  return `${filter.except === undefined ? article(one) : `another ${one}`}${placeOf(filter, context)}`;
}

export const isMany = ({ order = "all", limit = 1 }: Filter): boolean => order === "all" || limit > 1;

export function phraseOf(filter: Filter, kind: string, context: Speech): string {
  const { side = "both", order = "all", limit } = filter;
  const many = isMany(filter);
  const noun = nounOf(filter, kind, many);
  const place = placeOf(filter, context);
  const other = filter.except === undefined ? "" : "other ";
  if (order === "all") {
    const count = limit === undefined ? "" : `up to ${limit} of `;
    const everywhere = place === "" && limit === undefined && other === "" ? "all " : "";
    if (side === "you") return `${count}${filter.trait === undefined ? everywhere : ""}your ${other}${noun}${place}`;
    if (side === "enemy") return `${count}${everywhere || "the "}${other}enemy ${noun}${place}`;
    return `${count}${everywhere || "all "}${other}${noun}${place}${place === "" ? " of both players" : ""}`;
  }
  const which = `${order} ${limit !== undefined && limit > 1 ? `${limit} ` : ""}`;
  const owner = side === "you" ? `your ${other}${which}` : `the ${other}${which}${side === "enemy" ? "enemy " : ""}`;
  const hidden = kind === "building" && side === "enemy" ? ", even a hidden one" : "";
  return `${owner}${noun}${place}${hidden}`;
}

/** The finished text: clauses closed, sentences begun. */
export function finishText(text: string): string {
  const parts = text.replaceAll(between, " ").split(sentence);
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}${/[.!?]$/.test(part) ? "" : "."}`)
    .join(" ");
}

/** Whether a selection is spoken of in the plural. */
function isPlural(tree: Json): boolean {
  if (typeof tree !== "object" || tree === null || Array.isArray(tree)) return false;
  const { units, buildings, castle } = tree as Record<string, Json>;
  if (castle !== undefined) return castle === "both";
  return isMany((units ?? buildings ?? { order: "first" }) as Filter);
}

/** The verb's form for one or for many. */
export const byNumber = (wording: Wording, tree: Json, one: string, many: string): string =>
  (typeof tree === "string" ? speech(wording).isMany(tree) : isPlural(tree)) ? many : one;

/** "each of your units", of "all your units". */
export function eachOf(phrase: string): string {
  if (phrase.startsWith("all your ")) return `each of ${phrase.slice(4)}`;
  return `each of ${/^(your|the|up to|them) ?/.test(phrase) ? phrase : `the ${phrase.replace(/^all /, "")}`}`;
}

export interface HowMuch {
  what: string;
  /** What follows after all else: “for each of your units”. */
  rest: string;
}

/** "2 damage"; "1 damage" and "for each of your units"; "damage equal to your {space}". */
export function howMuch(
  n: Json,
  thing: { one: string; many: string; much?: "many" | "much" },
  wording: Wording,
): HowMuch {
  const { one, many, much = "many" } = thing;
  if (typeof n === "number") return { what: n === 1 ? one : `${n} ${many}`, rest: "" };
  const { count, amount } = (typeof n === "object" && n !== null ? n : { [String(n)]: true }) as Record<string, Json>;
  if (count !== undefined) return { what: one, rest: ` for ${eachOf(wording.selection(count))}` };
  if (amount !== undefined) return { what: `that ${much} ${many}`, rest: "" };
  const what = many === "cards" ? "a number of cards" : many;
  return { what: `${what} equal to ${wording.value(n)}`, rest: "" };
}
