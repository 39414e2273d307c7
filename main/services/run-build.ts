import { createHash } from "node:crypto";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { pressProblems } from "../../press/problems";
import { type NamedBuild, partNames, settingsOf } from "../../project/builds";
import { bundleEnding } from "../../project/bundle";
import { kindOf } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import { changelog } from "../../project/versions/changelog";
import { diffProjects } from "../../project/versions/diff-projects";
import type { BuildPart } from "../../schemas/build";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import type { WorkControl } from "../ink/long-work";
import { NotWritten } from "../ink/whole-file";
import { appProblems } from "../problems";
import { assetSums, keptVersion, keptVersions } from "../projects/kept-versions";
import { packBundle } from "../projects/pack-bundle";
import { chooseInProject, type SearchedProject } from "./asked-versions";
import { BuildFolder } from "./build-folder";
import { type ChosenCards, findSheet, printOrder } from "./chosen-cards";
import {
  bookletPdf,
  boxFor,
  deckPicture,
  type ManyFiles,
  type OutputOrder,
  pagesFile,
  pictureFiles,
  pictureOfSet,
  playgroundPackage,
  tableDeckFiles,
  type Wish,
} from "./output-files";
import { rightsProblems } from "./picture-rights";
import { cutPieces, runPieces } from "./pieces-run";
import { runCut, runPrint } from "./run-print";

/** Makes what a build names into one folder; what nothing has changed about stays as it lies there. */

interface BuildWork {
  project: SearchedProject;
  named: NamedBuild;
  folder: string;
  /** Of this program: another one may draw otherwise. */
  version: string;
  findPrinter(name: string): Promise<Result<PrinterProfile>>;
  /** Refuses a place where nothing may be written. */
  mayWrite?: (file: string) => Promise<void>;
  control: WorkControl;
}

export interface BuiltFiles {
  name: string;
  files: string[];
  unchanged: string[];
  bytes: number;
  problems: Problem[];
}

export async function runBuild(work: BuildWork): Promise<Result<BuiltFiles>> {
  const { project, named, folder, version, control } = work;
  const { build } = named;
  const manifest = manifestOf(project.files);
  if (!manifest) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
  const names = partNames(build);
  const problems: Problem[] = [];
  try {
    const target = await BuildFolder.open(folder, work.mayWrite ?? (async () => undefined));
    for (const [at, part] of build.parts.entries()) {
      const name = names[at]!;
      const from = await madeFrom(work, part, name);
      if (!from.ok) return from;
      if (await target.has(name, from.value)) continue;
      target.begin(name, from.value);
      const made = await makePart({ ...work, control: shareOf(control, at, build.parts.length) }, part, name, target);
      if (!made.ok) return made;
      problems.push(...made.value);
    }
    const { name: set, version: setVersion } = manifest;
    await target.finish({ cardwright: version, build: named.id, set, ...(setVersion && { version: setVersion }) });
    const { files, unchanged, bytes } = target;
    return succeed({ name: named.id, files, unchanged, bytes, problems: onceEach(problems) });
  } catch (reason) {
    if (!(reason instanceof NotWritten)) throw reason;
    return fail(appProblems.report("app/output-not-made", {}, { name: build.name }, reason.message));
  }
}

/** Several parts have the same to say of a card. */
function onceEach(problems: readonly Problem[]): Problem[] {
  const found = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...found.values()];
}

const shareOf = ({ signal, onProgress }: WorkControl, at: number, parts: number): WorkControl => ({
  ...(signal && { signal }),
  ...(onProgress && {
    onProgress: (done: number, total: number) =>
      onProgress(Math.round((at + done / Math.max(1, total)) * 100), parts * 100),
  }),
});

/** What nothing printed shows: matches, tests, tables, builds. */
const unseen = ["scenario", "match", "free-table", "build"];

/** A sum over all that a part can be made of. Where one of them changed, it is made again, and kept where it comes out the same. */
async function madeFrom(work: BuildWork, part: BuildPart, name: string): Promise<Result<string>> {
  const { project, version, folder } = work;
  const isWhole = part.make.kind === "bundle";
  const texts = [...project.files].filter(([path]) => isWhole || !unseen.includes(kindOf(path) ?? ""));
  const kept = part.make.kind === "changelog" ? keptVersions(project.root)[0] : undefined;
  const profile = await printerOf(work, part);
  if (!profile.ok) return profile;
  const where = part.make.kind === "tts" && part.make.address === undefined ? folder : "";
  const all = [version, name, part, texts.sort(), [...assetSums(project.root)].sort(), kept, profile.value, where];
  return succeed(createHash("sha256").update(JSON.stringify(all)).digest("hex"));
}

async function printerOf(work: BuildWork, part: BuildPart): Promise<Result<PrinterProfile | undefined>> {
  const { profile } = settingsOf(part);
  return profile === undefined ? succeed(undefined) : work.findPrinter(profile);
}

async function makePart(
  work: BuildWork,
  part: BuildPart,
  name: string,
  target: BuildFolder,
): Promise<Result<readonly Problem[]>> {
  const { project, control } = work;
  const { make } = part;
  if (make.kind === "bundle") return putBundle(work, target);
  if (make.kind === "changelog") return putChangelog(work, name, target);
  const settings = settingsOf(part);
  const found = await chooseInProject(project, settings, settings.language);
  if (!found.ok) return found;
  const chosen = found.value;
  if (make.kind === "sheets" || make.kind === "cut") return putSheets(work, part, chosen, name, target);
  if (chosen.cards.length === 0 && make.kind !== "booklet")
    return fail(pressProblems.report("press/nothing-to-print", {}));
  const order: OutputOrder = { files: project.files, chosen, settings, assets: project.assets, control };
  const told = await putOutput(order, make, name, target);
  if (!told.ok) return told;
  const rights = ["rules", "credits", "booklet"].includes(make.kind) ? [] : rightsProblems(chosen.cards);
  return succeed([...chosen.problems, ...told.value, ...rights]);
}

