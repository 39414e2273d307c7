/// <reference types="vite/types/importMeta.d.ts" />
import type { Definitions } from "../engine/core/keywords";
import type { Language } from "../engine/core/language";
import { didYouMean } from "../engine/core/nearest";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { printedCards } from "./cards-for-paper";
import { houseRulesOf } from "./house-rules";
import { keywordLines } from "./keyword-words";
import { bookletIdOf, bookletPath, isId } from "./paths";
import { type Files, factsOf, manifestOf } from "./project-text";
import { sharedParts } from "./whole-card";

/** The texts that booklets are made of: those of the project, and the rules of its game. */

/** The rules as players read them, written from the game's RULES.md; each loaded when it is wanted. */
const rulebooks = import.meta.glob<string>("../templates/*/rulebook.md", { query: "?raw", import: "default" });

/** Without a text of its own by that name, a project has its game's rules under this one. */
export const rulesBooklet = "rules";

interface BookletText {
  text: string;
  /** As problems name it. */
  file: string;
  /** Written by the project; otherwise the game's. */
  isOwn: boolean;
}

export const gameRulebook = async (game: GameId): Promise<string | undefined> =>
  rulebooks[`../templates/${game}/rulebook.md`]?.();

/** All that a project can make a booklet of, its own texts by name. */
export function bookletIds(files: Files): string[] {
  const own = [...files.keys()].flatMap((path) => bookletIdOf(path) ?? []).sort();
  return own.includes(rulesBooklet) ? own : [...own, rulesBooklet];
}

export async function bookletText(files: Files, id: string, game: GameId): Promise<BookletText | undefined> {
  const file = bookletPath(id);
  const own = isId(id) ? files.get(file) : undefined;
  if (own !== undefined) return { text: own, file, isOwn: true };
  const text = id === rulesBooklet ? await gameRulebook(game) : undefined;
  return text === undefined ? undefined : { text, file: `${game} rulebook`, isOwn: false };
}

/** What stands in a table of the booklet. Texts as cards have them: with symbols in braces. */
interface BookletTable {
  head: string[];
  rows: string[][];
}

/** Undefined for what the set doesn't have. */
export function bookletTable(files: Files, language: Language, what: string, id: string): BookletTable | undefined {
  const game = manifestOf(files)?.game;
  if (!game) return undefined;
  switch (what) {
    case "cards":
      return cardTable(files, game, language, { deck: null, cards: id }, false);
    case "deck":
      return cardTable(files, game, language, { deck: id }, true);
    case "symbols":
      return symbolTable(game);
    case "keywords":
      return {
        head: ["Keyword", "What it does"],
        rows: keywordLines(game, sharedParts(files, game).components as Definitions),
      };
    default:
      return undefined;
  }
}

export const keywordNames = (files: Files, game: GameId): string[] =>
  keywordLines(game, sharedParts(files, game).components as Definitions).map(([name]) => name.replaceAll("*", ""));

function cardTable(
  files: Files,
  game: GameId,
  language: Language,
  choice: { deck: string | null; cards?: string },
  withCounts: boolean,
): BookletTable | undefined {
  const found = printedCards(files, game, language, choice);
  if (!found) return undefined;
  const all = found.cards.map(({ id, card, count }) => ({ id, count, facts: factsOf(card, game, language) }));
  all.sort((a, b) => a.facts.name.localeCompare(b.facts.name, "en"));
  const withCost = all.some(({ facts }) => facts.cost);
  const pick = <T>(...cells: [boolean, T][]): T[] => cells.flatMap(([isShown, cell]) => (isShown ? [cell] : []));
  return {
    head: pick([withCounts, "Copies"], [true, "Card"], [withCost, "Cost"], [true, "Text"]),
    rows: all.map(({ id, count, facts }) =>
      pick(
        [withCounts, `${count}`],
        [true, `**${facts.name || id}**`],
        [withCost, facts.cost ?? ""],
        [true, facts.text],
      ),
    ),
  };
}

function symbolTable(game: GameId): BookletTable {
  const { symbols } = cardGame(game);
  return { head: ["Symbol", "Meaning"], rows: Object.entries(symbols).map(([id, { word }]) => [`{${id}}`, word]) };
}

/** What a house rule is set to in this project, in words. */
export function houseRuleSaid(files: Files, id: string): string | undefined {
  const manifest = manifestOf(files);
  if (!manifest) return undefined;
  const spec = cardGame(manifest.game).options.find(({ name }) => name === id);
  const value = spec && houseRulesOf(manifest).rules[id];
  if (value === undefined) return undefined;
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

export function bookletMeant(files: Files, what: "card" | "rule", id: string, cards: readonly string[]): string {
  const manifest = manifestOf(files);
  const rules = manifest ? cardGame(manifest.game).options.map(({ name }) => name) : [];
  const near = didYouMean(id, what === "card" ? cards : rules).trim();
  return near === "" ? "" : `D${near.slice(2, -1)} `;
}
