import type { Problem } from "../../../schemas/problem";
import { DeckChoice, DeckProblems } from "./deck-choice";
import { DeckStrip } from "./deck-strip";
import styles from "./setup.module.css";

interface Props {
  deck: string | undefined;
  problems: readonly Problem[];
  onChange(deck: string): void;
}

/** The one deck of games in which nobody brings one. */
export function SharedDeck({ deck, problems, onChange }: Props) {
  return (
    <section aria-label="Deck" className={styles.sharedDeck}>
      <DeckChoice
        id="shared-deck"
        label="Deck for everybody"
        deck={deck}
        isFaulty={problems.length > 0}
        onChange={onChange}
      />
      {deck !== undefined && <DeckStrip deckId={deck} />}
      {deck !== undefined && <DeckProblems deck={deck} problems={problems} />}
    </section>
  );
}
