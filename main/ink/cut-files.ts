import { type CutFormat, cutSheetName, cutSheets, writeCut } from "../../press/cut-file";
import { pressProblems } from "../../press/problems";
import { planPrint } from "../../press/sheet-plan";
import { templateScale } from "../../press/template-scale";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { PrintOrder } from "./print-cards";

export interface CutFile {
  name: string;
  content: string;
}

export const copiesOf = ({ cards }: Pick<PrintOrder, "cards">): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** Without marks a machine goes by the edges of the paper alone. */
export const outlineProblems = ({ settings }: PrintOrder): Problem[] =>
  settings.registration ? [] : [pressProblems.report("press/cut-without-marks", {})];

/** One file for each way in which sheets of this print are cut. */
export function cutFiles(order: PrintOrder, format: CutFormat): Result<CutFile[]> {
  const { settings, template, sheet: file, title } = order;
  const copies = copiesOf(order);
  if (copies === 0) return fail(pressProblems.report("press/nothing-to-print", {}));
  const planned = planPrint(settings, template.size, copies, file);
  if (!planned.ok) return planned;
  const { sheet, pages, card } = planned.value;
  const scale = templateScale(template, card);
  return succeed(
    cutSheets(sheet, pages, template.corner * scale).map((cut) => {
      const name = cutSheetName(cut);
      return { name: `${name}.${format}`, content: writeCut(cut, format, `${title}, ${name.replace("-", " ")}`) };
    }),
  );
}
