import type { CardWorth } from "../../core/worth";
import { type Card, castleLanesDefaults } from "./card-schema";

/** What cards cost in gold, and what they are worth. Those outside decks are paid for in ways of their own. */
export const worth: CardWorth<Card> = {
  cost: ({ type, basic, cost = castleLanesDefaults.cost }) => (type === "class" || basic ? undefined : cost),
  unit: "gold",
  prices: {
    Body: "0.35 * unit * hp + 0.6 * attack",
    Movement: "0.1 * move / max(moveEvery, 1) + 0.7 * (entryTile - unit)",
    Building: "0.1 * building * hp + 0.1 * (plains + forest + mountains)",
    Skill: "1.15 * skill",
    Abilities: "0.4 * (unit + building) * abilities + 0.5 * always.damage + 1.45 * aura",
    Cards: "0.7 * draw.amount + 0.1 * does.gold.amount + 1.3 * place",
    Fighting:
      "0.55 * does.damage.amount + 0.45 * modify.amount + 0.65 * heal + 0.9 * destroy + 4.65 * skill * destroy + 2.1 * march",
    Conditions: "-0.1 * (space.min + space.max > 0) - 0.1 * abilities.if",
  },
  error: { mean: 0.5, usual: 1.2 },
};
