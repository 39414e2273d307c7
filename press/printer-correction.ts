import type { Language } from "../engine/core/language";
import type { PrinterProfile } from "../schemas/printer-profile";
import { type Matrix, multiply, rotationAround } from "./geometry";
import { pageWords } from "./page-words";
import type { Size } from "./sizes";

/** What has to be done to a whole page so that it comes out of this printer where it should; undefined when nothing. */
export function printerCorrection(
  profile: PrinterProfile | undefined,
  { width, height }: Size,
  side: "front" | "back",
): Matrix | undefined {
  if (!profile) return undefined;
  const { x: scaleX, y: scaleY } = profile.scale ?? { x: 1, y: 1 };
  const scale: Matrix = [scaleX, 0, 0, scaleY, (width * (1 - scaleX)) / 2, (height * (1 - scaleY)) / 2];
  const { x, y } = profile.backOffset ?? { x: 0, y: 0 };
  const angle = profile.backAngle ?? 0;
  const moved =
    side === "back"
      ? multiply([1, 0, 0, 1, x, y], multiply(rotationAround({ x: 0, y: 0, width, height }, angle), scale))
      : scale;
  return moved.every((value, index) => value === [1, 0, 0, 1, 0, 0][index]) ? undefined : moved;
}

/** For the sheet's label and the calibration page: the settings in force. */
export function describeProfile(profile: PrinterProfile, language?: Language): string {
  const { name, backOffset, backAngle, flipEdge, scale } = profile;
  const words = pageWords(language).profile;
  const signed = (value: number): string => (value > 0 ? "+" : "") + String(value).replace("-", "−");
  const parts = [
    backOffset && `${words.back} ${signed(backOffset.x)} / ${signed(backOffset.y)} mm`,
    backAngle && `${signed(backAngle)}°`,
    flipEdge && words.edge[flipEdge],
    scale && (scale.x !== 1 || scale.y !== 1) && `${words.scale} ${scale.x} / ${scale.y}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${name} (${parts.join(", ")})` : name;
}
