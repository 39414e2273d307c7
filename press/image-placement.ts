import type { Mirror } from "../schemas/common";
import { type Box, type Matrix, multiply, rotationAround } from "./geometry";
import type { ImageItem } from "./scene";
import type { Size } from "./sizes";

/** A picture as it is placed: drawn into the box, which `matrix` then moves; it keeps all lengths. */
interface PlacedImage {
  box: Box;
  matrix?: Matrix;
}

type Placing = Pick<ImageItem, "box" | "fit" | "focus" | "scale" | "turn" | "mirror">;

/**
 * Where the whole picture lies, given its pixels. For `fill` it covers the item's box at every scale and angle, and reaches
 * beyond it; the box is what clips it.
 */
export function placeImage(item: Placing, width: number, height: number): PlacedImage {
  const { turn = 0, mirror, focus } = item;
  const { window, whole } = spanOf(item, { width, height });
  const [isAcross, isDown] = flips(mirror);
  // The focus point comes to the middle of the window as far as the picture's edges allow.
  const along = (start: number, length: number, full: number, at: number): number =>
    start + (full < length ? (length - full) / 2 : Math.min(0, Math.max(length - full, length / 2 - at * full)));
  const box = {
    x: along(window.x, window.width, whole.width, isAcross ? 1 - focus.x : focus.x),
    y: along(window.y, window.height, whole.height, isDown ? 1 - focus.y : focus.y),
    ...whole,
  };
  const turned = turn === 0 ? undefined : rotationAround(item.box, turn);
  const mirrored = mirror && flipped(box, isAcross, isDown);
  const matrix = turned && mirrored ? multiply(turned, mirrored) : (turned ?? mirrored);
  return matrix ? { box, matrix } : { box };
}

/** How many pixels an inch of paper gets; `scale` is printed size against the item's. */
export function dpiOf(item: Placing, { width, height }: Size, scale = 1): number {
  return Math.floor(width / ((placeImage(item, width, height).box.width * scale) / 25.4));
}

/** What the picture has to fill and how large it becomes, both seen along its own edges. */
export function spanOf(
  { box, fit, scale = 1, turn = 0 }: Pick<Placing, "box" | "fit" | "scale" | "turn">,
  { width, height }: Size,
): { window: Box; whole: Size } {
  const window = turn === 0 ? box : around(box, turn);
  const seen = turn === 0 ? { width, height } : around({ x: 0, y: 0, width, height }, turn);
  const plain =
    fit === "fit"
      ? Math.min(box.width / seen.width, box.height / seen.height)
      : Math.max(window.width / width, window.height / height);
  return { window, whole: { width: width * plain * scale, height: height * plain * scale } };
}

/** The smallest box with the same middle that holds the turned one. */
function around({ x, y, width, height }: Box, turn: number): Box {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

/** Left to right, top to bottom. */
export const flips = (mirror: Mirror | undefined): [isAcross: boolean, isDown: boolean] => [
  mirror === "horizontal" || mirror === "both",
  mirror === "vertical" || mirror === "both",
];

const flipped = ({ x, y, width, height }: Box, isAcross: boolean, isDown: boolean): Matrix => [
  isAcross ? -1 : 1,
  0,
  0,
  isDown ? -1 : 1,
  isAcross ? 2 * x + width : 0,
  isDown ? 2 * y + height : 0,
];
