import Button from "@mui/material/Button";
import { type CSSProperties, useState } from "react";
import { spelled } from "../../engine/core/grammar/english";
import { capital, textOf } from "../../engine/core/grammar/phrase";
import type { GameId } from "../../schemas/game-id";
import { showDialog } from "../state/ui-store";
import { openSample } from "./enter-project";
import { Fan } from "./fan";
import { games, playersOf } from "./games";
import styles from "./home.module.css";

/** The first start and a sample that was opened show those. */
const elsewhere = 3;

/** The games, each with real cards: look into its sample, or begin a set of one's own. */
export function GameShelf() {
  const [opening, setOpening] = useState<GameId | null>(null);
  const sample = async (game: GameId) => {
    setOpening(game);
    await openSample(game);
    setOpening(null);
  };
  return (
    <section aria-labelledby="games" className={styles.section}>
      <header className={styles.sectionHead}>
        <h2 id="games">{textOf(capital(spelled(games.length)))} games to make cards for</h2>
      </header>
      <ul className={styles.shelf}>
        {games.map((game) => (
          <li key={game.id} className={styles.game} style={{ "--game": game.colour } as CSSProperties}>
            <Fan game={game.id} after={elsewhere} width="92px" />
            <h3>{game.name}</h3>
            <p className={styles.tagline}>{game.tagline}</p>
            <p className={styles.players}>{playersOf(game)}</p>
            <div className={styles.gameActions}>
              <Button
                variant="outlined"
                size="small"
                onClick={() => showDialog({ kind: "new-project", game: game.id })}
                aria-label={`New set for ${game.name}`}
              >
                New set
              </Button>
              <Button
                size="small"
                disabled={opening !== null}
                onClick={() => void sample(game.id)}
                aria-label={`Open the sample of ${game.name}`}
              >
                Open the sample
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
