import Button from "@mui/material/Button";
import { Trophy } from "lucide-react";
import { leaveTable, playAgain, rematch } from "../match-driver";
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
        {match.plan && (
          <>
            <Button variant="contained" onClick={() => rematch(seedFrom(Math.random()))}>
              Rematch
            </Button>
            {match.seed !== null && (
              <Button variant="outlined" onClick={() => playAgain()}>
                Same seed again
              </Button>
            )}
          </>
        )}
        <Button variant="outlined" onClick={leaveTable}>
          To the set-up
        </Button>
      </div>
    </section>
  );
}
