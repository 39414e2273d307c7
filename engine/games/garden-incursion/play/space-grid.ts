import type { Circle } from "../../../core/straight";
import { isFree, type Layout, type Obstacle, type Space, type Spot } from "./space";

/** Fields of cells (rules §2.1): squares, with or without diagonal steps, and hexes whose odd rows are shifted right. */

const axial = (col: number, row: number): number => col - (row >> 1);

const metrics = {
  diagonal: (ax: number, ay: number, bx: number, by: number): number => Math.max(Math.abs(bx - ax), Math.abs(by - ay)),
  straight: (ax: number, ay: number, bx: number, by: number): number => Math.abs(bx - ax) + Math.abs(by - ay),
  hex: (ax: number, ay: number, bx: number, by: number): number => {
    const dq = axial(bx, by) - axial(ax, ay);
    const dr = by - ay;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  },
};

/** So many lists of neighbours are kept, more than a usual field has. */
const mostLists = 5000;

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
  const spots: Spot[] = [];
  /** One object for a cell: it is in the lists of all its neighbours. */
  const spotAt = (col: number, row: number): Spot => (spots[col * (height + 1) + row] ??= [col, row]);
  const listCells = (x: number, y: number, reach: number): readonly Spot[] => {
    const list: Spot[] = [];
    const [right, bottom] = [Math.min(width, x + reach), Math.min(height, y + reach)];
    for (let col = Math.max(0, x - reach); col <= right; col++) {
      for (let row = Math.max(0, y - reach); row <= bottom; row++)
        if (cells(x, y, col, row) <= reach && isOpen(col, row)) list.push(spotAt(col, row));
    }
    return list;
  };
  /** Cells stay where they are, so every list is made once. */
  const lists = new Map<number, readonly Spot[]>();
  const candidates = ({ x, y, r }: Circle): readonly Spot[] => {
    const reach = Math.floor((r * k) / 1000);
    const key = (reach * (height + 1) + y) * (width + 1) + x;
    let list = lists.get(key);
    if (list === undefined) {
      if (lists.size >= mostLists) lists.clear();
      list = listCells(x, y, reach);
      lists.set(key, list);
    }
    return list;
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
      for (const [col, row] of candidates({ x: ax, y: ay, r })) {
        // Ties go to the least straight distance, then the least row, then the least column.
        const [steps, square] = [cells(col, row, bx, by), (col - bx) ** 2 + (row - by) ** 2];
        const rank = ((steps * 0x40000 + square) * 0x400 + row) * 0x400 + col;
        if (rank >= least) continue;
        least = rank;
        best = [col, row];
      }
      return best;
    },
    candidates,
    distance: (ax, ay, bx, by) => (cells(ax, ay, bx, by) * 1000) / k,
  };
}
