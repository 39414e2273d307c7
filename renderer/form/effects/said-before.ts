import type { CardGame, RichText } from "../../../engine/core/card-game";
import { onlyKey } from "../../../engine/core/compiler";
import { textOf } from "../../../engine/core/grammar/phrase";
import { isFitting } from "../../../engine/core/is-fitting";
import { spokenText } from "../../../engine/core/rich-text";
import type { Json } from "../../../engine/core/vocabulary";
import type { SlotSchema } from "../../../engine/words/place";
import { readDocument } from "../../../project/document";
import { isRecord, valueAt } from "../../../schemas/json-pointer";

/** What some card says, to be said on another one. */
export interface SaidBefore {
  card: string;
  /** As it is printed, and as it is sought. */
  text: RichText;
  plain: string;
  value: Json;
}

/**
 * Every ability of the cards that could stand where this schema is; where names come from outside, as in a component, also
 * those of components, which speak of the same.
 */
export function saidBefore(
  files: Iterable<readonly [path: string, text: string]>,
  game: CardGame,
  schema: SlotSchema,
): SaidBefore[] {
  const isShared = schema["x-names"] !== undefined;
  const isSought = (path: string): boolean => path.startsWith("cards/") || (isShared && path.startsWith("components/"));
  const said = [...files].flatMap(([path, text]) => (isSought(path) ? saidIn(path, text, game) : []));
  const base = isShared ? (game.composition?.base ?? []).flatMap((one) => sentencesOf(one, game)) : [];
  return [...said, ...base].filter(({ value }) => isSaidSo(value, game, schema));
}

/** Whether it could stand where this schema is. An effect is no ability, and has no form of its own. */
export const isSaidSo = (value: Json, { lexicon }: CardGame, schema: SlotSchema): boolean =>
  schema["x-slot"] === "effect"
    ? Object.hasOwn(lexicon!.words.verbs, onlyKey(value) ?? "")
    : isFitting(schema, value) && isRecord(value);

/** A text is read once, however often it is sought in. */
const known = new Map<string, readonly SaidBefore[]>();

function saidIn(path: string, text: string, game: CardGame): readonly SaidBefore[] {
  const id = `${game.id} ${path.startsWith("cards/")} ${text}`;
  const said = known.get(id) ?? sentencesOf(readDocument(path, text, game.id).value, game);
  known.set(id, said);
  return said;
}

function sentencesOf(document: unknown, { lexicon, symbols }: CardGame): SaidBefore[] {
  if (!isRecord(document) || !lexicon) return [];
  return lexicon.sentences(document).flatMap(({ at, words }) => {
    const value = valueAt(document, at) as Json | undefined;
    const text = textOf(words);
    if (value === undefined || text === "") return [];
    return [{ card: String(document["name"] ?? ""), text, plain: spokenText(text, symbols).toLowerCase(), value }];
  });
}
