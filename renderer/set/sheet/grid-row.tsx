// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
import type { ReactNode } from "react";
import type { ShownColumn } from "./column-look";
import { cellId } from "./grid-places";
import styles from "./sheet.module.css";

/** Where a row lies, and what of it is selected. */
export interface RowPlace {
  gridId: string;
  /** Among the cards. */
  row: number;
  /** Among all lines of the sheet, from 1. */
  line: number;
  top: number;
  columns: readonly ShownColumn[];
  frozen: number;
  /** Which of the columns that scroll are in sight. */
  from: number;
  to: number;
  /** Pixels of those before them. */
  before: number;
  /** Which columns are selected. */
  selectedFrom: number;
  selectedTo: number;
  /** Which edges of the selection its cells have, in words that the style knows; none of a single cell. */
  edges: string;
  /** Where the keyboard is; -1 where it isn't in this row. */
  active: number;
  /** Which column's cell ends the selection, and is pulled on to fill those below; -1 where none does. */
  corner: number;
  /** In place of the active cell. */
  editor: ReactNode;
}

interface Props extends RowPlace {
  card?: string;
  /** What stands before the cells. */
  header: ReactNode;
  cellOf(column: ShownColumn["column"]): GridCell;
}

export interface GridCell {
  content: ReactNode;
  /** Whether the card has no such field. */
  isForeign: boolean;
}

/** A line of the sheet. Only the columns in sight exist. */
export function GridRow({ card, header, cellOf, row, columns, frozen, from, to, ...look }: Props) {
  const cell = (index: number) => {
    const { column, width } = columns[index]!;
    const isTold = column.field === undefined;
    const { content, isForeign } = cellOf(column);
    const isActive = index === look.active;
    const isSelected = index >= look.selectedFrom && index <= look.selectedTo;
    const ends = `${index === look.selectedFrom ? " left" : ""}${index === look.selectedTo ? " right" : ""}`;
    return (
      <div
        key={column.name}
        id={isActive ? cellId(look.gridId, row, index) : undefined}
        role="gridcell"
        aria-colindex={index + 2}
        aria-selected={isSelected}
        aria-readonly={isTold || isForeign || undefined}
        className={styles.cell}
        data-column={index}
        data-number={column.isNumber || undefined}
        data-told={isTold || undefined}
        data-foreign={isForeign || undefined}
        data-active={isActive || undefined}
        data-edges={(isSelected && look.edges && look.edges + ends) || undefined}
        style={{ width }}
      >
        {isActive && look.editor ? look.editor : content}
        {index === look.corner && <span aria-hidden data-corner className={styles.corner} />}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={look.line + 1}
      className={styles.row}
      data-row={row}
      data-card={card}
      data-editing={look.editor ? true : undefined}
      style={{ top: look.top }}
    >
      <div role="presentation" className={styles.still}>
        <div role="rowheader" aria-colindex={1} className={styles.number} data-column={-1}>
          {header}
        </div>
        {Array.from({ length: frozen }, (_, index) => cell(index))}
      </div>
      <div role="presentation" style={{ width: look.before }} className={styles.gap} />
      {Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => cell(from + n))}
    </div>
  );
}
