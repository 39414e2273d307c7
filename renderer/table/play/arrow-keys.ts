import type { Rect } from "../layout/rect";

/** Arrow keys go from thing to thing, as they lie, among those that may be chosen now. */

export type Towards = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const ways: Record<Towards, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): key is Towards => key in ways;

/** What lies aside counts so much more than what lies farther ahead. */
const aside = 2.5;

const middle = ({ left, top, width, height }: Rect): readonly [number, number] => [left + width / 2, top + height / 2];

/** Which of these lies next in a direction, by their middles; none, where nothing lies ahead. */
export function nextTowards(towards: Towards, from: Rect, among: readonly Rect[]): number | undefined {
  const [dx, dy] = ways[towards];
  const [x, y] = middle(from);
  let next: { at: number; distance: number } | undefined;
  for (const [at, rect] of among.entries()) {
    const [toX, toY] = middle(rect);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const across = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    // Overlapping cards of a hand are told apart by their middles.
    if (ahead < 2 || ahead * 4 < across) continue;
    const distance = ahead + across * aside;
    if (!next || distance < next.distance) next = { at, distance };
  }
  return next?.at;
}

/** What can be chosen by its own button. */
const targets = [
  "button[data-asked]",
  "[data-asked] > button",
  "[data-open] > button",
  "[data-open] > h3 > button",
  "[data-open] > ul > li > button:not([data-thing])",
  "[data-open] > header h2 button",
]
  .map((selector) => `[data-table] ${selector}`)
  .join();

/** From where the keyboard goes on, once what it was on is gone. */
let last: Rect | undefined;

const rectOf = (element: Element): Rect => element.getBoundingClientRect();

/** Gives the keyboard to the next thing in a direction; at first to the one nearest to whoever sits here. */
export function goTowards(towards: Towards): boolean {
  const table = document.querySelector("[data-table]");
  const buttons = [...document.querySelectorAll<HTMLElement>(targets)].filter((button) => !button.closest("[inert]"));
  if (!table || buttons.length === 0) return false;
  const rects = buttons.map(rectOf);
  const now = document.activeElement;
  const isOn = now !== null && now !== table && table.contains(now);
  const from = isOn ? rectOf(now) : last;
  const at = (from && nextTowards(towards, from, rects)) ?? (isOn ? undefined : nearestToSeat(rectOf(table), rects));
  if (at === undefined) return true;
  buttons[at]!.focus();
  last = rects[at];
  return true;
}

/** The own hand lies at the lower edge. */
function nearestToSeat({ left, top, width, height }: Rect, rects: readonly Rect[]): number {
  const [x, y] = [left + width / 2, top + height];
  const distances = rects.map((rect) => {
    const [toX, toY] = middle(rect);
    return Math.hypot(toX - x, toY - y);
  });
  return distances.indexOf(Math.min(...distances));
}
