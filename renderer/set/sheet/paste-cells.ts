import { plural } from "../../../engine/core/rich-text";
import { createCards } from "../../../project/commands";
import { cardIdOf, cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { type Block, readBlock } from "../../../project/sheet/blocks";
import { type Box, sizeOf, tiled } from "../../../project/sheet/ranges";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import { type TellsOf, tellCell } from "../../../project/sheet/tell-cell";
import { cardAt } from "../../../project/whole-card";
import { valueAt } from "../../../schemas/json-pointer";
import { type CellChange, type CellPlan, type Misfit, planCells } from "../../document/change-cells";

/** Where cells are put: the rows and columns as they lie. */
export interface SheetGround {
  files: Files;
  order: readonly string[];
  columns: readonly SheetColumn[];
  around: TellsOf;
}

/** What is put into the sheet from elsewhere, with the cards that it adds below the last one. */
interface PastePlan extends CellPlan {
  added: readonly string[];
  /** Columns of it that lie beyond the last one. */
  beyond: number;
}

export const blockIn = ({ files, order, columns, around }: SheetGround, box: Box): string[][] =>
  order.slice(box.top, box.bottom + 1).map((id) => {
    const card = cardAt<object>(files, cardPath(id), around.game);
    return columns.slice(box.left, box.right + 1).map((column) => tellCell({ id, card }, column, around));
  });

export function planPaste(ground: SheetGround, text: string, box: Box): PastePlan {
  const { game } = ground.around;
  const block = tiled(readBlock(text), sizeOf(box));
  const below = block.slice(Math.max(0, ground.order.length - box.top));
  const nameAt = ground.columns.findIndex(({ name }) => name === "name") - box.left;
  const names = below.map((cells) => cells[nameAt]?.trim() || "New card");
  const { label, changes: made } = createCards(ground.files, game, names);
  const added = made.map(({ path }) => cardIdOf(path)!);
  const files =
    made.length === 0
      ? ground.files
      : new Map([...ground.files, ...made.map(({ path, text }) => [path, text!] as const)]);
  const rows = [...ground.order.slice(box.top), ...added];
  const { changes, misfits } = readCells({ ...ground, files }, block, rows, box.left);
  const plan = planCells(files, game, changes);
  const changed = new Set(plan.edit.changes.map(({ path }) => path));
  const edit = {
    label:
      added.length === 0
        ? plan.edit.label.replace(/^Change/, "Paste")
        : added.length === block.length
          ? label
          : `Paste ${plural(block.length, "row")}`,
    changes: [...made.filter(({ path }) => !changed.has(path)), ...plan.edit.changes],
  };
  const beyond = Math.max(0, ...block.map((cells) => box.left + cells.length - ground.columns.length));
  return { ...plan, edit, misfits: [...misfits, ...plan.misfits], added, beyond };
}

function readCells({ files, columns, around }: SheetGround, block: Block, rows: readonly string[], left: number) {
  const changes: CellChange[] = [];
  const misfits: Misfit[] = [];
  block.forEach((cells, n) => {
    const id = rows[n]!;
    cells.forEach((text, m) => {
      const column = columns[left + m];
      if (!column) return;
      if (column.field) changes.push({ id, column: column.field, text });
      else if (text !== tellCell({ id, card: cardAt(files, cardPath(id), around.game) }, column, around))
        misfits.push({ id, name: id, title: column.title, text, reason: "it follows from the card" });
    });
  });
  return { changes, misfits };
}

/** The first row's values in all rows below it; of one row, those of the row above. */
export function planFill(ground: SheetGround, box: Box): CellPlan {
  const from = box.top === box.bottom ? Math.max(0, box.top - 1) : box.top;
  return planContinue(ground, { ...box, top: from, bottom: from }, box.bottom);
}

/** What the rows of `source` say goes on in the rows below them, down to `bottom`. */
export function planContinue({ files, order, columns, around }: SheetGround, source: Box, bottom: number): CellPlan {
  const cards = order
    .slice(source.top, source.bottom + 1)
    .map((id) => cardAt<object>(files, cardPath(id), around.game));
  const fields = columns.slice(source.left, source.right + 1).flatMap(({ field }) => field ?? []);
  const rows = order.slice(source.bottom + 1, bottom + 1);
  const changes = fields.flatMap((column) => {
    const values = cards.map((card) => card && valueAt(card, column.at));
    return rows.map((id, n): CellChange => ({ id, column, value: continued(values, n) }));
  });
  return planCells(files, around.game, changes, (changed) => `Fill ${plural(changed.length, "cell")}`);
}

/** 2, 4 go on as 6, 8; whatever makes no series begins again. */
export function continued(values: readonly unknown[], n: number): unknown {
  const numbers = values.filter((value) => typeof value === "number");
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  const isSeries = numbers.length > 1 && values.every((value, at) => value === first + step * at);
  return isSeries ? first + step * (values.length + n) : values[n % values.length];
}

export function planClear({ files, order, columns, around }: SheetGround, box: Box): CellPlan {
  const fields = columns.slice(box.left, box.right + 1).flatMap(({ field }) => field ?? []);
  const changes = order
    .slice(box.top, box.bottom + 1)
    .flatMap((id) => fields.map((column): CellChange => ({ id, column, text: "" })));
  return planCells(files, around.game, changes, (changed) => `Clear ${plural(changed.length, "cell")}`);
}
