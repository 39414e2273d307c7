import type { ReactNode } from "react";
import type { Problem } from "../../schemas/problem";
import styles from "./problem-line.module.css";
import { SeverityIcon } from "./severity-icon";

interface Props {
  problem: Pick<Problem, "severity" | "message" | "hint">;
  /** Where it is wrong. */
  on?: ReactNode;
  /** What mends it, and where it leads. */
  children?: ReactNode;
}

/** What is wrong, in ink, and what to do next; only the mark is in colour. */
export function ProblemLine({ problem: { severity, message, hint }, on, children }: Props) {
  return (
    <span className={styles.problem}>
      <SeverityIcon severity={severity} />
      <span>
        {on && <strong>{on} </strong>}
        {message} {hint && <span className={styles.hint}>{hint}</span>} {children}
      </span>
    </span>
  );
}
