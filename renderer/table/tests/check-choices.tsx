import Button from "@mui/material/Button";
import { useId } from "react";
import type { PossibleCheck } from "../../../engine/core/scenario-candidates";
import { CheckField } from "../../ui/fields/check-field";
import styles from "./check-choices.module.css";

interface Props {
  checks: readonly PossibleCheck[];
  /** The thing on the table whose checks are shown; null for all that has changed. */
  about: string | null;
  keyOf(check: PossibleCheck): string | undefined;
  isChosen(check: PossibleCheck): boolean;
  onToggle(check: PossibleCheck): void;
  onAll(): void;
  onNone(): void;
}

/** What must hold: everything that has come of the steps, and whatever else is so of a thing that was clicked. */
export function CheckChoices({ checks, about, keyOf, isChosen, onToggle, onAll, onNone }: Props) {
  const id = useId();
  const shown = checks.filter((check) => (about === null ? check.isChange || isChosen(check) : keyOf(check) === about));
  const chosen = checks.filter(isChosen).length;
  return (
    <section className={styles.choices} aria-labelledby={id}>
      <header>
        <h2 id={id}>What must hold</h2>
        <span>{chosen} chosen</span>
        {about === null ? (
          <Button size="small" variant="outlined" disabled={chosen === 0} onClick={onNone}>
            None
          </Button>
        ) : (
          <Button size="small" variant="outlined" onClick={onAll}>
            Show all
          </Button>
        )}
      </header>
      {about === null && <p>Click a card or a player to ask for more of it.</p>}
      <ul>
        {shown.map((check, n) => (
          <li key={check.words}>
            <CheckField
              id={`${id}-${n}`}
              label={check.words}
              value={isChosen(check)}
              onChange={() => onToggle(check)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
