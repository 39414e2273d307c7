import Button from "@mui/material/Button";
import { CardFace } from "../press/card-face";
import { openCard } from "../state/jump";
import { useReadOnly } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import type { DeckView } from "../state/use-decks";
import { EmptyState } from "../ui/empty-state";
import { Counter } from "../ui/fields/counter";
import styles from "./decks-room.module.css";
import { changeCopies } from "./set-copies";

export function DeckCards({ view: { deck, lines }, deckId }: { view: DeckView; deckId: string }) {
  const readOnly = useReadOnly();
  if (!deck) {
    return (
      <EmptyState isFault title="This file can't be read as a deck">
        Mend it in a text editor, or delete it here; until then nothing is written over it.
      </EmptyState>
    );
  }
  if (lines.length === 0) {
    return <EmptyState title="An empty deck">Take cards from the set on the right. A click adds one copy.</EmptyState>;
  }
  return (
    <ul className={styles.cards}>
      {lines.map(({ card, name, count, isMissing }) => (
        <li key={card}>
          {isMissing ? (
            <div className={styles.missing}>
              <strong>{card}</strong>
              <span>isn't in the set any more.</span>
              <Button size="small" variant="outlined" onClick={() => showDialog({ kind: "recently-deleted" })}>
                Bring it back
              </Button>
              <Button size="small" disabled={readOnly} onClick={() => changeCopies(deckId, card, 0)}>
                Take it out
              </Button>
            </div>
          ) : (
            <button type="button" className={styles.face} aria-label={`Edit ${name}`} onClick={() => openCard(card)}>
              <CardFace cardId={card} soon />
            </button>
          )}
          <Counter
            compact
            value={count}
            range={{ most: 999 }}
            label={`Copies of ${name}`}
            disabled={readOnly}
            onChange={(copies, manner) => changeCopies(deckId, card, copies, manner)}
          />
        </li>
      ))}
    </ul>
  );
}
