import Button from "@mui/material/Button";
import { Trophy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { goTo, reviewItem } from "../../state/place";
import { unofficialWords } from "../../state/played-marks";
import { chooseOtherDecks, leaveTable, playAgain, rematch } from "../driver/beginnings";
import { moveTo } from "../driver/going-through";
import { remember } from "../review/remember";
import { useReview } from "../review/review-store";
import { decidedWords } from "../review/review-words";
import { StandingChart } from "../review/standing-chart";
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
      {!match.isByRules && <p>{unofficialWords}</p>}
      {ranks.length > 2 && (
        <ol aria-label="Ranking">
          {ranks.map((names) => (
            <li key={names}>{names}</li>
          ))}
        </ol>
      )}
      <Decided match={match} />
      <div className={styles.next}>
        {!match.trial && (
          <>
            <Button size="small" variant="contained" onClick={() => rematch(seedFrom(Math.random()))}>
              Rematch
            </Button>
            <Button size="small" variant="outlined" onClick={() => rematch(seedFrom(Math.random()), 1)}>
              Swap seats
            </Button>
            <Button size="small" variant="outlined" onClick={playAgain}>
              {match.seed === null ? "The same again" : "Same seed again"}
            </Button>
            <Button size="small" variant="outlined" onClick={chooseOtherDecks}>
              Other decks…
            </Button>
          </>
        )}
        <Button size="small" variant="outlined" onClick={leaveTable}>
          To the set-up
        </Button>
      </div>
    </section>
  );
}

/** What decided it, and the way there. */
function Decided({ match }: { match: PlayedMatch }) {
  const { review } = useReview(match);
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef(match);
  latest.current = match;
  useEffect(() => {
    if (review) void remember(latest.current, review);
  }, [review]);
  if (!review?.decisive) return null;
  const { turns, decisive, result } = review;
  const at = chosen ?? decisive.turn;
  return (
    <div className={styles.decided}>
      <p>{decidedWords(review, match.names)}</p>
      <StandingChart
        review={review}
        names={match.names}
        seat={result?.winners[0] ?? 0}
        height={40}
        chosen={at}
        onChoose={setChosen}
        onOpen={(turn) => void moveTo(turns[turn]!.at)}
      />
      <div className={styles.next}>
        <Button size="small" variant="outlined" onClick={() => void moveTo(turns[decisive.turn]!.at)}>
          Open that turn
        </Button>
        <Button size="small" variant="outlined" onClick={() => goTo("table", reviewItem)}>
          Look back at it all
        </Button>
      </div>
    </div>
  );
}
