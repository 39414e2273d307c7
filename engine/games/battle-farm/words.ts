import type {
  BattleFarmBed,
  BattleFarmGroup,
  BattleFarmKind,
  BattleFarmRarity,
  BattleFarmTrigger,
} from "../../../schemas/cards/battle-farm";
import type { GameSymbol } from "../../core/card-game";

/** How the game's values read in print. */
export const kindNames: Record<BattleFarmKind, string> = { crop: "Crop", action: "Action", class: "Class" };
export const groupNames: Record<BattleFarmGroup, string> = { yellow: "Yellow", red: "Red", green: "Green" };
export const rarityNames: Record<BattleFarmRarity, string> = {
  common: "Common",
  uncommon: "Uncommon",
  rare: "Rare",
  epic: "Epic",
  mythic: "Mythic",
};
export const bedNames: Record<BattleFarmBed, string> = {
  common: "Common Bed",
  raised: "Raised Bed",
  greenhouse: "Greenhouse",
  hydroponic: "Hydroponic",
  trellis: "Trellis",
  rotational: "Rotational Bed",
  vertical: "Vertical Bed",
};
export const triggerSymbols: Record<BattleFarmTrigger, string> = {
  onPlant: "plant",
  onHarvest: "harvest",
  onFertilize: "fertilize",
  whileGrowing: "grow",
};

export const battleFarmSymbols: Record<string, GameSymbol> = {
  coin: { word: "coin", plain: "🪙" },
  sack: { word: "fertilizer", plain: "🌱" },
  timer: { word: "timer", plain: "⏳" },
  plant: { word: "when planted:", plain: "Plant:" },
  harvest: { word: "when harvested:", plain: "Harvest:" },
  fertilize: { word: "when fertilized:", plain: "Fertilize:" },
  grow: { word: "while growing:", plain: "Growing:" },
};
