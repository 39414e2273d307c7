import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { printPresets } from "../../press/print-presets";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import { slug } from "../../project/paths";
import type { PrintOutput, PrintSettings } from "../../schemas/print-settings";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile } from "../api";
import { Steps, type WorkControl } from "../ink/long-work";
import { pictureSource } from "../ink/picture-source";
import { ZipFile } from "../ink/zip-file";
import { appProblems } from "../problems";
import { replaceFile } from "../projects/atomic-write";
import { nodeDisk } from "../projects/disk";
import type { ProjectStore } from "../projects/project-store";
import { chooseInProject } from "./asked-versions";
import { type ChosenCards, faceOrder, titleOf } from "./chosen-cards";
import { folderLabel } from "./folder-book";
import type { Output, Outputs } from "./outputs";
import { rightsProblems } from "./picture-rights";
import { assetsIn, fileName, keepBytes, searchedIn } from "./print-project";

/** Everything but print sheets that the print room makes: pictures, overviews, credits, a deck for Tabletop Simulator. */

export interface OutputWork {
  store: ProjectStore;
  settings: PrintSettings;
  outputs: Outputs;
  control: WorkControl;
  /** Where several files go: into a new folder in this one. */
  folder?: string | undefined;
}

type Other = Exclude<PrintOutput, { kind: "sheets" }>;
type Wish<K extends Other["kind"]> = Extract<Other, { kind: K }>;

export async function makeOutput(work: OutputWork, wish: Other): Promise<Result<PrintedFile>> {
  const { store, settings } = work;
  const chosen = await chooseInProject(searchedIn(store), settings, settings.language);
  if (!chosen.ok) return chosen;
  if (chosen.value.cards.length === 0) return fail(pressProblems.report("press/nothing-to-print", {}));
  const made = await make(work, chosen.value, wish);
  if (!made.ok || wish.kind === "rules" || wish.kind === "credits") return made;
  return succeed({ ...made.value, problems: [...made.value.problems, ...rightsProblems(chosen.value.cards)] });
}

function make(work: OutputWork, chosen: ChosenCards, wish: Other): Promise<Result<PrintedFile>> {
  if (wish.kind === "pictures") return makePictures(work, chosen, wish);
  return wish.kind === "tts" ? makeTableDeck(work, chosen, wish) : makePages(work, chosen, wish);
}

async function makePages(
  { store, settings, outputs, control }: OutputWork,
  chosen: ChosenCards,
  wish: Wish<"contact" | "rules" | "credits">,
): Promise<Result<PrintedFile>> {
  const { paper: named, paperSize = named } = settings;
  // One card a page is a paper for cards alone.
  const paper = readPaper(paperSize) ?? readPaper(named);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: paperSize }));
  const { manifest } = chosen;
  const title = [titleOf(chosen), manifest.version].filter(Boolean).join(" · ");
  const order = { ...faceOrder(chosen, assetsIn(store)), title, paper };
  const words = { contact: "contact sheet", rules: "rules", credits: "credits" }[wish.kind];
  const made =
    wish.kind === "credits"
      ? await (await import("../ink/credits")).creditsFile({ ...order, licence: manifest.licence }, control)
      : await (await import("../ink/overviews"))[wish.kind === "contact" ? "contactSheet" : "rulesList"](
          { ...order, columns: wish.columns },
          control,
        );
  const kept = await keepBytes(outputs, `${fileName(`${titleOf(chosen)}: ${words}`)}.pdf`, made.bytes);
  if (!kept.ok) return kept;
  const { pages, cards, problems } = made;
  return succeed({ ...kept.value, kind: wish.kind, pages, cards, problems: [...chosen.problems, ...problems] });
}

