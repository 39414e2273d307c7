import { stat } from "node:fs/promises";
import type { CutFormat } from "../../press/cut-file";
import type { Sink } from "../../press/pdf-file";
import { nameFor } from "../../project/names";
import type { PrintSettings } from "../../schemas/print-settings";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { CheckedPrint, PrintedFile } from "../api";
import type { CutFile } from "../ink/cut-files";
import type { WorkControl } from "../ink/long-work";
import { projectFonts } from "../ink/project-fonts";
import { NotWritten, WholeFile } from "../ink/whole-file";
import { appProblems } from "../problems";
import { pictureBytes } from "../projects/assets";
import type { ProjectStore } from "../projects/project-store";
import { chooseInProject, type SearchedProject } from "./asked-versions";
import { type ChosenCards, findSheet, type ProjectAssets, printOrder, titleOf } from "./chosen-cards";
import type { Outputs } from "./outputs";
import { zipped } from "./packed-files";
import { rightsProblems } from "./picture-rights";
import type { PiecesWish } from "./piece-order";
import { findProfile, profilePlaces } from "./printer-profiles";
import type { PreparedPrint } from "./run-print";

/** The open project as the person sees it, unsaved edits included. */
const picturesIn = (store: ProjectStore) => async (path: string) => pictureBytes(store.readAsset(path));

/** What is read of the project besides its texts. */
export const assetsIn = (store: ProjectStore): ProjectAssets => ({
  pictures: picturesIn(store),
  ownFonts: projectFonts(store.root, store.assets, (path) => {
    const read = store.readAsset(path);
    return read.ok ? read.value : undefined;
  }),
  inks: store.readAsset,
});

export const searchedIn = (store: ProjectStore): SearchedProject => ({
  root: store.root,
  files: store.texts,
  assets: assetsIn(store),
});

interface ProjectPrint {
  chosen: ChosenCards;
  profile: PrinterProfile | undefined;
}

/** `home` is where the person's own printer profiles are. */
async function chooseProject(
  store: ProjectStore,
  settings: PrintSettings,
  home: string | undefined,
): Promise<Result<ProjectPrint>> {
  const chosen = await chooseInProject(searchedIn(store), settings, settings.language);
  if (!chosen.ok) return chosen;
  if (settings.profile === undefined) return succeed({ chosen: chosen.value, profile: undefined });
  const profile = await findProfile(settings.profile, profilePlaces(store.root, home));
  return profile.ok ? succeed({ chosen: chosen.value, profile: profile.value }) : profile;
}

async function prepareProject(
  store: ProjectStore,
  settings: PrintSettings,
  home?: string,
): Promise<Result<PreparedPrint & { found: Problem[] }>> {
  const asked = await chooseProject(store, settings, home);
  if (!asked.ok) return asked;
  const { chosen, profile } = asked.value;
  const sheet = settings.sheet === undefined ? null : findSheet(store.texts, settings.sheet, chosen.manifest.game);
  if (sheet && !sheet.ok) return sheet;
  const order = printOrder(chosen, settings, assetsIn(store), { profile, sheet: sheet?.value });
  return succeed({ root: store.root, order, found: chosen.problems });
}

/** Prints to a PDF that waits to be fetched. */
export async function printProject(
  store: ProjectStore,
  settings: PrintSettings,
  outputs: Outputs,
  control: WorkControl,
  home?: string,
): Promise<Result<PrintedFile>> {
  if (settings.pieces !== undefined) return printPieceSheets(store, settings, outputs, control, home);
  const prepared = await prepareProject(store, settings, home);
  if (!prepared.ok) return prepared;
  const { root, order, found } = prepared.value;
  // The press is large; it is loaded when something is printed.
  const { runPrint } = await import("./run-print");
  const name = `${fileName(order.title)}.pdf`;
  const run = await keepFile(outputs, name, (sink) => runPrint({ root, order }, settings, sink, control));
  if (!run.ok) return run;
  const { kept, made } = run.value;
  const { pages, cards, problems } = made.printed;
  await made.remember();
  return succeed({
    ...kept,
    kind: "sheets",
    pages,
    cards,
    problems: [...found, ...problems, ...rightsProblems(order.cards)],
  });
}

/** The outlines that a cutting machine follows on the sheets of such a print. */
export async function cutProject(
  store: ProjectStore,
  settings: PrintSettings,
  format: CutFormat,
  outputs: Outputs,
  control: WorkControl,
): Promise<Result<PrintedFile>> {
  const made = await (settings.pieces === undefined
    ? outlinesOfCards(store, settings, format, control)
    : outlinesOfPieces(store, settings, format));
  if (!made.ok) return made;
  const { title, files, cards, problems } = made.value;
  const name = fileName(`${title}: outlines`);
  const [only, ...others] = files;
  const kept =
    only && others.length === 0
      ? await keepBytes(outputs, `${name}.${format}`, new TextEncoder().encode(only.content))
      : await zipped(outputs, `${name}.zip`, files);
  if (!kept.ok) return kept;
  return succeed({ ...kept.value, kind: "cut", pages: 0, cards, problems });
}

