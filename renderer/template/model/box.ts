import type { Box } from "../../../press/geometry";
import type { Layer } from "../../../schemas/template-layers";

/** Boxes as templates write them, [x, y, width, height] in millimetres, and moving and resizing them. */

export type NumericBox = [x: number, y: number, width: number, height: number];

export const numericBox = (box: Layer["box"]): NumericBox | undefined =>
  Array.isArray(box) && box.length === 4 ? (box as NumericBox) : undefined;

/** Hundredths of a millimetre: finer is no use to any printer, and sums stay readable. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100 || 0;
/** The grid on which things come to rest when moved by hand. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

export const movedBox = ([x, y, width, height]: NumericBox, dx: number, dy: number): NumericBox => [
  hundredths(x + dx),
  hundredths(y + dy),
  hundredths(width),
  hundredths(height),
];

export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof handles)[number];

export interface ResizeOptions {
  /** Width and height keep their proportion. */
  keepShape?: boolean;
  /** The middle stays where it is. */
  fromMiddle?: boolean;
}

const smallestSide = 0.1;

/** The box after one of its handles was drawn by (dx, dy). It never turns inside out. */
export function resizedBox(box: Box, handle: Handle, dx: number, dy: number, options: ResizeOptions = {}): Box {
  const [west, east] = [handle.includes("w"), handle.includes("e")];
  const [north, south] = [handle.includes("n"), handle.includes("s")];
  const factor = options.fromMiddle ? 2 : 1;
  let width = Math.max(smallestSide, box.width + factor * (east ? dx : west ? -dx : 0));
  let height = Math.max(smallestSide, box.height + factor * (south ? dy : north ? -dy : 0));
  if (options.keepShape && box.width > 0 && box.height > 0) {
    const isCorner = (west || east) && (north || south);
    const [byWidth, byHeight] = [width / box.width, height / box.height];
    const scale = isCorner ? Math.max(byWidth, byHeight) : west || east ? byWidth : byHeight;
    [width, height] = [box.width * scale, box.height * scale];
  }
  const place = (start: number, before: number, after: number, movesStart: boolean, movesEnd: boolean): number =>
    options.fromMiddle || (!movesStart && !movesEnd)
      ? start + (before - after) / 2
      : movesStart
        ? start + before - after
        : start;
  return {
    x: place(box.x, box.width, width, west, east),
    y: place(box.y, box.height, height, north, south),
    width,
    height,
  };
}

/** Written relative to what holds the layer. */
export const boxWithin = (box: Box, holder: Box): NumericBox => [
  hundredths(box.x - holder.x),
  hundredths(box.y - holder.y),
  hundredths(box.width),
  hundredths(box.height),
];
