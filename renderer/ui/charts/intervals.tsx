import { ticksBetween } from "../../../schemas/plot";
import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { Mark } from "./mark";
import { fitted, textWidth } from "./text-width";

/** A number that isn't known exactly: where it is, and between which two it lies. */
export interface IntervalMark extends Mark {
  at: number;
  low: number;
  high: number;
  /** As it stands behind. */
  figure: string;
}

export interface IntervalScale {
  /** Where it would be if there was nothing to see, and how far to either side still counts as that. */
  even: number;
  around: number;
  figure(value: number): string;
}

interface Props extends IntervalScale {
  label: string;
  marks: readonly IntervalMark[];
}

const [row, letters, foot] = [28, 13, 24];

/** What was measured of several things: a point for each, a thin bar from where to where it may be, and what would be even. */
export function Intervals({ label, marks, even, around, figure }: Props) {
  const { ref, width } = useSize();
  const room = Math.min(width * 0.4, Math.max(0, ...marks.map((mark) => textWidth(mark.label, letters))) + 2);
  const ends = Math.max(0, ...marks.map((mark) => textWidth(mark.figure, letters))) + 12;
  const left = room + 16;
  const long = Math.max(40, width - left - ends - 8);
  const ticks = ticksBetween([even, even - around, even + around, ...marks.flatMap(({ low, high }) => [low, high])], 5);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const at = (value: number): number => left + ((value - first) / Math.max(1e-9, last - first)) * long;
  const tall = marks.length * row;
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={tall + foot}
          marks={marks}
          draw={(mark, n) => {
            const { at: value, low, high, figure: said } = mark as IntervalMark;
            const y = (n + 0.5) * row;
            return (
              <>
                <rect className={styles.aim} x={0} y={n * row} width={width} height={row} rx={4} />
                <line className={styles.interval} x1={at(low)} x2={at(high)} y1={y} y2={y} />
                <circle className={styles.dot} cx={at(value)} cy={y} r={4.5} />
                <text className={styles.number} x={width - 4} y={y} textAnchor="end">
                  {said}
                </text>
              </>
            );
          }}
        >
          <rect
            className={styles.band}
            x={at(even - around)}
            y={0}
            width={at(even + around) - at(even - around)}
            height={tall}
          />
          <line className={styles.trend} x1={at(even)} x2={at(even)} y1={0} y2={tall} />
          {marks.map((mark, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <text key={n} className={styles.label} x={room + 4} y={(n + 0.5) * row} textAnchor="end">
              {fitted(mark.label, letters, room)}
            </text>
          ))}
          <line className={styles.floor} x1={left} x2={left + long} y1={tall} y2={tall} />
          {ticks.map((tick) => (
            <text key={tick} className={styles.axis} x={at(tick)} y={tall + 13} textAnchor="middle">
              {figure(tick)}
            </text>
          ))}
        </ChartMarks>
      )}
    </div>
  );
}
