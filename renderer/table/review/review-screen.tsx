import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { ArrowLeft, Trophy } from "lucide-react";
import { useState } from "react";
import type { Review } from "../../../engine/core/review/review";
import { goTo } from "../../state/place";
import { unofficialWords } from "../../state/played-marks";
import { EmptyState } from "../../ui/empty-state";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { Room, RoomHeader } from "../../ui/room";
import { moveTo } from "../driver/going-through";
import type { PlayedMatch } from "../table-store";
import { CardTable } from "./card-table";
import styles from "./review-screen.module.css";
import { mayLookBack, stopLookingBack, useReview } from "./review-store";
import { capital, decidedWords, outcomeWords, turnName } from "./review-words";
import { StandingChart } from "./standing-chart";
import { ValueCharts } from "./value-charts";

/** A match that was played, looked back at: who won, what decided it, who had what, what became of the cards. */
export function ReviewScreen({ match }: { match: PlayedMatch }) {
  const { names, snapshot } = match;
  const { review, progress } = useReview(match);
  const winner = review?.result?.winners[0] ?? 0;
  const [about, setAbout] = useState<number | null>(null);
  const seat = about ?? winner;
  // The table is seen once it is at that moment: it would show the end until then.
  const open = (at: number): void => {
    void moveTo(at).then(() => goTo("table"));
  };
  return (
    <Room
      header={
        <RoomHeader
          title="Looking back"
          lead={
            <Button variant="text" startIcon={<ArrowLeft aria-hidden />} onClick={() => goTo("table")}>
              To the table
            </Button>
          }
          tools={
            review && (
              <span className={styles.about}>
                <span id="review-about">About</span>
                <ChoiceInput
                  compact
                  id="review-about-choice"
                  labelledBy="review-about"
                  value={String(seat)}
                  options={names.map((name, each) => ({ value: String(each), label: name }))}
                  onChange={(next) => setAbout(Number(next))}
                />
              </span>
            )
          }
        >
          <p className={styles.who}>{names.join(", ")}</p>
        </RoomHeader>
      }
      panels={{ className: styles.screen }}
    >
      {review ? (
        <Found match={match} review={review} seat={seat} onOpen={open} />
      ) : progress !== null ? (
        <div className={styles.working}>
          <p>Going through the match…</p>
          <LinearProgress variant="determinate" value={100 * progress} aria-label="Going through the match" />
          <Button
            variant="outlined"
            onClick={() => {
              stopLookingBack();
              goTo("table");
            }}
          >
            Stop
          </Button>
        </div>
      ) : (
        <EmptyState title="The match isn't over yet">
          {mayLookBack(match) || snapshot.isOver
            ? "There is nothing to look back at."
            : "Hands stay covered until it is. Play it to its end, or choose to see everything at the table."}
        </EmptyState>
      )}
    </Room>
  );
}

interface FoundProps {
  match: PlayedMatch;
  review: Review;
  seat: number;
  onOpen(at: number): void;
}

function Found({ match: { names, cards, isByRules, snapshot }, review, seat, onOpen }: FoundProps) {
  const { turns, decisive, values } = review;
  const [chosen, setChosen] = useState(decisive?.turn ?? turns.length - 1);
  const at = Math.min(chosen, turns.length - 1);
  const openTurn = (turn: number) => onOpen(turns[turn]!.at);
  const charts = { review, names, seat, chosen: at, onChoose: setChosen, onOpen: openTurn };
  const decided = decidedWords(review, names);
  return (
    <>
      <div className={styles.story}>
        <section className={styles.result} aria-label="Result">
          <Trophy size={28} strokeWidth={1.5} aria-hidden />
          <h2>{outcomeWords(review, names)}</h2>
          {snapshot.ending && <p>{snapshot.ending}</p>}
          {!isByRules && <p>{unofficialWords}</p>}
        </section>
        <section className={styles.standing} aria-labelledby="review-standing">
          <h2 id="review-standing">How {names[seat]} stood</h2>
          {decided && <p>{decided}</p>}
          <StandingChart {...charts} height={150} />
          <div className={styles.chosen}>
            <span>{capital(turnName(turns[at]!, names))}</span>
            <Button size="small" variant="contained" onClick={() => openTurn(at)}>
              Open at the table
            </Button>
            {decisive && at !== decisive.turn && (
              <Button size="small" variant="outlined" onClick={() => setChosen(decisive.turn)}>
                What decided it
              </Button>
            )}
          </div>
          {decisive && at === decisive.turn && (
            <ol className={styles.told} aria-label="What happened then">
              {decisive.told.map((text, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log.
                <li key={n}>{text}</li>
              ))}
            </ol>
          )}
        </section>
        {values.length > 0 && (
          <section aria-labelledby="review-values">
            <h2 id="review-values">What everybody had</h2>
            <ValueCharts {...charts} />
          </section>
        )}
      </div>
      <section className={styles.fates} aria-labelledby="review-cards">
        <h2 id="review-cards">What became of the cards</h2>
        <CardTable review={review} names={names} cards={cards} seat={seat} onOpen={onOpen} />
      </section>
    </>
  );
}
