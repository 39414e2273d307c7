// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
import { lastPart, partsBefore, type ShownColumn } from "./column-look";
import { rowNumberWidth } from "./grid-places";
import styles from "./sheet.module.css";
import type { GridWindow } from "./use-grid-window";

interface Props {
  columns: readonly ShownColumn[];
  frozen: number;
  sight: GridWindow;
  selectedFrom: number;
  selectedTo: number;
}

/** What the columns are called. */
export function SheetHead({ columns, frozen, sight: { from, to, before }, selectedFrom, selectedTo }: Props) {
  let left = rowNumberWidth;
  const head = (index: number, stays: boolean) => {
    const { column, width } = columns[index]!;
    const place = stays ? { width, left } : { width };
    if (stays) left += width;
    return (
      <div
        key={column.name}
        role="columnheader"
        aria-colindex={index + 2}
        className={styles.heading}
        data-column={index}
        data-number={column.isNumber || undefined}
        data-stays={stays || undefined}
        data-within={(index >= selectedFrom && index <= selectedTo) || undefined}
        title={column.title}
        style={place}
      >
        <span className={styles.title}>
          {partsBefore(column.title) !== "" && <small>{partsBefore(column.title)} </small>}
          <span>{lastPart(column.title)}</span>
        </span>
      </div>
    );
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow} data-row={-1}>
        <div role="columnheader" aria-colindex={1} className={styles.corner} data-column={-1}>
          <span className="visually-hidden">Row</span>
        </div>
        {Array.from({ length: frozen }, (_, index) => head(index, true))}
        <div role="presentation" style={{ width: before }} className={styles.gap} />
        {Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => head(from + n, false))}
      </div>
    </div>
  );
}
