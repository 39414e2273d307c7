import type { PlayedMatch } from "../table-store";
import styles from "./thought.module.css";

/** Why a bot has decided so, and what it held its other choices for. */
export function Thought({
  name,
  thought: { why, candidates },
}: {
  name: string;
  thought: NonNullable<PlayedMatch["lastThought"]>;
}) {
  const words = `${why[0]?.toUpperCase() ?? ""}${why.slice(1)}.`;
  if (candidates.length < 2) {
    return (
      <p className={styles.why}>
        <strong>Why, {name}?</strong> {words}
      </p>
    );
  }
  return (
    <details className={styles.why}>
      <summary>
        <strong>Why, {name}?</strong> {words}
      </summary>
      <ol className={styles.candidates} aria-label={`What ${name} thought of`}>
        {candidates.map(({ text, value, isChosen }) => (
          <li key={text} data-chosen={isChosen || undefined}>
            <span>{text}</span>
            <span>{value}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
