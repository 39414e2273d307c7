import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { X } from "lucide-react";
import type { Problem } from "../../../schemas/problem";
import { useDecks } from "../../decks/use-decks";
import { goTo } from "../../state/place";
import { SeverityIcon } from "../../ui/severity-icon";
import { botKinds, kindExplanations, kindWords, type SeatPlan, strengths } from "../seat-plan";
import { DeckStrip } from "./deck-strip";
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
  const decks = useDecks();
  const change = (part: Partial<SeatPlan>) => onChange({ ...plan, ...part });
  return (
    <li className={styles.seat} aria-label={`Seat ${seat + 1}`}>
      <span className={styles.number} aria-hidden>
        {seat + 1}
      </span>
      <TextField
        select
        label="Who"
        id={`seat-${seat}-kind`}
        value={plan.kind}
        onChange={(event) => change({ kind: event.target.value as SeatPlan["kind"] })}
      >
        {(["person", ...botKinds] as const).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kindWords[kind]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Name"
        id={`seat-${seat}-name`}
        autoComplete="off"
        value={plan.name}
        placeholder={name}
        onChange={(event) => change({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {hasDeck ? (
        <TextField
          select
          label="Deck"
          id={`seat-${seat}-deck`}
          value={decks.some(({ id }) => id === plan.deck) ? plan.deck : ""}
          error={problems.length > 0}
          onChange={(event) => change({ deck: event.target.value })}
        >
          {decks.map(({ id, name: deck, total }) => (
            <MenuItem key={id} value={id} disabled={total === undefined}>
              {deck}
              <span className={styles.aside}>{total ?? "can't be read"}</span>
            </MenuItem>
          ))}
        </TextField>
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
        {plan.kind === "mcts" && (
          <label className={styles.strength}>
            Time for a move
            <select value={plan.strength} onChange={(event) => change({ strength: Number(event.target.value) })}>
              {strengths.map((ms) => (
                <option key={ms} value={ms}>
                  {ms / 1000} s
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {hasDeck && plan.deck !== undefined && <DeckStrip deckId={plan.deck} />}
      {problems.length > 0 && plan.deck !== undefined && (
        <div className={styles.deckProblems} role="alert">
          <ul>
            {problems.slice(0, 3).map(({ message, hint }) => (
              <li key={message}>
                <SeverityIcon severity="error" size={14} /> {message} {hint}
              </li>
            ))}
          </ul>
          {problems.length > 3 && <p>And {problems.length - 3} more.</p>}
          <Button size="small" variant="outlined" onClick={() => goTo("decks", plan.deck)}>
            Open the deck
          </Button>
        </div>
      )}
    </li>
  );
}
