import { ticksBetween } from "../../../schemas/plot";
import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { IntervalMark, IntervalScale } from "./intervals";
import { textWidth, widestStep } from "./text-width";

interface Props extends IntervalScale {
  label: string;
  /** In the order of what was tried. */
  marks: readonly IntervalMark[];
  /** What was tried. */
  axis: string;
  height?: number;
}

const [letters, above, below] = [12, 12, 38];

/** What comes of one value after the other: points with their intervals, a line through them, and the range that counts as even. */
export function Curve({ label, marks, axis, even, around, figure, height = 260 }: Props) {
  const { ref, width } = useSize();
  const ticks = ticksBetween([even, even - around, even + around, ...marks.flatMap(({ low, high }) => [low, high])], 5);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const left = Math.max(0, ...ticks.map((tick) => textWidth(figure(tick), letters))) + 14;
  const wide = Math.max(40, width - left - 8);
  const tall = height - above - below;
  const x = (n: number): number => left + ((n + 0.5) / Math.max(1, marks.length)) * wide;
  const y = (value: number): number => above + tall - ((value - first) / Math.max(1e-9, last - first)) * tall;
  const labels = marks.map((mark) => mark.label);
  const every = Math.max(1, Math.ceil(widestStep(labels, letters) / (wide / Math.max(1, marks.length))));
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={height}
          marks={marks}
          draw={(mark, n) => {
            const { at, low, high } = mark as IntervalMark;
            const half = wide / Math.max(1, marks.length) / 2;
            return (
              <>
                <rect className={styles.aim} x={x(n) - half} y={0} width={2 * half} height={height - 20} rx={4} />
                <line className={styles.interval} x1={x(n)} x2={x(n)} y1={y(low)} y2={y(high)} />
                <circle className={styles.dot} cx={x(n)} cy={y(at)} r={4.5} />
              </>
            );
          }}
        >
          <rect
            className={styles.band}
            x={left}
            y={y(even + around)}
            width={wide}
            height={y(even - around) - y(even + around)}
          />
          <line className={styles.trend} x1={left} x2={left + wide} y1={y(even)} y2={y(even)} />
          <path
            className={styles.thread}
            d={marks.map(({ at }, n) => `${n === 0 ? "M" : "L"}${x(n)} ${y(at)}`).join("")}
          />
          {ticks.map((tick) => (
            <text key={tick} className={styles.label} x={left - 8} y={y(tick)} textAnchor="end">
              {figure(tick)}
            </text>
          ))}
          {labels.map((each, n) =>
            n % every === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place.
              <text key={n} className={styles.label} x={x(n)} y={above + tall + 12} textAnchor="middle">
                {each}
              </text>
            ) : null,
          )}
          <path className={styles.floor} d={`M${left} ${above}V${above + tall}H${left + wide}`} />
          <text className={styles.axis} x={left + wide} y={height - 8} textAnchor="end">
            {axis}
          </text>
        </ChartMarks>
      )}
    </div>
  );
}
