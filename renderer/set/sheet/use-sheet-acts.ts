import { type ClipboardEvent, useState } from "react";
import { writeBlock } from "../../../project/sheet/blocks";
import type { Box, Place } from "../../../project/sheet/ranges";
import type { SheetColumn } from "../../../project/sheet/sheet-columns";
import type { TellsOf } from "../../../project/sheet/tell-cell";
import { valueAt } from "../../../schemas/json-pointer";
import type { CellPlan } from "../../document/change-cells";
import { currentProject } from "../../state/open-project";
import { blockIn, planClear, planContinue, planFill, planPaste, type SheetGround } from "./paste-cells";
import type { Asked } from "./plan-dialog";
import { planNow, rowNow, writeCells } from "./use-cells";

interface Ground {
  order: readonly string[];
  columns: readonly SheetColumn[];
  around: TellsOf;
  readOnly: boolean;
  box: Box;
}

/** What a hand does to the cells that are selected. Whatever fits as a whole is written at once; the rest is asked about. */
export function useSheetActs({ order, columns, around, readOnly, box }: Ground) {
  const [asked, ask] = useState<Asked | null>(null);
  const ground = (): SheetGround => ({ files: currentProject().files, order, columns, around });
  /** The row in which new cards are begun is no card. */
  const cards: Box = { ...box, bottom: Math.min(box.bottom, order.length - 1) };

  const write = (plan: CellPlan, question: Omit<Asked, "plan">) => {
    if (plan.misfits.length > 0 || (question.added?.length ?? 0) > 0 || (question.beyond ?? 0) > 0)
      ask({ ...question, plan });
    else writeCells(plan);
  };
  const copy = (event: ClipboardEvent): boolean => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(blockIn(ground(), cards)));
    return true;
  };
  const clear = () => {
    if (!readOnly) write(planClear(ground(), cards), { title: "Clear cells", action: "Clear the rest" });
  };

  return {
    asked,
    leave: () => ask(null),
    writeAsked() {
      ask(null);
      if (asked) writeCells(asked.plan);
    },
    onCopy: copy,
    onCut(event: ClipboardEvent) {
      if (copy(event)) clear();
    },
    onPaste(event: ClipboardEvent) {
      if (readOnly || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      const { added, beyond, ...plan } = planPaste(ground(), event.clipboardData.getData("text/plain"), box);
      write(plan, {
        title: "Paste cells",
        action: plan.misfits.length > 0 ? "Paste the rest" : "Paste",
        added,
        beyond,
      });
    },
    clear,
    fill() {
      if (!readOnly) write(planFill(ground(), cards), { title: "Fill down", action: "Fill the rest" });
    },
    /** As a hand pulls the corner of the selected cells. */
    fillFrom(source: Box, bottom: number) {
      const last = Math.min(bottom, order.length - 1);
      if (!readOnly && last > source.bottom)
        write(planContinue(ground(), source, last), { title: "Fill down", action: "Fill the rest" });
    },
    /** What is typed into one cell: why it can't be written. */
    put({ row, column }: Place, text: string): string | undefined {
      const id = order[row];
      const { field } = columns[column]!;
      if (!field) return undefined;
      const plan =
        id === undefined
          ? planPaste(ground(), writeBlock([[text]]), { top: row, bottom: row, left: column, right: column })
          : planNow(around.game, [{ id, column: field, text }]);
      const [misfit] = plan.misfits;
      if (misfit) return misfit.reason;
      if (id !== undefined || text.trim() !== "") writeCells(plan);
      return undefined;
    },
    /** Yes becomes no. */
    turn({ row, column }: Place): boolean {
      const id = order[row];
      const { field } = columns[column]!;
      if (readOnly || id === undefined || field?.kind !== "flag") return false;
      const { card } = rowNow(id, around.game);
      writeCells(planNow(around.game, [{ id, column: field, value: !(card && valueAt(card, field.at)) }]));
      return true;
    },
  };
}

export type SheetActs = ReturnType<typeof useSheetActs>;
