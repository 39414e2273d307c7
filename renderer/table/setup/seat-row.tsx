import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { X } from "lucide-react";
import type { Problem } from "../../../schemas/problem";
import { ChoiceField, ChoiceInput } from "../../ui/fields/choice-field";
import { TextField } from "../../ui/fields/text-field";
import { kindExplanations, kindWords, type SeatPlan, seatKinds, strengths } from "../seat-plan";
import { DeckChoice, DeckProblems } from "./deck-choice";
import { DeckStrip } from "./deck-strip";
import { ProgramField } from "./program-field";
import styles from "./setup.module.css";

interface Props {
  seat: number;
  plan: SeatPlan;
  /** What the seat is called if nobody names it. */
  name: string;
  hasDeck: boolean;
  problems: readonly Problem[];
  onChange(plan: SeatPlan): void;
  onRemove?: (() => void) | undefined;
}

/** One place at the table: who plays, under which name, with which deck. */
export function SeatRow({ seat, plan, name, hasDeck, problems, onChange, onRemove }: Props) {
  const change = (part: Partial<SeatPlan>) => onChange({ ...plan, ...part });
  return (
    <li className={styles.seat} aria-label={`Seat ${seat + 1}`}>
      <span className={styles.number} aria-hidden>
        {seat + 1}
      </span>
      <ChoiceField
        label="Who"
        id={`seat-${seat}-kind`}
        value={plan.kind}
        options={seatKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label="Name"
        id={`seat-${seat}-name`}
        value={plan.name}
        placeholder={name}
        maxLength={40}
        onChange={(next) => change({ name: next })}
      />
      {hasDeck ? (
        <DeckChoice
          id={`seat-${seat}-deck`}
          label="Deck"
          deck={plan.deck}
          isFaulty={problems.length > 0}
          onChange={(deck) => change({ deck })}
        />
      ) : (
        <span />
      )}
      {onRemove ? (
        <Tooltip title="Remove this seat">
          <IconButton aria-label={`Remove seat ${seat + 1}`} onClick={onRemove}>
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <span />
      )}
      <div className={styles.about}>
        <span className={styles.explains}>{kindExplanations[plan.kind]}</span>
        {plan.kind === "program" && (
          <div className={styles.program}>
            <ProgramField
              id={`seat-${seat}-program`}
              program={plan.program}
              onChange={(program) => change({ program })}
            />
          </div>
        )}
        {plan.kind === "mcts" && (
          <span className={styles.strength}>
            <span id={`seat-${seat}-strength`}>Time for a move</span>
            <ChoiceInput
              compact
              id={`seat-${seat}-strength-choice`}
              labelledBy={`seat-${seat}-strength`}
              value={String(plan.strength)}
              options={strengths.map((ms) => ({ value: String(ms), label: `${ms / 1000} s` }))}
              onChange={(ms) => change({ strength: Number(ms) })}
            />
          </span>
        )}
      </div>
      {hasDeck && plan.deck !== undefined && <DeckStrip deckId={plan.deck} />}
      {hasDeck && plan.deck !== undefined && <DeckProblems deck={plan.deck} problems={problems} />}
    </li>
  );
}
