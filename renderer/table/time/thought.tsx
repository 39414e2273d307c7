import type { Told } from "../engine/messages";
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
      <Candidates candidates={candidates} label={`What ${name} thought of`} />
    </details>
  );
}

/** Choices with what a bot holds of them, the best first. */
export function Candidates({ candidates, label }: Pick<Told, "candidates"> & { label: string }) {
  return (
    <ol className={styles.candidates} aria-label={label}>
      {candidates.map(({ text, value, isChosen }) => (
        <li key={text} data-chosen={isChosen || undefined}>
          <span>{text}</span>
          <span>{value}</span>
        </li>
      ))}
    </ol>
  );
}
