import { type Tables, tableOf, viewOf } from "./sfnt";

/**
 * Draws glyphs of TrueType files (OpenType, glyf table): lines and quadratic curves. For fonts of the house alone: it trusts
 * what it reads, and parts may lead to parts.
 */

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}
type Contour = readonly Point[];

/** Flags of the points of a glyph. */
const [onCurve, shortX, shortY, isRepeated, sameX, sameY] = [1, 2, 4, 8, 16, 32];
/** Flags of the parts of a glyph that is made of others. */
const [argumentsAreWords, hasScale, moreParts, hasTwoScales, hasMatrix] = [1, 8, 32, 64, 128];

/** As path data: absolute M, L, Q and Z. */
export function glyphOutline(tables: Tables, glyph: number): string {
  return contoursOf(tables, glyph).map(pathOf).join("");
}

function contoursOf(tables: Tables, glyph: number): Contour[] {
  const loca = viewOf(tableOf(tables, "loca"));
  const isLong = viewOf(tableOf(tables, "head")).getInt16(50) === 1;
  const place = (index: number): number => (isLong ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2);
  const [start, end] = [place(glyph), place(glyph + 1)];
  if (start === end) return [];
  const view = viewOf(tableOf(tables, "glyf").subarray(start, end));
  return view.getInt16(0) < 0 ? contoursOfParts(tables, view) : ownContours(view);
}

function ownContours(view: DataView): Contour[] {
  const ends = Array.from({ length: view.getInt16(0) }, (_, index) => view.getUint16(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  // Instructions for small screens lie between.
  let at = 10 + ends.length * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(at++);
    const times = flag & isRepeated ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const places = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = places(shortX, sameX);
  const ys = places(shortY, sameY);
  const points = flags.map((flag, index) => ({
    x: xs[index] as number,
    y: ys[index] as number,
    isOn: (flag & onCurve) !== 0,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] as number) + 1, end + 1));
}

function contoursOfParts(tables: Tables, view: DataView): Contour[] {
  const contours: Contour[] = [];
  for (let at = 10, flags = moreParts; flags & moreParts; ) {
    flags = view.getUint16(at);
    const part = view.getUint16(at + 2);
    const isWide = (flags & argumentsAreWords) !== 0;
    const [right, up] = isWide
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += isWide ? 8 : 6;
    const count = flags & hasMatrix ? 4 : flags & hasTwoScales ? 2 : flags & hasScale ? 1 : 0;
    const scales = Array.from({ length: count }, (_, index) => view.getInt16(at + index * 2) / 0x4000);
    at += count * 2;
    const [xx = 1, xy = 0, yx = 0, yy = 1] = count === 4 ? scales : [scales[0], 0, 0, scales.at(-1)];
    const moved = ({ x, y, isOn }: Point): Point => ({ x: x * xx + y * xy + right, y: y * yy + x * yx + up, isOn });
    contours.push(...contoursOf(tables, part).map((contour) => contour.map(moved)));
  }
  return contours;
}

const written = (...values: number[]): string => values.map((value) => Math.round(value * 100) / 100).join(" ");
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });

/** Between two handles in a row lies a point of the curve that isn't named. */
function pathOf(contour: Contour): string {
  const [first, last] = [contour[0] as Point, contour.at(-1) as Point];
  const start = first.isOn ? first : last.isOn ? last : between(first, last);
  let path = `M${written(start.x, start.y)}`;
  let handle: Point | undefined;
  const curve = (to: Point): void => {
    if (handle) path += `Q${written(handle.x, handle.y, to.x, to.y)}`;
  };
  for (const point of first.isOn ? contour.slice(1) : contour) {
    if (point.isOn && handle) curve(point);
    else if (point.isOn) path += `L${written(point.x, point.y)}`;
    else if (handle) curve(between(handle, point));
    handle = point.isOn ? undefined : point;
  }
  curve(start);
  return `${path}Z`;
}
