import type { CardGame, RichText } from "../../../engine/core/card-game";
import { textOf } from "../../../engine/core/grammar/phrase";
import { spokenText } from "../../../engine/core/rich-text";
import type { Json } from "../../../engine/core/vocabulary";
import { readCard } from "../../../project/project-text";
import { isRecord, valueAt } from "../../../schemas/json-pointer";

/** What some card says, to be said on another one. */
export interface SaidBefore {
  card: string;
  /** As it is printed, and as it is sought. */
  text: RichText;
  plain: string;
  value: Json;
}

/** Every ability of the cards, from the places whose name is `key`, as it is printed there. */
export function saidBefore(
  files: Iterable<readonly [path: string, text: string]>,
  game: CardGame,
  key: string,
): SaidBefore[] {
  const found: SaidBefore[] = [];
  for (const [path, text] of files)
    if (path.startsWith("cards/") && text.includes(JSON.stringify(key))) found.push(...saidOn(text, game, key));
  return found;
}

/** A text is read once, however often it is sought in. */
const known = new Map<string, readonly SaidBefore[]>();

function saidOn(text: string, game: CardGame, key: string): readonly SaidBefore[] {
  const id = `${key} ${text}`;
  const said = known.get(id) ?? sentencesOn(readCard("cards/one.json", text, game.id), game, key);
  known.set(id, said);
  return said;
}

function sentencesOn(card: unknown, { lexicon, symbols }: CardGame, key: string): SaidBefore[] {
  if (!isRecord(card) || !lexicon) return [];
  return lexicon.sentences(card).flatMap(({ at, words }) => {
    const value = valueAt(card, at) as Json | undefined;
    if (value === undefined || !at.startsWith(`/${key}`)) return [];
    const text = textOf(words);
    return [{ card: String(card["name"] ?? ""), text, plain: spokenText(text, symbols).toLowerCase(), value }];
  });
}
