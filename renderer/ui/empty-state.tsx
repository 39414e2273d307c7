import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface Props {
  title: string;
  /** What to do next, in one or two sentences. */
  children?: ReactNode;
  actions?: ReactNode;
  picture?: ReactNode;
}

/** A place with nothing in it yet says what belongs there and offers the next step. */
export function EmptyState({ title, children, actions, picture }: Props) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
