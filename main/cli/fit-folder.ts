import { cardPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import { fitReport } from "../ink/fit-report";
import { faceOrder } from "../services/chosen-cards";
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
  cards: string | undefined;
}

export async function fitFolder(folder: string, wish: FitWish, terminal: Terminal): Promise<FitResult> {
  const project = readProject(folder);
  const { cards: search } = wish;
  const chosen = await chosenIn(project, { deck: null, ...(search !== undefined && { cards: search }) }, wish.language);
  const order = faceOrder(chosen, assetsOf(project));
  const onProgress = (done: number, total: number) => terminal.progress("Checking", done, total);
  const settings = wish.below === undefined ? {} : { smallest: wish.below };
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
