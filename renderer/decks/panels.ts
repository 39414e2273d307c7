import type { ComponentType } from "react";
import type { Deck } from "../../schemas/deck";
import type { DeckView } from "../state/use-decks";
import { AddCards } from "./add-cards";
import { DeckHands } from "./hands/deck-hands";
import { DeckNumbers } from "./numbers/deck-numbers";
import { DeckSuggestions } from "./suggest/deck-suggestions";
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
}

/** What stands beside the deck, one at a time. */
export const deckPanels: readonly DeckPanel[] = [
  { id: "cards", label: "Cards", width: 400, View: AddCards },
  { id: "suggest", label: "Suggest", width: 400, View: DeckSuggestions },
  { id: "numbers", label: "Numbers", width: 360, View: DeckNumbers },
  { id: "hands", label: "Hands", width: 440, View: DeckHands },
  { id: "history", label: "History", width: 400, View: DeckVersions },
];
