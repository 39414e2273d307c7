import type { Size } from "../../press/sizes";
import { cardPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { fitReport } from "../ink/fit-report";
import { type CardChoice, faceOrder } from "../services/chosen-cards";
import type { Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { assetsOf, chosenIn, readProject } from "./read-project";

export interface FitResult {
  ok: boolean;
  problems: Problem[];
}

interface FitWish {
  language: string | undefined;
  below: number | undefined;
  choice: CardChoice;
  card: Size | undefined;
}

export async function fitFolder(folder: string, wish: FitWish, terminal: Terminal): Promise<FitResult> {
  const project = readProject(folder);
  const chosen = await chosenIn(project, wish.choice, wish.language);
  const order = faceOrder(chosen, assetsOf(project));
  const onProgress = (done: number, total: number) => terminal.progress("Checking", done, total);
  const { below: smallest, card } = wish;
  const settings = { ...(smallest !== undefined && { smallest }), ...(card && { card }) };
  const report = fitReport(order, settings, { onProgress, signal: terminal.signal });
  const found = (await orNullWhenStopped(report, terminal.signal)) ?? [];
  const all = [...chosen.problems, ...found.map(withFile)];
  return { ok: !all.some(({ severity }) => severity === "error"), problems: all };
}

/** People mend a card in its file. */
const withFile = (problem: Problem): Problem =>
  problem.where.card === undefined
    ? problem
    : { ...problem, where: { file: cardPath(problem.where.card), ...problem.where } };
