import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import type { Placement, Sheet } from "../../press/sheet";
import styles from "./print-room.module.css";

interface Props {
  sheet: Sheet;
  pages: readonly (readonly Placement[])[];
  at: number;
  onGo(page: number): void;
}

const width = 72;

/** All pages, small, to go to one of them. */
export function PageStrip({ sheet, pages, at, onGo }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const height = Math.round((width * sheet.paper.height) / sheet.paper.width) + 28;
  const rows = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 4,
    paddingStart: 16,
    paddingEnd: 16,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of another height are other rows.
  useEffect(() => rows.measure(), [height, rows]);
  useEffect(() => rows.scrollToIndex(at), [at, rows]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 1,
      PageUp: at - 1,
      Home: 0,
      End: pages.length - 1,
    }[event.key];
    if (next === undefined || !pages[next]) return;
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
            <SheetPlan sheet={sheet} placements={pages[index] ?? []} />
            <span>{index + 1}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A sheet as a small plan: enough to find a page by. */
const SheetPlan = memo(function SheetPlan({ sheet, placements }: { sheet: Sheet; placements: readonly Placement[] }) {
  const { paper, backs } = sheet;
  const gap = Math.min(2, (placements[0]?.width ?? 0) / 20);
  const beside = backs?.on === "same-page" ? placements.flatMap(({ slot }) => backs.slots[slot] ?? []) : [];
  return (
    <svg className={styles.plan} viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
      <rect width={paper.width} height={paper.height} className={styles.planPaper} />
      {[...placements, ...beside].map(({ x, y, width: wide, height: high }) => (
        <rect
          key={`${x},${y}`}
          x={x + gap}
          y={y + gap}
          width={wide - 2 * gap}
          height={high - 2 * gap}
          rx={1.5 * gap}
          className={styles.planCard}
        />
      ))}
    </svg>
  );
});
