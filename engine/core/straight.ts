/** Distances by Pythagoras between whole points, exactly: never a rounded root. */

export type Point = readonly [x: number, y: number];

export interface Circle {
  x: number;
  y: number;
  r: number;
}

export function isWithin(ax: number, ay: number, bx: number, by: number, r: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  return dx * dx + dy * dy <= r * r;
}

/** The smallest whole number whose square is at least n. */
export function rootAbove(n: number): number {
  let s = Math.ceil(Math.sqrt(n));
  while (s * s < n) s++;
  while (s > 0 && (s - 1) * (s - 1) >= n) s--;
  return s;
}

/** B if it is within r of A, else a point within r of A on the way there. */
export function towards(ax: number, ay: number, bx: number, by: number, r: number): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  if (square <= r * r) return [bx, by];
  const s = rootAbove(square);
  return [ax + Math.trunc((dx * r) / s), ay + Math.trunc((dy * r) / s)];
}
