import { resolve } from "node:path";
import { bookletIds } from "../../project/booklets";
import { type PrintSettings, usualPrint } from "../../schemas/print-settings";
import type { Problem } from "../../schemas/problem";
import { bookletPdf } from "../services/output-files";
import { CannotDo, type Outcome, type Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface BookletResult {
  /** null when Ctrl+C came first. */
  file: string | null;
  pages: number;
  problems: Problem[];
}

interface BookletWish extends Pick<PrintSettings, "paper" | "paperSize"> {
  text: string;
  out: string;
  fold: boolean;
  signature?: number;
  language: string | undefined;
}

export function listBooklets(folder: string, terminal: Terminal): Outcome {
  const booklets = bookletIds(readProject(folder).files);
  for (const id of booklets) terminal.print(id);
  return { exit: 0, json: { booklets } };
}

export async function bookletFolder(folder: string, wish: BookletWish, terminal: Terminal): Promise<BookletResult> {
  const { text, out, fold, signature, language, ...paper } = wish;
  const project = readProject(folder);
  const chosen = await chosenIn(project, { deck: null }, language);
  const control = {
    onProgress: (done: number, total: number) => terminal.progress("Setting", done, total),
    signal: terminal.signal,
  };
  const order = {
    files: project.files,
    chosen,
    settings: { ...usualPrint, ...paper, ...(language !== undefined && { language }) },
    assets: assetsOf(project),
    control,
  };
  const output = { kind: "booklet" as const, booklet: text, fold, ...(signature !== undefined && { signature }) };
  const made = await orNullWhenStopped(bookletPdf(order, output), terminal.signal);
  if (!made) return { file: null, pages: 0, problems: [] };
  if (!made.ok) throw new CannotDo(made.problem);
  const file = resolve(out);
  await writeResult(file, made.value.bytes);
  return { file, pages: made.value.pages, problems: [...chosen.problems, ...made.value.problems] };
}
