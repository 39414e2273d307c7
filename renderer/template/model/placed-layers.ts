import type { Box, Matrix } from "../../../press/geometry";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Layer } from "../../../schemas/template-layers";

/** Where layers came to lie on one card, as the press reported while drawing it. */

export interface PlacedLayer {
  pointer: Pointer;
  layer: Layer;
  /** On the card, before the matrix. */
  box: Box;
  /** What its own numbers are counted from. */
  holder: Box;
  /** Of groups that turn what they hold. */
  matrix?: Matrix | undefined;
}

export interface Point {
  x: number;
  y: number;
}

/** A point of the card in the coordinates inside a matrix. */
export function inside({ x, y }: Point, matrix: Matrix | undefined): Point {
  if (!matrix) return { x, y };
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c;
  const [px, py] = [x - e, y - f];
  return { x: (d * px - c * py) / size, y: (a * py - b * px) / size };
}

/** A way on the card in the coordinates inside a matrix. */
export function wayInside(way: Point, matrix: Matrix | undefined): Point {
  return inside(way, matrix && [matrix[0], matrix[1], matrix[2], matrix[3], 0, 0]);
}

export function isOn(point: Point, { box, matrix }: Pick<PlacedLayer, "box" | "matrix">, reach = 0): boolean {
  const { x, y } = inside(point, matrix);
  return x >= box.x - reach && x <= box.x + box.width + reach && y >= box.y - reach && y <= box.y + box.height + reach;
}

const areaOf = ({ box }: PlacedLayer): number => box.width * box.height;

/**
 * The layers below a point, the likeliest first: the smallest, because grounds and frames lie around everything, and of
 * equal ones the uppermost. Holders come after what they hold.
 */
export function layersUnder(point: Point, placed: readonly PlacedLayer[], reach = 0): PlacedLayer[] {
  const order = new Map(placed.map((one, index) => [one, index]));
  const under = placed.filter((one) => isOn(point, one, reach));
  const isHolder = ({ layer }: PlacedLayer): number => ("layers" in layer ? 1 : 0);
  const sorted = under.sort(
    (a, b) => isHolder(a) - isHolder(b) || areaOf(a) - areaOf(b) || (order.get(b) ?? 0) - (order.get(a) ?? 0),
  );
  return sorted.filter((one, index) => sorted.findIndex(({ pointer }) => pointer === one.pointer) === index);
}

/** What a click means: the likeliest layer, or, clicked again in the same place, the next one below. */
export function pickLayer(point: Point, placed: readonly PlacedLayer[], chosen: Pointer | undefined, reach = 0) {
  const under = layersUnder(point, placed, reach);
  const now = under.findIndex(({ pointer }) => pointer === chosen);
  return under[(now + 1) % Math.max(1, under.length)];
}
