// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
import { Plus } from "lucide-react";
import { memo } from "react";
import { cellId, rowNumberWidth } from "./grid-places";
import styles from "./sheet.module.css";
import type { RowPlace } from "./sheet-row";

/** The last row, in which a new card begins with whatever is typed into it. */
export const NewRow = memo(function NewRow({ gridId, row, columns, frozen, from, to, ...look }: RowPlace) {
  let left = rowNumberWidth;
  const cell = (index: number, stays: boolean) => {
    const { column, width } = columns[index]!;
    const isActive = index === look.active;
    const place = stays ? { width, left } : { width };
    if (stays) left += width;
    return (
      <div
        key={column.name}
        id={cellId(gridId, row, index)}
        role="gridcell"
        aria-colindex={index + 2}
        aria-selected={index >= look.selectedFrom && index <= look.selectedTo}
        className={styles.cell}
        data-column={index}
        data-told={column.field === undefined || undefined}
        data-active={isActive || undefined}
        data-stays={stays || undefined}
        style={place}
      >
        {isActive && look.editor
          ? look.editor
          : column.name === "name" && <span className={styles.hint}>New card</span>}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={look.line + 1}
      className={styles.row}
      data-row={row}
      data-editing={look.editor ? true : undefined}
      style={{ transform: `translateY(${look.top}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.number} data-column={-1}>
        <Plus size={14} aria-label="New card" />
      </div>
      {Array.from({ length: frozen }, (_, index) => cell(index, true))}
      <div role="presentation" style={{ width: look.before }} className={styles.gap} />
      {Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => cell(from + n, false))}
    </div>
  );
});
