import { ticksBetween } from "../../../schemas/plot";
import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { Mark } from "./mark";

export interface ScatterMark extends Mark {
  x: number;
  y: number;
  /** Said beside it. */
  isNamed?: boolean | undefined;
}

interface Props {
  label: string;
  marks: readonly ScatterMark[];
  across: string;
  up: string;
  /** The line that fits best. */
  trend?: { slope: number; base: number } | undefined;
  height?: number;
}

const [left, right, above, below] = [44, 16, 24, 36];

/** Two numbers of each card, as points; those that lie on each other are one that is larger. */
export function Scatter({ label, marks, across, up, trend, height = 260 }: Props) {
  const { ref, width } = useSize();
  const [xs, ys] = [
    ticksBetween(
      marks.map(({ x }) => x),
      6,
    ),
    ticksBetween(
      marks.map(({ y }) => y),
      5,
    ),
  ];
  const [wide, tall] = [Math.max(1, width - left - right), height - above - below];
  const place = (n: number, ticks: readonly number[], room: number): number =>
    ((n - ticks[0]!) / Math.max(1e-9, ticks.at(-1)! - ticks[0]!)) * room;
  const atX = (n: number): number => left + place(n, xs, wide);
  const atY = (n: number): number => above + tall - place(n, ys, tall);
  const most = Math.max(1, ...marks.map(({ count }) => count));
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={height}
          marks={marks}
          draw={(one) => {
            const { x, y, count, isNamed, label: name } = one as ScatterMark;
            const isRight = atX(x) > width * 0.6;
            return (
              <>
                <circle className={styles.aim} cx={atX(x)} cy={atY(y)} r={12} />
                <circle
                  className={styles.point}
                  cx={atX(x)}
                  cy={atY(y)}
                  r={3.5 + (most > 1 ? 6.5 * Math.sqrt((count - 1) / most) : 0)}
                />
                {isNamed && (
                  <text
                    className={styles.number}
                    x={atX(x) + (isRight ? -9 : 9)}
                    y={atY(y)}
                    textAnchor={isRight ? "end" : "start"}
                  >
                    {name}
                  </text>
                )}
              </>
            );
          }}
        >
          {xs.map((n) => (
            <text key={n} className={styles.label} x={atX(n)} y={above + tall + 13} textAnchor="middle">
              {n.toLocaleString("en")}
            </text>
          ))}
          {ys.map((n) => (
            <text key={n} className={styles.label} x={left - 12} y={atY(n)} textAnchor="end">
              {n.toLocaleString("en")}
            </text>
          ))}
          <path className={styles.floor} d={`M${left - 6} ${above - 6}V${above + tall + 4}H${left + wide}`} />
          <text className={styles.axis} x={left + wide} y={above + tall + 28} textAnchor="end">
            {across}
          </text>
          <text className={styles.axis} x={left - 6} y={10}>
            {up}
          </text>
          {trend && (
            <line
              className={styles.trend}
              x1={atX(xs[0]!)}
              x2={atX(xs.at(-1)!)}
              y1={atY(trend.base + trend.slope * xs[0]!)}
              y2={atY(trend.base + trend.slope * xs.at(-1)!)}
            />
          )}
        </ChartMarks>
      )}
    </div>
  );
}
