import { resolve } from "node:path";
import type { Problem } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import { printManifest } from "../ink/print-manifest";
import { findAppPlace } from "../services/app-place";
import { chooseCards, printOrder } from "../services/print-order";
import { runPrint } from "../services/print-run";
import { fileName } from "../services/printing";
import { CannotDo, type Terminal } from "./command";
import { findPrinter } from "./find-printer";
import { orNullWhenStopped } from "./interruptible";
import { picturesOf, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface PrintResult {
  /** null when Ctrl+C came before there was anything to keep, or nothing had changed. */
  file: string | null;
  pages: number;
  cards: number;
  problems: Problem[];
  manifest?: string;
}

export async function printFolder(
  folder: string,
  settings: PrintSettings,
  files: { out: string | undefined; withManifest: boolean; language: string | undefined },
  terminal: Terminal,
): Promise<PrintResult> {
  const project = readProject(folder);
  const chosen = chooseCards(project.files, settings, files.language);
  if (!chosen.ok) throw new CannotDo(chosen.problem);
  const profile = settings.profile === undefined ? undefined : await findPrinter(settings.profile, project.root);
  const whole = printOrder(chosen.value, settings, picturesOf(project), profile);
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const control = { onProgress, signal: terminal.signal };
  const run = await orNullWhenStopped(runPrint(project.root, whole, settings, control), terminal.signal);
  if (!run) return { file: null, pages: 0, cards: 0, problems: [] };
  if (!run.ok) {
    if (run.problem.severity === "error") throw new CannotDo(run.problem);
    return { file: null, pages: 0, cards: 0, problems: [run.problem] };
  }
  const { printed, order, remember } = run.value;
  const { bytes, pages, cards, problems } = printed;
  const file = resolve(files.out ?? `${fileName(order.title)}.pdf`);
  await writeResult(file, bytes);
  const result: PrintResult = { file, pages, cards, problems: [...chosen.value.problems, ...problems] };
  if (files.withManifest) {
    result.manifest = `${file.replace(/\.pdf$/i, "")}.manifest.json`;
    const manifest = printManifest(order, printed, findAppPlace().version);
    await writeResult(result.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  }
  await remember();
  return result;
}
