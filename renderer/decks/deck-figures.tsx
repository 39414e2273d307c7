import { useMemo } from "react";
import { deckStats } from "../../engine/decks/deck-stats";
import { cardGame } from "../../engine/games/registry";
import { cardPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import type { DeckLine } from "../state/use-decks";
import { costCurve } from "./cost-curve";
import styles from "./decks-room.module.css";

/** What a deck is made of: its kinds of cards, and how many cost how much. */
export function DeckFigures({ lines }: { lines: readonly DeckLine[] }) {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const stats = useMemo(() => {
    if (!game) return undefined;
    const entries = lines.flatMap(({ card: id, count: copies }) => {
      const card = cardAt<object>(files, cardPath(id), game);
      return card ? [{ card, facts: factsOf(card, game), count: copies }] : [];
    });
    return deckStats(cardGame(game), entries);
  }, [lines, files, game]);
  if (!stats || stats.cards === 0) return null;
  const types = Object.entries(stats.types).sort(([, a], [, b]) => b - a);
  const curve = costCurve(stats.costs);
  const most = Math.max(1, ...curve.map(({ cards }) => cards));
  return (
    <div className={styles.figures}>
      {types.length > 1 && (
        <ul className={styles.kinds} aria-label="Kinds of cards">
          {types.map(([type, cards]) => (
            <li key={type}>
              <strong>{cards}</strong> {type}
            </li>
          ))}
        </ul>
      )}
      {curve.length > 1 && (
        <ol className={styles.curve} aria-label="Cards by cost">
          {curve.map(({ cost, cards }) => (
            <li key={cost} title={`${count(cards, "card")} of cost ${cost}`}>
              <span className="visually-hidden">
                Cost {cost}: {count(cards, "card")}
              </span>
              <span className={styles.bar} style={{ height: Math.round((cards / most) * 30) }} aria-hidden />
              <span aria-hidden>{cost}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
