import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useSectionFolded } from "./panel-memory";
import styles from "./section.module.css";

interface Props {
  /** Under which it is remembered that it is folded away. */
  name: string;
  title: string;
  /** Until somebody folds or unfolds it. */
  folded?: boolean;
  /** Said beside the title while it is folded. */
  summary?: ReactNode;
  children: ReactNode;
}

/** Fields of a panel that belong together, folded away by their heading. */
export function Section({ name, title, folded = false, summary, children }: Props) {
  const [isFolded, fold] = useSectionFolded(name, folded);
  return (
    <details
      className={styles.section}
      open={!isFolded}
      onToggle={({ currentTarget: { open } }) => open === isFolded && fold(!open)}
    >
      <summary>
        <ChevronRight className={styles.arrow} size={16} strokeWidth={1.75} aria-hidden />
        <h2>{title}</h2>
        {isFolded && summary && <span className={styles.summary}>{summary}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
