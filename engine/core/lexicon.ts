import type { TSchema } from "typebox";
import type { Pointer } from "../../schemas/json-pointer";
import type { Kind } from "./compiler";
import type { Phrase } from "./grammar/phrase";
import type { Language } from "./language";
import type { About, Json, Plain, Plainly, Vocabulary } from "./vocabulary";

/**
 * What can be said on the cards of a game: its words as they explain themselves, and how a card reads. Whoever completes,
 * builds, reads or draws effects stands on this alone, and knows no game.
 */
export interface Lexicon<Card = unknown> {
  words: Words;
  /** Arguments that are no words, by `x-slot`. */
  parts: Readonly<Record<string, TSchema>>;
  /** Those that no text tells: which house rule it is that says “6”. */
  untold?: readonly string[];
  /** What examples are made of. */
  plain: Plain;
  /** What each ability of the card says, with the arguments that made each part of it. */
  sentences(card: Card, language?: Language): readonly Sentence[];
}

export interface Sentence {
  /** The ability. */
  at: Pointer;
  words: Phrase;
}

/** “statics” are always so; they are read by the games' own ways, and declared like all others. */
export const sorts = ["verbs", "values", "tests", "selectors", "statics"] as const;
export type Sort = (typeof sorts)[number];
type Words = Readonly<Record<Sort, Readonly<Record<string, LexiconWord>>>>;

export interface LexiconWord {
  about: About;
  schema: TSchema;
  /** What a selector finds, where that doesn't depend on its arguments. */
  of?: Kind;
  /** The same in other words. */
  plainly?: Plainly<Json>;
}

/** A word as it is declared, whatever it compiles to. */
interface Declared {
  about?: About;
  schema: TSchema;
  of?: Kind | ((...args: never) => Kind);
  plainly?: Plainly<never>;
}

/** The words of a vocabulary, and of what is always so beside it. */
export function wordsOf(
  vocabulary: { readonly [Part in keyof Vocabulary<never>]: Readonly<Record<string, Declared>> },
  statics: Readonly<Record<string, Declared>> = {},
): Words {
  const told = (declared: Readonly<Record<string, Declared>>): Record<string, LexiconWord> =>
    Object.fromEntries(
      Object.entries(declared).map(([key, { about, schema, of, plainly }]) => {
        if (about === undefined) throw new Error(`The word “${key}” does not explain itself.`);
        const more = { ...(typeof of === "string" && { of }), ...(plainly && { plainly: plainly as Plainly<Json> }) };
        return [key, { about, schema, ...more }];
      }),
    );
  const { verbs, values, tests, selectors } = vocabulary;
  return {
    verbs: told(verbs),
    values: told(values),
    tests: told(tests),
    selectors: told(selectors),
    statics: told(statics),
  };
}

/** The word with arguments that can be played. */
export function exampleOf({ words, plain }: Pick<Lexicon, "words" | "plain">, sort: Sort, key: string): Json {
  const { example } = words[sort][key]!.about;
  return { [key]: typeof example === "function" ? example(plain) : example };
}
