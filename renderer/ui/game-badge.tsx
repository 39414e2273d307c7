import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { gameColours } from "../theme/tokens";
import styles from "./game-badge.module.css";

/** Says which game something belongs to, in that game's colour. */
export function GameBadge({ game }: { game: GameId }) {
  return (
    <span className={styles.badge} style={{ backgroundColor: gameColours[game] }}>
      {cardGame(game).name}
    </span>
  );
}
