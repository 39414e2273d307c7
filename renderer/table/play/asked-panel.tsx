import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { ChevronDown, ChevronRight, Pause, Play, StepForward, X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { count } from "../../state/count";
import { useDelayed } from "../../ui/use-delayed";
import { pause, playOn, stepBot } from "../driver/bots-play";
import { lookAs } from "../driver/looking";
import type { AskedNow } from "../engine/messages";
import { FreeForm } from "../free/free-form";
import type { Row } from "../picking";
import { kindWords } from "../seat-plan";
import { usePace } from "../table-settings";
import type { PlayedMatch } from "../table-store";
import { Advice } from "../time/advice";
import { Answers } from "./answers";
import styles from "./asked-panel.module.css";
import { DecisionClock } from "./decision-clock";
import { FindAnswer } from "./find-answer";
import { Several } from "./several";
import { useTableNames } from "./table-names";
import type { Finding } from "./use-finding";
import type { Picking } from "./use-picks";

interface Props {
  match: PlayedMatch;
  picking: Picking;
  finding: Finding;
  findInput: RefObject<HTMLInputElement | null>;
  onPoint(points: readonly string[]): void;
}

/** What is asked now, of whom, and how to answer. */
export function AskedPanel({ match, picking, finding, findInput, onPoint }: Props) {
  const { asked, viewer } = match.snapshot;
  if (!asked) return null;
  const seat = match.seats[asked.actor]!;
  const name = match.names[asked.actor] ?? "";
  const aside = picking.picks.free === null ? null : <Filling picking={picking} onPoint={onPoint} />;
  if (seat.kind !== "person") return <BotPanel match={match} asked={asked} name={name} aside={aside} />;
  if (viewer !== null && viewer !== asked.actor) {
    return (
      <section className={styles.panel} aria-label="Asked now">
        <h2>{name} decides</h2>
        <Button variant="outlined" onClick={() => lookAs("follow")}>
          Look as {name}
        </Button>
        {aside}
      </section>
    );
  }
  const { filling, picks } = picking;
  const { rows } = finding;
  return (
    <section className={styles.panel} aria-label="Asked now">
      <h2>
        {name}
        {asked.clock && <DecisionClock key={asked.clock.of} {...asked.clock} done={match.snapshot.done} />}
      </h2>
      <p className={styles.question}>
        {asked.by && <strong>{asked.by}: </strong>}
        {asked.text}
        {asked.several && ` ${asked.several.times} times in a row.`}
      </p>
      <Picked picking={picking} />
      {finding.isOffered && (
        <FindAnswer finding={finding} among={picking.rows.length} input={findInput} onChoose={picking.choose} />
      )}
      <div className={styles.choices}>
        {filling && picks.free === null && <Filling picking={picking} onPoint={onPoint} />}
        {asked.several ? (
          <Several
            asked={{ ...asked, several: asked.several }}
            rows={rows}
            chosen={picking.several}
            onMore={picking.choose}
            onLess={picking.lessOf}
            onGive={picking.giveSeveral}
            onPoint={onPoint}
          />
        ) : (
          rows.length > 0 && <Answers rows={rows} label="Answers" keyed onChoose={picking.choose} onPoint={onPoint} />
        )}
        <Advice match={match} />
        {aside}
      </div>
    </section>
  );
}

/** What the answers are narrowed to, each to be taken back by itself. */
function Picked({ picking: { picks, takeKey, back } }: { picking: Picking }) {
  const { nameOf } = useTableNames();
  if (picks.keys.length === 0 && !picks.at) return null;
  return (
    <ul className={styles.narrowed} aria-label="Picked">
      {picks.keys.map((key, n) => (
        <li key={key}>
          <button type="button" onClick={() => takeKey(key)}>
            {n === 0 ? "With" : "and"} {nameOf(key)}
            <X size={14} aria-label="Take it back" />
          </button>
        </li>
      ))}
      {picks.at && (
        <li>
          <button type="button" onClick={back}>
            There
            <X size={14} aria-label="Take it back" />
          </button>
        </li>
      )}
    </ul>
  );
}

/** What is left to say of an answer, and what the rules would offer for it. */
function Filling({ picking, onPoint }: { picking: Picking; onPoint(points: readonly string[]): void }) {
  const { filling, examples, picks, filled, refused, fillIn, submit, back, choose } = picking;
  const [isOpen, setOpen] = useState(false);
  if (!filling) return null;
  const rows = examples.map((each): Row => ({ kind: "answer", ...each }));
  return (
    <>
      <FreeForm
        free={filling}
        filled={filled}
        refused={refused}
        isChosen={picks.free !== null}
        onCancel={back}
        onFill={fillIn}
        onSubmit={submit}
      />
      {rows.length > 0 && (
        <div>
          <button
            type="button"
            className={styles.examples}
            aria-expanded={isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
            {count(rows.length, "suggestion")}
          </button>
          {isOpen && <Answers rows={rows} label="Suggestions" keyed={false} onChoose={choose} onPoint={onPoint} />}
        </div>
      )}
    </>
  );
}

interface BotProps {
  match: PlayedMatch;
  asked: AskedNow;
  name: string;
  /** What somebody does meanwhile. */
  aside: ReactNode;
}

function BotPanel({ match, asked, name, aside }: BotProps) {
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
      {waits && <Advice match={match} />}
      {aside}
    </section>
  );
}
