import type { GameSymbol } from "../../core/card-game";
import type { BattleFarmTrigger } from "./card-schema";

export const triggerSymbols: Record<BattleFarmTrigger, string> = {
  onPlant: "plant",
  onHarvest: "harvest",
  onFertilize: "fertilize",
  whileGrowing: "grow",
};

export const symbols: Readonly<Record<string, GameSymbol>> = {
  coin: { word: "coin", plain: "🪙" },
  sack: { word: "fertilizer", plain: "🌱" },
  timer: { word: "timer", plain: "⏳" },
  plant: { word: "when planted:", plain: "Plant:" },
  harvest: { word: "when harvested:", plain: "Harvest:" },
  fertilize: { word: "when fertilized:", plain: "Fertilize:" },
  grow: { word: "while growing:", plain: "Growing:" },
};
