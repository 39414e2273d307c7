import { useState } from "react";
import { plural } from "../../engine/core/rich-text";
import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import { writeAbilities } from "../../project/rules-texts";
import type { GameId } from "../../schemas/game-id";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { currentProject, runEdit, undo } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { TextArea } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { TextRowView } from "./text-row";
import styles from "./texts-dialog.module.css";
import { type TextRow, useReadTexts } from "./use-read-texts";

export function TextsDialog() {
  const game = gameOf(currentProject());
  return game ? <OfGame game={game} /> : null;
}

/** Which reading of each line is meant; nothing, for a row that is left out. */
export type Choice = readonly number[] | null;

/** A column of rules texts, pasted: what each says, and which of them become what the cards do. */
function OfGame({ game }: { game: GameId }) {
  const [text, setText] = useState("");
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const rows = useReadTexts(text, game);
  const choiceOf = (row: TextRow): Choice => choices[keyOf(row)] ?? (keyOf(row) in choices ? null : usual(row));
  const chosen = rows.flatMap((row) => {
    const choice = choiceOf(row);
    const { path, lines = [] } = row.read ?? {};
    if (choice === null || path === undefined) return [];
    return [{ path, abilities: lines.map(({ readings }, n): Json => readings[choice[n]!]!.value) }];
  });
  const write = () => {
    const edit = writeAbilities(currentProject().files, game, chosen);
    closeDialog();
    if (runEdit(edit)) tell({ tone: "info", message: `${edit.label}: written.`, action: { label: "Undo", run: undo } });
  };
  const waiting = rows.filter(({ read }) => read === undefined).length;
  return (
    <FormDialog
      wide
      title="Rules texts into cards"
      action={chosen.length === 0 ? "Write" : `Write ${plural(chosen.length, "card")}`}
      disabled={chosen.length === 0 || waiting > 0}
      onClose={closeDialog}
      onSubmit={write}
    >
      <TextArea
        label="A card and its rules text in each line"
        placeholder={"Copied from a table: the card's name, a tab, what it does"}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
      <ul className={styles.rows} aria-label="What is read">
        {rows.map((row, n) => (
          <TextRowView
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are their place in the column.
            key={n}
            row={row}
            symbols={cardGame(game).symbols}
            choice={choiceOf(row)}
            onChoose={(choice) => setChoices((now) => ({ ...now, [keyOf(row)]: choice }))}
          />
        ))}
      </ul>
      <p className={styles.status} role="status">
        {statusOf(rows, waiting)}
      </p>
    </FormDialog>
  );
}

const keyOf = ({ card, text }: TextRow): string => `${card}\t${text}`;

/** What is understood is meant; a person says so of what is doubtful. */
const usual = ({ read }: TextRow): Choice => (read?.state === "understood" ? read.lines.map(() => 0) : null);

function statusOf(rows: readonly TextRow[], waiting: number): string {
  if (rows.length === 0)
    return "Two columns of a table: cards by their names, and what they do. A line without a tab goes on.";
  if (waiting > 0) return `Reading… ${rows.length - waiting} of ${rows.length}`;
  const understood = rows.filter(({ read }) => read?.state === "understood").length;
  const left = rows.length - understood;
  return `${understood} of ${plural(rows.length, "text")} understood${left > 0 ? `; ${left} for you to decide` : ""}.`;
}
