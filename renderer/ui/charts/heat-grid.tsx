import { useSize } from "../use-size";
import { ChartMarks } from "./chart-marks";
import styles from "./charts.module.css";
import type { Mark } from "./mark";
import { fitted, textWidth, widestStep } from "./text-width";

/** A cell: how many, and whether it is a hole that is worth a look. */
export interface Cell extends Mark {
  isHole?: boolean | undefined;
  /** In place of how many. */
  figure?: string | undefined;
}

interface Props {
  label: string;
  rows: readonly string[];
  columns: readonly string[];
  /** Row by row. */
  cells: readonly Cell[];
  /** Behind each row, with what they are called. */
  aside?: { title: string; of: readonly string[] } | undefined;
}

const [row, letters, least, most] = [28, 12, 30, 84];

/** How many are of two things at once. The fuller, the darker; a hole that surprises has a dashed edge. */
export function HeatGrid({ label, rows, columns, cells, aside }: Props) {
  const { ref, width } = useSize();
  const widest = (words: readonly string[]): number => Math.max(0, ...words.map((word) => textWidth(word, letters)));
  const before = Math.min(Math.max(60, width * 0.32), widest(rows) + 10);
  const behind = aside ? widest([aside.title, ...aside.of]) + 14 : 0;
  const cell = Math.min(most, Math.max(least, (width - before - behind) / Math.max(1, columns.length)));
  // Words that are wider than their column lean.
  const isLeaning = widestStep(columns, letters) > cell;
  const head = isLeaning ? Math.min(110, widest(columns) * 0.72 + 18) : 22;
  const whole = before + cell * columns.length + Math.max(behind, isLeaning ? 40 : 0);
  const asideAt = before + cell * columns.length + behind - 4;
  const darkest = Math.max(1, ...cells.map(({ count }) => count));
  return (
    <div ref={ref} className={styles.scroller} tabIndex={whole > width ? 0 : undefined}>
      {width > 0 && (
        <ChartMarks
          label={label}
          width={Math.max(whole, 1)}
          height={head + rows.length * row}
          marks={cells}
          columns={columns.length}
          draw={({ count, ...mark }, at) => {
            const [x, y] = [before + (at % columns.length) * cell, head + Math.floor(at / columns.length) * row];
            // Never so dark that the number on it is hard to read.
            const depth = count === 0 ? 0 : 0.08 + 0.47 * Math.sqrt(count / darkest);
            return (
              <>
                <rect
                  className={(mark as Cell).isHole ? styles.hole : styles.cell}
                  x={x + 1}
                  y={y + 1}
                  width={cell - 2}
                  height={row - 2}
                  rx={3}
                  fillOpacity={depth}
                />
                <text className={styles.inCell} x={x + cell / 2} y={y + row / 2} textAnchor="middle">
                  {(mark as Cell).figure !== undefined
                    ? (mark as Cell).figure
                    : count > 0
                      ? count.toLocaleString("en")
                      : (mark as Cell).isHole && mark.onOpen
                        ? "+"
                        : "·"}
                </text>
              </>
            );
          }}
        >
          {columns.map((column, at) => {
            const [x, y] = [before + (at + 0.5) * cell, head - 9];
            return (
              <text
                key={column}
                className={styles.label}
                x={x}
                y={y}
                textAnchor={isLeaning ? "start" : "middle"}
                transform={isLeaning ? `rotate(-40 ${x} ${y})` : undefined}
              >
                {isLeaning ? fitted(column, letters, 140) : column}
              </text>
            );
          })}
          {rows.map((word, at) => (
            <text key={word} className={styles.label} x={before - 8} y={head + (at + 0.5) * row} textAnchor="end">
              {fitted(word, letters, before - 8)}
            </text>
          ))}
          {aside && (
            <>
              <text className={styles.axis} x={asideAt} y={head - 9} textAnchor="end">
                {aside.title}
              </text>
              {rows.map((word, at) => (
                <text key={word} className={styles.axis} x={asideAt} y={head + (at + 0.5) * row} textAnchor="end">
                  {aside.of[at]}
                </text>
              ))}
            </>
          )}
        </ChartMarks>
      )}
    </div>
  );
}
