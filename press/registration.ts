import type { Language } from "../engine/core/language";
import type { Box } from "./geometry";
import { pageWords } from "./page-words";
import type { Size } from "./sizes";

/**
 * Marks by which a cutting machine finds the sheet. Sheets that are printed, laminated and put away must still be cut
 * years later, so a geometry never changes: another one gets another name. The name is printed in the sheet's label.
 *
 * All lengths are mm. `inset` is from the paper's edges to the marks' outer edges. The square stands in the top left corner,
 * solid black; the others are right angles, open towards the middle of the sheet, `arm` long and `stroke` thick, measured
 * over the outside. Cards, their bleed, cut marks and the label keep `clear` away from every mark.
 */
interface Registration {
  corners: readonly Corner[];
  inset: number;
  square: number;
  arm: number;
  stroke: number;
  clear: number;
}

type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

const geometry = { inset: 10, square: 5, arm: 5, stroke: 1, clear: 1 } as const;

const registrations = {
  "three-1": { ...geometry, corners: ["top-left", "top-right", "bottom-left"] },
  "four-1": { ...geometry, corners: ["top-left", "top-right", "bottom-left", "bottom-right"] },
} as const satisfies Record<string, Registration>;

export type RegistrationName = keyof typeof registrations;
export const registrationNames = Object.keys(registrations) as RegistrationName[];

/** For the sheet's label: what somebody has to type into the cutter's program. */
export function describeRegistration(name: RegistrationName, language?: Language): string {
  const { inset, square, arm, stroke } = registrations[name];
  return pageWords(language).registration(name, square, arm, stroke, inset);
}

/** The corner that a mark takes up, without the distance to keep from it. */
function cornerBox(corner: Corner, paper: Size, { inset, square, arm }: Registration): Box {
  const side = corner === "top-left" ? square : arm;
  return {
    x: corner.endsWith("left") ? inset : paper.width - inset - side,
    y: corner.startsWith("top") ? inset : paper.height - inset - side,
    width: side,
    height: side,
  };
}

/** Where nothing else may be printed. */
export function keptClear(name: RegistrationName, paper: Size): Box[] {
  const registration: Registration = registrations[name];
  const { clear } = registration;
  return registration.corners.map((corner) => {
    const { x, y, width, height } = cornerBox(corner, paper, registration);
    return { x: x - clear, y: y - clear, width: width + 2 * clear, height: height + 2 * clear };
  });
}

/** The black areas of all marks. */
export function registrationMarks(name: RegistrationName, paper: Size): Box[] {
  const registration: Registration = registrations[name];
  const { arm, stroke } = registration;
  return registration.corners.flatMap((corner) => {
    const box = cornerBox(corner, paper, registration);
    if (corner === "top-left") return [box];
    const top = corner.startsWith("top") ? box.y : box.y + arm - stroke;
    const left = corner.endsWith("left") ? box.x : box.x + arm - stroke;
    // The upright stops where the level arm is, so that no spot is printed twice.
    const upright = corner.startsWith("top") ? box.y + stroke : box.y;
    return [
      { x: box.x, y: top, width: arm, height: stroke },
      { x: left, y: upright, width: stroke, height: arm - stroke },
    ];
  });
}
