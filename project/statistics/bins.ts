import { quantile } from "./figures";

/** Numbers gathered so that a person can take them in: each by itself while they are few, else in steps that one would say. */
export interface Bin {
  label: string;
  /** Where it is one number alone. */
  value?: number;
  from: number;
  /** What no longer belongs to it. */
  to: number;
}

/** So many numbers stand side by side before they are gathered; so many steps are then wanted. */
const [mostAlone, wanted] = [16, 12];

export function bins(numbers: readonly number[]): { found: readonly Bin[]; binOf(n: number): number } {
  if (numbers.length === 0) return { found: [], binOf: () => 0 };
  const sorted = numbers.toSorted((a, b) => a - b);
  const areWhole = numbers.every(Number.isInteger);
  const [low, high] = limitsOf(sorted);
  const width = areWhole && high - low < mostAlone ? 1 : stepOf((high - low) / wanted, areWhole);
  const first = Math.floor(low / width);
  const found = Array.from({ length: Math.floor(high / width) - first + 1 }, (_, n): Bin => {
    const [from, to] = [rounded((first + n) * width), rounded((first + n + 1) * width)];
    if (areWhole && width === 1) return { label: shown(from), value: from, from, to };
    return { label: `${shown(from)}–${shown(areWhole ? to - 1 : to)}`, from, to };
  });
  const [start, end] = [found[0]!.from, found.at(-1)!.to];
  if (sorted[0]! < start) found.unshift({ label: `under ${shown(start)}`, from: Number.NEGATIVE_INFINITY, to: start });
  if (sorted.at(-1)! >= end) found.push({ label: `${shown(end)} or more`, from: end, to: Number.POSITIVE_INFINITY });
  const below = sorted[0]! < start ? 1 : 0;
  // Held against the bounds with which a search compares.
  const binOf = (n: number): number => {
    let at = Math.min(found.length - 1, Math.max(0, Math.floor(n / width) - first + below));
    while (at > 0 && n < found[at]!.from) at -= 1;
    while (at < found.length - 1 && n >= found[at]!.to) at += 1;
    return at;
  };
  return { found, binOf };
}

/** Further out numbers are as good as endless. */
const furthest = 1e12;

/** Without a few that lie far out: those are gathered at the ends. */
function limitsOf(sorted: readonly number[]): readonly [number, number] {
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const [p2, p98] = [quantile(sorted, 0.02), quantile(sorted, 0.98)];
  const middle = Math.max(p98 - p2, quantile(sorted, 0.75) - quantile(sorted, 0.25), 1);
  const within = (n: number): number => Math.min(furthest, Math.max(-furthest, n));
  return [within(low < p2 - middle ? p2 : low), within(high > p98 + middle ? p98 : high)];
}

/** As many digits behind the point as a person is shown; a finer step would have the same name at both ends. */
const digitsShown = 4;

/** 1, 2 or 5 of a power of ten, at least so much. */
function stepOf(wide: number, areWhole: boolean): number {
  if (!(wide > 0)) return 1;
  const least = Math.max(wide, 10 ** -digitsShown);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = rounded([1, 2, 5, 10].map((n) => n * power).find((one) => one >= least * (1 - 1e-9))!);
  return areWhole ? Math.max(1, step) : step;
}

const rounded = (n: number): number => Number(n.toPrecision(12));
const shown = (n: number): string => n.toLocaleString("en", { maximumFractionDigits: digitsShown }).replace("-", "−");
