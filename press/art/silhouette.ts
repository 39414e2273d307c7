import { getOrAdd } from "../get-or-add";
import { parsePath, type Segment } from "../path-data";

/** The outer edge of a symbol: what is left of it when the lines inside are filled up. Large openings stay open. */

const known = new Map<string, string>();
const knownLimit = 400;

export function silhouette(d: string): string {
  if (known.size >= knownLimit && !known.has(d)) known.clear();
  return getOrAdd(known, d, () => outerEdge(d));
}

interface Contour {
  segments: Segment[];
  points: [number, number][];
  area: number;
}

/** As a share of what it lies in: smaller openings are lines of the drawing. */
const largeOpening = 0.09;

function outerEdge(d: string): string {
  const contours = contoursOf(parsePath(d)).sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const kept: Contour[] = [];
  for (const contour of contours) {
    const holder = kept.findLast((outer) => holds(outer.points, contour.points[0] as [number, number]));
    if (!holder) kept.push(contour.area > 0 ? contour : reversed(contour));
    else if (holder.area > 0 && Math.abs(contour.area) > largeOpening * holder.area) {
      const isOpening = Math.sign(contour.area) !== Math.sign(outerSign(contours, holder));
      if (isOpening) kept.push(contour.area < 0 ? contour : reversed(contour));
    }
  }
  return kept.map(({ segments }) => segments.map(written).join("")).join("");
}

/** How the symbol itself turns around this contour, which may have been reversed here. */
const outerSign = (contours: readonly Contour[], { points }: Contour): number => {
  const [x, y] = points[0] as [number, number];
  return contours.find(({ points: own }) => own.some(([ox, oy]) => ox === x && oy === y))?.area ?? 1;
};

function contoursOf(segments: readonly Segment[]): Contour[] {
  const found: Contour[] = [];
  let part: Segment[] = [];
  const close = (): void => {
    if (part.length > 2) {
      const points = flattened(part);
      found.push({ segments: part, points, area: areaOf(points) });
    }
    part = [];
  };
  for (const segment of segments) {
    if (segment[0] === "M") close();
    if (segment[0] !== "Z") part.push(segment);
  }
  close();
  return found;
}

const steps = [0.25, 0.5, 0.75, 1];

function flattened(segments: readonly Segment[]): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const segment of segments) {
    if (segment[0] === "C") {
      const [, x1, y1, x2, y2, x3, y3] = segment;
      for (const t of steps) {
        const s = 1 - t;
        const at = (a: number, b: number, c: number, e: number): number =>
          s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * e;
        points.push([at(x, x1, x2, x3), at(y, y1, y2, y3)]);
      }
      [x, y] = [x3, y3];
    } else if (segment[0] !== "Z") {
      [x, y] = [segment[1], segment[2]];
      points.push([x, y]);
    }
  }
  return points;
}

const areaOf = (points: readonly [number, number][]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] as [number, number];
    return sum + x * ny - nx * y;
  }, 0) / 2;

function holds(points: readonly [number, number][], [x, y]: [number, number]): boolean {
  let isInside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] as [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

function reversed({ segments, points, area }: Contour): Contour {
  const ends = segments.map((segment) => segment.slice(-2) as [number, number]);
  const turned: Segment[] = [["M", ...(ends.at(-1) as [number, number])]];
  for (let at = segments.length - 1; at > 0; at--) {
    const segment = segments[at] as Segment;
    const end = ends[at - 1] as [number, number];
    turned.push(segment[0] === "C" ? ["C", segment[3], segment[4], segment[1], segment[2], ...end] : ["L", ...end]);
  }
  return { segments: turned, points: points.toReversed(), area: -area };
}

/** A symbol is 512 wide: whole numbers are finer than any printer. */
const written = ([letter, ...values]: Segment): string => letter + values.map((value) => Math.round(value)).join(" ");
