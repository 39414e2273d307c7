import { Plus } from "lucide-react";
import { memo } from "react";
import { GridRow, type RowPlace } from "./grid-row";
import styles from "./sheet.module.css";

/** The last row, in which a new card begins with whatever is typed into it. */
export const NewRow = memo(function NewRow(place: RowPlace) {
  return (
    <GridRow
      {...place}
      header={<Plus size={14} aria-label="New card" />}
      cellOf={({ name }) => name === "name" && <span className={styles.hint}>New card</span>}
    />
  );
});
