import type { OfferedAnswer, OfferedFree } from "./engine/messages";
import type { Rect } from "./layout/rect";
import { type Choices, waysWith } from "./picking";

/** Where something that was lifted may be let go. Pure: keys of the table, and oblongs of the window in pixels. */

/** Something with a place of its own on the screen. */
export interface Spot {
  key: string;
  rect: Rect;
}

/** What lies this far from the pointer is still meant, where nothing lies under it. */
const reach = 14;

/** Of what may be meant, the smallest under a point of the window, else the nearest one close by. */
export function targetAt(
  spots: readonly Spot[],
  targets: ReadonlySet<string>,
  x: number,
  y: number,
  around = reach,
): string | null {
  let best: { key: string; away: number; area: number } | null = null;
  for (const { key, rect } of spots) {
    if (!targets.has(key)) continue;
    const dx = Math.max(rect.left - x, x - rect.left - rect.width, 0);
    const dy = Math.max(rect.top - y, y - rect.top - rect.height, 0);
    const [away, area] = [Math.hypot(dx, dy), rect.width * rect.height];
    if (away > around) continue;
    if (!best || away < best.away || (away === best.away && area < best.area)) best = { key, away, area };
  }
  return best?.key ?? null;
}

/** Whether what was lifted says enough by itself: an answer names nothing else on the table, so that anywhere will do. */
export function isEnough({ rows, filling }: Pick<Choices, "rows" | "filling">, lifted: ReadonlySet<string>): boolean {
  const isAll = (named: OfferedAnswer | OfferedFree): boolean =>
    waysWith(named, []).some((way) => way.every((key) => lifted.has(key)));
  const hasPoint = Object.values(filling?.fields ?? {}).some(({ kind }) => kind === "point");
  return rows.some((row) => isAll(row.kind === "answer" ? row.answer : row.free)) || (filling !== null && !hasPoint);
}
