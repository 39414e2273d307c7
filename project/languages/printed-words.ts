/// <reference types="vite/types/importMeta.d.ts" />
import type { GameSymbol } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { joinPointer, keysOf } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Pieces } from "../../schemas/pieces";
import { titleFromKey } from "../../schemas/titles";
import { readDocument } from "../document";
import { schemaFor } from "../format";
import { cardIdOf, kindOf, manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import type { SchemaNode } from "../schema-walk";
import { sourceLanguage } from "./tags";
import type { TextUnit } from "./text-units";
import { readTranslation, translationPath } from "./translation-files";

/**
 * Words that no card has for itself: tribes and traits that cards share, and what layouts and pieces say. They are printed in
 * other languages and stay as they are in the files, since effects and colours go by them. Translations of them stand with
 * those of the manifest; what the game's own layouts say, Cardwright translates.
 */

export type Words = Readonly<Record<string, string>>;

const ofGames = import.meta.glob<Readonly<Record<string, Words>>>("../../templates/*/words.json", {
  import: "default",
  eager: true,
});
const none: Words = {};
const place = "/words";

/** What a game's own layouts and pieces read in a language, by what they say. */
export const gameWords = (game: GameId, tag: string): Words =>
  ofGames[`../../templates/${game}/words.json`]?.[tag.split("-")[0]!.toLowerCase()] ?? none;

/** Whose work the game is, in a language. */
export function creditIn(game: GameId, tag: string): string {
  const { credit } = cardGame(game);
  return ownValue(gameWords(game, tag), credit) ?? credit;
}

const symbols = new Map<string, Readonly<Record<string, GameSymbol>>>();

/** What stands for a game's symbols where they can't be drawn, in a language. */
export function symbolsIn(game: GameId, tag: string): Record<string, GameSymbol> {
  const key = `${game} ${tag}`;
  const words = gameWords(game, tag);
  const said = (text: string): string => ownValue(words, text) ?? text;
  const own = Object.entries(cardGame(game).symbols);
  const known =
    symbols.get(key) ??
    Object.fromEntries(own.map(([name, { word, plain }]) => [name, { word: said(word), plain: said(plain) }]));
  symbols.set(key, known);
  return known;
}

interface Remembered {
  game: GameId;
  tag: string;
  translation: string | undefined;
  words: Words;
}

/** The latest, one for each language in which a set is looked at: faces are remembered by it. */
let recent: readonly Remembered[] = [];
const mostRecent = 8;

/** What is printed of words in the language of the project, which is another one where it is looked at in that. */
export function printedWords(files: Files): Words {
  const manifest = manifestOf(files);
  if (!manifest) return none;
  const { game } = manifest;
  const tag = sourceLanguage(manifest);
  const translation = files.get(translationPath(tag, manifestPath));
  const known = recent.find((one) => one.game === game && one.tag === tag && one.translation === translation);
  if (known) return known.words;
  const own = Object.entries(readTranslation(files, tag, manifestPath, game)).flatMap(([at, { text }]) => {
    const [first, word, ...others] = at.startsWith("/") ? keysOf(at) : [];
    const isWord = `/${first}` === place && word !== undefined && others.length === 0 && text.trim() !== "";
    return isWord ? [[word, text] as const] : [];
  });
  const words = { ...gameWords(game, tag), ...Object.fromEntries(own) };
  recent = [{ game, tag, translation, words }, ...recent].slice(0, mostRecent);
  return words;
}

const unit = (title: string, source: string, most: number): TextUnit => ({
  at: joinPointer(place, source),
  title,
  source,
  isGenerated: false,
  isLong: source.length > 60 || source.includes("\n"),
  most,
});

type WordNode = SchemaNode & { "x-word"?: boolean };

let latest: { files: Files; units: readonly TextUnit[] } | undefined;

/** All such words of a set: of its cards, then of the layouts and pieces that it brings itself. */
export function wordUnits(files: Files, game: GameId): readonly TextUnit[] {
  if (latest?.files === files) return latest.units;
  const found = new Map<string, TextUnit>();
  const add = (title: string, source: unknown, most: number): void => {
    if (typeof source === "string" && source.trim() !== "" && !found.has(source))
      found.set(source, unit(title, source, most));
  };
  const { properties = {} } = schemaFor("card", game) as SchemaNode;
  const fields = Object.entries(properties).filter(([, node]) => (node as WordNode)["x-word"]);
  const layouts: string[] = [];
  let pieces: Pieces | undefined;
  for (const [path, text] of files) {
    const kind = kindOf(path);
    const isCard = fields.length > 0 && cardIdOf(path) !== undefined;
    const read =
      isCard || kind === "template" || kind === "pieces" ? readDocument<object>(path, text, game).value : null;
    if (!read) continue;
    if (kind === "template") layouts.push(...layoutTexts(read));
    else if (kind === "pieces") pieces = read as Pieces;
    else
      for (const [key, node] of fields)
        for (const word of [(read as Record<string, unknown>)[key]].flat())
          add(node.items ? titleFromKey(key).replace(/s$/, "") : (node.title ?? titleFromKey(key)), word, 80);
  }
  for (const said of layouts.filter(saysSomething)) add("Words of a layout", said, 2000);
  if (pieces) for (const said of pieceWords(pieces, layouts)) add("Words of a piece", said, 2000);
  const units = [...found.values()];
  latest = { files, units };
  return units;
}

/** Of which something is left between the holes and symbols. */
const saysSomething = (text: string): boolean => /\p{L}{2,}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{[^{} ]*\}/g, " "));

/** What a layout says, with its holes, and what its symbols are called. */
function* layoutTexts(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { kind, text, brief, symbols } = node as Record<string, unknown>;
  if (kind === "text") for (const said of [text, brief]) if (typeof said === "string") yield said;
  if (symbols !== undefined)
    for (const { word } of Object.values(symbols as Record<string, { word?: string }>)) if (word) yield word;
  for (const part of Object.values(node)) yield* layoutTexts(part);
}

/** Slots that the pieces of games print; others say how a piece looks, unless a layout of the set prints them. */
const printedSlots = ["bonus", "name", "rule", "title", "words"];

function* pieceWords({ pieces }: Pieces, layouts: readonly string[]): Generator<string> {
  const holes = layouts.flatMap((text) => [...text.matchAll(/\{\{\s*slots\.([\w-]+)/g)].map(([, slot]) => slot!));
  const printed = new Set([...printedSlots, ...holes]);
  const words = pieces.flatMap(({ variants = [] }) => variants.flatMap(({ slots }) => Object.entries(slots)));
  for (const [slot, said] of words)
    if (printed.has(slot))
      for (const word of [said].flat()) if (typeof word === "string" && saysSomething(word)) yield word;
}
