import { resolve } from "node:path";
import type { Problem, Result } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import { piecesManifest } from "../ink/pieces-manifest";
import { printManifest } from "../ink/print-manifest";
import { findAppPlace } from "../services/app-place";
import { type PiecesRun, runPieces } from "../services/pieces-run";
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
  /** Copies, when pieces were wanted. */
  pieces?: number;
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
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const control = { onProgress, signal: terminal.signal };
  if (settings.pieces !== undefined) {
    const wish = { files: project.files, chosen: chosen.value, settings, pictures: picturesOf(project), profile };
    return writePieces(
      await orNullWhenStopped(runPieces(wish, control), terminal.signal),
      chosen.value.problems,
      files,
    );
  }
  const whole = printOrder(chosen.value, settings, picturesOf(project), profile);
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
    result.manifest = manifestBeside(file);
    await writeManifest(result.manifest, printManifest(order, printed, findAppPlace().version));
  }
  await remember();
  return result;
}

async function writePieces(
  run: Result<PiecesRun> | null,
  found: readonly Problem[],
  files: { out: string | undefined; withManifest: boolean },
): Promise<PrintResult> {
  if (!run) return { file: null, pages: 0, cards: 0, problems: [] };
  if (!run.ok) throw new CannotDo(run.problem);
  const { order, printed, problems } = run.value;
  const { bytes, pages, pieces } = printed;
  const file = resolve(files.out ?? `${fileName(order.title)}-pieces.pdf`);
  await writeResult(file, bytes);
  const result: PrintResult = { file, pages, cards: 0, pieces, problems: [...found, ...problems] };
  if (files.withManifest) {
    result.manifest = manifestBeside(file);
    await writeManifest(result.manifest, piecesManifest(order, printed, findAppPlace().version));
  }
  return result;
}

const manifestBeside = (file: string): string => `${file.replace(/\.pdf$/i, "")}.manifest.json`;
const writeManifest = (file: string, manifest: object): Promise<void> =>
  writeResult(file, `${JSON.stringify(manifest, null, 2)}\n`);