interface Outlines {
  title: string;
  files: CutFile[];
  cards: number;
  problems: Problem[];
}

async function outlinesOfCards(
  store: ProjectStore,
  settings: PrintSettings,
  format: CutFormat,
  control: WorkControl,
): Promise<Result<Outlines>> {
  const prepared = await prepareProject(store, settings);
  if (!prepared.ok) return prepared;
  const { root, order, found } = prepared.value;
  const { runCut } = await import("./run-print");
  const run = await runCut({ root, order }, settings, format, control);
  if (!run.ok) return run;
  return succeed({ ...run.value, title: order.title, problems: [...found, ...run.value.problems] });
}

async function outlinesOfPieces(
  store: ProjectStore,
  settings: PrintSettings,
  format: CutFormat,
): Promise<Result<Outlines>> {
  const wish = await preparePieces(store, settings, undefined);
  if (!wish.ok) return wish;
  const { cutPieces } = await import("./pieces-run");
  const cut = await cutPieces(wish.value, format);
  if (!cut.ok) return cut;
  const { order, files, problems } = cut.value;
  return succeed({ title: order.title, files, cards: 0, problems: [...wish.value.chosen.problems, ...problems] });
}

/** What would come of printing it. */
export async function checkProjectPrint(
  store: ProjectStore,
  settings: PrintSettings,
  control: WorkControl,
  home?: string,
): Promise<Result<CheckedPrint>> {
  if (settings.pieces !== undefined) {
    const wish = await preparePieces(store, settings, home);
    if (!wish.ok) return wish;
    const { checkPieceSheets } = await import("./pieces-run");
    return succeed(await checkPieceSheets(wish.value, control));
  }
  const prepared = await prepareProject(store, settings, home);
  if (!prepared.ok) return prepared;
  const { checkPrint } = await import("./run-print");
  const checked = await checkPrint(prepared.value, control);
  return succeed({ ...checked, problems: [...checked.problems, ...rightsProblems(prepared.value.order.cards)] });
}

async function preparePieces(
  store: ProjectStore,
  settings: PrintSettings,
  home: string | undefined,
): Promise<Result<PiecesWish>> {
  const asked = await chooseProject(store, settings, home);
  if (!asked.ok) return asked;
  return succeed({ ...asked.value, files: store.texts, settings, assets: assetsIn(store) });
}

async function printPieceSheets(
  store: ProjectStore,
  settings: PrintSettings,
  outputs: Outputs,
  control: WorkControl,
  home: string | undefined,
): Promise<Result<PrintedFile>> {
  const wish = await preparePieces(store, settings, home);
  if (!wish.ok) return wish;
  const { runPieces } = await import("./pieces-run");
  const name = `${fileName(titleOf(wish.value.chosen))}-pieces.pdf`;
  const run = await keepFile(outputs, name, (sink) => runPieces(wish.value, sink, control));
  if (!run.ok) return run;
  const { kept, made } = run.value;
  const { pages, pieces } = made.printed;
  const problems = [...wish.value.chosen.problems, ...made.problems];
  return succeed({ ...kept, kind: "sheets", pages, cards: 0, pieces, problems });
}

type KeptFile = Pick<PrintedFile, "output" | "name" | "bytes" | "files">;

/** Writes a file while it is made, where it can be fetched. */
async function keepFile<T>(
  outputs: Outputs,
  name: string,
  make: (sink: Sink) => Promise<Result<T>>,
): Promise<Result<{ kept: KeptFile; made: T }>> {
  const output = await outputs.reserve(name);
  const file = new WholeFile(output.path);
  try {
    const made = await make(file.write);
    if (!made.ok) {
      await file.discard();
      return made;
    }
    await file.keep();
    await outputs.keep(output);
    const bytes = (await stat(output.path)).size;
    return succeed({ kept: { output: output.id, name, bytes, files: 1 }, made: made.value });
  } catch (reason) {
    await file.discard();
    if (!(reason instanceof NotWritten)) throw reason;
    return fail(appProblems.report("app/output-not-made", {}, { name }, reason.message));
  }
}

/** The same of a file that is small. */
export async function keepBytes(outputs: Outputs, name: string, bytes: Uint8Array): Promise<Result<KeptFile>> {
  const kept = await keepFile(outputs, name, async (sink) => succeed(await sink(bytes)));
  return kept.ok ? succeed(kept.value.kept) : kept;
}

export const fileName = (title: string): string => nameFor(title, "Cards");
