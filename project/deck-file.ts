import type { DeckFileLine } from "../engine/core/card-game";
import { isEqual } from "../engine/core/json-equality";
import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import { type Deck, type DeckEntry, longestDeckName } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import { type Manifest, projectFormat } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";
import type { PlannedEdit, TextChange } from "./commands";
import { deckLines } from "./deck-lines";
import { formatDocument } from "./format";
import { cardIdOf, cardPath, deckPath, freeId, manifestPath, slug } from "./paths";
import { type Files, readCard, readDeck } from "./project-text";

/** Decks as the original editor of a game keeps them, read into a project and written out of it. */

/** A file's name may be longer than a deck's or a project's. */
const nameOf = (fileName: string): string => fileName.slice(0, longestDeckName).trim() || "Deck";

interface DeckImport {
  /** Nothing to import: the file can't be read. */
  edit: PlannedEdit | undefined;
  deckId: string;
  problems: Problem[];
}

/** The lines of a deck of the game's own editor, and those of its cards that the project doesn't have yet. */
interface ReadDeckFile {
  lines: DeckEntry[];
  newCards: (TextChange & { card: string; name: string })[];
  problems: readonly Problem[];
}

export function readDeckFile(files: Files, game: GameId, text: string): ReadDeckFile {
  const { deckFile } = cardGame(game);
  const { lines = [], problems = [] } = deckFile?.parse(text) ?? {};
  /** Of a card of the project, what such a file can say of it: art and tags of its own make it no other card. */
  const asKeptThere = (card: Json): Json | undefined =>
    deckFile?.parse(deckFile.format([{ card, count: 1 }]).text).lines[0]?.card as Json | undefined;
  const cards = new Map<string, Json>();
  for (const path of files.keys()) {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readCard<Json>(path, files.get(path)!, game);
    if (id !== undefined && card !== undefined) cards.set(id, asKeptThere(card) ?? card);
  }
  const newCards: ReadDeckFile["newCards"] = [];
  const counts = new Map<string, number>();
  for (const { card, count } of lines as DeckFileLine<Json & { name: string }>[]) {
    const known = [...cards].find(([, other]) => isEqual(other, card))?.[0];
    const id = known ?? freeId(slug(card.name, "card"), (taken) => cards.has(taken) || files.has(cardPath(taken)));
    if (known === undefined)
      newCards.push({ card: id, name: card.name, path: cardPath(id), text: formatDocument(card, "card", game) });
    cards.set(id, card);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return { lines: [...counts].map(([card, count]) => ({ card, count })), newCards, problems };
}

/** The deck and those of its cards that the project doesn't have yet. */
export function importDeckFile(files: Files, game: GameId, fileName: string, text: string): DeckImport {
  const name = nameOf(fileName);
  const deckId = freeId(slug(name, "deck"), (id) => files.has(deckPath(id)));
  const { lines, newCards, problems } = readDeckFile(files, game, text);
  if (lines.length === 0) return { edit: undefined, deckId, problems: [...problems] };
  const deck = { $schema: "../schemas/deck.schema.json", name, cards: lines };
  const path = deckPath(deckId);
  const changes = [
    ...newCards.map(({ path: of, text: card }) => ({ path: of, text: card })),
    { path, text: formatDocument(deck, "deck", game) },
  ];
  return { edit: { label: `Import ${name}`, changes, path }, deckId, problems: [...problems] };
}

/** A project of nothing but that deck. */
export function projectOfDeckFile(
  game: GameId,
  fileName: string,
  text: string,
): { files: Map<string, string>; deckId: string; problems: Problem[] } {
  const name = nameOf(fileName);
  const manifest: Manifest = { $schema: "schemas/manifest.schema.json", format: projectFormat, game, name };
  const files = new Map([[manifestPath, formatDocument(manifest, "manifest", game)]]);
  const { edit, deckId, problems } = importDeckFile(files, game, name, text);
  for (const { path, text: content } of edit?.changes ?? []) if (content !== null) files.set(path, content);
  return { files, deckId, problems };
}

/** A deck of the project as its game's own editor keeps one. */
export function exportDeckFile(files: Files, game: GameId, deckId: string): { text: string; problems: Problem[] } {
  const { deckFile } = cardGame(game);
  if (!deckFile) throw new Error(`${game} has no deck file of its own.`);
  const path = deckPath(deckId);
  const { lines } = deckLines(path, files.get(path) ?? "", game, files);
  return deckFile.format(lines.flatMap(({ card, count }) => (card ? [{ card, count }] : [])));
}

/** What the file of a deck is called. */
export const deckFileName = (files: Files, game: GameId, deckId: string): string => {
  const deck: Deck | undefined = readDeck(deckPath(deckId), files.get(deckPath(deckId)) ?? "", game);
  return `${slug(deck?.name ?? deckId, "deck")}.json`;
};
