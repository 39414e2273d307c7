import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { X } from "lucide-react";
import styles from "./pool.module.css";
import type { PoolHand } from "./use-pool-hand";
import type { PoolMarks } from "./use-pool-marks";

interface Props {
  hand: PoolHand;
  marks: PoolMarks;
  readOnly: boolean;
}

/** What is done with all marked cards at once; until some are, how a hand takes cards. */
export function PoolFoot({ hand, marks: { marked, clear }, readOnly }: Props) {
  const ids = [...marked];
  if (ids.length === 0)
    return (
      <p className={styles.ways}>
        <span>
          <kbd>Shift</kbd> as many as usual
        </span>
        <span>
          <kbd>1–9</kbd> so many
        </span>
        <span>
          <kbd>Ctrl</kbd> mark several
        </span>
      </p>
    );
  return (
    <fieldset className={styles.marked} aria-label="Marked cards">
      <strong role="status">{`${ids.length} marked`}</strong>
      {[1, 2, 3].map((n) => (
        <Button
          key={n}
          size="small"
          variant="outlined"
          className={styles.many ?? ""}
          aria-label={`${n} of each`}
          disabled={readOnly}
          onClick={() => hand.set(ids, n)}
        >
          {n}
        </Button>
      ))}
      <Button size="small" variant="outlined" disabled={readOnly} onClick={() => hand.fill(ids)}>
        As many as usual
      </Button>
      <IconButton size="small" aria-label="Mark none" onClick={clear}>
        <X size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
