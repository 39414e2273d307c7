/** What a list of numbers comes to. */

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Of sorted numbers: the one below which such a share of them lies. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

export interface Trend {
  /** How much more of the second goes with one more of the first. */
  slope: number;
  base: number;
  /** From −1 to 1: how surely. */
  correlation: number;
}

/** The straight line that fits points best; nothing, where all have the same first number. */
export function trendOf(points: readonly (readonly [number, number])[]): Trend | undefined {
  if (points.length < 3) return undefined;
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, other]) => other))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [one, other] of points) {
    xx += (one - x) ** 2;
    yy += (other - y) ** 2;
    xy += (one - x) * (other - y);
  }
  if (xx === 0) return undefined;
  return { slope: xy / xx, base: y - (xy / xx) * x, correlation: yy === 0 ? 0 : xy / Math.sqrt(xx * yy) };
}

/** As many digits as one reads at a glance. */
export const figure = (n: number): string =>
  n.toLocaleString("en", { maximumFractionDigits: Math.abs(n) < 10 ? 2 : Math.abs(n) < 100 ? 1 : 0 }).replace("-", "−");
