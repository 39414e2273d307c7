import type { CardWorth } from "../../core/worth";
import { skullsOf, slotsOf } from "./card-facts";
import type { Card } from "./card-schema";

/** What eggs ask for, in slots, of which a skull is worth two (rules §4 W5); and what dragons are worth. */
export const worth: CardWorth<Card> = {
  cost: (card) => slotsOf(card) + 2 * skullsOf(card),
  unit: "slots, a skull for two",
  prices: {
    Power: "0.2 * power - 0.55",
    Sacrifice: "0.1 * sacrifice",
    Symbol: "0.1 * gives.wild - 0.6 * gives.none",
    Abilities: "0.55 * abilities",
  },
  error: { mean: 0.45, usual: 1.1 },
};
