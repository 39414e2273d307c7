import Button from "@mui/material/Button";
import { CircleAlert } from "lucide-react";
import type { Pointer } from "../../schemas/json-pointer";
import type { FileEditing } from "../document/use-file-editing";
import styles from "./document-form.module.css";

/** Lies over the lower edge of the form while the card's text can't be read, and offers both ways on. */
export function BrokenText({
  editing,
  openJson,
}: {
  editing: FileEditing;
  openJson(pointer: Pointer, row?: number): void;
}) {
  const { reading, shown, readOnly, restore } = editing;
  const [problem] = reading.problems;
  if (!problem) return null;
  return (
    <div className={styles.broken} role="status">
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.brokenMessage}>{problem.message}</p>
        <p>{problem.hint}</p>
        <div className={styles.brokenActions}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => openJson(problem.where.field ?? "", problem.where.row)}
          >
            {problem.where.row === undefined ? "Show it" : `Show line ${problem.where.row}`}
          </Button>
          {shown && !readOnly && (
            <Button size="small" onClick={restore}>
              Restore last valid version
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
