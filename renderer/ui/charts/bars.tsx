import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { Mark } from "./mark";
import { fitted, textWidth } from "./text-width";

const [row, letters] = [24, 13];

/** How often each word comes: bars beneath each other, the word before and the number behind. */
export function Bars({ label, marks }: { label: string; marks: readonly Mark[] }) {
  const { ref, width } = useSize();
  const most = Math.max(1, ...marks.flatMap(({ count, before = 0 }) => [count, before]));
  const room = Math.min(width * 0.4, Math.max(0, ...marks.map((mark) => textWidth(mark.label, letters))) + 2);
  const ends = Math.max(0, ...marks.map((mark) => textWidth(behind(mark), letters))) + 12;
  const long = Math.max(0, width - room - ends - 8);
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={width}
          height={marks.length * row}
          marks={marks}
          draw={(mark, at) => {
            const { count, before } = mark;
            const bar = (count / most) * long;
            return (
              <>
                <rect className={styles.aim} x={0} y={at * row} width={width} height={row} rx={4} />
                {before !== undefined && (
                  <rect
                    className={styles.was}
                    x={room + 8}
                    y={at * row + 16}
                    width={(before / most) * long}
                    height={4}
                  />
                )}
                <rect
                  className={styles.bar}
                  x={room + 8}
                  y={at * row + (before === undefined ? 6 : 4)}
                  width={Math.max(count > 0 ? 1 : 0, bar)}
                  height={12}
                  rx={1.5}
                />
                <text
                  className={styles.number}
                  x={room + 14 + Math.max(bar, ((before ?? 0) / most) * long)}
                  y={at * row + row / 2}
                >
                  {behind(mark)}
                </text>
              </>
            );
          }}
        >
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            <text key={at} className={styles.label} x={room} y={(at + 0.5) * row} textAnchor="end">
              {fitted(mark.label, letters, room)}
            </text>
          ))}
        </ChartMarks>
      )}
    </div>
  );
}

const behind = ({ count, before }: Mark): string =>
  before === undefined || before === count
    ? count.toLocaleString("en")
    : `${count.toLocaleString("en")} (was ${before.toLocaleString("en")})`;
