import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import styles from "./game-badge.module.css";

/** Says which game something belongs to, in that game's colour. */
export function GameBadge({ game }: { game: GameId }) {
  const { colour, name } = cardGame(game);
  return (
    <span className={styles.badge} style={{ backgroundColor: colour }}>
      {name}
    </span>
  );
}
