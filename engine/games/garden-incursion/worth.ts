import type { CardWorth } from "../../core/worth";
import { type Card, gardenDefaults } from "./card-schema";

/** What cards cost in energy, and what they are worth. */
export const worth: CardWorth<Card> = {
  cost: ({ type, token, cost = gardenDefaults.cost }) =>
    token || type === "queen" || type === "skills" || type === "worker" ? undefined : cost,
  unit: "energy",
  prices: {
    Body: "0.45 * attack + 0.35 * creature * defence + 0.1 * structure * defence + 0.1 * creature * ap + 0.1 * range",
    Keywords:
      "0.15 * swift + 0.4 * flight + 0.25 * snare + 0.1 * camouflage + 0.1 * sticky + 0.1 * shielded + 0.1 * bulwark + 0.1 * ambush + 0.3 * venom + 0.3 * crusher - 1 * barb - 0.2 * rooted",
    Structure: "1.6 * structure - 0.1 * spawnCondition",
    Ability: "1.3 * ability",
    "Special actions": "0.25 * specials",
    Cards: "0.4 * draw.amount + 0.1 * does.energy.amount + 0.2 * does.token.amount",
    Fighting: "0.1 * counter.amount + 0.55 * destroy + 0.35 * displace + 0.15 * strike.amount + 0.1 * always.aura",
  },
  error: { mean: 0.45, usual: 1 },
};
