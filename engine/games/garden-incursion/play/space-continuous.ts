import { isWithin, towards } from "../../../core/straight";
import { codeOf, isFree, type Layout, type Obstacle, type Space, type Spot } from "./space";

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

export function continuousSpace(layout: Layout, obstacles: readonly Obstacle[], tolerance: number): Space {
  const { width, height, queens } = layout;
  const isOpen = (x: number, y: number): boolean => isFree(layout, obstacles, x, y);
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
    candidates({ x, y, r, things, seat, range }, into) {
      const add = (px: number, py: number): void => {
        const [nx, ny] = [px < 0 ? 0 : px > width ? width : px, py < 0 ? 0 : py > height ? height : py];
        if (obstacles.length === 0 || isOpen(nx, ny)) into.push(codeOf(nx, ny));
      };
      add(x, y);
      const half = Math.trunc(r / 2);
      for (let n = 0; n < compass.length; n++) {
        const [ux, uy] = compass[n]!;
        add(x + Math.trunc((ux * r) / 1000), y + Math.trunc((uy * r) / 1000));
        if (n < halves) add(x + Math.trunc((ux * half) / 1000), y + Math.trunc((uy * half) / 1000));
      }
      for (let n = 0; n < things.length; n++) {
        const thing = things[n]!;
        const [tx, ty] = towards(x, y, thing.x, thing.y, r);
        add(tx, ty);
        if (thing.owner === seat || isWithin(x, y, thing.x, thing.y, range)) continue;
        const [sx, sy] = towards(thing.x, thing.y, x, y, range);
        if (isWithin(x, y, sx, sy, r)) add(sx, sy);
      }
    },
    distance: (ax, ay, bx, by) => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2),
  };
}
