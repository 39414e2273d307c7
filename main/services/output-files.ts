import type { Fold } from "../../press/booklet/fold";
import { printPreset } from "../../press/print-presets";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import { slug } from "../../project/paths";
import type { Files } from "../../project/project-text";
import type { MadeOutput, PrintSettings } from "../../schemas/print-settings";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { MadeBox } from "../ink/box";
import { Steps, type WorkControl } from "../ink/long-work";
import { pictureSource } from "../ink/picture-source";
import { type ChosenCards, faceOrder, type ProjectAssets, titleOf } from "./chosen-cards";
import type { MadeFile } from "./packed-files";
import { picturedDeck } from "./pictured-deck";

/** What the outputs besides print sheets consist of, wherever it goes. */

export interface OutputOrder {
  files: Files;
  chosen: ChosenCards;
  settings: PrintSettings;
  assets: ProjectAssets;
  control: WorkControl;
}

export type Wish<K extends MadeOutput["kind"]> = Extract<MadeOutput, { kind: K }>;

export interface ManyFiles {
  files: AsyncIterable<MadeFile>;
  /** Grows while the files are made. */
  problems: Problem[];
}

/** A PDF. */
export async function pagesFile(
  { chosen, settings, assets, control }: OutputOrder,
  wish: Wish<"contact" | "rules" | "credits">,
): Promise<Result<{ bytes: Uint8Array; pages: number; cards: number; problems: Problem[] }>> {
  const { paper: named, paperSize = named } = settings;
  // One card a page is a paper for cards alone.
  const paper = readPaper(paperSize) ?? readPaper(named);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: paperSize }));
  const { manifest } = chosen;
  const title = [titleOf(chosen), manifest.version].filter(Boolean).join(" · ");
  const order = { ...faceOrder(chosen, assets), title, paper };
  if (wish.kind === "credits") {
    const { creditsFile } = await import("../ink/credits");
    return succeed(await creditsFile({ ...order, licence: manifest.licence }, control));
  }
  const overviews = await import("../ink/overviews");
  const make = overviews[wish.kind === "contact" ? "contactSheet" : "rulesList"];
  return succeed(await make({ ...order, columns: wish.columns }, control));
}

/** A text with parts of the set, as a PDF. */
export async function bookletPdf(
  order: OutputOrder,
  wish: Wish<"booklet">,
): Promise<Result<{ bytes: Uint8Array; pages: number; problems: Problem[] }>> {
  const { setProjectBooklet } = await import("./booklet");
  const made = await setProjectBooklet(order, wish);
  if (!made.ok) return made;
  const { bookletFile } = await import("../ink/booklet");
  const file = await bookletFile(made.value, foldOf(wish), order.control);
  return succeed({ ...file, problems: made.value.problems });
}

export const foldOf = ({ fold, signature = 0 }: Wish<"booklet">): Fold | undefined =>
  fold ? { sheets: signature } : undefined;

export async function pictureFiles(
  { chosen, settings, assets, control }: OutputOrder,
  wish: Wish<"pictures">,
): Promise<ManyFiles> {
  const { cardPictures } = await import("../ink/card-pictures");
  const order = faceOrder(chosen, assets);
  const preset = printPreset(wish.preset);
  const look = {
    format: "png" as const,
    dpi: preset?.dpi ?? wish.dpi,
    bleed: wish.withBleed,
    lowInk: settings.lowInk ?? false,
    backs: wish.withBacks,
    ...(preset && { preset }),
  };
  const problems: Problem[] = [];
  const steps = new Steps(control, order.cards.length * (wish.withBacks ? 2 : 1));
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
  return { files: files(), problems };
}

/** All cards of a deck beside each other, with its list to be scanned. */
export async function deckPicture(
  { files, chosen, settings, assets, control }: OutputOrder,
  { format }: Wish<"deck-picture">,
): Promise<{ title: string; bytes: Uint8Array; problems: Problem[] }> {
  const { deckPictureFile } = await import("../ink/deck-picture");
  const order = {
    ...faceOrder(chosen, assets),
    ...picturedDeck(chosen, files, settings.deck),
    pictureSource: pictureSource(assets.pictures),
    format,
  };
  return { title: order.title, ...(await deckPictureFile(order, control)) };
}

/** A box that the chosen cards go into: to print, and its outlines. */
export async function boxFor(
  { chosen, settings, assets, control }: OutputOrder,
  { kind: _kind, count, ...content }: Wish<"box">,
): Promise<Result<MadeBox>> {
  const { paper: named, paperSize = named } = settings;
  const paper = readPaper(paperSize) ?? readPaper(named);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: paperSize }));
  const { boxFiles } = await import("../ink/box");
  const copies = chosen.cards.reduce((sum, card) => sum + card.count, 0);
  return boxFiles(
    { ...faceOrder(chosen, assets), title: titleOf(chosen), paper, content: { ...content, cards: count ?? copies } },
    control,
  );
}

export async function pictureOfSet(
  { chosen, assets, control }: OutputOrder,
  { as }: Wish<"set-picture">,
): Promise<{ bytes: Uint8Array; problems: Problem[] }> {
  const { setPicture } = await import("../ink/set-picture");
  return setPicture({ ...faceOrder(chosen, assets), as, pictureSource: pictureSource(assets.pictures) }, control);
}

export async function playgroundPackage({ chosen, settings, assets, control }: OutputOrder): Promise<ManyFiles> {
  const { playgroundFiles } = await import("../ink/playground");
  const order = {
    ...faceOrder(chosen, assets),
    pictureSource: pictureSource(assets.pictures),
    title: titleOf(chosen),
    name: slug(settings.deck ?? chosen.manifest.name, "deck"),
  };
  return playgroundFiles(order, control);
}

/** `where`: the address at which the sheets will be found. */
export async function tableDeckFiles(
  { chosen, settings, assets, control }: OutputOrder,
  where: string,
): Promise<ManyFiles> {
  const { ttsFiles } = await import("../ink/tts");
  const order = {
    ...faceOrder(chosen, assets),
    pictureSource: pictureSource(assets.pictures),
    title: titleOf(chosen),
    name: slug(settings.deck ?? chosen.manifest.name, "deck"),
    address: where.replace(/\/*$/, "/"),
  };
  return ttsFiles(order, control);
}
