import { ownValue } from "../../../schemas/own-value";
import { pluralOf, spelled, withArticle } from "./english";
import { and, listed, or } from "./lists";
import { type Phrase, phrase, said, spaced, textOf } from "./phrase";

/**
 * What an effect bears on, before it is decided how it is put: “each of your other units in this lane” and “an enemy unit” are
 * one description each, of which a sentence takes the form that it needs.
 */
export interface Things {
  /** One of them, and several. */
  noun: Noun;
  /** What stands right before the noun: “enemy”, “damaged”. */
  adjectives?: readonly Phrase[];
  /** Whose they are: “you”, or another player as a sentence calls them. */
  owner?: Phrase;
  /** It is known which: “the cards in the discard pile”. */
  definite?: boolean;
  /** Whichever is liked: “any growing crop”. */
  any?: boolean;
  /** Not the one that the effect belongs to. */
  other?: boolean;
  /** The one that the effect belongs to is always among them. */
  withThis?: boolean;
  /** What follows the noun: “with cost 3 or less”, “in this lane”. */
  tail?: Phrase | Noun;
  /** What they are called whatever the sentence asks for: “this”, “it”, “them”. */
  called?: { words: Phrase; many: boolean };
  /** Of several kinds, of which any will do: “your queen or one of your Webs”. */
  or?: readonly Things[];
  /** These are all of them, one after the other; for sentences that end in “each”. */
  oneByOne?: Things;
  /** The argument that describes them. */
  from?: string;
}

export interface Noun {
  one: Phrase;
  many: Phrase;
  /** It is measured, not counted: “1 damage”, never “a damage”. */
  isMass?: true;
}

export const mass = (name: Phrase): Noun => ({ one: name, many: name, isMass: true });

export const noun = (one: string, many = pluralOf(one)): Noun => ({ one, many });

/** Something that has been spoken of. */
export const called = (words: Phrase, many = false): Things => ({
  noun: { one: words, many: words },
  called: { words, many },
});

const possessives: Readonly<Record<string, string>> = {
  you: "your",
  they: "their",
  them: "their",
  it: "its",
  this: "its",
};

/** Belonging to: “your”, “that player's”, “its”. */
export const possessive = (owner: Phrase): Phrase => {
  const text = textOf(owner);
  const own = ownValue(possessives, text);
  if (own === undefined) return text.endsWith("s") ? phrase`${owner}'` : phrase`${owner}'s`;
  // Whose it is leads back to the same argument, whatever it is called.
  return typeof owner === "object" && "from" in owner ? said(owner.from, own) : own;
};

/** "its {attack}", "the {attack} of one of your units" */
export const partOf = (owner: Phrase, part: Phrase): Phrase =>
  ownValue(possessives, textOf(owner)) === undefined
    ? phrase`the ${part} of ${owner}`
    : phrase`${possessive(owner)} ${part}`;

/** What parts them from others of their kind, before the noun: “your”, “the”. */
const knownBy = ({ owner, definite = false }: Things): Phrase =>
  owner === undefined ? (definite ? "the" : "") : possessive(owner);
const isKnown = ({ owner, definite = false }: Things): boolean => owner !== undefined || definite;
const tailOf = ({ tail = "" }: Things, isMany: boolean): Phrase =>
  typeof tail === "object" && "one" in tail ? (isMany ? tail.many : tail.one) : tail;
const bareOf = ({ noun: { one, many }, adjectives = [] }: Things, isMany: boolean): Phrase =>
  spaced(...adjectives, isMany ? many : one);

/** What was said of things leads back to the argument that describes them; of several kinds it is said of each. */
const form =
  (say: (things: Things) => Phrase, join: string = and.en) =>
  (things: Things): Phrase => {
    const words = things.or && !things.called ? listed(things.or.map(say), join) : say(things);
    return marked(things, words);
  };

