import { isWithin, towards } from "../../../core/straight";
import { rememberingPoints } from "./remembered-points";
import { isFree, type Layout, type Obstacle, type Space, type Spot } from "./space";

/** The field without cells: any whole point, distances by Pythagoras in exact whole numbers (rules §2.1, §2.2). */

const compass: readonly Spot[] = [
  [1000, 0],
  [-1000, 0],
  [0, 1000],
  [0, -1000],
  [707, 707],
  [707, -707],
  [-707, 707],
  [-707, -707],
  [923, 382],
  [923, -382],
  [-923, 382],
  [-923, -382],
  [382, 923],
  [382, -923],
  [-382, 923],
  [-382, -923],
];
/** The axes and diagonals, which are also listed at half the distance. */
const halves = 8;

/** The compass for a distance, with its middle, in the order of codes. */
function roseOf(r: number): Spot[] {
  const at = ([ux, uy]: Spot, length: number): Spot => [
    Math.trunc((ux * length) / 1000),
    Math.trunc((uy * length) / 1000),
  ];
  const half = Math.trunc(r / 2);
  const spots: Spot[] = [[0, 0], ...compass.map((u) => at(u, r)), ...compass.slice(0, halves).map((u) => at(u, half))];
  return spots.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
}

export function continuousSpace(layout: Layout, obstacles: readonly Obstacle[], tolerance: number): Space {
  const { width, height, queens } = layout;
  const isOpen = (x: number, y: number): boolean => isFree(layout, obstacles, x, y);
  const roses = new Map<number, Spot[]>();
  const roseFor = (r: number): Spot[] => {
    const rose = roses.get(r) ?? roseOf(r);
    roses.set(r, rose);
    return rose;
  };
  const listed = rememberingPoints(layout, roseFor);
  return {
    width,
    height,
    queens,
    obstacles,
    within: isWithin,
    isSame: (ax, ay, bx, by) => isWithin(ax, ay, bx, by, tolerance),
    isNoFurther: (ax, ay, bx, by, cx, cy) => {
      const [a, b] = [(ax - cx) ** 2 + (ay - cy) ** 2, (bx - cx) ** 2 + (by - cy) ** 2];
      return a <= b;
    },
    isOpen,
    towards,
    candidates: (around) => (obstacles.length === 0 ? listed(around) : listed(around).filter(([x, y]) => isOpen(x, y))),
    distance: (ax, ay, bx, by) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2),
  };
}
