import Button from "@mui/material/Button";
import { useMemo } from "react";
import { CardFace } from "../press/card-face";
import { openCard } from "../state/jump";
import { useReadOnly } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import type { DeckView } from "../state/use-decks";
import { useAnsweringCards } from "../state/use-visible-cards";
import { EmptyState } from "../ui/empty-state";
import { Counter } from "../ui/fields/counter";
import styles from "./decks-room.module.css";
import { LockButton } from "./lock-button";
import { changeCopies } from "./set-copies";

interface Props {
  view: DeckView;
  deckId: string;
  /** A search for the lines that are shown; empty for all. */
  shown: string;
  onShowAll(): void;
}

export function DeckCards({ view: { deck, lines: all }, deckId, shown, onShowAll }: Props) {
  const found = useAnsweringCards(shown).ids;
  const lines = useMemo(() => {
    const ids = new Set(found);
    return shown === "" ? all : all.filter(({ card }) => ids.has(card));
  }, [all, found, shown]);
  const readOnly = useReadOnly();
  if (!deck) {
    return (
      <EmptyState isFault title="This file can't be read as a deck">
        Mend it in a text editor, or delete it here; until then nothing is written over it.
      </EmptyState>
    );
  }
  const locked = new Set(deck.cards.flatMap((line) => (line.locked ? [line.card] : [])));
  if (all.length === 0) {
    return <EmptyState title="An empty deck">Take cards from the set on the right. A click adds one copy.</EmptyState>;
  }
  return (
    <>
      {shown !== "" && (
        <p className={styles.shown} role="status">
          <span>
            {`${lines.reduce((sum, { count }) => sum + count, 0)} of ${all.reduce((sum, { count }) => sum + count, 0)} cards: ${shown}`}
          </span>
          <Button size="small" onClick={onShowAll}>
            Show all
          </Button>
        </p>
      )}
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
            <div className={styles.copies}>
              <Counter
                compact
                value={count}
                range={{ most: 999 }}
                label={`Copies of ${name}`}
                disabled={readOnly}
                onChange={(copies, manner) => changeCopies(deckId, card, copies, manner)}
              />
              <LockButton deckId={deckId} card={card} name={name} isLocked={locked.has(card)} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
