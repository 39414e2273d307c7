import type { Point } from "../../../engine/core/straight";

/** How much of their room pieces may share before they are told apart. */
const shared = 0.3;

/**
 * Where pieces are drawn that would cover each other: in rows around where they stand, in the order given. `room` is what
 * a piece takes, in the measure of the points.
 */
export function spreadOut(points: readonly Point[], room: { width: number; height: number }): Point[] {
  const isNear = ([ax, ay]: Point, [bx, by]: Point): boolean =>
    Math.abs(ax - bx) < room.width * (1 - shared) && Math.abs(ay - by) < room.height * (1 - shared);
  let groups = points.map((_, n) => [n]);
  let placed = [...points];
  // What is spread out may come near to others, which then belong to it.
  for (let round = 0; round < points.length; round++) {
    const joined = joinNear(groups, (a, b) => isNear(placed[a]!, placed[b]!));
    if (joined.length === groups.length) break;
    groups = joined;
    placed = arrange(points, groups, room);
  }
  return placed;
}

function joinNear(groups: readonly number[][], isNear: (a: number, b: number) => boolean): number[][] {
  const joined: number[][] = [];
  for (const group of groups) {
    const near = joined.filter((members) => members.some((a) => group.some((b) => isNear(a, b))));
    for (const each of near) joined.splice(joined.indexOf(each), 1);
    joined.push([...near.flat(), ...group]);
  }
  return joined;
}

function arrange(
  points: readonly Point[],
  groups: readonly number[][],
  room: { width: number; height: number },
): Point[] {
  const placed = [...points];
  for (const group of groups) {
    if (group.length < 2) continue;
    const middle = (axis: 0 | 1): number => group.reduce((sum, n) => sum + points[n]![axis], 0) / group.length;
    const columns = Math.ceil(Math.sqrt(group.length));
    const rows = Math.ceil(group.length / columns);
    // From top to bottom and left to right as they stand.
    const inOrder = [...group].sort((a, b) => points[a]![1] - points[b]![1] || points[a]![0] - points[b]![0]);
    for (let row = 0; row < rows; row++) {
      const line = inOrder
        .slice(row * columns, (row + 1) * columns)
        .sort((a, b) => points[a]![0] - points[b]![0] || a - b);
      line.forEach((n, at) => {
        placed[n] = [
          middle(0) + (at - (line.length - 1) / 2) * room.width,
          middle(1) + (row - (rows - 1) / 2) * room.height,
        ];
      });
    }
  }
  return placed;
}
