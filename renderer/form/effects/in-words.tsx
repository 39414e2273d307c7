import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { Reading } from "../../../engine/words/reading/read-ability";
import { RichWords } from "../../press/rich-words";
import { TextInput } from "../../ui/fields/text-field";
import { useForm } from "../controls/control";
import { withoutMarks } from "./builder";
import styles from "./effects.module.css";
import { useReadings } from "./use-readings";

interface Props {
  /** “ability” */
  what: string;
  /** Where it will stand. */
  at: string;
  onChoose(value: Json): void;
  onClose(): void;
}

/** An ability typed or pasted as a sentence: what it may mean, best first, each as it would be printed. */
export function InWords({ what, at, onChoose, onClose }: Props) {
  const { game } = useForm();
  const [text, setText] = useState("");
  const readings = useReadings(text, at);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="in-words">
      <DialogTitle id="in-words">Say it in words</DialogTitle>
      <DialogContent className={styles.wordList ?? ""}>
        <TextInput
          autoFocus
          label={`What the ${what} says`}
          placeholder="As it would stand on a card of this game"
          value={text}
          onChange={setText}
          onEnter={() => readings?.[0] && onChoose(readings[0].value)}
        />
        <ul>
          {readings?.map((reading, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: readings are their place in the list.
            <li key={n}>
              <button type="button" onClick={() => onChoose(reading.value)}>
                <RichWords text={withoutMarks(reading.text)} symbols={game.symbols} />
                <Missed reading={reading} text={text} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.reads} role="status">
          {statusOf(text, readings)}
        </p>
      </DialogContent>
    </Dialog>
  );
}

function statusOf(text: string, readings: readonly Reading[] | undefined): string {
  if (text.trim() === "") return "Type or paste a sentence; what is understood is shown as it will be printed.";
  if (readings === undefined) return "Reading…";
  return readings.length === 0 ? "None of this is understood yet. Cards of the set show how things are said." : "";
}

/** What of the typed words a reading leaves out. */
function Missed({ reading, text }: { reading: Reading; text: string }) {
  if (reading.isExact) return <span className={styles.reads}>Just as you typed it</span>;
  if (reading.missed.length === 0) return <span className={styles.reads}>The same in other words</span>;
  return (
    <span className={styles.reads}>
      Not understood: {reading.missed.map(({ start, end }) => `“${text.slice(start, end)}”`).join(", ")}
    </span>
  );
}
