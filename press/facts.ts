/** What the press needs to know about a card besides the card itself. A game's facts (engine/core/card-game.ts) are of this shape. */
export interface CardFacts {
  name: string;
  type: string;
  kind?: string;
  cost?: string;
  code?: string;
  text: string;
  slots: Record<string, unknown>;
}
