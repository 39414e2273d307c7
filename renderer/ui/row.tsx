import { type ReactNode, useEffect, useRef } from "react";
import styles from "./row.module.css";

interface ListProps {
  /** Lines between the rows, where they have buttons of their own. */
  ruled?: boolean;
  label?: string;
  /** Rows. */
  children: ReactNode;
}

export function RowList({ ruled, label, children }: ListProps) {
  return (
    <ul className={styles.list} data-ruled={ruled || undefined} aria-label={label}>
      {children}
    </ul>
  );
}

/** How a line of a list looks. */
export interface RowLook {
  title: ReactNode;
  /** What is known of it, under its name. */
  below?: ReactNode;
  /** Before its name: an icon, a small face. */
  lead?: ReactNode;
  /** What is known of it, at the end of the line. */
  facts?: ReactNode;
  /** In full, where it may be cut off. */
  hint?: string | undefined;
  /** With a name in large letters; in little width the facts stand below. */
  tall?: boolean;
  /** Sentences, which are never cut off. */
  wraps?: boolean;
}

interface LineProps extends RowLook {
  /** Scrolls into sight. */
  isCurrent?: boolean;
  disabled?: boolean;
  /** False where arrows lead from row to row, and Tab past them. */
  isTabStop?: boolean;
  /** Undefined where it is only listed. */
  onOpen?: (() => void) | undefined;
}

/** What something in a list is, and what is known of it; a click opens it. */
export function RowLine({
  title,
  below,
  lead,
  facts,
  hint,
  tall,
  wraps,
  isCurrent,
  disabled,
  isTabStop = true,
  onOpen,
}: LineProps) {
  const here = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) here.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const words = (
    <>
      {lead}
      <span className={styles.words} data-wraps={wraps || undefined}>
        <span className={styles.title} title={hint}>
          {title}
        </span>
        {below !== undefined && <span className={styles.below}>{below}</span>}
      </span>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
    </>
  );
  if (!onOpen)
    return (
      <div className={styles.line} data-tall={tall || undefined}>
        {words}
      </div>
    );
  return (
    <button
      ref={here}
      type="button"
      className={styles.line}
      data-tall={tall || undefined}
      aria-current={isCurrent ? "true" : undefined}
      tabIndex={isTabStop ? undefined : -1}
      disabled={disabled}
      onClick={onOpen}
    >
      {words}
    </button>
  );
}

interface RowProps extends LineProps {
  /** What can be done with it besides opening it. */
  actions?: ReactNode;
}

export function Row({ actions, ...line }: RowProps) {
  return (
    <li className={styles.row}>
      <RowLine {...line} />
      {actions && <span className={styles.actions}>{actions}</span>}
    </li>
  );
}
