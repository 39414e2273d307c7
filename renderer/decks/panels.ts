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
  /** In pixels, until it is drawn. */
  width: number;
  View: ComponentType<DeckPanelProps>;
  /** Every game, unless it is said. */
  isIn?(game: GameId): boolean;
}

/** What stands beside the deck, one at a time. */
const deckPanels: readonly DeckPanel[] = [
  { id: "cards", label: "Cards", width: 440, View: Pool },
  { id: "suggest", label: "Suggest", width: 400, View: DeckSuggestions },
  {
    id: "totals",
    label: "Totals",
    width: 400,
    View: DeckTotals,
    isIn: (game) => cardGame(game).deckTables !== undefined,
  },
  { id: "numbers", label: "Numbers", width: 360, View: DeckNumbers },
  { id: "hands", label: "Hands", width: 440, View: DeckHands },
  { id: "history", label: "History", width: 400, View: DeckVersions },
  { id: "rules", label: "Rules", width: 440, View: DeckRules },
  { id: "about", label: "About", width: 360, View: AboutDeck },
];

export const deckPanelsIn = (game: GameId): readonly DeckPanel[] =>
  deckPanels.filter(({ isIn }) => isIn?.(game) ?? true);
