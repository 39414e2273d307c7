/** Numbers as a plot, before anybody draws it: the screen, the press and tables make of one what they need. */

export interface PlotMark {
  /** What it stands for. */
  label: string;
  /** All of it in words. */
  words: string;
  count: number;
  /** Says nothing for sure: grey. */
  isFaint?: boolean;
  /** A match in which it can be seen. */
  match?: { matchup: number; index: number };
}

/** A number that isn't known exactly, and between which two it lies. */
export interface PlotInterval extends PlotMark {
  at: number;
  low: number;
  high: number;
  figure: string;
}

/** What something comes to at one moment after the other, and where it mostly lies. */
export interface PlotLine {
  label: string;
  points: readonly { x: number; middle: number; low: number; high: number }[];
}

interface PlotScale {
  /** Where it would be if there was nothing to see, and how far to either side still counts as that. */
  even: number;
  around: number;
  /** Shares as percent, or differences as points. */
  unit: "share" | "points";
}

type PlotKind =
  | ({ kind: "intervals"; marks: readonly PlotInterval[] } & PlotScale)
  | ({ kind: "curve"; marks: readonly PlotInterval[]; axis: string } & PlotScale)
  | { kind: "columns"; marks: readonly PlotMark[]; axis: string }
  | { kind: "bars"; marks: readonly PlotMark[] }
  | {
      kind: "grid";
      rows: readonly string[];
      columns: readonly string[];
      cells: readonly (PlotMark & { figure: string })[];
    }
  | { kind: "lines"; lines: readonly PlotLine[]; axis: string };

export type Plot = PlotKind & {
  title: string;
  /** What it says, before it is shown. */
  sentences: readonly string[];
  /** The same as cells, headings first. */
  table: readonly (readonly string[])[];
};

/** What stands at an axis. */
export const plotFigure = (unit: PlotScale["unit"], value: number): string =>
  unit === "share" ? `${Math.round(100 * value)}%` : `${value < 0 ? "−" : "+"}${(100 * Math.abs(value)).toFixed(1)}`;

/** Round numbers along an axis, a few, from below the least to above the greatest. */
export function ticksBetween(numbers: readonly number[], wanted: number): number[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0 || !Number.isFinite(high - low)) return [0, 1];
  const rough = Math.max(high - low, Math.abs(high) * 1e-6, 1e-6) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough * (1 - 1e-9)) ?? 10 * power;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, n) => Number(((first + n) * step).toPrecision(12)));
}
