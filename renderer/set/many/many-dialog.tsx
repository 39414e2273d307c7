import { useDeferredValue, useMemo, useState } from "react";
import { duplicateCards } from "../../../project/commands";
import { schemaFor } from "../../../project/format";
import { cardIdOf, cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { type Column, columnsOf } from "../../../project/tables/columns";
import { cardAt } from "../../../project/whole-card";
import { searchedNumberOf } from "../../../project/worth";
import type { GameId } from "../../../schemas/game-id";
import { type CellChange, type CellPlan, planCells } from "../../document/change-cells";
import { cellsFor, type ManyCard, type Wish } from "../../document/many-changes";
import type { JsonSchema } from "../../document/schema-fields";
import { takesField } from "../../document/takes-field";
import { count } from "../../state/count";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { currentProject, runEdit, undo } from "../../state/open-project";
import { pricesOf } from "../../state/prices";
import { closeDialog, select } from "../../state/ui-store";
import { CheckField } from "../../ui/fields/check-field";
import { NumberField } from "../../ui/fields/number-field";
import { FormDialog } from "../../ui/form-dialog";
import styles from "./many-dialog.module.css";
import { ManyField } from "./many-field";
import { PlanView } from "./plan-view";

/** Fields of many cards, changed together: what all of them say, what is wished instead, and what would come of it. */
export function ManyDialog({ cards }: { cards: readonly string[] }) {
  const [{ files }] = useState(currentProject);
  const game = gameOf({ files });
  return game ? <OfGame game={game} files={files} ids={cards} /> : null;
}

function manyCards(files: Files, game: GameId, ids: readonly string[]): ManyCard[] {
  const prices = pricesOf({ files });
  return ids.flatMap((id): ManyCard[] => {
    const card = cardAt<object>(files, cardPath(id), game);
    return card ? [{ id, card, numberOf: prices ? searchedNumberOf(card, prices) : () => undefined }] : [];
  });
}

function OfGame({ game, files, ids }: { game: GameId; files: Files; ids: readonly string[] }) {
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({});
  const [from, setFrom] = useState(1);
  const [asVariants, setAsVariants] = useState(false);
  const cards = useMemo(() => manyCards(files, game, ids), [files, game, ids]);
  const columns = useMemo(() => columnsOf(game), [game]);
  const offered = useMemo(() => {
    const schema = schemaFor("card", game) as JsonSchema;
    return columns.filter(
      ({ at, name, kind }) =>
        (kind !== "data" || name === "keywords") && cards.some(({ card }) => takesField(schema, card, at)),
    );
  }, [columns, cards, game]);
  const wished = useDeferredValue(wishes);
  const { plan, faults, copies } = useMemo(
    () => planFor({ files, game, cards, columns, wishes: wished, from, asVariants }),
    [files, game, cards, columns, wished, from, asVariants],
  );
  const wish = (column: Column, next: Wish | undefined) => {
    const { [column.name]: _former, ...others } = wishes;
    setWishes(next ? { ...others, [column.name]: next } : others);
  };
  const write = () => {
    closeDialog();
    if (!runEdit(plan.edit)) return;
    if (copies.length > 0) select(copies, copies[0]);
    tell({ tone: "info", message: `${plan.edit.label}.`, action: { label: "Undo", run: undo } });
  };
  const isNothing = plan.edit.changes.length === 0 || Object.keys(faults).length > 0;
  return (
    <FormDialog
      wide
      title={`Change ${count(ids.length, "card")} together`}
      action={asVariants ? `Make ${count(cards.length, "variant")}` : "Change them"}
      disabled={isNothing}
      onClose={closeDialog}
      onSubmit={write}
    >
      <div className={styles.many}>
        <ul className={styles.fields} aria-label="Fields">
          {offered.map((column) => (
            <li key={column.name}>
              <ManyField
                game={game}
                column={column}
                cards={cards}
                wish={wishes[column.name]}
                fault={faults[column.name]}
                onWish={(next) => wish(column, next)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.outcome}>
          <p className={styles.about}>
            What you leave alone stays. Numbers take 5, +1, −1, ×2, /2 or a formula such as =round(worth); texts take{" "}
            {"{name}"}, {"{n}"} and other fields, as in {"{name} {n:2}"}.
          </p>
          <div className={styles.row}>
            <CheckField
              id="many-variants"
              label="Leave these, and change copies of them"
              value={asVariants}
              onChange={setAsVariants}
            />
            <NumberField
              id="many-from"
              label="n begins with"
              value={from}
              range={{ least: 0, most: 9999, whole: true }}
              onChange={setFrom}
            />
          </div>
          <PlanView plan={plan} added={copies} />
        </div>
      </div>
    </FormDialog>
  );
}

interface Planned {
  files: Files;
  game: GameId;
  cards: readonly ManyCard[];
  columns: readonly Column[];
  wishes: Readonly<Record<string, Wish>>;
  from: number;
  asVariants: boolean;
}

function planFor({ files, game, cards, columns, wishes, from, asVariants }: Planned) {
  const faults: Record<string, string> = {};
  const changes: CellChange[] = [];
  // The kind first: on it depends which other fields there are.
  for (const column of columns) {
    const wish = wishes[column.name];
    const cells = wish && cellsFor(column, wish, { cards, columns, from });
    if (cells?.ok) changes.push(...cells.changes);
    else if (cells) faults[column.name] = cells.reason;
  }
  if (!asVariants) return { plan: planCells(files, game, changes), faults, copies: [] };
  const made = duplicateCards(
    files,
    game,
    cards.map(({ id }) => id),
  ).changes;
  const copies = made.map(({ path }) => cardIdOf(path)!);
  const copyOf = new Map(cards.map(({ id }, n) => [id, copies[n]!]));
  const withCopies = new Map([...files, ...made.map(({ path, text }) => [path, text!] as const)]);
  const onCopies = changes.map((change) => ({ ...change, id: copyOf.get(change.id)! }));
  const planned = planCells(withCopies, game, onCopies);
  const changed = new Set(planned.edit.changes.map(({ path }) => path));
  const plan: CellPlan = {
    ...planned,
    edit: {
      label: `Make ${count(copies.length, "variant")}`,
      changes: [...made.filter(({ path }) => !changed.has(path)), ...planned.edit.changes],
    },
  };
  return { plan, faults, copies };
}
