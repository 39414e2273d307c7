import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { Pause, Play, RotateCcw, Square } from "lucide-react";
import { useMemo } from "react";
import type { LabRun } from "../../main/api";
import { readDocument } from "../../project/document";
import { experimentPath } from "../../project/paths";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { count } from "../state/count";
import { startAnswering, stopAnswering, useLab } from "../state/lab";
import { inNumbers } from "../state/numbers";
import { useFileText } from "../state/open-project";
import { EmptyState } from "../ui/empty-state";
import { ProblemLine } from "../ui/problem-line";
import { RoomHeader } from "../ui/room";
import { AnswerView } from "./answer/answer-view";
import styles from "./lab.module.css";
import { QuestionMenu } from "./question-menu";
import { SetupPanel } from "./setup/setup-panel";
import { useChangedSince } from "./use-questions";

interface Props {
  id: string;
  game: GameId;
}

/** A question, what is known of its answer, and beside it all that the answer depends on. */
export function QuestionView({ id, game }: Props) {
  const path = experimentPath(id);
  const text = useFileText(path) ?? "";
  const { value: experiment, problems } = useMemo(() => readDocument<Experiment>(path, text, game), [path, text, game]);
  const result = useLab(({ answers }) => answers[id]);
  const run = useLab(({ runs }) => runs[id]);
  const changed = useChangedSince(id, game);
  return (
    <>
      <div className={styles.main}>
        <RoomHeader
          level={2}
          title={experiment?.name ?? id}
          hint={experiment?.name}
          tools={
            <>
              {experiment && (
                <RunButtons id={id} run={run} isAnswered={result !== undefined} isOld={changed.length > 0} />
              )}
              <QuestionMenu id={id} name={experiment?.name ?? id} game={game} result={result} />
            </>
          }
        />
        {run && <Progress run={run} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
        <section className={styles.answer} aria-label="Answer" tabIndex={0}>
          {run?.problem && <ProblemLine problem={run.problem} />}
          {!experiment && problems.map((problem) => <ProblemLine key={problem.message} problem={problem} />)}
          {result ? (
            <AnswerView id={id} game={game} result={result} changed={changed} isPlaying={isUnderWay(run)} />
          ) : (
            experiment && !isUnderWay(run) && !run?.problem && <NotAnswered />
          )}
        </section>
      </div>
      {experiment && <SetupPanel id={id} game={game} experiment={experiment} />}
    </>
  );
}

const isUnderWay = (run: LabRun | undefined): boolean => run?.phase === "running" || run?.phase === "waiting";

const NotAnswered = () => (
  <EmptyState title="Not answered yet">
    Bots will play it out, as many matches as it takes. What the answer depends on stands at the side.
  </EmptyState>
);

interface ButtonsProps {
  id: string;
  run: LabRun | undefined;
  isAnswered: boolean;
  /** What it was found with has changed. */
  isOld: boolean;
}

function RunButtons({ id, run, isAnswered, isOld }: ButtonsProps) {
  const start = () => void startAnswering(id);
  const stop = (how: "pause" | "end") => () => void stopAnswering(id, how);
  if (isUnderWay(run))
    return (
      <>
        <Button startIcon={<Pause aria-hidden />} disabled={run?.stopping !== undefined} onClick={stop("pause")}>
          Pause
        </Button>
        <Button startIcon={<Square aria-hidden />} disabled={run?.stopping !== undefined} onClick={stop("end")}>
          Stop
        </Button>
      </>
    );
  if (run?.phase === "paused")
    return (
      <>
        <Button variant="contained" startIcon={<Play aria-hidden />} onClick={start}>
          Go on
        </Button>
        <Button startIcon={<Square aria-hidden />} onClick={stop("end")}>
          Stop
        </Button>
      </>
    );
  return (
    <Button
      variant={isAnswered && !isOld ? "outlined" : "contained"}
      startIcon={isAnswered ? <RotateCcw aria-hidden /> : <Play aria-hidden />}
      onClick={start}
    >
      {isAnswered ? "Run again" : "Find the answer"}
    </Button>
  );
}

function Progress({ run: { phase, done, most } }: { run: LabRun }) {
  if (phase === "over") return null;
  const played = `${count(done, "match", "matches")} of at most ${inNumbers(most)}`;
  const words = {
    waiting: "Waits for its turn",
    running: most === 0 ? "Begins…" : played,
    paused: `Paused: ${played}`,
  };
  return (
    <div className={styles.progress}>
      <span>{words[phase]}</span>
      <LinearProgress
        variant={most === 0 ? "indeterminate" : "determinate"}
        value={most === 0 ? 0 : (100 * done) / most}
        aria-label="Matches played"
      />
    </div>
  );
}
