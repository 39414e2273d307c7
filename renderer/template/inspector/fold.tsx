import type { ReactNode } from "react";
import styles from "./inspector.module.css";

/** One of several things of a list, folded away until it is wanted. */
export function Fold({ title, aside, children }: { title: ReactNode; aside: string; children: ReactNode }) {
  return (
    <details className={styles.style}>
      <summary>
        {title}
        <span>{aside}</span>
      </summary>
      <div className={styles.rows}>{children}</div>
    </details>
  );
}
