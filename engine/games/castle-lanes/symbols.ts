import type { GameSymbol } from "../../core/card-game";

export const symbols: Record<string, GameSymbol> = {
  gold: { word: "gold", plain: "🪙" },
  hp: { word: "health", plain: "❤" },
  attack: { word: "attack", plain: "⚔" },
  move: { word: "movement", plain: "➤" },
  space: { word: "space", plain: "▦" },
};
