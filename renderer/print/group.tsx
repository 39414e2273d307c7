import type { ReactNode } from "react";
import { remember, useRemembered } from "../state/settings";
import styles from "./print-panel.module.css";

/** Settings that belong together. What is folded away stays so. */
export function Group({ name, summary, children }: { name: string; summary?: string; children: ReactNode }) {
  const key = `print.open.${name}`;
  const [open] = useRemembered(key, ["Cards", "Pieces", "Paper"].includes(name));
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) remember(key, event.currentTarget.open);
      }}
    >
      <summary>
        <h2>{name}</h2>
        {!open && summary && <span>{summary}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
