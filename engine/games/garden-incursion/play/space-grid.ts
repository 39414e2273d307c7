import { codeOf, isFree, type Layout, type Obstacle, type Space, type Spot } from "./space";

/** Fields of cells (rules §2.1): squares, with or without diagonal steps, and hexes whose odd rows are shifted right. */

const axial = (col: number, row: number): number => col - (row - (row & 1)) / 2;

const metrics = {
  diagonal: (ax: number, ay: number, bx: number, by: number): number => Math.max(Math.abs(bx - ax), Math.abs(by - ay)),
  straight: (ax: number, ay: number, bx: number, by: number): number => Math.abs(bx - ax) + Math.abs(by - ay),
  hex: (ax: number, ay: number, bx: number, by: number): number => {
    const [dq, dr] = [axial(bx, by) - axial(ax, ay), by - ay];
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
  },
};

/** `k` cells are one range. */
export function gridSpace(
  layout: Layout,
  obstacles: readonly Obstacle[],
  isHex: boolean,
  diagonals: boolean,
  k: number,
): Space {
  const { width, height, queens } = layout;
  const cells = isHex ? metrics.hex : diagonals ? metrics.diagonal : metrics.straight;
  const isOpen = (x: number, y: number): boolean => isFree(layout, obstacles, x, y);
  const eachWithin = (x: number, y: number, r: number, see: (x: number, y: number) => void): void => {
    const reach = Math.floor((r * k) / 1000);
    for (let col = Math.max(0, x - reach); col <= Math.min(width, x + reach); col++) {
      for (let row = Math.max(0, y - reach); row <= Math.min(height, y + reach); row++) {
        if (cells(x, y, col, row) <= reach && (obstacles.length === 0 || isOpen(col, row))) see(col, row);
      }
    }
  };
  return {
    width,
    height,
    queens,
    obstacles,
    within: (ax, ay, bx, by, r) => cells(ax, ay, bx, by) * 1000 <= r * k,
    isSame: (ax, ay, bx, by) => ax === bx && ay === by,
    isNoFurther: (ax, ay, bx, by, cx, cy) => cells(ax, ay, cx, cy) <= cells(bx, by, cx, cy),
    isOpen,
    towards(ax, ay, bx, by, r) {
      let best: Spot = [ax, ay];
      let least = Number.POSITIVE_INFINITY;
      eachWithin(ax, ay, r, (col, row) => {
        // Ties go to the least straight distance, then the least row, then the least column.
        const [steps, square] = [cells(col, row, bx, by), (col - bx) ** 2 + (row - by) ** 2];
        const rank = ((steps * 0x40000 + square) * 0x400 + row) * 0x400 + col;
        if (rank >= least) return;
        least = rank;
        best = [col, row];
      });
      return best;
    },
    candidates: ({ x, y, r }, into) => eachWithin(x, y, r, (col, row) => into.push(codeOf(col, row))),
    distance: (ax, ay, bx, by) => (cells(ax, ay, bx, by) * 1000) / k,
  };
}
