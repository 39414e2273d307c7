import { type PlotLine, ticksBetween } from "../../../schemas/plot";
import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import { textWidth } from "./text-width";

interface Props {
  label: string;
  lines: readonly PlotLine[];
  /** What runs along below. */
  axis: string;
  height?: number;
}

const [letters, above, below] = [12, 24, 34];

/** What several have, moment by moment: a line for each, and around it a band in which it mostly lies. */
export function BandLines({ label, lines, axis, height = 200 }: Props) {
  const { ref, width } = useSize();
  const points = lines.flatMap((line) => line.points);
  const [least, most] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const ticks = ticksBetween([0, ...points.flatMap(({ low, high }) => [low, high])], 4);
  const along = ticksBetween([least, most], 6).filter((tick) => tick >= least && tick <= most);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const left = Math.max(0, ...ticks.map((tick) => textWidth(String(tick), letters))) + 14;
  const wide = Math.max(40, width - left - 12);
  const tall = height - above - below;
  const x = (value: number): number => left + ((value - least) / Math.max(1e-9, most - least)) * wide;
  const y = (value: number): number => above + tall - ((value - first) / Math.max(1e-9, last - first)) * tall;
  const path = (ends: readonly (readonly [number, number])[]): string =>
    ends.map(([at, value], n) => `${n === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
  const marks = lines.map((line) => ({ label: line.label, words: inWords(line), count: line.points.length }));
  const starts = startsOf(lines.map((line) => textWidth(line.label, letters) + 34));
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={height}
          marks={marks}
          columns={lines.length}
          draw={(_, n) => {
            const { label: name, points: own } = lines[n]!;
            return (
              <g data-series={n % 3}>
                <rect
                  className={styles.aim}
                  x={left + starts[n]! - 4}
                  y={0}
                  width={textWidth(name, letters) + 34}
                  height={18}
                  rx={4}
                />
                <path
                  className={styles.span}
                  d={`${path(own.map((at) => [at.x, at.high]))}${path(own.toReversed().map((at) => [at.x, at.low])).replace("M", "L")}Z`}
                />
                <path className={styles.series} d={path(own.map((at) => [at.x, at.middle]))} />
                <path className={styles.series} d={`M${left + starts[n]!} 9h18`} />
                <text className={styles.label} x={left + starts[n]! + 24} y={9}>
                  {name}
                </text>
              </g>
            );
          }}
        >
          {ticks.map((tick) => (
            <text key={tick} className={styles.label} x={left - 8} y={y(tick)} textAnchor="end">
              {tick}
            </text>
          ))}
          {along.map((tick) => (
            <text key={tick} className={styles.label} x={x(tick)} y={above + tall + 12} textAnchor="middle">
              {tick}
            </text>
          ))}
          <path className={styles.floor} d={`M${left} ${above}V${above + tall}H${left + wide}`} />
          <text className={styles.axis} x={left + wide} y={height - 6} textAnchor="end">
            {axis}
          </text>
        </ChartMarks>
      )}
    </div>
  );
}

const startsOf = (widths: readonly number[]): number[] =>
  widths.map((_, n) => widths.slice(0, n).reduce((sum, wide) => sum + wide + 12, 0));

function inWords({ label, points }: PlotLine): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `${label}: from ${first.middle.toFixed(1)} to ${last.middle.toFixed(1)}` : label;
}
