import { Plus } from "lucide-react";
import { memo } from "react";
import { type GridCell, GridRow, type RowPlace } from "./grid-row";
import styles from "./sheet.module.css";

const beginning: GridCell = { content: <span className={styles.hint}>New card</span>, isForeign: false };
const empty: GridCell = { content: null, isForeign: false };

/** The last row, in which a new card begins with whatever is typed into it. */
export const NewRow = memo(function NewRow(place: RowPlace) {
  return (
    <GridRow
      {...place}
      header={<Plus size={14} aria-label="New card" />}
      cellOf={({ name }) => (name === "name" ? beginning : empty)}
    />
  );
});
