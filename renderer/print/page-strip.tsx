import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import styles from "./print-room.module.css";
import type { SheetOutline } from "./shown-sheet";

interface Props {
  sheets: readonly SheetOutline[];
  at: number;
  onGo(page: number): void;
}

const width = 72;

/** All pages, small, to go to one of them. */
export function PageStrip({ sheets, at, onGo }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: sheets.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(sheets[index]),
    overscan: 4,
    paddingStart: 16,
    paddingEnd: 16,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sheets of another height are other rows.
  useEffect(() => rows.measure(), [sheets, rows]);
  useEffect(() => rows.scrollToIndex(at), [at, rows]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 1,
      PageUp: at - 1,
      Home: 0,
      End: sheets.length - 1,
    }[event.key];
    if (next === undefined || !sheets[next]) return;
    event.preventDefault();
    onGo(next);
  };
  return (
    <div
      ref={scroller}
      className={styles.strip}
      role="listbox"
      aria-label="Sheets"
      tabIndex={0}
      aria-activedescendant={`page-${at}`}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it handles the keyboard.
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the listbox.
          <div
            key={index}
            id={`page-${index}`}
            role="option"
            aria-selected={index === at}
            aria-label={`Sheet ${index + 1}`}
            className={styles.page}
            style={{ transform: `translateY(${start}px)`, width }}
            onClick={() => onGo(index)}
          >
            {sheets[index] && <SheetPlan sheet={sheets[index]} />}
            <span>{index + 1}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** With its number below. */
const heightOf = (sheet: SheetOutline | undefined): number =>
  (sheet ? Math.round((width * sheet.paper.height) / sheet.paper.width) : width) + 28;

/** A sheet as a small plan: enough to find a page by. */
const SheetPlan = memo(function SheetPlan({ sheet: { paper, places } }: { sheet: SheetOutline }) {
  const gap = Math.min(2, (places[0]?.box.width ?? 0) / 20);
  return (
    <svg className={styles.plan} viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
      <rect width={paper.width} height={paper.height} className={styles.planPaper} />
      {places.map(({ box: { x, y, width: wide, height: high }, isRound }) => (
        <rect
          key={`${x},${y}`}
          x={x + gap}
          y={y + gap}
          width={wide - 2 * gap}
          height={high - 2 * gap}
          rx={isRound ? wide / 2 : 1.5 * gap}
          className={styles.planCard}
        />
      ))}
    </svg>
  );
});
