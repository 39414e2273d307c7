import type { GameSymbol } from "../../core/card-game";
import type { GardenMark, GardenStrength, GardenType } from "./card-schema";

/** How the game's values read in print. */
export const typeNames: Record<GardenType, string> = {
  queen: "Queen",
  worker: "Worker",
  creature: "Creature",
  structure: "Structure",
  ability: "Ability",
  skills: "Skill sheet",
};
export const markNames: Record<GardenMark, string> = {
  swift: "Swift",
  flight: "Flight",
  snare: "Snare",
  barb: "Barb",
  rooted: "Rooted",
  camouflage: "Camouflage",
  sticky: "Sticky",
  shielded: "Shielded",
};
export const strengthNames: Record<GardenStrength, string> = {
  bulwark: "Bulwark",
  ambush: "Ambush",
  venom: "Venom",
  crusher: "Crusher",
};

export const symbols: Record<string, GameSymbol> = {
  E: { word: "energy", plain: "◆" },
  AP: { word: "action point", plain: "●" },
  A: { word: "attack", plain: "attack" },
  D: { word: "defence", plain: "defence" },
};

const quarters: Record<number, string> = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** 1.5 as "1½"; on cards, ranges are multiples of a quarter. */
export function formatRange(range: number): string {
  const whole = Math.floor(range);
  const part = quarters[range - whole];
  return part === undefined ? String(range) : `${whole > 0 ? whole : ""}${part}` || "0";
}
