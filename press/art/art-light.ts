import type { ArtLight } from "../../schemas/common";
import { mixed } from "../colour";
import type { ArtColours, Spot } from "./art-style";

interface Daylight {
  /** Where the sun or moon stands. */
  at: Spot;
  tint: string;
  /** How far everything takes that colour. */
  strength: number;
  /** And figures, which have to be seen. */
  onFigures: number;
}

const daylights: Record<ArtLight, Daylight> = {
  day: { at: [64, 17], tint: "#ffffff", strength: 0, onFigures: 0 },
  morning: { at: [24, 38], tint: "#ffc48a", strength: 0.16, onFigures: 0.06 },
  evening: { at: [78, 40], tint: "#e0683c", strength: 0.24, onFigures: 0.1 },
  night: { at: [73, 20], tint: "#0f1b3d", strength: 0.58, onFigures: 0.2 },
  storm: { at: [40, 12], tint: "#47525c", strength: 0.46, onFigures: 0.14 },
};

export const lightAt = (light: ArtLight): Spot => daylights[light].at;

/** Of colours that shine themselves, light takes nothing. */
const shining = new Set(["light", "glow"]);
const ofFigures = new Set(["lit", "shade", "ink", "accent"]);

/** The colours of a picture, in this light. */
export function colourIn(colours: ArtColours, name: string, light: ArtLight): string {
  const plain = colours[name] ?? "#808080";
  const { tint, strength, onFigures } = daylights[light];
  if (shining.has(name)) return light === "night" ? mixed(plain, "#e8efff", 0.5) : plain;
  const share = ofFigures.has(name) ? onFigures : strength;
  return share === 0 ? plain : mixed(plain, tint, share);
}
