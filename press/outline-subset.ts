import { packGlyphs, type SubsetFile, writeTables } from "./font-subset";
import type { FontFace } from "./fonts";

/**
 * The used glyphs of a font that is no plain TrueType file (OpenType with PostScript outlines, WOFF, WOFF2), drawn anew as a
 * TrueType file. Cubic curves become several quadratic ones that stay within a thousandth of the type size.
 */
export class OutlineSubset implements SubsetFile {
  private readonly glyphs: number[] = [0];

  constructor(private readonly face: FontFace) {}

  add(glyph: number, mayBe: (code: number) => boolean): number {
    while (!mayBe(this.glyphs.length)) this.glyphs.push(0);
    return this.glyphs.push(glyph) - 1;
  }

  encode(): Uint8Array {
    const { face } = this;
    const drawn = this.glyphs.map((glyph) => ({
      contours: contoursOf(face.absoluteOutline(glyph), face.unitsPerEm / 1000),
      advance: Math.round(face.advance(glyph)),
    }));
    const { glyf, loca } = packGlyphs(drawn.map(({ contours }) => glyphRecord(contours)));
    return writeTables([
      { tag: "glyf", bytes: glyf },
      { tag: "head", bytes: this.head() },
      { tag: "hhea", bytes: this.hhea(drawn.map(({ advance }) => advance)) },
      { tag: "hmtx", bytes: words(drawn.flatMap(({ contours, advance }) => [advance, boundsOf(contours)[0]])) },
      { tag: "loca", bytes: loca },
      { tag: "maxp", bytes: maxp(drawn.map(({ contours }) => contours)) },
    ]);
  }

  private head(): Uint8Array {
    const { bbox } = this.face.font;
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round);
    const [magicHigh, magicLow] = [0x5f0f, 0x3cf5];
    const dates = [0, 0, 0, 0, 0, 0, 0, 0];
    const flags = 0x0003;
    // version, revision, checksum, magic, …, bounds, style, least size, direction, long places, format
    return words([1, 0, 1, 0, 0, 0, magicHigh, magicLow, flags, this.face.unitsPerEm, ...dates, ...box, 0, 8, 2, 1, 0]);
  }

  private hhea(advances: readonly number[]): Uint8Array {
    const { ascent, descent } = this.face.font;
    const widest = Math.max(...advances);
    const unused = [0, 0, 0, 0, 0];
    // version, height, line gap, widest, bearings, extent, caret upright, …, format, count
    const lines = [Math.round(ascent), Math.round(descent), 0];
    return words([1, 0, ...lines, widest, 0, 0, widest, 1, 0, ...unused, 0, advances.length]);
  }
}

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}
type Contour = readonly Point[];

/** fontkit writes absolute M, L, Q, C and Z only. */
function contoursOf(d: string, tolerance: number): Contour[] {
  const contours: Point[][] = [];
  let contour: Point[] = [];
  const at = (x: number, y: number, isOn = true): Point => ({ x, y, isOn });
  for (const [, command, rest] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = (rest?.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === "M") {
      contour = [at(a, b)];
      contours.push(contour);
    } else if (command === "L") contour.push(at(a, b));
    else if (command === "Q") contour.push(at(a, b, false), at(c, e));
    else if (command === "C") {
      const from = contour.at(-1) ?? at(0, 0);
      contour.push(...quadratics([from, at(a, b), at(c, e), at(f, g)], tolerance));
    }
  }
  return contours.map(rounded).filter((points) => points.length > 2);
}

/** How far one quadratic curve strays from a cubic one is known; parts of it stray less by the third power of their number. */
function quadratics([p0, p1, p2, p3]: readonly [Point, Point, Point, Point], tolerance: number): Point[] {
  const stray = (Math.sqrt(3) / 36) * Math.hypot(p3.x - 3 * p2.x + 3 * p1.x - p0.x, p3.y - 3 * p2.y + 3 * p1.y - p0.y);
  const count = Math.max(1, Math.ceil(Math.cbrt(stray / tolerance)));
  const on = (t: number, axis: "x" | "y"): number => {
    const s = 1 - t;
    return s ** 3 * p0[axis] + 3 * s * s * t * p1[axis] + 3 * s * t * t * p2[axis] + t ** 3 * p3[axis];
  };
  const slope = (t: number, axis: "x" | "y"): number => {
    const s = 1 - t;
    return 3 * (s * s * (p1[axis] - p0[axis]) + 2 * s * t * (p2[axis] - p1[axis]) + t * t * (p3[axis] - p2[axis]));
  };
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 1) / count];
    // Between both ends, as far out as the mean of where they point to.
    const control = (axis: "x" | "y"): number =>
      (on(from, axis) + on(to, axis)) / 2 + ((slope(from, axis) - slope(to, axis)) * (to - from)) / 4;
    return [
      { x: control("x"), y: control("y"), isOn: false },
      { x: on(to, "x"), y: on(to, "y"), isOn: true },
    ];
  }).flat();
}

/** On whole units; the last point of a contour leads back to the first without being named. */
function rounded(contour: Contour): Contour {
  const points = contour.map(({ x, y, isOn }) => ({ x: Math.round(x), y: Math.round(y), isOn }));
  const [first, last] = [points[0], points.at(-1)];
  const isClosed = points.length > 1 && first && last?.isOn && first.x === last.x && first.y === last.y;
  return isClosed ? points.slice(0, -1) : points;
}

function boundsOf(contours: readonly Contour[]): [number, number, number, number] {
  const points = contours.flat();
  if (points.length === 0) return [0, 0, 0, 0];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A simple glyph (OpenType, glyf table), every step in two bytes: the file is packed as a whole later. */
function glyphRecord(contours: readonly Contour[]): Uint8Array {
  if (contours.length === 0) return new Uint8Array(0);
  const points = contours.flat();
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  const steps = (axis: "x" | "y") => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const head = words([contours.length, ...boundsOf(contours), ...ends, 0]);
  const flags = Uint8Array.from(points, ({ isOn }) => (isOn ? 1 : 0));
  const places = words([...steps("x"), ...steps("y")]);
  return Uint8Array.from([...head, ...flags, ...places]);
}

function maxp(glyphs: readonly (readonly Contour[])[]): Uint8Array {
  const points = Math.max(...glyphs.map((contours) => contours.flat().length));
  const contours = Math.max(...glyphs.map(({ length }) => length));
  // version, glyphs, points, contours, compound ones, zones, and what only instructions need
  return words([1, 0, glyphs.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
}

function words(values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  for (const [index, value] of values.entries()) view.setInt16(index * 2, value);
  return new Uint8Array(view.buffer);
}
