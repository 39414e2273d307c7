import { CardFace } from "../../press/card-face";
import { useDeck } from "../../state/use-decks";
import { useSize } from "../../ui/use-size";
import styles from "./setup.module.css";

/** What is in a deck, at a glance. Who listens hears the deck's name, which says enough. */
export function DeckStrip({ deckId }: { deckId: string }) {
  const deck = useDeck(deckId);
  const cards = deck?.lines.filter(({ isMissing }) => !isMissing) ?? [];
  const { ref, width } = useSize();
  const shown = cards.length * each <= width ? cards.length : Math.max(1, Math.floor((width - words) / each));
  return (
    <div ref={ref} className={styles.strip} aria-hidden>
      {cards.slice(0, shown).map(({ card }) => (
        <div key={card}>
          <CardFace cardId={card} soon />
        </div>
      ))}
      {cards.length > shown && <span>and {cards.length - shown} more</span>}
    </div>
  );
}

/** The room of a card, and of how many more there are. */
const [each, words] = [48 + 6, 96];
