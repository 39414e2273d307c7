import type { ComponentType } from "react";
import { cardGame } from "../../engine/games/registry";
import type { Deck } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { DeckView } from "../state/use-decks";
import { AboutDeck } from "./about/about-deck";
import { DeckHands } from "./hands/deck-hands";
import { DeckNumbers } from "./numbers/deck-numbers";
import { Pool } from "./pool/pool";
import { DeckRules } from "./rules/deck-rules";
import { DeckSuggestions } from "./suggest/deck-suggestions";
import { DeckTotals } from "./totals/deck-totals";
import { DeckVersions } from "./versions/deck-versions";

export interface DeckPanelProps {
  deckId: string;
  view: DeckView & { deck: Deck };
  /** Shows of the deck only what a search finds. */
  onShow(term: string): void;
}

interface DeckPanel {
  id: string;
  label: string;
  View: ComponentType<DeckPanelProps>;
  /** Every game, unless it is said. */
  isIn?(game: GameId): boolean;
}

/** What stands beside the deck, one at a time. */
const deckPanels: readonly DeckPanel[] = [
  { id: "cards", label: "Cards", View: Pool },
  { id: "suggest", label: "Suggest", View: DeckSuggestions },
  {
    id: "totals",
    label: "Totals",

    View: DeckTotals,
    isIn: (game) => cardGame(game).deckTables !== undefined,
  },
  { id: "numbers", label: "Numbers", View: DeckNumbers },
  { id: "hands", label: "Hands", View: DeckHands },
  { id: "history", label: "History", View: DeckVersions },
  { id: "rules", label: "Rules", View: DeckRules },
  { id: "about", label: "About", View: AboutDeck },
];

export const deckPanelsIn = (game: GameId): readonly DeckPanel[] =>
  deckPanels.filter(({ isIn }) => isIn?.(game) ?? true);
