import type { Language } from "../../engine/core/language";
import { cardTemplate } from "../../press/card-template";
import { gameLayouts } from "../../press/layouts";
import { printTitle } from "../../press/small-print";
import { type CardChoice, printedCards } from "../../project/cards-for-paper";
import { readDocument } from "../../project/document";
import { unfinishedIn } from "../../project/languages/check-translations";
import { inLanguage } from "../../project/languages/in-language";
import { printedWords, type Words } from "../../project/languages/printed-words";
import { cardPath, sheetPath, type TemplateName, templatePath } from "../../project/paths";
import { printedLanguage } from "../../project/printed-language";
import { type NumbersOf, printedNumbers } from "../../project/printed-numbers";
import { type Files, manifestOf, ownTemplate } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { Manifest } from "../../schemas/manifest";
import type { PrintSettings } from "../../schemas/print-settings";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import type { Template } from "../../schemas/template";
import type { CardToPrint, FaceOrder } from "../ink/faces";
import type { PrintOrder } from "../ink/print-cards";
import { appProblems } from "../problems";

/** Which cards of a project go on paper, and under which title. Cards that can't be read are left out, and said so. */
export interface ChosenCards {
  manifest: Manifest;
  template: Template;
  back: Template;
  /** Of the generated words. */
  language: Language;
  cards: CardToPrint[];
  /** What the project works out for them. */
  numbers: NumbersOf | undefined;
  /** What is printed of words that layouts say or cards share. */
  words: Words;
  /** The deck's name, or the project's. */
  title: string;
  problems: Problem[];
}

export type { CardChoice };

/** In the project's first language unless another is asked for. */
export function chooseCards(project: Files, choice: CardChoice, wantedLanguage?: string): Result<ChosenCards> {
  const files = inLanguage(project, wantedLanguage);
  const manifest = manifestOf(files);
  if (!manifest) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
  const { language, problems } = printedLanguage(manifest.game, wantedLanguage ?? manifest.languages?.[0]);
  problems.push(...unfinishedIn(project, wantedLanguage));
  const chosen = printedCards(files, manifest.game, language, choice);
  if (!chosen) return fail(appProblems.report("app/unreadable-deck", {}, { deck: choice.deck ?? "" }));
  problems.push(...chosen.problems);
  for (const id of chosen.leftOut)
    problems.push(appProblems.report("app/card-left-out", { file: cardPath(id), card: id }, { id }));
  const layout = (name: TemplateName): Template => {
    const own = ownTemplate(files, name, manifest.game);
    const file = templatePath(name);
    if (!own && files.has(file)) problems.push(appProblems.report("app/template-left-out", { file }, { file }));
    return own ?? gameLayouts(manifest.game)[name];
  };
  return succeed({
    manifest,
    template: cardTemplate(manifest, choice.layout, layout),
    back: layout("back"),
    language,
    cards: chosen.cards,
    numbers: printedNumbers(files),
    words: printedWords(files),
    title: chosen.deckName ?? manifest.name,
    problems,
  });
}

/** The sheet that a project keeps under an id. */
export function findSheet(files: Files, id: string, game: GameId): Result<SheetFile> {
  const path = sheetPath(id);
  const text = files.get(path);
  const sheet = text === undefined ? undefined : readDocument<SheetFile>(path, text, game).value;
  return sheet ? succeed(sheet) : fail(appProblems.report("app/unreadable-sheet", { file: path }, { id }));
}

/** Pictures, fonts and ink profiles of a project. */
export interface ProjectAssets extends Pick<FaceOrder, "pictures" | "ownFonts"> {
  inks(path: string): Result<Uint8Array>;
}

/** What every output needs: the cards, how they look and what they show. */
export const faceOrder = (
  { manifest, template, back, language, cards, numbers, words }: ChosenCards,
  { pictures, ownFonts }: Omit<ProjectAssets, "inks">,
): FaceOrder & { back: Template; set: NonNullable<FaceOrder["set"]> } => ({
  cards,
  game: manifest.game,
  template,
  back,
  language,
  pictures,
  ...(ownFonts && { ownFonts }),
  set: setOf(manifest, words),
  numbers,
});

export function printOrder(
  chosen: ChosenCards,
  settings: PrintSettings,
  assets: ProjectAssets,
  { profile, sheet }: { profile?: PrinterProfile | undefined; sheet?: SheetFile | undefined } = {},
): PrintOrder {
  const {
    deck,
    cards,
    copies,
    changed,
    pieces,
    players,
    profile: _name,
    language,
    layout: _layout,
    sheet: _id,
    icc,
    ...wish
  } = settings;
  return {
    ...faceOrder(chosen, assets),
    settings: wish,
    ...(profile && { profile }),
    ...(sheet && { sheet }),
    ...(icc !== undefined && { inkProfile: { file: icc, read: () => assets.inks(icc) } }),
    title: titleOf(chosen),
  };
}

export const titleOf = ({ title, manifest: { name } }: ChosenCards): string => printTitle(name, title);

/** What of the set is printed on its cards. */
export const setOf = ({ name, version, author, languages: [language] = [] }: Manifest, words: Words = {}) => ({
  name,
  ...(version !== undefined && { version }),
  ...(author !== undefined && { author }),
  ...(language !== undefined && { language }),
  ...(Object.keys(words).length > 0 && { words }),
});
