import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import type { ShownColumn } from "./column-look";
import { headHeight, rowHeight, rowNumberWidth } from "./grid-places";

interface Wanted {
  scroller: RefObject<HTMLDivElement | null>;
  lines: number;
  columns: readonly ShownColumn[];
  frozen: number;
  /** A line that is there also when it is out of sight: the keyboard is in it. */
  kept: number;
  /** Whether something is being typed into that line. */
  isTyping: boolean;
}

/** Lines beyond either edge that are there already. */
const overscan = 4;

/** Which lines and columns are in sight. */
export function useGridWindow({ scroller, lines, columns, frozen, kept, isTyping }: Wanted) {
  const rows = useVirtualizer({
    count: lines,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingEnd: headHeight,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return kept < 0 || kept >= lines || inSight.includes(kept) ? inSight : [...inSight, kept].sort((a, b) => a - b);
    },
  });
  const still = columns.slice(0, frozen).reduce((sum, { width }) => sum + width, rowNumberWidth);
  const moving = columns.slice(frozen);
  const across = useVirtualizer({
    horizontal: true,
    count: moving.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => moving[index]!.width,
    overscan: 2,
    paddingStart: still,
    scrollPaddingStart: still,
  });
  const widths = moving.map(({ width }) => width).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns of other widths are other columns.
  useEffect(() => across.measure(), [widths, still, across]);

  const inSight = across.getVirtualItems();
  const lineItems = rows.getVirtualItems();
  // As many as are ever there at once, and the one that is kept.
  const pool = Math.ceil((rows.scrollRect?.height ?? 0) / rowHeight) + 2 * overscan + 2;
  const isThere = new Set(lineItems.map(({ index }) => index));
  const drawn = lineItems.map(({ index, start }) => {
    const isApart = (isTyping && index === kept) || !(isThere.has(index - 1) || isThere.has(index + 1));
    return { index, start, slot: isApart ? -1 : index % pool };
  });
  return {
    /**
     * With the slot in which each is drawn: those that come into sight take over from those that have left it, since making
     * cells anew takes longer than writing others into them. One that is typed in, or lies apart, is for itself (-1). While one
     * scrolls they come by their slots, so that none has to move in the page; at rest as one reads them.
     */
    lines: rows.isScrolling && !isTyping ? drawn.sort((a, b) => a.slot - b.slot) : drawn,
    height: rows.getTotalSize(),
    width: across.getTotalSize(),
    from: frozen + (inSight[0]?.index ?? 0),
    to: frozen + (inSight.at(-1)?.index ?? -1),
    before: (inSight[0]?.start ?? still) - still,
    /** Lines that fit on the screen. */
    page: Math.max(1, Math.floor(((rows.scrollRect?.height ?? 0) - headHeight) / rowHeight) - 1),
    show(line: number, column: number, align: "auto" | "center" = "auto") {
      rows.scrollToIndex(line, { align });
      if (column >= frozen) across.scrollToIndex(column - frozen, { align: "auto" });
    },
  };
}

export type GridWindow = ReturnType<typeof useGridWindow>;
