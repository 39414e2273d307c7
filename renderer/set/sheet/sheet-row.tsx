// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
import { memo, type ReactNode } from "react";
import { schemaFor } from "../../../project/format";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import { valueAt } from "../../../schemas/json-pointer";
import type { JsonSchema } from "../../document/schema-fields";
import { takesField } from "../../document/takes-field";
import { useCard } from "../../document/use-card";
import { Cell } from "./cell";
import type { ShownColumn } from "./column-look";
import { cellId, rowNumberWidth } from "./grid-places";
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
  /** Where the keyboard is; -1 where it isn't in this row. */
  active: number;
  /** In place of the active cell. */
  editor: ReactNode;
}

interface Props extends RowPlace {
  id: string;
  around: TellsOf;
}

/** A card. Only the columns in sight exist. */
export const SheetRow = memo(function SheetRow({ id, row, columns, frozen, from, to, around, ...look }: Props) {
  const { card } = useCard(id);
  const schema = schemaFor("card", around.game) as JsonSchema;
  let left = rowNumberWidth;
  const cell = (index: number, stays: boolean) => {
    const { column, width } = columns[index]!;
    const { field } = column;
    const isForeign =
      card !== undefined &&
      field !== undefined &&
      valueAt(card, field.at) === undefined &&
      !takesField(schema, card, field.at);
    const isActive = index === look.active;
    const place = stays ? { width, left } : { width };
    if (stays) left += width;
    return (
      <div
        key={column.name}
        id={cellId(look.gridId, row, index)}
        role="gridcell"
        aria-colindex={index + 2}
        aria-selected={index >= look.selectedFrom && index <= look.selectedTo}
        aria-readonly={field === undefined || isForeign || undefined}
        className={styles.cell}
        data-column={index}
        data-number={column.isNumber || undefined}
        data-told={field === undefined || undefined}
        data-foreign={isForeign || undefined}
        data-active={isActive || undefined}
        data-stays={stays || undefined}
        style={place}
      >
        {isActive && look.editor ? look.editor : <Cell id={id} card={card} column={column} around={around} />}
      </div>
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={look.line + 1}
      className={styles.row}
      data-row={row}
      data-card={id}
      data-editing={look.editor ? true : undefined}
      style={{ transform: `translateY(${look.top}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.number} data-column={-1}>
        {row + 1}
      </div>
      {Array.from({ length: frozen }, (_, index) => cell(index, true))}
      <div role="presentation" style={{ width: look.before }} className={styles.gap} />
      {Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => cell(from + n, false))}
    </div>
  );
});
