/** What a run has found, as a table for people or as JSON. */

export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What the figure is beside another of the same run. */
  beside?: string;
}
export interface Check {
  name: string;
  value: number;
  unit: string;
  least?: number;
  most?: number;
}
export interface Section {
  title: string;
  rows: Row[];
  checks: Check[];
}

export const passes = ({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Check): boolean =>
  value >= least && value <= most;

export function formatFigure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

/** "5.2 × as fast as the core", or "170 × slower than" it. */
export const comparison = (ratio: number, whom: string): string =>
  ratio < 1 ? `${formatFigure(1 / ratio)} × slower than ${whom}` : `${formatFigure(ratio)} × as fast as ${whom}`;

function formatCheck(check: Check): string {
  const { name, value, unit, least, most } = check;
  const target = least === undefined ? `at most ${formatFigure(most!)}` : `at least ${formatFigure(least)}`;
  return `  ${passes(check) ? "PASS  " : "missed"}  ${name}: ${formatFigure(value)} ${unit} (${target})`;
}

export function formatSection({ title, rows, checks }: Section): string {
  const widest = (lengths: number[]): number => Math.max(0, ...lengths);
  const name = widest(rows.map((row) => row.name.length));
  const value = widest(rows.map((row) => formatFigure(row.value).length));
  const unit = widest(rows.map((row) => row.unit.length));
  const lines = rows.map((row) =>
    `  ${row.name.padEnd(name)}  ${formatFigure(row.value).padStart(value)} ${row.unit.padEnd(unit)}  ${row.beside ?? ""}`.trimEnd(),
  );
  return [title, ...lines, ...checks.map(formatCheck)].join("\n");
}
