import { cardGame } from "../engine/games/registry";
import type { Deck } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";

import { formatDocument } from "./format";
import { twinKey } from "./names";
import { cardPath, deckIdOf, deckPath, freeId, slug } from "./paths";
import { type Files, type NamedCard, readCard, readDeck } from "./project-text";
import { nameIn } from "./quick-name";

/** What a person does to a project, as pure functions from its texts to the changes. Undo needs nothing more. */

export interface TextChange {
  path: string;
  text: string | null;
  movedTo?: string;
}

export interface PlannedEdit {
  label: string;
  changes: TextChange[];
  /** The document that the person will want to see next. */
  path?: string;
}

/** Whether a path, or one that is the same file on some computer, is in use. */
function takenIn(files: Files): (path: string) => boolean {
  const twins = new Set([...files.keys()].map(twinKey));
  return (path) => twins.has(twinKey(path));
}

function freeCardId(files: Files, name: string): string {
  const isTaken = takenIn(files);
  return freeId(slug(name, "card"), (id) => isTaken(cardPath(id)));
}

function freeDeckId(files: Files, name: string): string {
  const isTaken = takenIn(files);
  return freeId(slug(name, "deck"), (id) => isTaken(deckPath(id)));
}

/** `card`: what it begins as, instead of a plain one. */
export function createCard(files: Files, game: GameId, name: string, card?: object): PlannedEdit {
  const path = cardPath(freeCardId(files, name));
  const text = formatDocument(card ?? cardGame(game).newCard(name), "card", game);
  return { label: `New card ${name}`, changes: [{ path, text }], path };
}

/** Several plain cards, each under a free file name. */
export function createCards(files: Files, game: GameId, names: readonly string[]): PlannedEdit {
  const isTaken = takenIn(files);
  const ours = new Set<string>();
  const changes = names.map((name): TextChange => {
    const id = freeId(slug(name, "card"), (candidate) => isTaken(cardPath(candidate)) || ours.has(candidate));
    ours.add(id);
    return { path: cardPath(id), text: formatDocument(cardGame(game).newCard(name), "card", game) };
  });
  return { label: names.length === 1 ? `New card ${names[0]}` : `${names.length} new cards`, changes };
}

export function editDecks(files: Files, game: GameId, change: (deck: Deck) => Deck | undefined): TextChange[] {
  const changes: TextChange[] = [];
  for (const [path, text] of files) {
    const deck = deckIdOf(path) === undefined ? undefined : readDeck(path, text, game);
    const changed = deck && change(deck);
    if (changed) changes.push({ path, text: formatDocument(changed, "deck", game) });
  }
  return changes;
}

export function duplicateCards(files: Files, game: GameId, ids: readonly string[]): PlannedEdit {
  const isTaken = takenIn(files);
  const taken = new Set<string>();
  const changes = ids.flatMap((id): TextChange[] => {
    const text = files.get(cardPath(id));
    if (text === undefined) return [];
    const copy = freeId(id, (candidate) => isTaken(cardPath(candidate)) || taken.has(candidate));
    taken.add(copy);
    const card = readCard<NamedCard>(cardPath(id), text, game);
    const copied = card ? formatDocument({ ...card, name: copyName(card.name, copy) }, "card", game) : text;
    return [{ path: cardPath(copy), text: copied }];
  });
  const label = ids.length === 1 ? `Duplicate ${titleOf(files, cardPath(ids[0]!))}` : `Duplicate ${ids.length} cards`;
  return { label, changes, ...(changes[0] ? { path: changes[0].path } : {}) };
}

/** "Attack" copied to `attack-2` is called "Attack 2". */
function copyName(name: string, copyId: string): string {
  const number = /-(\d+)$/.exec(copyId)?.[1];
  return number ? `${name.replace(/ \d+$/, "")} ${number}` : name;
}

/** Deletes cards; the decks keep naming them unless `fromDecks` takes them out there too. */
export function deleteCards(files: Files, game: GameId, ids: readonly string[], fromDecks: boolean): PlannedEdit {
  const gone = new Set(ids);
  const changes: TextChange[] = ids
    .filter((id) => files.has(cardPath(id)))
    .map((id) => ({ path: cardPath(id), text: null }));
  if (fromDecks) {
    changes.push(
      ...editDecks(files, game, (deck) =>
        deck.cards.some(({ card }) => gone.has(card))
          ? { ...deck, cards: deck.cards.filter(({ card }) => !gone.has(card)) }
          : undefined,
      ),
    );
  }
  return {
    label: ids.length === 1 ? `Delete ${titleOf(files, cardPath(ids[0]!))}` : `Delete ${ids.length} cards`,
    changes,
  };
}

/** As people call it; its id while its file has no name that can be read. */
const titleOf = (files: Files, path: string): string =>
  nameIn(files.get(path) ?? "") ?? path.replace(/^.*\/|\.json$/g, "");

/** The decks that use any of these cards. */
export function decksUsing(files: Files, game: GameId, ids: readonly string[]): { id: string; deck: Deck }[] {
  const wanted = new Set(ids);
  const found: { id: string; deck: Deck }[] = [];
  for (const [path, text] of files) {
    const id = deckIdOf(path);
    const deck = id === undefined ? undefined : readDeck(path, text, game);
    if (id !== undefined && deck?.cards.some(({ card }) => wanted.has(card))) found.push({ id, deck });
  }
  return found;
}

export function createDeck(files: Files, game: GameId, name: string): PlannedEdit {
  const path = deckPath(freeDeckId(files, name));
  const deck: Deck = { $schema: "../schemas/deck.schema.json", name, cards: [] };
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
  return {
    label,
    changes: [
      { path, text },
      { path: deckPath(id), text: null, movedTo: path },
    ],
    path,
  };
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
  return { label: `Delete deck ${titleOf(files, deckPath(id))}`, changes: [{ path: deckPath(id), text: null }] };
}

/** Sets how many copies of a card a deck holds; none takes it out. */
export function setCopies(files: Files, game: GameId, deckId: string, card: string, count: number): PlannedEdit {
  const path = deckPath(deckId);
  const deck = readDeck(path, files.get(path) ?? "", game);
  if (!deck) throw new Error(`No readable deck ${deckId}.`);
  const others = deck.cards.filter((entry) => entry.card !== card);
  const at = deck.cards.findIndex((entry) => entry.card === card);
  const cards = count > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, { card, count }) : others;
  return {
    label: `${count} × ${titleOf(files, cardPath(card))} in ${deck.name}`,
    changes: [{ path, text: formatDocument({ ...deck, cards }, "deck", game) }],
    path,
  };
}
