import type { Point } from "../../../engine/core/straight";
import type { Size } from "../layout/rect";

/** What a piece takes around the point at which it is drawn: as much to either side, and unlike amounts above and below. */
export interface PieceRoom {
  width: number;
  up: number;
  down: number;
}

const rounds = 240;
/** A little more than what is missing, so that neighbours come to rest. */
const push = 0.52;
/** Nearer than this, it makes no difference. */
const enough = 0.01;

/**
 * Where pieces are drawn so that none covers another or what is written below it: as near to where they stand as that
 * allows, within the ground. The same pieces always lie the same way.
 */
export function spreadOut(points: readonly Point[], rooms: readonly PieceRoom[], ground: Size): Point[] {
  let at = points.map((point, n) => inside(point, rooms[n]!, ground));
  for (let round = 0; round < rounds; round++) {
    const moves = at.map(() => [0, 0] as [number, number]);
    let isApart = true;
    for (let a = 0; a < at.length; a++)
      for (let b = a + 1; b < at.length; b++) {
        const way = wayApart(at[a]!, rooms[a]!, at[b]!, rooms[b]!);
        if (!way) continue;
        isApart = false;
        for (const axis of [0, 1] as const) {
          moves[a]![axis] -= way[axis] * push;
          moves[b]![axis] += way[axis] * push;
        }
      }
    if (isApart) break;
    at = at.map(([x, y], n) => inside([x + moves[n]![0], y + moves[n]![1]], rooms[n]!, ground));
  }
  return at;
}

/** How far the second must go from the first, along the shorter way; nothing if they don't touch. */
function wayApart([ax, ay]: Point, a: PieceRoom, [bx, by]: Point, b: PieceRoom): Point | null {
  const dx = bx - ax;
  // From middle to middle of what they take.
  const dy = by + (b.down - b.up) / 2 - (ay + (a.down - a.up) / 2);
  const overX = (a.width + b.width) / 2 - Math.abs(dx);
  const overY = (a.up + a.down + b.up + b.down) / 2 - Math.abs(dy);
  if (overX <= enough || overY <= enough) return null;
  return overX <= overY ? [dx < 0 ? -overX : overX, 0] : [0, dy < 0 ? -overY : overY];
}

const inside = ([x, y]: Point, { width, up, down }: PieceRoom, ground: Size): Point => [
  Math.max(width / 2, Math.min(ground.width - width / 2, x)),
  Math.max(up, Math.min(ground.height - down, y)),
];
