import Button from "@mui/material/Button";
import type { Problem } from "../../../schemas/problem";
import { goTo } from "../../state/place";
import { useDecks } from "../../state/use-decks";
import { ChoiceField } from "../../ui/fields/choice-field";
import { ProblemLine } from "../../ui/problem-line";
import styles from "./setup.module.css";

interface Props {
  id: string;
  label: string;
  deck: string | undefined;
  isFaulty: boolean;
  onChange(deck: string): void;
}

/** Which of the project's decks is played with. */
export function DeckChoice({ id, label, deck, isFaulty, onChange }: Props) {
  const decks = useDecks();
  return (
    <ChoiceField
      label={label}
      id={id}
      value={decks.find((each) => each.id === deck)?.id ?? ""}
      invalid={isFaulty}
      options={decks.map(({ id: each, name, total }) => ({
        value: each,
        label: name,
        aside: total ?? "can't be read",
        disabled: total === undefined,
      }))}
      onChange={onChange}
    />
  );
}

/** Why the match can't be dealt with the deck. */
export function DeckProblems({ deck, problems }: { deck: string; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.deckProblems} role="alert">
      <ul>
        {problems.slice(0, 3).map((problem) => (
          <li key={problem.message}>
            <ProblemLine problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length > 3 && <p>And {problems.length - 3} more.</p>}
      <Button size="small" variant="outlined" onClick={() => goTo("decks", deck)}>
        Open the deck
      </Button>
    </div>
  );
}
