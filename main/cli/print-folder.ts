import { resolve } from "node:path";
import type { Problem } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import { printCards } from "../ink/print-cards";
import { chooseCards, printOrder } from "../services/print-order";
import { fileName } from "../services/printing";
import { CannotDo, type Terminal } from "./command";
import { picturesOf, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface PrintResult {
  /** null when Ctrl+C came before there was anything to keep. */
  file: string | null;
  pages: number;
  cards: number;
  problems: Problem[];
}

export interface PrintWish {
  settings: PrintSettings;
  out: string | undefined;
  language: string | undefined;
}

export async function printFolder(
  folder: string,
  { settings, out, language }: PrintWish,
  terminal: Terminal,
): Promise<PrintResult> {
  const project = readProject(folder);
  const chosen = chooseCards(project.files, settings, language);
  if (!chosen.ok) throw new CannotDo(chosen.problem);
  const order = printOrder(chosen.value, settings, picturesOf(project));
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const printed = await printCards(order, { onProgress, signal: terminal.signal }).catch((reason: unknown) => {
    if (terminal.signal.aborted) return null;
    throw reason;
  });
  if (!printed) return { file: null, pages: 0, cards: 0, problems: [] };
  if (!printed.ok) throw new CannotDo(printed.problem);
  const { bytes, pages, cards, problems } = printed.value;
  const file = resolve(out ?? `${fileName(order.title)}.pdf`);
  await writeResult(file, bytes);
  return { file, pages, cards, problems: [...chosen.value.problems, ...problems] };
}
