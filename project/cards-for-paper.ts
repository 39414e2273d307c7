import type { Language } from "../engine/core/language";
import type { GameId } from "../schemas/game-id";
import type { PrintSettings } from "../schemas/print-settings";
import type { Problem } from "../schemas/problem";
import { cardIdOf, cardPath, deckPath } from "./paths";
import { type Files, readDeck } from "./project-text";
import { searchFor, slipProblems } from "./search/search";
import { searchedCard, searchedIn } from "./search/searched-card";
import type { SearchedVersions } from "./search/searched-versions";
import { cardAt } from "./whole-card";

/** Which cards go on paper, in the order in which they are laid out. */
export interface PrintedCards {
  cards: { id: string; card: object; count: number }[];
  /** Cards that are wanted but can't be read or aren't there. */
  leftOut: string[];
  /** What of the search can't be understood. */
  problems: Problem[];
  /** Of the deck, if one was chosen. */
  deckName?: string;
}

export interface CardChoice extends Pick<PrintSettings, "deck" | "cards" | "copies" | "layout"> {
  /** What the search asks of former versions. */
  versions?: SearchedVersions;
}

/** Undefined when the deck isn't there or can't be read. */
export function printedCards(
  files: Files,
  game: GameId,
  language: Language,
  { deck: deckId, cards: search, copies = 1, versions }: CardChoice,
): PrintedCards | undefined {
  const wanted = deckId === null ? everyCard(files) : deckCards(files, deckId, game);
  if (!wanted) return undefined;
  const searched = searchedIn(files, game, language, versions ? { versions } : {});
  const wantedCards = searchFor(search ?? "", searched);
  const cards: PrintedCards["cards"] = [];
  const leftOut: string[] = [];
  for (const { id, count } of wanted.entries) {
    const card = cardAt<object>(files, cardPath(id), game);
    if (!card) leftOut.push(id);
    else if (wantedCards.isEmpty || wantedCards.finds(searchedCard(id, card, searched)))
      cards.push({ id, card, count: count * copies });
  }
  return {
    cards,
    leftOut,
    problems: slipProblems(search ?? "", wantedCards),
    ...(wanted.name !== undefined && { deckName: wanted.name }),
  };
}

interface Wanted {
  name?: string;
  entries: { id: string; count: number }[];
}

function everyCard(files: Files): Wanted {
  const ids = [...files.keys()].map(cardIdOf).filter((id) => id !== undefined);
  return { entries: ids.sort().map((id) => ({ id, count: 1 })) };
}

function deckCards(files: Files, id: string, game: GameId): Wanted | undefined {
  const text = files.get(deckPath(id));
  const deck = text === undefined ? undefined : readDeck(deckPath(id), text, game);
  return deck && { name: deck.name, entries: deck.cards.map(({ card, count }) => ({ id: card, count })) };
}
