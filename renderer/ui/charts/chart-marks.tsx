import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./charts.module.css";
import type { Mark } from "./mark";

interface Props {
  /** What is shown, for those who can't see it. */
  label: string;
  width: number;
  height: number;
  marks: readonly Mark[];
  /** How many stand in a row; all of them, unless it is a grid. */
  columns?: number | undefined;
  /** Draws a mark. What it is, and how it is pointed at, is seen to here. */
  draw(mark: Mark, at: number): ReactNode;
  /** What is no mark: axes, headings. */
  children?: ReactNode;
}

/** The drawing of a chart. One stop of the Tab key; the arrow keys go from mark to mark, Enter opens one. */
export function ChartMarks({ label, width, height, marks, columns = 1, draw, children }: Props) {
  const [current, setCurrent] = useState<Place>({ at: 0 });
  const drawing = useRef<SVGSVGElement>(null);
  const isWithKeys = useRef(false);
  const stop = placeAmong(marks, current);
  const markAt = (at: number) => drawing.current?.querySelector<SVGElement>(`[data-mark="${at}"]`);
  const goTo = (at: number) => {
    if (at < 0 || at >= marks.length) return;
    markAt(at)?.focus();
  };
  // Where the keys are, they stay, although the chart is drawn anew and the mark stands elsewhere, or is gone.
  useLayoutEffect(() => {
    if (isWithKeys.current && !document.activeElement?.matches(`[data-mark="${stop}"]`)) markAt(stop)?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const ends = { Home: 0, End: marks.length - 1 }[event.key];
    if (step !== undefined) goTo(stop + step);
    else if (ends !== undefined) goTo(ends);
    else if (event.key === "Enter" || event.key === " ") marks[stop]?.onOpen?.();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing knows no fieldset.
    <svg
      ref={drawing}
      className={styles.drawing}
      role="group"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <g aria-hidden>{children}</g>
      {marks.map((mark, at) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: what can't be opened is still gone to by its words.
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
          key={at}
          className={styles.mark}
          role={mark.onOpen ? "button" : "img"}
          aria-label={mark.words}
          tabIndex={at === stop ? 0 : -1}
          data-mark={at}
          data-opens={mark.onOpen ? true : undefined}
          data-faint={mark.isFaint || undefined}
          onFocus={() => {
            isWithKeys.current = true;
            setCurrent({ at, label: mark.label });
          }}
          onBlur={() => {
            isWithKeys.current = false;
          }}
          onKeyDown={onKeyDown}
          onClick={mark.onOpen}
        >
          <title>{mark.words}</title>
          {draw(mark, at)}
        </g>
      ))}
    </svg>
  );
}

/** Which mark was gone to last. */
interface Place {
  at: number;
  label?: string;
}

/** Where the same mark stands now; if there is none, what stands in its place. */
function placeAmong(marks: readonly Mark[], { at, label }: Place): number {
  if (label === undefined || marks[at]?.label === label) return Math.min(at, marks.length - 1);
  const found = marks.findIndex((mark) => mark.label === label);
  return found >= 0 ? found : Math.min(at, marks.length - 1);
}
