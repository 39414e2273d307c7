import type { TableValue } from "../../../engine/core/table-view";
import type { PieceRoom } from "./spread-out";

/** What a piece on the field takes with its numbers below it, in pixels. */

/** Of a number in its pill, about. */
const character = 6.2;
const sign = 11;
const around = 5;
const line = 15;
/** On a small field numbers stand in more lines. */
export const widthOfNumbers = (field: number): number => (field < 480 ? 54 : 86);

export function pieceRoom(values: readonly TableValue[], disc: number, most: number): PieceRoom {
  const pills = values.map(({ symbol, value }) => String(value).length * character + (symbol ? sign : 0) + around);
  const lines: number[] = [];
  for (const pill of pills) {
    const last = lines.at(-1);
    if (last !== undefined && last + 1 + pill <= most) lines[lines.length - 1] = last + 1 + pill;
    else lines.push(pill);
  }
  return { width: Math.max(disc + 4, ...lines) + 6, up: disc / 2 + 5, down: disc / 2 + lines.length * line + 4 };
}
