/** The element that lies next in a direction, as the eye would go: the nearest whose middle is beyond this one's. */

export type Direction = "left" | "right" | "up" | "down";

export const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export function nearestBox(boxes: readonly Box[], from: number, direction: Direction): number {
  const here = middle(boxes[from]!);
  const isAcross = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  boxes.forEach((box, at) => {
    if (at === from) return;
    const there = middle(box);
    const along = sign * (isAcross ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(isAcross ? there.y - here.y : there.x - here.x);
    if (along <= 2) return;
    const distance = along + 4 * aside;
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

// Of cards that lie on each other only the upper edge is in sight.
const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + Math.min(height, 24) / 2 });
