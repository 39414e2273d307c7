/** Where things are and how far apart (rules §2.1): all that the rules ask of a field, whichever it is. Whole numbers only. */
export interface Space {
  /** The last legal coordinates; the first are 0. */
  readonly width: number;
  readonly height: number;
  /** Where the queens begin, by seat. */
  readonly queens: readonly Spot[];
  readonly obstacles: readonly Obstacle[];
  /** Whether b is within r (thousandths of a range) of a. */
  within(ax: number, ay: number, bx: number, by: number, r: number): boolean;
  isSame(ax: number, ay: number, bx: number, by: number): boolean;
  /** Whether a is no further from c than b is. */
  isNoFurther(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): boolean;
  /** Whether something may stop there: in bounds and on no obstacle. */
  isOpen(x: number, y: number): boolean;
  /** B if it is within r of A, else a point within r of A on the way there. */
  towards(ax: number, ay: number, bx: number, by: number, r: number): Spot;
  /** The points around a centre that are listed for a choice (rules §2.2), by x, then y; some may fail the choice's other conditions. */
  candidates(around: Around): readonly Spot[];
  /** How far apart, in thousandths of a range: for judging, not for rules. */
  distance(ax: number, ay: number, bx: number, by: number): number;
}

export type Spot = readonly [x: number, y: number];

export interface Around {
  x: number;
  y: number;
  r: number;
  /** Everything on the battlefield. */
  things: readonly { x: number; y: number; owner: number }[];
  /** Who chooses: for whom the things are friends or enemies. */
  seat: number;
  /** The range of what is placed or moved. */
  range: number;
}

export interface Layout {
  width: number;
  height: number;
  queens: readonly Spot[];
}

/** A rectangle, edges included; a cell is a small one. */
export interface Obstacle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a point is whole, in bounds and on no obstacle. */
export const isFree = ({ width, height }: Layout, obstacles: readonly Obstacle[], x: number, y: number): boolean =>
  Number.isInteger(x) &&
  Number.isInteger(y) &&
  x >= 0 &&
  x <= width &&
  y >= 0 &&
  y <= height &&
  !obstacles.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
