import type { BattleFarmBed, BattleFarmGroup, BattleFarmKind, BattleFarmRarity } from "./card-schema";

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
