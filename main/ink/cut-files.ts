import { type CutFormat, type CutSheet, cutSheetName, cutSheets, pieceCutSheets, writeCut } from "../../press/cut-file";
import { pressProblems } from "../../press/problems";
import { planPrint } from "../../press/sheet-plan";
import { templateScale } from "../../press/template-scale";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { PrintOrder } from "./print-cards";
import { type PieceOrder, planPieces } from "./print-pieces";

export interface CutFile {
  name: string;
  content: string;
}

export const copiesOf = ({ cards }: Pick<PrintOrder, "cards">): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

/** Without marks a machine goes by the edges of the paper alone. */
export const outlineProblems = ({ settings }: Pick<PrintOrder, "settings">): Problem[] =>
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
  return succeed(written(cutSheets(sheet, pages, template.corner * scale), format, title));
}

/** The same of pieces, and what is to be said of it. */
export async function pieceCutFiles(
  order: PieceOrder,
  format: CutFormat,
): Promise<Result<{ files: CutFile[]; problems: Problem[] }>> {
  const planned = await planPieces(order);
  if (!planned.ok) return planned;
  const { sheets } = planned.value;
  const cut = pieceCutSheets(sheets, order.settings.registration ?? null);
  if (cut.length === 0) return fail(pressProblems.report("press/only-parts", {}));
  const inParts = sheets.flatMap(({ kind, placed }) => (kind === "part" ? placed.map(({ piece }) => piece.name) : []));
  const names = [...new Set(inParts)].join(", ");
  const problems = names === "" ? [] : [pressProblems.report("press/parts-not-cut", {}, { names })];
  return succeed({ files: written(cut, format, order.title), problems: [...problems, ...outlineProblems(order)] });
}

const written = (sheets: readonly CutSheet[], format: CutFormat, title: string): CutFile[] =>
  sheets.map((cut) => {
    const name = cutSheetName(cut);
    return { name: `${name}.${format}`, content: writeCut(cut, format, `${title}, ${name.replace("-", " ")}`) };
  });
