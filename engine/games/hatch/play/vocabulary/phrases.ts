import type { RichText } from "../../../../core/card-game";
import type { CoreState } from "../../../../core/machine";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import { Wording } from "../../../../core/wording";
import { giftSymbol } from "../../symbols";
import type { CardFilter, EggFilter } from "./selectors";

/** How Hatch reads. Verbs give clauses without a full stop; a choice is joined to what is done with it. */

const joined = "\u0001";
/** Ends a clause that the next one belongs to: “choose a card” … “and put it into your hand”. */
export const and = joined;

const numbers = ["no", "one", "two", "three", "four", "five", "six"];
export const spelled = (n: number): string => numbers[n] ?? String(n);

export class Speech extends Wording {
  /** What names stand for, where they are named first and from then on: "each opponent", "that player". */
  private readonly names = new Map<string, readonly string[]>();

  constructor(vocabulary: Vocabulary<CoreState>) {
    super(vocabulary, "en");
  }

  introduce(name: string, ...as: readonly string[]): void {
    this.names.set(name, as);
  }

  /** A chosen thing: “it”, as long as nothing else is. */
  introduceThing(name: string, noun: string): void {
    const isTaken = [...this.names].some(([other, as]) => other !== name && as.includes("it"));
    this.introduce(name, isTaken ? `that ${noun}` : "it");
  }

  /** Conditions: "you have fewer than 3 cards in hand". */
  override test(tree: Json): string {
    const { compare, exists, not } = (typeof tree === "object" && tree !== null ? tree : {}) as Record<string, Json>;
    if (exists !== undefined) return presence(exists, "", this);
    const absent = (not as { exists?: Json } | null | undefined)?.exists;
    if (absent !== undefined) return presence(absent, "no ", this);
    if (!Array.isArray(compare)) return super.test(tree);
    const [value, sign, n] = compare as [Json, string, Json];
    const amount = quantities[sign]!(this.value(n));
    return comparison(value, amount, this);
  }

  /** Cards or a player, by name or by selector. */
  of(tree: Json): string {
    const named = typeof tree === "string" ? this.names.get(tree) : undefined;
    if (!named) return this.selection(tree);
    const [first, ...later] = named;
    if (later.length > 0) this.names.set(tree as string, later);
    return first!;
  }

  override effect(tree: Json): RichText {
    if (!Array.isArray(tree)) return super.effect(tree);
    return tree
      .map((part) => this.effect(part as Json))
      .filter((part) => part !== "")
      .reduce((text, part) => {
        if (text === "") return part;
        if (!text.endsWith(joined)) return `${text}. ${upper(part)}`;
        const said = text.slice(0, -1);
        if (!part.endsWith(joined)) return `${said} and ${part}`;
        // Another choice: "choose a card, choose an egg and …".
        return part.startsWith("you may") ? `${said}. ${upper(part)}` : `${said}, ${part}`;
      }, "");
  }
}

const quantities: Record<string, (n: string) => string> = {
  ">=": (n) => `${n} or more`,
  "<=": (n) => `${n} or fewer`,
  ">": (n) => `more than ${n}`,
  "<": (n) => `fewer than ${n}`,
  "=": (n) => `exactly ${n}`,
};

/** Words of players that one has: "you have 3 or more cards in hand". */
const playerCounts = {
  handSize: "cards in hand",
  dragonPower: "dragon power",
  empirePower: "empire power",
  boardCards: "cards on the board",
  eggCount: "eggs",
} as const;

function comparison(value: Json, amount: string, talk: Speech): string {
  const [name = "", args] = Object.entries(typeof value === "object" && value !== null ? value : {})[0] ?? [];
  if (Object.hasOwn(playerCounts, name)) {
    const whose = args === true ? "you" : playerName(args as string, talk);
    return `${whose} ${whose === "you" ? "have" : "has"} ${amount} ${playerCounts[name as keyof typeof playerCounts]}`;
  }
  if (name === "count") return presence(args as Json, `${amount} `, talk);
  return `${talk.value(value)} is ${amount.replace("fewer", "less")}`;
}

/** "you have eggs", "an opponent's dragons are there", "there are 3 or more cards in the discard pile". */
function presence(of: Json, amount: string, talk: Speech): string {
  const text = talk.of(of);
  if (text.startsWith("your ")) return `you have ${amount}${text.slice(5)}`;
  const [, owner, things] = /^(.+?)'s (.+)$/.exec(text) ?? [];
  if (owner !== undefined) return `${owner} has ${amount}${things}`;
  return `there are ${amount}${text.replace(/^the /, "")}`;
}

/** The context of a text; what is asked of a plain wording knows no names. */
export const speech = (wording: Wording): Speech =>
  wording instanceof Speech ? wording : new Speech({ verbs: {}, values: {}, tests: {}, selectors: {} });

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The finished text of an effect. */
export function finishText(text: string): string {
  const done = text.replaceAll(joined, "").trim();
  return /[.!?…]$/.test(done) ? upper(done) : `${upper(done)}.`;
}

/** "dragons that give {F}", "another Omen dragon". */
export function cardNoun({ gives, family, sacrifice, maxPower, others }: CardFilter, noun: string, n: number): string {
  const what = n === 1 ? noun : noun === "mercenary" ? "mercenaries" : `${noun}s`;
  const symbol = gives === undefined ? undefined : giftSymbol[gives];
  const verb = n === 1 ? "gives" : "give";
  return [
    others ? (n === 1 ? "another" : "other") : "",
    family ?? "",
    what,
    gives === undefined ? "" : `that ${verb} ${symbol ? `{${symbol}}` : "nothing"}`,
    sacrifice === undefined ? "" : `with a sacrifice of ${sacrifice} or more`,
    maxPower === undefined ? "" : `with ${maxPower} power or less`,
  ]
    .filter(Boolean)
    .join(" ");
}

export function eggNoun({ bare, resting, others }: EggFilter, n: number): string {
  const states = [
    others ? (n === 1 ? "another" : "other") : "",
    bare === undefined ? "" : bare ? "bare" : "fed",
    resting === undefined ? "" : resting ? "resting" : "rested",
    n === 1 ? "egg" : "eggs",
  ];
  return states.filter(Boolean).join(" ");
}

/** "your eggs", "the attacker's dragons". */
export function owned(whose: string | undefined, nouns: string, context: Speech): string {
  if (whose === undefined || whose === "you") return `your ${nouns}`;
  return `${playerName(whose, context)}'s ${nouns}`;
}

export function playerName(whose: string | undefined, context: Speech): string {
  if (whose === undefined || whose === "you") return "you";
  if (whose === "active") return "the active player";
  return whose === "attacker" || whose === "defender" ? `the ${whose}` : context.of(whose);
}

/** "draw", "that player draws". */
export const subject = (whose: string | undefined, verb: string, verbs: string, context: Speech): string =>
  whose === undefined || whose === "you" ? verb : `${playerName(whose, context)} ${verbs}`;
