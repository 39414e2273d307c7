import type { CardWorth } from "../../core/worth";
import type { BattleFarmRarity, Card } from "./card-schema";
import { grades } from "./options";

/** Which house rule says what cards of a rarity cost on the market. */
const ruleOf: Record<BattleFarmRarity, string> = {
  common: "priceCommon",
  uncommon: "priceUncommon",
  rare: "priceRare",
  epic: "priceEpic",
  mythic: "priceMythic",
};

/** What cards cost on the market, which follows from their rarity; and what they are worth. */
export const worth: CardWorth<Card> = {
  cost: ({ kind, rarity }, rules = {}) => {
    if (kind === "class" || rarity === undefined) return undefined;
    const price = rules[ruleOf[rarity]];
    return typeof price === "number" ? price : grades[rarity].price;
  },
  called: "Price",
  unit: "coins on the market",
  prices: {
    Crop: "0.35 * crop * value",
    Action: "2 * action + 2.6 * replayable",
    Beds: "2.3 * action * changeBed",
    Crops: "4.6 * action * create + 2.15 * harvest + 2.6 * setValue + 0.75 * hasten + 0.6 * action * lower",
    Cards: "0.4 * draw + 0.75 * action * take + 1.05 * action * discard + 2.65 * action * refillMarket",
    Dice: "2.45 * action * roll",
  },
  error: { mean: 0.7, usual: 1.5 },
};
