import { resolve } from "node:path";
import { bytesOf } from "../../press/pdf-file";
import type { PrintSettings } from "../../schemas/print-settings";
import type { Problem, Result } from "../../schemas/problem";
import { piecesManifest } from "../ink/pieces-manifest";
import { printManifest } from "../ink/print-manifest";
import { findAppPlace } from "../services/app-place";
import { type PiecesRun, runPieces } from "../services/pieces-run";
import { chooseCards, printOrder } from "../services/print-order";
import { type PrintRun, runPrint } from "../services/print-run";
import { fileName } from "../services/printing";
import { CannotDo, type Terminal } from "./command";
import { findPrinter } from "./find-printer";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, readProject } from "./read-project";
import { readSheet } from "./read-sheet";
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
  files: { out: string | undefined; withManifest: boolean; sheet: string | undefined },
  terminal: Terminal,
): Promise<PrintResult> {
  const project = readProject(folder);
  const deck = deckNamed(project.files, settings.deck);
  const chosen = chooseCards(project.files, { ...settings, deck }, settings.language);
  if (!chosen.ok) throw new CannotDo(chosen.problem);
  const profile = settings.profile === undefined ? undefined : await findPrinter(settings.profile, project.root);
  const sheet = files.sheet === undefined ? undefined : readSheet(files.sheet, project, chosen.value.manifest.game);
  const assets = assetsOf(project);
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const control = { onProgress, signal: terminal.signal };
  if (settings.pieces !== undefined) {
    const wish = { files: project.files, chosen: chosen.value, settings, assets, profile, sheet };
    const made = await orNullWhenStopped(runPieces(wish, control), terminal.signal);
    return writePieces(made, chosen.value.problems, files);
  }
  const whole = printOrder(chosen.value, settings, assets, { profile, sheet });
  const run = await orNullWhenStopped(
    runPrint({ root: project.root, order: whole }, settings, control),
    terminal.signal,
  );
  if (!run) return { file: null, pages: 0, cards: 0, problems: [] };
  if (!run.ok) {
    if (run.problem.severity === "error") throw new CannotDo(run.problem);
    return { file: null, pages: 0, cards: 0, problems: [run.problem] };
  }
  const { printed, remember } = run.value;
  try {
    const result = await writePrint(run.value, files);
    await remember();
    return { ...result, problems: [...chosen.value.problems, ...printed.problems] };
  } finally {
    await printed.clear();
  }
}

type Destination = { out: string | undefined; withManifest: boolean };

async function writePrint(
  { printed, order }: PrintRun,
  { out, withManifest }: Destination,
): Promise<Omit<PrintResult, "problems">> {
  const { parts, pages, cards } = printed;
  const file = resolve(out ?? `${fileName(order.title)}.pdf`);
  await writeResult(file, bytesOf(parts));
  if (!withManifest) return { file, pages, cards };
  const manifest = await writeManifest(file, printManifest(order, printed, findAppPlace().version));
  return { file, pages, cards, manifest };
}

async function writePieces(
  run: Result<PiecesRun> | null,
  found: readonly Problem[],
  { out, withManifest }: Destination,
): Promise<PrintResult> {
  if (!run) return { file: null, pages: 0, cards: 0, problems: [] };
  if (!run.ok) throw new CannotDo(run.problem);
  const { order, printed } = run.value;
  const { parts, pages, pieces } = printed;
  const problems = [...found, ...run.value.problems];
  const file = resolve(out ?? `${fileName(order.title)}-pieces.pdf`);
  try {
    await writeResult(file, bytesOf(parts));
    if (!withManifest) return { file, pages, cards: 0, pieces, problems };
    const manifest = await writeManifest(file, piecesManifest(order, printed, findAppPlace().version));
    return { file, pages, cards: 0, pieces, problems, manifest };
  } finally {
    await printed.clear();
  }
}

/** Beside the file that it is about. */
async function writeManifest(file: string, content: object): Promise<string> {
  const manifest = `${file.replace(/\.pdf$/i, "")}.manifest.json`;
  await writeResult(manifest, `${JSON.stringify(content, null, 2)}\n`);
  return manifest;
}
