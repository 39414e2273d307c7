import type { Language } from "../../engine/core/wording";
import { gameLayouts } from "../../press/layouts";
import { cardIdOf, cardPath, deckPath, type TemplateName, templatePath } from "../../project/paths";
import { printedLanguage } from "../../project/printed-language";
import { type Files, factsOf, manifestOf, ownTemplate, readCard, readDeck } from "../../project/project-text";
import { isMatch, parseQuery, searchEntry } from "../../project/query";
import type { GameId } from "../../schemas/game-id";
import type { Manifest } from "../../schemas/manifest";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import type { PrintSettings } from "../api";
import type { CardToPrint, PrintOrder } from "../ink/print-cards";
import { appProblems } from "../problems";

/** Which cards of a project go on paper, and under which title. Cards that can't be read are left out, and said so. */
export interface ChosenCards {
  manifest: Manifest;
  template: Template;
  back: Template;
  /** Of the generated words. */
  language: Language;
  cards: CardToPrint[];
  /** The deck's name, or the project's. */
  title: string;
  problems: Problem[];
}

type Choice = Pick<PrintSettings, "deck" | "cards" | "copies">;

/** The words are in the project's first language unless another is asked for. */
export function chooseCards(
  files: Files,
  { deck: deckId, cards: search, copies = 1 }: Choice,
  wantedLanguage?: string,
): Result<ChosenCards> {
  const manifest = manifestOf(files);
  if (!manifest) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
  const wanted = deckId === null ? everyCard(files) : deckCards(files, deckId, manifest.game);
  if (!wanted) return fail(appProblems.report("app/unreadable-deck", {}, { deck: deckId ?? "" }));
  const terms = parseQuery(search ?? "");
  const { language, problems } = printedLanguage(manifest.game, wantedLanguage ?? manifest.languages?.[0]);
  const cards: CardToPrint[] = [];
  for (const { id, count } of wanted.entries) {
    const text = files.get(cardPath(id));
    const card = text === undefined ? undefined : readCard<object>(cardPath(id), text, manifest.game);
    if (!card) problems.push(appProblems.report("app/card-left-out", { file: cardPath(id), card: id }, { id }));
    else if (terms.length === 0 || isMatch(terms, entryOf(id, card, manifest.game, language)))
      cards.push({ id, card, count: count * copies });
  }
  const layout = (name: TemplateName): Template => {
    const own = ownTemplate(files, name, manifest.game);
    const file = templatePath(name);
    if (!own && files.has(file)) problems.push(appProblems.report("app/template-left-out", { file }, { file }));
    return own ?? gameLayouts(manifest.game)[name];
  };
  return succeed({
    manifest,
    template: layout("card"),
    back: layout("back"),
    language,
    cards,
    title: wanted.name ?? manifest.name,
    problems,
  });
}

export function printOrder(
  { manifest, template, back, language, cards, title }: ChosenCards,
  settings: PrintSettings,
  pictures: PrintOrder["pictures"],
  profile?: PrinterProfile,
): PrintOrder {
  const { deck: _deck, cards: _cards, copies: _copies, changed: _changed, profile: _profile, ...sheet } = settings;
  const { name } = manifest;
  const set = setOf(manifest);
  const whole = title === name ? name : `${name}: ${title}`;
  return {
    cards,
    game: manifest.game,
    template,
    back,
    language,
    pictures,
    settings: sheet,
    ...(profile && { profile }),
    title: whole,
    set,
  };
}

/** What of the set is printed on its cards. */
export const setOf = ({ name, version, author, languages: [language] = [] }: Manifest) => ({
  name,
  ...(version !== undefined && { version }),
  ...(author !== undefined && { author }),
  ...(language !== undefined && { language }),
});

interface Wanted {
  name?: string;
  entries: { id: string; count: number }[];
}

function everyCard(files: Files): Wanted {
  const ids = [...files.keys()].map(cardIdOf).filter((id) => id !== undefined);
  return { entries: ids.sort().map((id) => ({ id, count: 1 })) };
}

function deckCards(files: Files, id: string, game: GameId): Wanted | null {
  const text = files.get(deckPath(id));
  const deck = text === undefined ? undefined : readDeck(deckPath(id), text, game);
  if (!deck) return null;
  return { name: deck.name, entries: deck.cards.map(({ card, count }) => ({ id: card, count })) };
}

function entryOf(id: string, card: object, game: GameId, language: Language) {
  const tags = (card as { tags?: string[] }).tags ?? [];
  return searchEntry({ id, facts: factsOf(card, game, language), tags }, game);
}
