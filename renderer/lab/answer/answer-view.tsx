import Button from "@mui/material/Button";
import { Check, CircleCheck, CircleDashed } from "lucide-react";
import { evenShare } from "../../../engine/lab/answer";
import { againWords } from "../../../project/lab/again-words";
import { keepChange } from "../../../project/lab/change-questions";
import { valueWords } from "../../../project/lab/plots/labels";
import type { Experiment } from "../../../schemas/experiment";
import type { GameId } from "../../../schemas/game-id";
import type { LabResult, Measured, Verdict } from "../../../schemas/lab-answer";
import { count } from "../../state/count";
import { tell } from "../../state/notices";
import { runEdit, undo, useProject, useReadOnly } from "../../state/open-project";
import { goTo, labMatchItem } from "../../state/place";
import styles from "./answer.module.css";
import { AnswerCharts } from "./answer-charts";

interface Props {
  id: string;
  game: GameId;
  result: LabResult;
  /** What has changed since, in words. */
  changed: readonly string[];
  isPlaying: boolean;
}

/** An answer: in words first, then as pictures, then as numbers. */
export function AnswerView({ id, game, result, changed, isPlaying }: Props) {
  const { verdicts, answer, experiment, partial, again } = result;
  const kept = keepable(result);
  return (
    <>
      <ul className={styles.verdicts} aria-label="In words" aria-live={isPlaying ? "off" : "polite"}>
        {verdicts.map((verdict) => (
          <VerdictLine key={verdict.text} id={id} verdict={verdict} />
        ))}
      </ul>
      {kept && <KeepChange game={game} {...kept} name={experiment.name} />}
      <p className={styles.notes}>
        {count(answer.games, "match", "matches")}
        {partial && !isPlaying
          ? ", stopped before it was sure: all of this is of these."
          : isPlaying
            ? " so far."
            : "."}
        {again && ` ${againWords(again)}`}
        {changed.length > 0 &&
          ` Since then: ${changed.slice(0, 6).join("; ")}${changed.length > 6 ? "; and more" : ""}.`}
      </p>
      <AnswerCharts id={id} game={game} result={result} />
    </>
  );
}

function VerdictLine({ id, verdict: { text, sure, evidence = [] } }: { id: string; verdict: Verdict }) {
  const Icon = sure ? CircleCheck : CircleDashed;
  return (
    <li className={styles.verdict} data-sure={sure || undefined}>
      <Icon size={20} strokeWidth={1.75} aria-label={sure ? "Sure" : "Not sure yet"} />
      <p>{text}</p>
      {evidence.length > 0 && (
        <span className={styles.acts}>
          {evidence.slice(0, 3).map((match, n) => (
            <Button
              key={`${match.matchup} ${match.index}`}
              size="small"
              onClick={() => goTo("table", labMatchItem(id, match))}
            >
              {n === 0 ? "See a match" : "Another"}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}

interface KeepProps {
  game: GameId;
  change: NonNullable<Experiment["change"]>;
  action: string;
  name: string;
}

/** What was changed; of several values that were tried, the one nearest to even. */
function keepable({ experiment, answer }: LabResult): Pick<KeepProps, "change" | "action"> | undefined {
  const { ask, change, sweep, seek } = experiment;
  if (ask === "what-if" && change) return { change, action: "Keep this change" };
  const { option, card, at } = sweep ?? seek ?? {};
  const off = ({ rate, decks }: Measured): number => Math.abs(rate - evenShare(decks.length));
  const value = answer.pairings.toSorted((a, b) => off(a) - off(b))[0]?.value;
  if ((ask !== "sweep" && ask !== "seek") || value === undefined) return undefined;
  const action = `Keep ${valueWords(value)}`;
  if (option !== undefined) return { change: { options: { [option]: value } }, action };
  return card === undefined || at === undefined
    ? undefined
    : { change: { cards: { [card]: { [at]: value } } }, action };
}

function KeepChange({ game, change, action, name }: KeepProps) {
  const isReadOnly = useReadOnly();
  const files = useProject((state) => state.files);
  const edit = keepChange(files, game, change, `Keep what was tried: ${name}`);
  const isKept = edit.changes.every(({ path, text }) => files.get(path) === text);
  const keep = () => {
    if (runEdit(edit))
      tell({ tone: "good", message: "The set has the change now.", action: { label: "Undo", run: undo } });
  };
  return (
    <p className={styles.keep}>
      <Button variant="outlined" startIcon={<Check aria-hidden />} disabled={isReadOnly || isKept} onClick={keep}>
        {action}
      </Button>
      {isKept ? "Your set has it." : "A suggestion: your set is as it was until you keep it. One undo takes it back."}
    </p>
  );
}
