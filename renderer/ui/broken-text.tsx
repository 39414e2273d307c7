import Button from "@mui/material/Button";
import type { Problem } from "../../schemas/problem";
import styles from "./broken-text.module.css";
import { SeverityIcon } from "./severity-icon";

interface Props {
  problem: Problem;
  onShow(pointer: string, row?: number): void;
  /** Undefined where no text has been valid yet, or nothing can be changed. */
  onRestore?: (() => void) | undefined;
}

/** Lies over the lower edge of the fields while their text can't be read, and offers both ways on. */
export function BrokenText({ problem: { message, hint, where }, onShow, onRestore }: Props) {
  return (
    <div className={styles.broken} role="status">
      <SeverityIcon severity="error" size={18} />
      <div>
        <p className={styles.message}>{message}</p>
        <p>{hint}</p>
        <div className={styles.actions}>
          <Button size="small" variant="outlined" onClick={() => onShow(where.field ?? "", where.row)}>
            {where.row === undefined ? "Show it" : `Show line ${where.row}`}
          </Button>
          {onRestore && (
            <Button size="small" onClick={onRestore}>
              Restore last valid version
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