async function makePictures(
  { store, settings, outputs, control, folder }: OutputWork,
  chosen: ChosenCards,
  wish: Wish<"pictures">,
): Promise<Result<PrintedFile>> {
  const { cardPictures } = await import("../ink/card-pictures");
  const assets = assetsIn(store);
  const order = faceOrder(chosen, assets);
  const preset = printPresets[wish.preset ?? ""];
  const look = {
    format: "png" as const,
    dpi: preset?.dpi ?? wish.dpi,
    bleed: wish.withBleed,
    lowInk: settings.lowInk ?? false,
    backs: wish.withBacks,
    ...(preset && { preset }),
  };
  const total = order.cards.length * (wish.withBacks ? 2 : 1);
  const problems: Problem[] = [...chosen.problems];
  const steps = new Steps(control, total);
  async function* files() {
    const pictures = cardPictures(order, look, pictureSource(assets.pictures));
    for (;;) {
      // A picture that is being drawn when the person cancels is not waited for.
      const { value, done } = await steps.race(pictures.next());
      if (done || !value) return;
      problems.push(...value.problems);
      yield { name: value.name, content: value.content };
      await steps.next();
    }
  }
  const name = fileName(`${titleOf(chosen)}: pictures`);
  const packed =
    wish.packing === "zip"
      ? await zipped(outputs, `${name}.zip`, files())
      : await inFolder(outputs, folder, name, () => files());
  if (!packed.ok) return packed;
  return succeed({ ...packed.value, kind: "pictures", pages: 0, cards: order.cards.length, problems });
}

async function makeTableDeck(
  { store, outputs, control, folder, settings }: OutputWork,
  chosen: ChosenCards,
  { address }: Wish<"tts">,
): Promise<Result<PrintedFile>> {
  const { ttsFiles } = await import("../ink/tts");
  const assets = assetsIn(store);
  const problems: Problem[] = [...chosen.problems];
  const files = async (where: string) => {
    const order = {
      ...faceOrder(chosen, assets),
      pictureSource: pictureSource(assets.pictures),
      title: titleOf(chosen),
      name: slug(settings.deck ?? chosen.manifest.name, "deck"),
      address: where.replace(/\/*$/, "/"),
    };
    const made = await ttsFiles(order, control);
    problems.push(...made.problems);
    return made.files;
  };
  const name = fileName(`${titleOf(chosen)}: Tabletop Simulator`);
  const packed =
    address === undefined
      ? await inFolder(outputs, folder, name, (path) => files(pathToFileURL(path).href))
      : await zipped(outputs, `${name}.zip`, await files(address));
  if (!packed.ok) return packed;
  return succeed({ ...packed.value, kind: "tts", pages: 0, cards: chosen.cards.length, problems });
}

type Files = AsyncIterable<{ name: string; content: Uint8Array | string }>;
type Packed = Pick<PrintedFile, "output" | "name" | "bytes" | "files" | "place">;

const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

async function zipped(outputs: Outputs, name: string, files: Files): Promise<Result<Packed>> {
  const output: Output = await outputs.reserve(name);
  let count = 0;
  let zip: ZipFile | undefined;
  try {
    zip = await ZipFile.create(output.path);
    for await (const file of files) {
      await zip.add(file.name, bytesOf(file.content));
      count++;
    }
    await zip.finish();
  } catch (reason) {
    await zip?.discard();
    return notWritten(name, reason);
  }
  await outputs.keep(output);
  return succeed({ output: output.id, name, bytes: (await stat(output.path)).size, files: count });
}

/** Into a folder of their own, so that nothing that lies there is written over. */
async function inFolder(
  outputs: Outputs,
  parent: string | undefined,
  name: string,
  make: (path: string) => Files | Promise<Files>,
): Promise<Result<Packed>> {
  if (parent === undefined) return fail(appProblems.report("app/no-place-chosen", {}));
  let [bytes, count] = [0, 0];
  try {
    const path = await newFolder(parent, name);
    for await (const file of await make(path)) {
      const content = bytesOf(file.content);
      await replaceFile(nodeDisk, join(path, file.name), content);
      bytes += content.length;
      count++;
    }
    return succeed({ output: outputs.note(name, path).id, name, bytes, files: count, place: folderLabel(path) });
  } catch (reason) {
    return notWritten(name, reason);
  }
}

async function newFolder(parent: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const path = join(parent, number === 1 ? name : `${name} ${number}`);
    try {
      await mkdir(path);
      return path;
    } catch (reason) {
      if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason;
    }
  }
}

/** The disk's own refusals are problems; a bug, and being stopped, are not. */
function notWritten(name: string, reason: unknown): Result<never> {
  const { code } = reason as NodeJS.ErrnoException;
  if (typeof code !== "string") throw reason;
  return fail(appProblems.report("app/output-not-made", {}, { name }, String(reason)));
}
