import { CircleCheck } from "lucide-react";
import { cardIdOf } from "../../project/paths";
import { severities } from "../../schemas/problem";
import { useChecked } from "../state/checking";
import { count } from "../state/count";
import { inNumbers } from "../state/numbers";
import { useProject } from "../state/open-project";
import { usePlace } from "../state/place";
import { setUi, useUi } from "../state/ui-store";
import { ink } from "../theme/tokens";
import { SeverityIcon, severityWords } from "../ui/severity-icon";
import { FirstStepsLine } from "./first-steps-line";
import styles from "./shell.module.css";

function ProblemCounts() {
  const { counts, complete } = useChecked((state) => state);
  const open = useUi(({ problemsOpen }) => problemsOpen);
  const present = severities.filter((severity) => counts[severity] > 0);
  return (
    <button type="button" className={styles.counts} aria-expanded={open} onClick={() => setUi({ problemsOpen: !open })}>
      {!complete && <span className={styles.tally}>Checking…</span>}
      {complete && present.length === 0 && (
        <span className={styles.tally}>
          <CircleCheck color={ink.good} aria-hidden /> No problems
        </span>
      )}
      {present.map((severity) => (
        <span key={severity} className={styles.tally}>
          <SeverityIcon severity={severity} size={14} /> {count(counts[severity], ...severityWords[severity])}
        </span>
      ))}
    </button>
  );
}

export function StatusLine() {
  const isOpen = useProject(({ phase }) => phase === "open");
  const paths = useProject((state) => state.paths);
  const label = useProject(({ open }) => open?.label ?? "");
  const selected = useUi(({ selection }) => selection.size);
  const summedUp = useUi((ui) => ui.summedUp);
  const { name, item } = usePlace();
  if (!isOpen) {
    return (
      <footer className={styles.status}>
        <span>No set open</span>
      </footer>
    );
  }
  const cards = paths.filter((path) => cardIdOf(path) !== undefined).length;
  return (
    <footer className={styles.status}>
      <ProblemCounts />
      <span className={styles.spread} />
      <FirstStepsLine />
      <span className={styles.spread} />
      {summedUp !== null && <span>{summedUp}</span>}
      {name === "set" && item === undefined && selected > 1 && <span>{inNumbers(selected)} selected</span>}
      <span>{count(cards, "card")}</span>
      <span className={styles.ellipsis} title={`Project folder: ${label}`}>
        {label}
      </span>
    </footer>
  );
}
