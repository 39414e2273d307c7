/** How a movement gains and loses speed: the curves of CSS, for what is drawn by hand as well. */

const curves = {
  linear: [0, 0, 1, 1],
  whole: [0.2, 0, 0, 1],
  rising: [0.4, 0, 0.8, 0.7],
  falling: [0.2, 0.4, 0.3, 1],
} as const;

export type Easing = keyof typeof curves;

export const easingInCss = (name: Easing): string => `cubic-bezier(${curves[name].join(", ")})`;

/** How far it has come after a share of its time. */
export function eased(name: Easing, share: number): number {
  if (name === "linear" || share <= 0 || share >= 1) return Math.min(1, Math.max(0, share));
  const [x1, y1, x2, y2] = curves[name];
  // The share is the curve's x: its parameter is found by halving.
  let [low, high] = [0, 1];
  for (let n = 0; n < 18; n++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

const bezier = (one: number, two: number, t: number): number =>
  3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
