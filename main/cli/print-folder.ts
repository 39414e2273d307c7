import { resolve } from "node:path";
import type { CutFormat } from "../../press/cut-file";
import type { PrintSettings } from "../../schemas/print-settings";
import type { Problem, Result } from "../../schemas/problem";
import { readGivenBytes } from "../given-file";
import { type CutFile, cutFiles, outlineProblems, pieceCutFiles } from "../ink/cut-files";
import { piecesManifest } from "../ink/pieces-manifest";
import type { InkProfile } from "../ink/print-cards";
import { printManifest } from "../ink/print-manifest";
import { findAppPlace } from "../services/app-place";
import { printOrder, titleOf } from "../services/chosen-cards";
import { runPieces } from "../services/pieces-run";
import { fileName } from "../services/print-project";
import { runPrint } from "../services/run-print";
import { CannotDo, type Terminal } from "./command";
import { findPrinter } from "./find-printer";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { readSheet } from "./read-sheet";
import { writeResult, writeWhileMade } from "./write-result";

export interface PrintResult {
  /** null when Ctrl+C came before there was anything to keep, or nothing had changed. */
  file: string | null;
  pages: number;
  cards: number;
  /** Copies, when pieces were wanted. */
  pieces?: number;
  problems: Problem[];
  manifest?: string;
  /** The files with the outlines of cards or pieces. */
  cut?: string[];
}

export async function printFolder(
  folder: string,
  settings: PrintSettings,
  files: {
    out: string | undefined;
    withManifest: boolean;
    sheet: string | undefined;
    cut: CutFormat | undefined;
    icc: string | undefined;
  },
  terminal: Terminal,
): Promise<PrintResult> {
  const project = readProject(folder);
  const deck = deckNamed(project.files, settings.deck);
  const chosen = await chosenIn(project, { ...settings, deck }, settings.language);
  const profile = settings.profile === undefined ? undefined : await findPrinter(settings.profile, project.root);
  const sheet = files.sheet === undefined ? undefined : readSheet(files.sheet, project, chosen.manifest.game);
  const assets = assetsOf(project);
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const control = { onProgress, signal: terminal.signal };
  const title = fileName(titleOf(chosen));
  const found = chosen.problems;
  const isRecorded = files.withManifest;
  if (settings.pieces !== undefined) {
    const wish = { files: project.files, chosen, settings, assets, profile, sheet, isRecorded };
    const file = resolve(files.out ?? `${title}-pieces.pdf`);
    const run = await writeWhileMade(file, (sink) =>
      orNullWhenStopped(runPieces(wish, sink, control), terminal.signal),
    );
    if (!run) return nothing([]);
    if (!run.ok) throw new CannotDo(run.problem);
    const { order, printed, problems } = run.value;
    const { pages, pieces } = printed;
    const outlines = files.cut && inHand(await pieceCutFiles(order, files.cut));
    const cut = outlines && (await writeOutlines(file, outlines.files));
    const told = [...found, ...problems, ...(outlines?.problems ?? [])];
    const result = { file, pages, cards: 0, pieces, problems: told, ...(cut && { cut }) };
    if (!isRecorded) return result;
    return { ...result, manifest: await writeManifest(file, piecesManifest(order, printed, findAppPlace().version)) };
  }
  const order = {
    ...printOrder(chosen, settings, assets, { profile, sheet }),
    isRecorded,
    inkProfile: files.icc === undefined ? undefined : inkProfileAt(files.icc),
  };
  const file = resolve(files.out ?? `${title}.pdf`);
  const run = await writeWhileMade(file, (sink) =>
    orNullWhenStopped(runPrint({ root: project.root, order }, settings, sink, control), terminal.signal),
  );
  if (!run) return nothing([]);
  if (!run.ok) {
    if (run.problem.severity === "error") throw new CannotDo(run.problem);
    return nothing([run.problem]);
  }
  const { printed, order: printedOrder, remember } = run.value;
  await remember();
  const { pages, cards } = printed;
  const cut = files.cut && (await writeOutlines(file, inHand(cutFiles(printedOrder, files.cut))));
  const problems = [...found, ...printed.problems, ...(cut ? outlineProblems(printedOrder) : [])];
  const result = { file, pages, cards, problems, ...(cut && { cut }) };
  if (!isRecorded) return result;
  const manifest = printManifest(printedOrder, printed, findAppPlace().version);
  return { ...result, manifest: await writeManifest(file, manifest) };
}

/** Wherever the person has it. */
const inkProfileAt = (file: string): InkProfile => ({ file, read: () => readGivenBytes(file) });

const nothing = (problems: Problem[]): PrintResult => ({ file: null, pages: 0, cards: 0, problems });

function inHand<T>(made: Result<T>): T {
  if (!made.ok) throw new CannotDo(made.problem);
  return made.value;
}

/** Of the sheets just printed, beside their file. */
async function writeOutlines(file: string, cut: readonly CutFile[]): Promise<string[]> {
  const written: string[] = [];
  for (const { name, content } of cut) {
    const path = `${file.replace(/\.pdf$/i, "")}.${name}`;
    await writeResult(path, content);
    written.push(path);
  }
  return written;
}

/** Beside the file that it is about. */
async function writeManifest(file: string, content: object): Promise<string> {
  const manifest = `${file.replace(/\.pdf$/i, "")}.manifest.json`;
  await writeResult(manifest, `${JSON.stringify(content, null, 2)}\n`);
  return manifest;
}
