import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { Mark } from "./mark";
import { textWidth, widestStep } from "./text-width";

interface Props {
  label: string;
  marks: readonly Mark[];
  /** What the numbers beneath are. */
  axis: string;
  /** Where along the columns, counted from the first, something lies, and how it is called. */
  pointer?: { at: number; label: string } | undefined;
  height?: number;
  /** What a whole column stands for; the greatest, unless it is known. */
  most?: number;
}

const [letters, above, below] = [12, 18, 20];

/** How often each number comes: columns side by side, the number beneath and how often above. */
export function Columns({ label, marks, axis, pointer, height = 150, most: known }: Props) {
  const { ref, width } = useSize();
  const most = known ?? Math.max(1, ...marks.flatMap(({ count, before = 0 }) => [count, before]));
  const band = Math.min(64, width / Math.max(1, marks.length));
  const tall = height - above - below - (pointer ? 16 : 0);
  const floor = above + tall;
  const up = (n: number): number => (n / most) * tall;
  const every = Math.max(
    1,
    Math.ceil(
      widestStep(
        marks.map((mark) => mark.label),
        letters,
      ) / Math.max(1, band),
    ),
  );
  const inset = Math.min(6, band * 0.14);
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={height}
          marks={marks}
          draw={(mark, at) => {
            const { count, before } = mark;
            const left = at * band;
            const bar = { x: left + inset, width: Math.max(1, band - 2 * inset) };
            return (
              <>
                <rect className={styles.aim} x={left} y={0} width={band} height={floor + below} rx={4} />
                {before !== undefined && (
                  <rect
                    className={styles.was}
                    x={left + 1}
                    width={Math.max(1, band - 2)}
                    y={floor - up(before)}
                    height={up(before)}
                  />
                )}
                <rect className={styles.bar} {...bar} y={floor - up(count)} height={up(count)} rx={1.5} />
                {band > textWidth(String(count), letters) && (
                  <text
                    className={styles.number}
                    x={left + band / 2}
                    y={floor - up(Math.max(count, before ?? 0)) - 8}
                    textAnchor="middle"
                  >
                    {count > 0 || mark.onOpen ? count.toLocaleString("en") : ""}
                  </text>
                )}
              </>
            );
          }}
        >
          {marks.map((mark, at) =>
            at % every === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <text key={at} className={styles.label} x={(at + 0.5) * band} y={floor + 11} textAnchor="middle">
                {mark.label}
              </text>
            ) : null,
          )}
          <line className={styles.floor} x1={0} x2={band * marks.length} y1={floor} y2={floor} />
          <text
            className={styles.axis}
            x={Math.min(width, band * marks.length + 8)}
            y={floor + 11}
            textAnchor={band * marks.length + 60 > width ? "end" : "start"}
          >
            {band * marks.length + 60 > width ? "" : axis}
          </text>
          {pointer && (
            <g>
              <path className={styles.pointer} d={`M${(pointer.at + 0.5) * band} ${floor + below}l-4 6h8z`} />
              <text
                className={styles.axis}
                x={(pointer.at + 0.5) * band + 8}
                y={floor + below + 6}
                textAnchor={(pointer.at + 0.5) * band + 8 + textWidth(pointer.label, letters) > width ? "end" : "start"}
              >
                {pointer.label}
              </text>
            </g>
          )}
        </ChartMarks>
      )}
    </div>
  );
}
