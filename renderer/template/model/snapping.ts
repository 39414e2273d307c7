import type { Box } from "../../../press/geometry";
import type { Handle } from "./box";

/** What a moved or resized box comes to rest on when it is near enough. Millimetres on the card. */

export interface SnapLine {
  /** "x" lines stand upright, "y" lines lie. */
  axis: "x" | "y";
  at: number;
  kind: "edge" | "bleed" | "safe" | "centre" | "layer" | "guide";
}

export interface Snapped {
  dx: number;
  dy: number;
  /** Those the box now touches, to be shown. */
  lines: SnapLine[];
}

interface CardMeasures {
  width: number;
  height: number;
  bleed: number;
  safe: number;
}

export function cardLines({ width, height, bleed, safe }: CardMeasures): SnapLine[] {
  const along = (axis: "x" | "y", length: number): SnapLine[] => [
    { axis, at: 0, kind: "edge" },
    { axis, at: length, kind: "edge" },
    { axis, at: length / 2, kind: "centre" },
    { axis, at: safe, kind: "safe" },
    { axis, at: length - safe, kind: "safe" },
    { axis, at: -bleed, kind: "bleed" },
    { axis, at: length + bleed, kind: "bleed" },
  ];
  return [...along("x", width), ...along("y", height)];
}

/** Edges and middles of other layers. */
export const boxLines = (boxes: readonly Box[]): SnapLine[] =>
  boxes.flatMap(({ x, y, width, height }) => [
    ...[x, x + width / 2, x + width].map((at): SnapLine => ({ axis: "x", at, kind: "layer" })),
    ...[y, y + height / 2, y + height].map((at): SnapLine => ({ axis: "y", at, kind: "layer" })),
  ]);

/** A line of the card is what a designer means when a layer happens to lie there too. */
const rank: Record<SnapLine["kind"], number> = { guide: 0, edge: 1, safe: 2, centre: 3, bleed: 4, layer: 5 };

const same = 0.005;

function nearest(
  stops: readonly number[],
  lines: readonly SnapLine[],
  axis: "x" | "y",
  reach: number,
): { by: number; lines: SnapLine[] } | undefined {
  let best: number | undefined;
  for (const line of lines) {
    if (line.axis !== axis) continue;
    for (const stop of stops) {
      const by = line.at - stop;
      if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best) - same)) best = by;
    }
  }
  if (best === undefined) return undefined;
  const by = best;
  const touched = lines
    .filter((line) => line.axis === axis && stops.some((stop) => Math.abs(line.at - stop - by) < same))
    .sort((a, b) => rank[a.kind] - rank[b.kind]);
  // Many layers may share an edge; one line is drawn for it.
  const shown = touched.filter((line, index) => touched.findIndex(({ at }) => Math.abs(at - line.at) < same) === index);
  return { by, lines: shown };
}

export function snapMove(box: Box, lines: readonly SnapLine[], reach: number): Snapped {
  const x = nearest([box.x, box.x + box.width / 2, box.x + box.width], lines, "x", reach);
  const y = nearest([box.y, box.y + box.height / 2, box.y + box.height], lines, "y", reach);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, lines: [...(x?.lines ?? []), ...(y?.lines ?? [])] };
}

/** Only the edges that the handle moves come to rest. */
export function snapResize(box: Box, handle: Handle, lines: readonly SnapLine[], reach: number): Snapped {
  const across = handle.includes("w") ? [box.x] : handle.includes("e") ? [box.x + box.width] : [];
  const down = handle.includes("n") ? [box.y] : handle.includes("s") ? [box.y + box.height] : [];
  const x = nearest(across, lines, "x", reach);
  const y = nearest(down, lines, "y", reach);
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, lines: [...(x?.lines ?? []), ...(y?.lines ?? [])] };
}
