import { CardFace } from "../../press/card-face";
import { useDeck } from "../../state/use-decks";
import styles from "./setup.module.css";

/** What is in a deck, at a glance. Who listens hears the deck's name, which says enough. */
export function DeckStrip({ deckId }: { deckId: string }) {
  const deck = useDeck(deckId);
  const cards = deck?.lines.filter(({ isMissing }) => !isMissing) ?? [];
  return (
    <div className={styles.strip} aria-hidden>
      {cards.slice(0, most).map(({ card }) => (
        <div key={card}>
          <CardFace cardId={card} soon />
        </div>
      ))}
      {cards.length > most && <span>and {cards.length - most} more</span>}
    </div>
  );
}

const most = 12;
