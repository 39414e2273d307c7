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
import type { ProjectStore } from "../projects/project-store";
import { chooseInProject } from "./asked-versions";
import { type ChosenCards, faceOrder, titleOf } from "./chosen-cards";
import type { Outputs } from "./outputs";
import { inFolder, zipped } from "./packed-files";
import { rightsProblems } from "./picture-rights";
import { picturedDeck } from "./pictured-deck";
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

/** Sheets, and the outlines that go with them, are print jobs of their own. */
type Other = Exclude<PrintOutput, { kind: "sheets" | "cut" }>;
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
  if (wish.kind === "deck-picture") return makeDeckPicture(work, chosen, wish);
  return wish.kind === "tts" ? makeTableDeck(work, chosen, wish) : makePages(work, chosen, wish);
}

async function makeDeckPicture(
  { store, outputs, control, settings }: OutputWork,
  chosen: ChosenCards,
  { format }: Wish<"deck-picture">,
): Promise<Result<PrintedFile>> {
  const { deckPictureFile } = await import("../ink/deck-picture");
  const assets = assetsIn(store);
  const order = {
    ...faceOrder(chosen, assets),
    ...picturedDeck(chosen, store.texts, settings.deck),
    pictureSource: pictureSource(assets.pictures),
    format,
  };
  const { bytes, problems } = await deckPictureFile(order, control);
  const kept = await keepBytes(outputs, `${fileName(order.title)}.${format}`, bytes);
  if (!kept.ok) return kept;
  const { length } = chosen.cards;
  return succeed({
    ...kept.value,
    kind: "deck-picture",
    pages: 0,
    cards: length,
    problems: [...chosen.problems, ...problems],
  });
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
