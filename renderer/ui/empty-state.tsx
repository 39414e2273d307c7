import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { SeverityIcon } from "./severity-icon";

interface Props {
  title: string;
  /** What to do next, in one or two sentences. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Something is wrong, rather than not there yet. */
  isFault?: boolean;
}

/** A list with nothing in it says so, and what would be. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** A place with nothing in it yet says what belongs there and offers the next step. */
export function EmptyState({ title, children, actions, isFault }: Props) {
  return (
    <div className={styles.empty}>
      {isFault && <SeverityIcon severity="error" size={28} />}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
