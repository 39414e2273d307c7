import { isRecord, type Pointer, valueAt, withValueAt } from "../../../schemas/json-pointer";
import { spansOf } from "../../core/grammar/phrase";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { schemaAt } from "./slot-at";
import { type Synonyms, type Token, tokensOf } from "./tokens";

/** Where something is to be said: a card, and the place of the ability on it. Whatever is said there can be heard. */
export interface Stage {
  lexicon: Lexicon;
  /** The schema of what is said there. */
  schema: SlotSchema;
  at: Pointer;
  card: Json;
  synonyms: Synonyms;
  /** Where it matters what the card is like: collects what of the card its sentences depend on. */
  asked?: Set<string>;
}

/** A printed word, with the arguments that made it: pointers from the ability on. */
export interface Told extends Token {
  from: readonly Pointer[];
}

export interface Telling {
  text: string;
  words: readonly Told[];
}

export function stageOf(lexicon: Lexicon, cardSchema: SlotSchema, card: Json, at: Pointer, synonyms: Synonyms): Stage {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(at) ?? [];
  const given = (valueAt(card, at) ?? {}) as Json;
  // It is heard as the only one of its kind.
  const whole = withValueAt(card, list ?? at, index === undefined ? given : [given]) as Json;
  const stands = list === undefined ? at : `${list}/0`;
  return { lexicon, schema: schemaAt(lexicon, cardSchema, whole, stands), at: stands, card: whole, synonyms };
}

/** Where effects stand on the cards of a game. */
export function effectPlaceOf(cardSchema: SlotSchema): Pointer | undefined {
  for (const [key, { items }] of Object.entries(cardSchema.properties ?? {})) {
    const item = items as SlotSchema | undefined;
    const slots = [item ?? {}, ...Object.values(item?.properties ?? {})] as SlotSchema[];
    if (slots.some((slot) => slot["x-slot"] === "effect")) return `/${key}/0`;
  }
  return undefined;
}

/** What stands there already and is told by no text: the name and price of an ability; all of it, while nothing can be told. */
export function silentPart(stage: Stage): Readonly<Record<string, Json>> {
  const given = valueAt(stage.card, stage.at);
  if (!isRecord(given)) return {};
  const whole = tell(stage, given as Json)?.text;
  return Object.fromEntries(
    Object.entries(given as Record<string, Json>).filter(([key]) => {
      const { [key]: _, ...rest } = given;
      return whole === undefined || tell(stage, rest as Json)?.text === whole;
    }),
  );
}

/** What is said there, as it is printed; nothing, if it can't be. */
export function tell({ lexicon, at, card, synonyms, asked }: Stage, value: Json): Telling | undefined {
  const whole = withValueAt(card, at, value) as object;
  const words = phraseOf(lexicon, at, asked ? watched(whole, asked) : whole);
  if (words === undefined) return undefined;
  const spans = spansOf(words);
  let said = "";
  for (const { text } of spans) said += text;
  let n = -1;
  let end = 0;
  let from: readonly Pointer[] = [];
  const told = tokensOf(said, synonyms) as (Token & { from?: readonly Pointer[] })[];
  for (const token of told) {
    if (end <= token.start) {
      while (end <= token.start) end += spans[++n]!.text.length;
      from = spans[n]!.from.map((pointer) => pointer.slice(at.length));
    }
    token.from = from;
  }
  return { text: said, words: told as Told[] };
}

/** Stands in `asked` for all fields there are. */
export const everyField = "*";

/** The card, which notes down what it is asked for. */
const watched = (card: object, asked: Set<string>): object =>
  new Proxy(card, {
    get(target, key) {
      asked.add(String(key));
      return Reflect.get(target, key);
    },
    has(target, key) {
      asked.add(String(key));
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      asked.add(everyField);
      return Reflect.ownKeys(target);
    },
  });

function phraseOf(lexicon: Lexicon, at: Pointer, card: unknown) {
  try {
    return lexicon.sentences(card).find((sentence) => sentence.at === at)?.words;
  } catch {
    // Half of what is tried can't be said.
    return undefined;
  }
}
