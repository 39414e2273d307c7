import { pathToFileURL } from "node:url";
import { pressProblems } from "../../press/problems";
import type { MadeOutput, PrintSettings } from "../../schemas/print-settings";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile } from "../api";
import type { WorkControl } from "../ink/long-work";
import type { ProjectStore } from "../projects/project-store";
import { chooseInProject } from "./asked-versions";
import { titleOf } from "./chosen-cards";
import {
  bookletPdf,
  boxFor,
  deckPicture,
  type OutputOrder,
  pagesFile,
  pictureFiles,
  pictureOfSet,
  playgroundPackage,
  tableDeckFiles,
  type Wish,
} from "./output-files";
import type { Outputs } from "./outputs";
import { inFolder, zipped } from "./packed-files";
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

/** Where it goes. */
type Place = Pick<OutputWork, "outputs" | "folder">;
/** Sheets, and the outlines that go with them, are print jobs of their own. */
type Other = Exclude<MadeOutput, { kind: "sheets" | "cut" }>;

export async function makeOutput(work: OutputWork, wish: Other): Promise<Result<PrintedFile>> {
  const { store, settings, control } = work;
  const found = await chooseInProject(searchedIn(store), settings, settings.language);
  if (!found.ok) return found;
  const chosen = found.value;
  if (chosen.cards.length === 0 && wish.kind !== "booklet")
    return fail(pressProblems.report("press/nothing-to-print", {}));
  const made = await make({ files: store.texts, chosen, settings, assets: assetsIn(store), control }, wish, work);
  if (!made.ok) return made;
  const needsNoRights = ["rules", "credits", "booklet"].includes(wish.kind);
  const rights = needsNoRights ? [] : rightsProblems(chosen.cards);
  return succeed({ ...made.value, problems: [...chosen.problems, ...made.value.problems, ...rights] });
}

function make(order: OutputOrder, wish: Other, place: Place): Promise<Result<PrintedFile>> {
  if (wish.kind === "pictures") return makePictures(order, wish, place);
  if (wish.kind === "booklet") return makeBooklet(order, wish, place);
  if (wish.kind === "deck-picture") return makeDeckPicture(order, wish, place);
  if (wish.kind === "box") return makeBox(order, wish, place);
  if (wish.kind === "set-picture") return makeSetPicture(order, wish, place);
  if (wish.kind === "ttp") return makePlayground(order, place);
  return wish.kind === "tts" ? makeTableDeck(order, wish, place) : makePages(order, wish, place);
}

async function makePages(
  order: OutputOrder,
  wish: Wish<"contact" | "rules" | "credits">,
  { outputs }: Place,
): Promise<Result<PrintedFile>> {
  const made = await pagesFile(order, wish);
  if (!made.ok) return made;
  const { bytes, pages, cards, problems } = made.value;
  const words = { contact: "contact sheet", rules: "rules", credits: "credits" }[wish.kind];
  const kept = await keepBytes(outputs, `${fileName(`${titleOf(order.chosen)}: ${words}`)}.pdf`, bytes);
  if (!kept.ok) return kept;
  return succeed({ ...kept.value, kind: wish.kind, pages, cards, problems });
}

async function makeBooklet(
  order: OutputOrder,
  wish: Wish<"booklet">,
  { outputs }: Place,
): Promise<Result<PrintedFile>> {
  const made = await bookletPdf(order, wish);
  if (!made.ok) return made;
  const { bytes, pages, problems } = made.value;
  const name = fileName(`${order.chosen.manifest.name}: ${wish.booklet ?? "rules"}`);
  const kept = await keepBytes(outputs, `${name}.pdf`, bytes);
  if (!kept.ok) return kept;
  return succeed({ ...kept.value, kind: "booklet", pages, cards: 0, problems });
}

async function makeDeckPicture(
  order: OutputOrder,
  wish: Wish<"deck-picture">,
  { outputs }: Place,
): Promise<Result<PrintedFile>> {
  const { title, bytes, problems } = await deckPicture(order, wish);
  const kept = await keepBytes(outputs, `${fileName(title)}.${wish.format}`, bytes);
  if (!kept.ok) return kept;
  return succeed({ ...kept.value, kind: "deck-picture", pages: 0, cards: order.chosen.cards.length, problems });
}

async function makePictures(
  order: OutputOrder,
  wish: Wish<"pictures">,
  { outputs, folder }: Place,
): Promise<Result<PrintedFile>> {
  const { files, problems } = await pictureFiles(order, wish);
  const name = fileName(`${titleOf(order.chosen)}: pictures`);
  const packed =
    wish.packing === "zip"
      ? await zipped(outputs, `${name}.zip`, files)
      : await inFolder(outputs, folder, name, () => files);
  if (!packed.ok) return packed;
  return succeed({ ...packed.value, kind: "pictures", pages: 0, cards: order.chosen.cards.length, problems });
}

async function makeBox(order: OutputOrder, wish: Wish<"box">, { outputs }: Place): Promise<Result<PrintedFile>> {
  const made = await boxFor(order, wish);
  if (!made.ok) return made;
  const { files, problems } = made.value;
  const packed = await zipped(outputs, `${fileName(`${titleOf(order.chosen)}: box`)}.zip`, files);
  return packed.ok ? succeed({ ...packed.value, kind: "box", pages: 1, cards: 0, problems }) : packed;
}

async function makeSetPicture(
  order: OutputOrder,
  wish: Wish<"set-picture">,
  { outputs }: Place,
): Promise<Result<PrintedFile>> {
  const { bytes, problems } = await pictureOfSet(order, wish);
  const kept = await keepBytes(outputs, `${fileName(titleOf(order.chosen))}.png`, bytes);
  return kept.ok ? succeed({ ...kept.value, kind: "set-picture", pages: 0, cards: 0, problems }) : kept;
}

/** Unpacked into the program's folder “Packages”. */
async function makePlayground(order: OutputOrder, { outputs }: Place): Promise<Result<PrintedFile>> {
  const { files, problems } = await playgroundPackage(order);
  const name = fileName(`${titleOf(order.chosen)}: Tabletop Playground`);
  const packed = await zipped(outputs, `${name}.zip`, files);
  if (!packed.ok) return packed;
  return succeed({ ...packed.value, kind: "ttp", pages: 0, cards: order.chosen.cards.length, problems });
}

async function makeTableDeck(
  order: OutputOrder,
  { address }: Wish<"tts">,
  { outputs, folder }: Place,
): Promise<Result<PrintedFile>> {
  const problems: PrintedFile["problems"] = [];
  const files = async (where: string) => {
    const made = await tableDeckFiles(order, where);
    problems.push(...made.problems);
    return made.files;
  };
  const name = fileName(`${titleOf(order.chosen)}: Tabletop Simulator`);
  const packed =
    address === undefined
      ? await inFolder(outputs, folder, name, (path) => files(pathToFileURL(path).href))
      : await zipped(outputs, `${name}.zip`, await files(address));
  if (!packed.ok) return packed;
  return succeed({ ...packed.value, kind: "tts", pages: 0, cards: order.chosen.cards.length, problems });
}
