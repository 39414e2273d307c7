import Button from "@mui/material/Button";
import { Trophy } from "lucide-react";
import { chooseOtherDecks, leaveTable, playAgain, rematch } from "../match-driver";
import { seedFrom } from "../seat-plan";
import type { PlayedMatch } from "../table-store";
import styles from "./result-banner.module.css";

/** Who has won, why, and what next. */
export function ResultBanner({ match }: { match: PlayedMatch }) {
  const { result, ending } = match.snapshot;
  if (!result) return null;
  const name = (seat: number): string => match.names[seat] ?? "";
  const [winner] = result.winners;
  const ranks = result.ranking.map((seats) => seats.map(name).join(" and "));
  return (
    <section className={styles.banner} aria-label="Result">
      <Trophy size={26} strokeWidth={1.5} aria-hidden />
      <h2>{winner === undefined ? "A draw" : `${name(winner)} wins`}</h2>
      {ending && <p>{ending}</p>}
      {ranks.length > 1 && (
        <ol aria-label="Ranking">
          {ranks.map((names) => (
            <li key={names}>{names}</li>
          ))}
        </ol>
      )}
      <div className={styles.next}>
        {!match.trial && (
          <>
            <Button variant="contained" onClick={() => rematch(seedFrom(Math.random()))}>
              Rematch
            </Button>
            <Button variant="outlined" onClick={() => rematch(seedFrom(Math.random()), 1)}>
              Swap seats
            </Button>
            <Button variant="outlined" onClick={playAgain}>
              {match.seed === null ? "The same again" : "Same seed again"}
            </Button>
            <Button variant="outlined" onClick={chooseOtherDecks}>
              Other decks…
            </Button>
          </>
        )}
        <Button variant="outlined" onClick={leaveTable}>
          To the set-up
        </Button>
      </div>
    </section>
  );
}
