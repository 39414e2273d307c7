import type { Deck, DeckEntry, DeckZone } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import type { PlannedEdit, TextChange } from "./commands";
import { namesCard, withCopies } from "./deck-zones";
import { formatDocument } from "./format";
import { copyName, takenIn, titleOf } from "./free-names";
import { withTranslationsFollowing } from "./languages/follow";
import { twinKey } from "./names";
import { cardPath, deckIdOf, deckPath, freeId, slug } from "./paths";
import { type Files, readDeck } from "./project-text";

/** What a person does to decks, as pure functions from a project's texts to the changes. */

export function editDecks(files: Files, game: GameId, change: (deck: Deck) => Deck | undefined): TextChange[] {
  const changes: TextChange[] = [];
  for (const [path, text] of files) {
    const deck = deckIdOf(path) === undefined ? undefined : readDeck(path, text, game);
    const changed = deck && change(deck);
    if (changed) changes.push({ path, text: formatDocument(changed, "deck", game) });
  }
  return changes;
}

/** The decks that use any of these cards, beside themselves too. */
export function decksUsing(files: Files, game: GameId, ids: readonly string[]): { id: string; deck: Deck }[] {
  const wanted = new Set(ids);
  const found: { id: string; deck: Deck }[] = [];
  for (const [path, text] of files) {
    const id = deckIdOf(path);
    const deck = id === undefined ? undefined : readDeck(path, text, game);
    if (id !== undefined && deck && namesCard(deck, (card) => wanted.has(card))) found.push({ id, deck });
  }
  return found;
}

function freeDeckId(files: Files, name: string): string {
  const isTaken = takenIn(files);
  return freeId(slug(name, "deck"), (id) => isTaken(deckPath(id)));
}

export function createDeck(files: Files, game: GameId, name: string, cards: readonly DeckEntry[] = []): PlannedEdit {
  const path = deckPath(freeDeckId(files, name));
  const deck: Deck = { $schema: "../schemas/deck.schema.json", name, cards: [...cards] };
  return { label: `New deck ${name}`, changes: [{ path, text: formatDocument(deck, "deck", game) }], path };
}

export function renameDeck(files: Files, game: GameId, id: string, name: string): PlannedEdit {
  const deck = readDeck(deckPath(id), files.get(deckPath(id)) ?? "", game);
  if (!deck) throw new Error(`No readable deck ${id}.`);
  const text = formatDocument({ ...deck, name }, "deck", game);
  const isTaken = takenIn(files);
  const isOwn = (candidate: string) => twinKey(candidate) === twinKey(id);
  const newId = freeId(slug(name, "deck"), (candidate) => !isOwn(candidate) && isTaken(deckPath(candidate)));
  const label = `Rename deck ${deck.name}`;
  if (newId === id) return { label, changes: [{ path: deckPath(id), text }], path: deckPath(id) };
  const path = deckPath(newId);
  return withTranslationsFollowing(files, {
    label,
    changes: [
      { path, text },
      { path: deckPath(id), text: null, movedTo: path },
    ],
    path,
  });
}

export function duplicateDeck(files: Files, game: GameId, id: string): PlannedEdit {
  const deck = readDeck(deckPath(id), files.get(deckPath(id)) ?? "", game);
  if (!deck) throw new Error(`No readable deck ${id}.`);
  const isTaken = takenIn(files);
  const copy = freeId(id, (candidate) => isTaken(deckPath(candidate)));
  const text = formatDocument({ ...deck, name: copyName(deck.name, copy) }, "deck", game);
  return { label: `Duplicate deck ${deck.name}`, changes: [{ path: deckPath(copy), text }], path: deckPath(copy) };
}

export function deleteDeck(files: Files, id: string): PlannedEdit {
  const label = `Delete deck ${titleOf(files, deckPath(id))}`;
  return withTranslationsFollowing(files, { label, changes: [{ path: deckPath(id), text: null }] });
}

/** One deck changed in one step. */
export function editDeck(
  files: Files,
  game: GameId,
  deckId: string,
  label: (deck: Deck) => string,
  change: (deck: Deck) => Deck,
): PlannedEdit {
  const path = deckPath(deckId);
  const deck = readDeck(path, files.get(path) ?? "", game);
  if (!deck) throw new Error(`No readable deck ${deckId}.`);
  return { label: label(deck), changes: [{ path, text: formatDocument(change(deck), "deck", game) }], path };
}

/** Sets how many copies of a card a deck holds, or what lies beside it; none takes it out. */
export function setCopies(
  files: Files,
  game: GameId,
  deckId: string,
  card: string,
  count: number,
  zone: DeckZone = "cards",
): PlannedEdit {
  const label = ({ name }: Deck) => `${count} × ${titleOf(files, cardPath(card))} in ${name}`;
  return editDeck(files, game, deckId, label, (deck) => withCopies(deck, zone, card, count));
}

/** The same of many cards as one step. */
export const setManyCopies = (
  files: Files,
  game: GameId,
  deckId: string,
  copies: ReadonlyMap<string, number>,
): PlannedEdit =>
  editDeck(
    files,
    game,
    deckId,
    ({ name }) => `Copies of ${copies.size} cards in ${name}`,
    (deck) => [...copies].reduce((changed, [card, count]) => withCopies(changed, "cards", card, count), deck),
  );

/** What is asked of the deck's hands, as its numbers show it. */
export function setQuestions(files: Files, game: GameId, id: string, questions: readonly string[]): PlannedEdit {
  const deck = readDeck(deckPath(id), files.get(deckPath(id)) ?? "", game);
  if (!deck) throw new Error(`No readable deck ${id}.`);
  const { questions: _former, ...others } = deck;
  const changed: Deck = questions.length > 0 ? { ...others, questions: [...questions] } : others;
  const text = formatDocument(changed, "deck", game);
  return { label: `Change what is asked of ${deck.name}`, changes: [{ path: deckPath(id), text }] };
}

/** The version of the set in which the deck is legal, so that it is told when it no longer is; or nothing of the kind any more. */
export const pinDeck = (files: Files, game: GameId, id: string, version: string | undefined): PlannedEdit =>
  editDeck(
    files,
    game,
    id,
    ({ name }) => (version === undefined ? `Unpin ${name}` : `Pin ${name} to version ${version}`),
    ({ legalIn: _former, ...others }) => (version === undefined ? others : { ...others, legalIn: version }),
  );
