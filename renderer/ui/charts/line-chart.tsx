import { type CSSProperties, type KeyboardEvent, useId } from "react";
import styles from "./line-chart.module.css";

interface ChartLine {
  label: string;
  values: readonly number[];
  /** The one that is asked about; the others stay grey. */
  isMeant: boolean;
}

interface Props {
  label: string;
  lines: readonly ChartLine[];
  /** What the highest and the lowest value are called, and one between them. */
  scale: { top: string; bottom: string; middle?: string };
  limits: readonly [low: number, high: number];
  height: number;
  /** A stretch that matters, from one moment to the next. */
  marked?: number | undefined;
  chosen: number;
  onChoose(at: number): void;
  /** Enter on the chosen moment. */
  onOpen(at: number): void;
  /** The moment in words, with what the lines say there. */
  wordsOf(at: number): string;
}

/** Values over moments that follow each other: one line in colour, the rest in grey; gone through by pointer or arrow keys. */
export function LineChart(props: Props) {
  const { label, lines, scale, limits, height, marked, chosen, onChoose, onOpen, wordsOf } = props;
  const help = useId();
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const left = (at: number): string => `${(100 * at) / last}%`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onOpen(chosen);
  };
  return (
    <div className={styles.chart} style={{ "--chart-height": `${height}px` } as CSSProperties}>
      <ol className={styles.scale} aria-hidden>
        <li>{scale.top}</li>
        {scale.middle !== undefined && <li>{scale.middle}</li>}
        <li>{scale.bottom}</li>
      </ol>
      <div className={styles.plot}>
        {marked !== undefined && (
          <span className={styles.marked} style={{ left: left(marked), width: left(1) }} aria-hidden />
        )}
        {scale.middle !== undefined && <span className={styles.middle} aria-hidden />}
        <Lines lines={lines} limits={limits} />
        <span className={styles.chosen} style={{ left: left(chosen) }} aria-hidden />
        <input
          type="range"
          className={styles.travel}
          aria-label={label}
          aria-valuetext={wordsOf(chosen)}
          aria-describedby={help}
          min={0}
          max={last}
          value={chosen}
          onChange={(event) => onChoose(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
        <span id={help} className="visually-hidden">
          {lines.map(inWords).join(" ")} Enter opens the moment at the table.
        </span>
      </div>
    </div>
  );
}

interface LinesProps {
  lines: readonly ChartLine[];
  limits: readonly [low: number, high: number];
  /** Where the moments lie, where they aren't as far apart as each other. */
  at?: readonly number[];
}

/** The lines by themselves, as large as there is room. */
export function Lines({ lines, limits: [low, high], at }: LinesProps) {
  const points = (values: readonly number[]): string => {
    const end = Math.max(1, at?.at(-1) ?? values.length - 1);
    const height = (value: number): number => 100 - (98 * (value - low)) / Math.max(1e-9, high - low) - 1;
    return values.map((value, n) => `${(100 * (at?.[n] ?? n)) / end},${height(value)}`).join(" ");
  };
  const drawn = [...lines].sort((a, b) => Number(a.isMeant) - Number(b.isMeant));
  return (
    <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {drawn.map(({ label, values, isMeant }) => (
        <polyline key={label} data-meant={isMeant || undefined} points={points(values)} />
      ))}
    </svg>
  );
}

/** A line for those who can't see it. */
function inWords({ label, values }: ChartLine): string {
  const say = (value: number): string => String(Math.round(value * 10) / 10);
  const most = Math.max(...values);
  const least = Math.min(...values);
  return `${label}: from ${say(values[0] ?? 0)} to ${say(values.at(-1) ?? 0)}, between ${say(least)} and ${say(most)}.`;
}
