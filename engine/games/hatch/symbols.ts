import type { GameSymbol } from "../../core/card-game";
import type { HatchGift, HatchNeed } from "./card-schema";

export const symbols: Record<string, GameSymbol> = {
  F: { word: "food", plain: "🍞" },
  R: { word: "fire", plain: "🔥" },
  L: { word: "love", plain: "💗" },
  O: { word: "any", plain: "⭕" },
  W: { word: "wild", plain: "⭐" },
  S: { word: "skull", plain: "💀" },
};

export const needSymbol: Record<HatchNeed, string> = { food: "F", fire: "R", love: "L", any: "O" };
export const giftNames: Record<HatchGift, string> = {
  food: "Food",
  fire: "Fire",
  love: "Love",
  wild: "Wild",
  none: "Nothing",
};
export const giftSymbol: Record<HatchGift, string | undefined> = {
  food: "F",
  fire: "R",
  love: "L",
  wild: "W",
  none: undefined,
};
