// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type PointerEvent, useState } from "react";
import type { Sorting } from "../../../project/sheet/arrange";
import { fittedWidth, lastPart, partsBefore, type ShownColumn } from "./column-look";
import styles from "./sheet.module.css";
import type { GridWindow } from "./use-grid-window";
import type { SheetLayout } from "./use-sheet-layout";

interface Props {
  layout: SheetLayout;
  sight: GridWindow;
  sort: Sorting | null;
  selectedFrom: number;
  selectedTo: number;
  readOnly: boolean;
  onMenu(index: number, at: { top: number; left: number }): void;
}

/** What the columns are called; their edges make them wider, their arrows say what can be done with them. */
export function SheetHead({ layout, sight, sort, selectedFrom, selectedTo, readOnly, onMenu }: Props) {
  const { shown: columns, frozen, keep } = layout;
  const { from, to, before } = sight;
  const head = (index: number) => {
    const { column, width } = columns[index]!;
    const isSorted = sort?.column === column.name;
    return (
      <div
        key={column.name}
        role="columnheader"
        aria-colindex={index + 2}
        aria-sort={isSorted ? (sort.descending ? "descending" : "ascending") : "none"}
        className={styles.heading}
        data-column={index}
        data-number={column.isNumber || undefined}
        data-within={(index >= selectedFrom && index <= selectedTo) || undefined}
        title={column.title}
        style={{ width }}
      >
        <span className={styles.title}>
          {partsBefore(column.title) !== "" && <small>{partsBefore(column.title)}</small>}
          <span>{lastPart(column.title)}</span>
        </span>
        {isSorted && (sort.descending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
        <button
          type="button"
          className={styles.more}
          // The menu of any cell says the same.
          tabIndex={-1}
          aria-label={`Column ${column.title}`}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={({ currentTarget }) => {
            const { bottom, left: at } = currentTarget.getBoundingClientRect();
            onMenu(index, { top: bottom, left: at });
          }}
        >
          <ChevronDown size={14} aria-hidden />
        </button>
        {!readOnly && (
          <Edge
            width={width}
            onWidth={(next) => keep(columns.with(index, { column, width: next } satisfies ShownColumn))}
          />
        )}
      </div>
    );
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow} data-row={-1}>
        <div role="presentation" className={styles.still}>
          <div role="columnheader" aria-colindex={1} className={styles.numberHead} data-column={-1}>
            <span className="visually-hidden">Row</span>
          </div>
          {Array.from({ length: frozen }, (_, index) => head(index))}
        </div>
        <div role="presentation" style={{ width: before }} className={styles.gap} />
        {Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => head(from + n))}
      </div>
    </div>
  );
}

/** Moved by the mouse; the columns' dialog has their widths for keys. */
function Edge({ width, onWidth }: { width: number; onWidth(width: number): void }) {
  const [moved, setMoved] = useState<{ from: number; by: number } | null>(null);
  const move = ({ clientX }: PointerEvent) => moved && setMoved({ ...moved, by: clientX - moved.from });
  return (
    <span
      aria-hidden
      className={styles.edge}
      data-moved={moved !== null || undefined}
      style={moved ? { right: -moved.by } : undefined}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setMoved({ from: event.clientX, by: 0 });
      }}
      onPointerMove={move}
      onPointerUp={() => {
        if (moved && moved.by !== 0) onWidth(fittedWidth(width + moved.by));
        setMoved(null);
      }}
    />
  );
}
