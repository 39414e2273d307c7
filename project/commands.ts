import type { GameId } from "../schemas/game-id";
import { editDecks } from "./deck-commands";
import { namesCard, withCardsCalled } from "./deck-zones";
import { formatDocument } from "./format";
import { copyName, takenIn, titleOf } from "./free-names";
import { copiedTranslations, withTranslationsFollowing } from "./languages/follow";
import { newCardOf, newCardsOf } from "./new-card";
import { cardPath, freeId, slug } from "./paths";
import { type Files, type NamedCard, readCard } from "./project-text";

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

function freeCardId(files: Files, name: string): string {
  const isTaken = takenIn(files);
  return freeId(slug(name, "card"), (id) => isTaken(cardPath(id)));
}

/** `card`: what it begins as, instead of a plain one. */
export function createCard(files: Files, game: GameId, name: string, card?: object): PlannedEdit {
  const path = cardPath(freeCardId(files, name));
  const text = formatDocument(card ?? newCardOf(files, game, name), "card", game);
  return { label: `New card ${name}`, changes: [{ path, text }], path };
}

/** Several plain cards, each under a free file name. */
export function createCards(files: Files, game: GameId, names: readonly string[]): PlannedEdit {
  const isTaken = takenIn(files);
  const ours = new Set<string>();
  const newCard = newCardsOf(files, game);
  const changes = names.map((name): TextChange => {
    const id = freeId(slug(name, "card"), (candidate) => isTaken(cardPath(candidate)) || ours.has(candidate));
    ours.add(id);
    return { path: cardPath(id), text: formatDocument(newCard(name), "card", game) };
  });
  return { label: names.length === 1 ? `New card ${names[0]}` : `${names.length} new cards`, changes };
}

export function duplicateCards(files: Files, game: GameId, ids: readonly string[]): PlannedEdit {
  const isTaken = takenIn(files);
  const taken = new Set<string>();
  const copies = new Map<string, string>();
  const changes = ids.flatMap((id): TextChange[] => {
    const text = files.get(cardPath(id));
    if (text === undefined) return [];
    const copy = freeId(id, (candidate) => isTaken(cardPath(candidate)) || taken.has(candidate));
    taken.add(copy);
    copies.set(cardPath(id), cardPath(copy));
    const card = readCard<NamedCard>(cardPath(id), text, game);
    const copied = card ? formatDocument({ ...card, name: copyName(card.name, copy) }, "card", game) : text;
    return [{ path: cardPath(copy), text: copied }];
  });
  const label = ids.length === 1 ? `Duplicate ${titleOf(files, cardPath(ids[0]!))}` : `Duplicate ${ids.length} cards`;
  const all = [...changes, ...copiedTranslations(files, copies)];
  return { label, changes: all, ...(changes[0] ? { path: changes[0].path } : {}) };
}

/** Deletes cards; the decks keep naming them unless `fromDecks` takes them out there too. */
export function deleteCards(files: Files, game: GameId, ids: readonly string[], fromDecks: boolean): PlannedEdit {
  const gone = new Set(ids);
  const changes: TextChange[] = ids
    .filter((id) => files.has(cardPath(id)))
    .map((id) => ({ path: cardPath(id), text: null }));
  if (fromDecks) {
    const isGone = (card: string) => gone.has(card);
    changes.push(
      ...editDecks(files, game, (deck) =>
        namesCard(deck, isGone) ? withCardsCalled(deck, (card) => (isGone(card) ? undefined : card)) : undefined,
      ),
    );
  }
  return withTranslationsFollowing(files, {
    label: ids.length === 1 ? `Delete ${titleOf(files, cardPath(ids[0]!))}` : `Delete ${ids.length} cards`,
    changes,
  });
}
