import { getOrAdd } from "./get-or-add";

/** Lengths are millimetres, angles degrees, y grows downwards, everywhere in the press but inside a PDF. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As in SVG: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Corners = number | readonly number[];

export const millimetresPerPoint = 25.4 / 72;

/** `outer` happens after `inner`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function rotationAround(box: Box, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Puts a drawing of `width` × `height` into the box. */
export const stretchInto = (box: Box, width: number, height: number): Matrix => [
  box.width / width,
  0,
  0,
  box.height / height,
  box.x,
  box.y,
];

/** The largest box of the given proportions in the middle of another. */
export function containIn(box: Box, width: number, height: number): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const inner = { width: width * scale, height: height * scale };
  return { x: box.x + (box.width - inner.width) / 2, y: box.y + (box.height - inner.height) / 2, ...inner };
}

export const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** To a ten-thousandth of a millimetre, without trailing zeros: short files, and the same digits everywhere. */
export const digits = (value: number): string => {
  const rounded = Math.round(value * 10_000) / 10_000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};

/** The frames of a layout come again on every card. */
const knownRects = new Map<string, string>();
const rectLimit = 2000;

/** A rounded rectangle as path data; the one shape that both SVG and PDF draw. */
export function rectPath(box: Box, corners: Corners = 0): string {
  const key = `${box.x} ${box.y} ${box.width} ${box.height} ${corners}`;
  if (knownRects.size >= rectLimit && !knownRects.has(key)) knownRects.clear();
  return getOrAdd(knownRects, key, () => newRectPath(box, corners));
}

function newRectPath({ x, y, width, height }: Box, corners: Corners): string {
  const limit = Math.min(width, height) / 2;
  const radius = (index: number): number =>
    Math.max(0, Math.min(limit, typeof corners === "number" ? corners : (corners[index] ?? 0)));
  const [tl, tr, br, bl] = [radius(0), radius(1), radius(2), radius(3)];
  const [right, bottom] = [x + width, y + height];
  // A quarter circle as a cubic: the handle is 0.5523 of the radius long.
  const k = 1 - 0.5522847;
  const p = (...values: number[]): string => values.map(digits).join(" ");
  let d = `M${p(x + tl, y)}L${p(right - tr, y)}`;
  if (tr > 0) d += `C${p(right - tr * k, y, right, y + tr * k, right, y + tr)}`;
  d += `L${p(right, bottom - br)}`;
  if (br > 0) d += `C${p(right, bottom - br * k, right - br * k, bottom, right - br, bottom)}`;
  d += `L${p(x + bl, bottom)}`;
  if (bl > 0) d += `C${p(x + bl * k, bottom, x, bottom - bl * k, x, bottom - bl)}`;
  d += `L${p(x, y + tl)}`;
  if (tl > 0) d += `C${p(x, y + tl * k, x + tl * k, y, x + tl, y)}`;
  return `${d}Z`;
}

export function ellipsePath({ x, y, width, height }: Box): string {
  const [rx, ry, cx, cy] = [width / 2, height / 2, x + width / 2, y + height / 2];
  const [kx, ky] = [rx * 0.5522847, ry * 0.5522847];
  const p = (...values: number[]): string => values.map(digits).join(" ");
  return (
    `M${p(cx - rx, cy)}C${p(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)}` +
    `C${p(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)}C${p(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)}` +
    `C${p(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)}Z`
  );
}

/** FNV-1a: the same card id draws the same placeholder on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** A small repeatable stream of numbers in [0, 1). */
export function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