/** "another of your units", "another enemy unit", "an enemy unit" */
export const one = form((things) => {
  const { called, other = false } = things;
  if (called) return called.many ? phrase`one of ${called.words}` : called.words;
  if (isKnown(things))
    return spaced(other ? "another of" : "one of", knownBy(things), bareOf(things, true), tailOf(things, true));
  const bare = bareOf(things, false);
  const first = other ? phrase`another ${bare}` : things.any ? phrase`any ${bare}` : articled(bare);
  return spaced(first, tailOf(things, false));
}, or.en);

/** "an enemy unit": the article goes by what is read after it. */
const articled = (bare: Phrase): Phrase => {
  const text = textOf(bare);
  const before = withArticle(text).slice(0, -text.length);
  return before === "" ? bare : [before, bare];
};

/** "each of your other units", "each other enemy unit" */
export const each = form((things) => {
  const { called, other = false } = things;
  if (called) return called.many ? phrase`each of ${called.words}` : called.words;
  if (isKnown(things))
    return spaced("each of", knownBy(things), other ? "other" : "", bareOf(things, true), tailOf(things, true));
  return spaced("each", other ? "other" : "", bareOf(things, false), tailOf(things, false));
});

/** "of your other units", "enemy unit": what follows “for each”. */
export const eachAfter = form((things) => {
  const { called, other = false } = things;
  if (called) return called.many ? phrase`of ${called.words}` : called.words;
  if (isKnown(things))
    return spaced("of", knownBy(things), other ? "other" : "", bareOf(things, true), tailOf(things, true));
  return spaced(other ? "other" : "", bareOf(things, false), tailOf(things, false));
});

/** "your other units", "enemy units in this lane" */
export const several = form((things) => {
  const { called, other = false } = things;
  if (called) return called.words;
  return spaced(knownBy(things), other ? "other" : "", bareOf(things, true), tailOf(things, true));
});

/** "all your other units" */
export const all = (things: Things): Phrase =>
  marked(things, things.called ? things.called.words : phrase`all ${several(things)}`);

const marked = ({ from }: Things, words: Phrase): Phrase => (from === undefined ? words : said(from, words));

/** "up to two", "three" */
export const countOf = (n: number, upTo: boolean): string => `${upTo ? "up to " : ""}${spelled(n)}`;

/** "up to two of your units", "three enemy units", "one of your units" */
export function some(things: Things, n: number, upTo = false, count: Phrase = countOf(n, upTo)): Phrase {
  if ((n === 1 && !upTo) || things.called?.many === false) return one(things);
  if (isKnown(things) || things.called || things.or) return spaced(count, "of", several(things));
  return spaced(count, n === 1 ? eachAfter(things) : several(things));
}

/** "you have another unit in this lane", "there is an enemy unit", and that there is none. */
export function presence(things: Things): { holds: Phrase; fails: Phrase } {
  const { called, owner, other = false, or: kinds } = things;
  if (kinds && !called) {
    const each = kinds.map(presence);
    return {
      holds: listed(
        each.map(({ holds }) => holds),
        or.en,
      ),
      fails: listed(each.map(({ fails }) => fails)),
    };
  }
  if (called) {
    const is = called.many ? "are" : "is";
    return { holds: phrase`${called.words} ${is} there`, fails: phrase`${called.words} ${is} not there` };
  }
  const bare = bareOf(things, false);
  const some = marked(things, spaced(other ? phrase`another ${bare}` : articled(bare), tailOf(things, false)));
  const none = marked(things, spaced("no", other ? "other" : "", bare, tailOf(things, false)));
  if (owner === undefined) return { holds: phrase`there is ${some}`, fails: phrase`there is ${none}` };
  return { holds: phrase`${owner} ${hasOr(owner)} ${some}`, fails: phrase`${owner} ${hasOr(owner)} ${none}` };
}

/** "you have", "that player has" */
export const hasOr = (owner: Phrase): string => (["you", "they"].includes(textOf(owner)) ? "have" : "has");

/** As the subject of a sentence: “they” for “them”. */
export const asSubject = (words: Phrase): Phrase => {
  if (textOf(words) !== "them") return words;
  return typeof words === "object" && "from" in words ? said(words.from, "they") : "they";
};

/** Whether a sentence about all of them takes the form for several. */
export const isMany = (things: Things): boolean => things.called?.many ?? true;