async function putOutput(
  order: OutputOrder,
  make: Wish<
    "contact" | "rules" | "credits" | "pictures" | "tts" | "ttp" | "box" | "set-picture" | "deck-picture" | "booklet"
  >,
  name: string,
  target: BuildFolder,
): Promise<Result<readonly Problem[]>> {
  if (make.kind === "pictures") return succeed(await putMany(await pictureFiles(order, make), name, target));
  if (make.kind === "box") {
    const box = await boxFor(order, make);
    if (!box.ok) return box;
    for (const { name: file, content } of box.value.files) await target.put(`${name}/${file}`, content);
    return succeed(box.value.problems);
  }
  if (make.kind === "set-picture") {
    const { bytes, problems } = await pictureOfSet(order, make);
    await target.put(`${name}.png`, bytes);
    return succeed(problems);
  }
  if (make.kind === "ttp") return succeed(await putMany(await playgroundPackage(order), name, target));
  if (make.kind === "tts") {
    const where = make.address ?? pathToFileURL(target.place(name)).href;
    return succeed(await putMany(await tableDeckFiles(order, where), name, target));
  }
  if (make.kind === "deck-picture") {
    const { bytes, problems } = await deckPicture(order, make);
    await target.put(`${name}.${make.format}`, bytes);
    return succeed(problems);
  }
  const made = make.kind === "booklet" ? await bookletPdf(order, make) : await pagesFile(order, make);
  if (!made.ok) return made;
  await target.put(`${name}.pdf`, made.value.bytes);
  return succeed(made.value.problems);
}

async function putMany({ files, problems }: ManyFiles, name: string, target: BuildFolder): Promise<Problem[]> {
  for await (const file of files) await target.put(`${name}/${file.name}`, file.content);
  return problems;
}

/** A build prints all that it names: what was printed before doesn't count, and it isn't remembered as printed. */
async function putSheets(
  work: BuildWork,
  part: BuildPart,
  chosen: ChosenCards,
  name: string,
  target: BuildFolder,
): Promise<Result<readonly Problem[]>> {
  const { project, control } = work;
  const { changed: _changed, ...settings } = settingsOf(part);
  const profile = await printerOf(work, part);
  if (!profile.ok) return profile;
  const sheet = sheetOf(project, settings.sheet, chosen);
  if (!sheet.ok) return sheet;
  const isMade = ({ ok }: Result<unknown>): boolean => ok;
  const around = { profile: profile.value, sheet: sheet.value };
  if (settings.pieces !== undefined) {
    const wish = { files: project.files, chosen, settings, assets: project.assets, ...around };
    if (part.make.kind === "cut") {
      const cut = await cutPieces(wish, part.make.format);
      if (!cut.ok) return cut;
      for (const file of cut.value.files) await target.put(`${name}/${file.name}`, file.content);
      return succeed([...chosen.problems, ...cut.value.problems]);
    }
    const run = await target.write(`${name}.pdf`, (sink) => runPieces(wish, sink, control), isMade);
    return run.ok ? succeed([...chosen.problems, ...run.value.problems]) : run;
  }
  const prepared = { root: project.root, order: printOrder(chosen, settings, project.assets, around) };
  if (part.make.kind === "cut") {
    const cut = await runCut(prepared, {}, part.make.format, control);
    if (!cut.ok) return cut;
    for (const file of cut.value.files) await target.put(`${name}/${file.name}`, file.content);
    return succeed([...chosen.problems, ...cut.value.problems]);
  }
  const run = await target.write(`${name}.pdf`, (sink) => runPrint(prepared, {}, sink, control), isMade);
  return run.ok ? succeed([...chosen.problems, ...run.value.printed.problems, ...rightsProblems(chosen.cards)]) : run;
}

function sheetOf(
  { files }: SearchedProject,
  id: string | undefined,
  { manifest }: ChosenCards,
): Result<SheetFile | undefined> {
  return id === undefined ? succeed(undefined) : findSheet(files, id, manifest.game);
}

async function putBundle({ project }: BuildWork, target: BuildFolder): Promise<Result<readonly Problem[]>> {
  const file = `${basename(project.root)}.${bundleEnding}`;
  return target.writeFile(file, async (place) => {
    const packed = await packBundle(project.root, place);
    return packed.ok ? succeed(packed.value.problems) : packed;
  });
}

/** Since the version that was kept last. A set of which none was kept has nothing to compare with. */
async function putChangelog(
  { project }: BuildWork,
  name: string,
  target: BuildFolder,
): Promise<Result<readonly Problem[]>> {
  const [last] = keptVersions(project.root);
  if (!last) return succeed([appProblems.report("app/no-version-kept", {})]);
  const before = keptVersion(project.root, last.id);
  if (!before.ok) return before;
  const diff = diffProjects(before.value, { files: project.files, assets: assetSums(project.root) });
  await target.put(`${name}.md`, changelog(diff, { title: `What is new since ${last.version}` }));
  return succeed([]);
}
