import type { CardWorth } from "../../core/worth";
import { anatomyOf } from "./anatomy";
import type { Card } from "./card-schema";

/** What a card asks for, each resource and each hand card counted as one; and what its effects are worth. */
export const worth: CardWorth<Card> = {
  cost: (card) => {
    const { fixed, any, cards } = anatomyOf(card).cost;
    return Object.values(fixed).reduce((sum, n) => sum + n, any + cards);
  },
  effects: (card) => anatomyOf(card).effects.flatMap(({ composed, tree }) => (composed ? tree : [])),
  unit: "resources and cards",
  prices: {
    Resources: "0.8 * does.gain.amount",
    Attack: "0.55 * does.lose.amount + 0.5 * does.discard.amount",
    Cards: "0.85 * does.draw.amount + 1.4 * does.move",
    Reaction: "1.65 * (G2 + keywords.reaction)",
  },
  error: { mean: 0.35, usual: 0.85 },
};
