import { type Deck, type DeckEntry, type DeckZone, deckZones } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import type { PlannedEdit } from "./commands";
import { editDeck } from "./deck-commands";
import { calledIn } from "./deck-lines";
import { entriesIn, withCopies, withEntries } from "./deck-zones";
import type { Files } from "./project-text";

/** What a hand does to the cards of a deck: from one place of it to another, from one pile to another. */

export const zoneNames: Readonly<Record<DeckZone, string>> = {
  cards: "the deck",
  side: "the sideboard",
  maybe: "the maybe-board",
};

export const copiesIn = (deck: Deck, zone: DeckZone, card: string): number =>
  entriesIn(deck, zone).reduce((sum, line) => (line.card === card ? sum + line.count : sum), 0);

/** With copies of a card elsewhere: no more than there are. */
function withMoved(deck: Deck, card: string, from: DeckZone, to: DeckZone, copies: number): Deck {
  const there = copiesIn(deck, from, card);
  const moved = Math.min(copies, there);
  if (moved <= 0 || from === to) return deck;
  const { locked: _stays, ...line } = entriesIn(deck, from).find((each) => each.card === card)!;
  const taken = withCopies(deck, from, card, there - moved);
  const before = copiesIn(taken, to, card);
  const put = withCopies(taken, to, card, before + moved);
  if (before > 0) return put;
  return withEntries(
    put,
    to,
    entriesIn(put, to).map((each) => (each.card === card ? { ...line, count: each.count } : each)),
  );
}

/** Where cards go: from the set if from nowhere, onto no pile if the pile is empty, and on the one they lie on if none is said. */
export interface Placing {
  from?: DeckZone;
  to: DeckZone;
  copies: number;
  pile?: string;
}

export function placeCards(
  files: Files,
  game: GameId,
  deckId: string,
  cards: readonly string[],
  placing: Placing,
): PlannedEdit {
  const { from, to } = placing;
  const [first, ...others] = cards;
  const what = first !== undefined && others.length === 0 ? calledIn(files, game, first) : `${cards.length} cards`;
  return editDeck(
    files,
    game,
    deckId,
    ({ name }) => `${from ? "Move" : "Add"} ${what} to ${zoneNames[to]} of ${name}`,
    (deck) => cards.reduce((placed, card) => withPlaced(placed, card, placing), deck),
  );
}

function withPlaced(deck: Deck, card: string, { from, to, copies, pile }: Placing): Deck {
  const placed = from
    ? withMoved(deck, card, from, to, copies)
    : withCopies(deck, to, card, copiesIn(deck, to, card) + copies);
  return pile === undefined ? placed : withCardOnPile(placed, to, card, pile);
}

function withPile(entry: DeckEntry, pile: string): DeckEntry {
  const { pile: _former, ...others } = entry;
  return pile === "" ? others : { ...others, pile };
}

const withCardOnPile = (deck: Deck, zone: DeckZone, card: string, pile: string): Deck =>
  withEntries(
    deck,
    zone,
    entriesIn(deck, zone).map((entry) => (entry.card === card ? withPile(entry, pile) : entry)),
  );

/** Puts a card on a pile by hand, or with an empty name back among those that lie on none. */
export const putOnPile = (
  files: Files,
  game: GameId,
  deckId: string,
  zone: DeckZone,
  card: string,
  pile: string,
): PlannedEdit =>
  editDeck(
    files,
    game,
    deckId,
    ({ name }) => `Put ${calledIn(files, game, card)} of ${name} ${pile === "" ? "off its pile" : `on ${pile}`}`,
    (deck) => withCardOnPile(deck, zone, card, pile),
  );

/** Another name for a pile, wherever it lies; a name that there is already makes one pile of two. */
export const renamePile = (files: Files, game: GameId, deckId: string, pile: string, name: string): PlannedEdit =>
  editDeck(
    files,
    game,
    deckId,
    (deck) => `Rename a pile of ${deck.name}`,
    (deck) =>
      deckZones.reduce(
        (changed, zone) =>
          withEntries(
            changed,
            zone,
            entriesIn(changed, zone).map((entry) => (entry.pile === pile ? { ...entry, pile: name } : entry)),
          ),
        deck,
      ),
  );

/** Another leader in place of those that the deck has: one copy, first in the list. */
export const chooseLeader = (
  files: Files,
  game: GameId,
  deckId: string,
  leader: string,
  isLeader: (card: string) => boolean,
): PlannedEdit =>
  editDeck(
    files,
    game,
    deckId,
    ({ name }) => `Build ${name} around ${calledIn(files, game, leader)}`,
    (deck) =>
      withEntries(deck, "cards", [{ card: leader, count: 1 }, ...deck.cards.filter(({ card }) => !isLeader(card))]),
  );

/** What is said of a deck besides its cards. */
export type DeckDetails = Pick<Deck, "notes" | "cover" | "folder" | "tags">;

/** Changes what is said of a deck; what is empty is not written. */
export const describeDeck = (
  files: Files,
  game: GameId,
  deckId: string,
  said: { [Key in keyof DeckDetails]: DeckDetails[Key] | undefined },
): PlannedEdit =>
  editDeck(
    files,
    game,
    deckId,
    ({ name }) => `Change the ${Object.keys(said).join(", ")} of ${name}`,
    (deck) =>
      Object.fromEntries(
        Object.entries({ ...deck, ...said })
          .filter(([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0))
          .concat(deck.cards.length === 0 ? [["cards", []]] : []),
      ) as Deck,
  );
