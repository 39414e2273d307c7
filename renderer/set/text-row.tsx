import { useId } from "react";
import type { GameSymbol } from "../../engine/core/card-game";
import { plural } from "../../engine/core/rich-text";
import type { Reading } from "../../engine/words/reading/read-ability";
import type { ReadLine, ReadRow } from "../../project/rules-texts";
import { RichWords } from "../press/rich-words";
import { CheckInput } from "../ui/fields/check-field";
import { ChoiceInput } from "../ui/fields/choice-field";
import type { Choice } from "./texts-dialog";
import styles from "./texts-dialog.module.css";
import type { TextRow } from "./use-read-texts";

const states: Readonly<Record<ReadRow["state"], string>> = {
  understood: "Understood",
  doubtful: "For you to decide",
  unread: "Not understood",
  "no-card": "No card, or several, of this name",
};

interface Props {
  row: TextRow;
  symbols: Record<string, GameSymbol>;
  choice: Choice;
  onChoose(choice: Choice): void;
}

/** One card's text: what it is read as, and whether that is written. */
export function TextRowView({ row, symbols, choice, onChoose }: Props) {
  const { card, text, read } = row;
  const canBeWritten = read?.path !== undefined && read.lines.length > 0 && read.state !== "unread";
  const id = useId();
  return (
    <li className={styles.row} data-state={read?.state}>
      <CheckInput
        value={choice !== null}
        disabled={!canBeWritten}
        labelledBy={id}
        onChange={(isMeant) => onChoose(isMeant ? (read?.lines.map(() => 0) ?? null) : null)}
      />
      <div className={styles.words}>
        <span id={id}>
          <strong>{card}</strong> <small>{read ? stateOf(read) : "Reading…"}</small>
        </span>
        {read && read.lines.length > 0 ? (
          read.lines.map((line, n) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are their place in the text.
              key={n}
              line={line}
              symbols={symbols}
              chosen={choice?.[n] ?? 0}
              onChoose={(reading) =>
                onChoose(read.lines.map((_, other) => (other === n ? reading : (choice?.[other] ?? 0))))
              }
            />
          ))
        ) : (
          <span>{text}</span>
        )}
      </div>
    </li>
  );
}

const stateOf = ({ state, replaces }: ReadRow): string =>
  state === "understood" && replaces > 0
    ? `Understood; takes the place of ${plural(replaces, "ability", "abilities")}`
    : states[state];

interface LineProps {
  line: ReadLine;
  symbols: Record<string, GameSymbol>;
  chosen: number;
  onChoose(reading: number): void;
}

function Line({ line: { text, readings }, symbols, chosen, onChoose }: LineProps) {
  const reading = readings[chosen];
  return (
    <>
      <Marked text={text} missed={reading?.missed ?? []} />
      {reading && !reading.isExact && (
        <span className={styles.printed}>
          Printed: <RichWords text={reading.text.replaceAll("**", "")} symbols={symbols} />
        </span>
      )}
      {readings.length > 1 && (
        <ChoiceInput
          label={`What “${text}” means`}
          compact
          value={String(chosen)}
          options={readings.map((one, n) => ({ value: String(n), label: labelOf(one, readings) }))}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
    </>
  );
}

/** Readings that are printed alike are told apart by how they are written. */
function labelOf({ text, value }: Reading, all: readonly Reading[]): string {
  const isAlone = all.filter((other) => other.text === text).length === 1;
  return isAlone ? text : `${text} (${JSON.stringify(value)})`;
}

/** The text, with what isn't understood marked. */
function Marked({ text, missed }: { text: string; missed: Reading["missed"] }) {
  const parts = missed.flatMap(({ start, end }, n) => [
    text.slice(missed[n - 1]?.end ?? 0, start),
    <mark key={start} title="Not understood">
      {text.slice(start, end)}
    </mark>,
  ]);
  return (
    <span>
      {parts}
      {text.slice(missed.at(-1)?.end ?? 0)}
    </span>
  );
}
