import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { Pause, Play, StepForward, X } from "lucide-react";
import { useDelayed } from "../../ui/use-delayed";
import type { AskedNow, OfferedAnswer } from "../messages";
import { lookAs, pause, playOn, stepBot } from "../playing";
import { kindWords } from "../seat-plan";
import { usePace } from "../table-settings";
import type { PlayedMatch } from "../table-store";
import { Answers } from "./answers";
import styles from "./asked-panel.module.css";
import { DecisionClock } from "./decision-clock";

interface Props {
  match: PlayedMatch;
  answers: readonly { number: number; answer: OfferedAnswer }[];
  /** What the answers are narrowed to. */
  narrowedTo: string | null;
  onWiden(): void;
  onAnswer(number: number): void;
  onPoint(points: readonly string[]): void;
}

/** What is asked now, of whom, and how to answer. */
export function AskedPanel({ match, answers, narrowedTo, onWiden, onAnswer, onPoint }: Props) {
  const { asked, viewer } = match.snapshot;
  if (!asked) return null;
  const seat = match.seats[asked.actor]!;
  const name = match.names[asked.actor] ?? "";
  if (seat.kind !== "person") return <BotPanel match={match} asked={asked} name={name} />;
  if (viewer !== null && viewer !== asked.actor) {
    return (
      <section className={styles.panel} aria-label="Asked now">
        <h2>{name} decides</h2>
        <Button variant="outlined" onClick={() => lookAs("follow")}>
          Look as {name}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-label="Asked now">
      <h2>
        {name}
        {asked.clock && <DecisionClock key={asked.clock.of} {...asked.clock} done={match.snapshot.done} />}
      </h2>
      <p className={styles.question}>
        {asked.by && <strong>{asked.by}: </strong>}
        {asked.text}
      </p>
      {narrowedTo !== null && (
        <button type="button" className={styles.narrowed} onClick={onWiden}>
          With {narrowedTo}
          <X size={14} aria-label="Show all answers" />
        </button>
      )}
      <Answers answers={answers} onAnswer={onAnswer} onPoint={onPoint} />
    </section>
  );
}

function BotPanel({ match, asked, name }: { match: PlayedMatch; asked: AskedNow; name: string }) {
  const pace = usePace();
  const { thinking, paused, seats, done, total } = { ...match, ...match.snapshot };
  const late = useDelayed(thinking !== null, 400);
  const waits = paused || pace === "step";
  return (
    <section className={styles.panel} aria-label="Asked now">
      <h2>{name}</h2>
      <p className={styles.question}>
        {thinking !== null
          ? `${kindWords[seats[asked.actor]!.kind]} is thinking…`
          : paused && done < total
            ? "Taken back. The bot waits."
            : waits
              ? "The bot waits for you."
              : "The bot is about to decide."}
      </p>
      {late && <LinearProgress aria-label={`${name} is thinking`} />}
      <div className={styles.buttons}>
        {waits && thinking === null && (
          <Button
            variant={pace === "step" ? "contained" : "outlined"}
            startIcon={<StepForward aria-hidden />}
            onClick={() => void stepBot()}
          >
            Next decision
          </Button>
        )}
        {paused && pace !== "step" && thinking === null && (
          <Button variant="contained" startIcon={<Play aria-hidden />} onClick={playOn}>
            Play on
          </Button>
        )}
        {(!waits || thinking !== null) && (
          <Button variant="outlined" startIcon={<Pause aria-hidden />} onClick={pause}>
            {thinking === null ? "Pause" : "Stop thinking"}
          </Button>
        )}
      </div>
    </section>
  );
}
