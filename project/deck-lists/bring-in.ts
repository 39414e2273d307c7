import { type Deck, type DeckEntry, type DeckZone, deckZones } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit, TextChange } from "../commands";
import { createDeck, editDeck } from "../deck-commands";
import { entriesIn, withEntries, withLines } from "../deck-zones";
import { formatDocument } from "../format";
import type { Files } from "../project-text";

/** A handed deck once it is known which cards are meant. */
interface ChosenDeck {
  name: string;
  lines: readonly (DeckEntry & { zone: DeckZone })[];
  /** What comes along. */
  newCards: readonly TextChange[];
}

/** Its lines in a deck's zones, each card once in each. Zones that it says nothing of stay as they are. */
const withHanded = (deck: Deck, lines: ChosenDeck["lines"]): Deck =>
  deckZones.reduce((changed, zone) => {
    const counts = new Map<string, number>();
    for (const { card, count, zone: own } of lines) if (own === zone) counts.set(card, (counts.get(card) ?? 0) + count);
    const entries = [...counts].map(([card, count]) => ({ card, count }));
    return entries.length === 0 ? changed : withEntries(changed, zone, withLines(entriesIn(changed, zone), entries));
  }, deck);

/** As a new deck, in one step. */
export function bringInDeck(files: Files, game: GameId, { name, lines, newCards }: ChosenDeck): PlannedEdit {
  const created = createDeck(files, game, name);
  const deck: Deck = { $schema: "../schemas/deck.schema.json", name, cards: [] };
  const text = formatDocument(withHanded(deck, lines), "deck", game);
  const changes = [...newCards.map(({ path, text: card }) => ({ path, text: card })), { path: created.path!, text }];
  return { label: `Bring in ${name}`, changes, path: created.path! };
}

/** In place of a deck's lines. It keeps its name, and lines that stay keep what else was said of them. */
export function replaceDeck(files: Files, game: GameId, deckId: string, handed: Omit<ChosenDeck, "name">): PlannedEdit {
  const edit = editDeck(
    files,
    game,
    deckId,
    ({ name }) => `Replace the cards of ${name}`,
    (deck) => withHanded(deck, handed.lines),
  );
  return { ...edit, changes: [...handed.newCards.map(({ path, text }) => ({ path, text })), ...edit.changes] };
}
