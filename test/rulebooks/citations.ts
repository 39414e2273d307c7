import { readdirSync, readFileSync } from "node:fs";
import { cardGame } from "../../engine/games/registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Rulebook } from "./rulebook";

/** Where code, tests and scenarios cite the rules, and what such a citation says that the rules don't. */

export interface Citation {
  file: string;
  game: GameId | undefined;
  /** As written: “§6.2 P3”, “D4”, “ruling 12”. */
  words: string;
  /** Numbers of sections, each with what is cited from it. */
  section?: string;
  /** Deck rules or steps of a turn. */
  codes: string[];
  /** Numbered points of the section. */
  points: string[];
  ruling?: string;
}

const folders = ["engine", "project", "press", "main", "renderer", "schemas", "test", "fixtures", "templates"];
const code = "[A-Z]\\d{1,2}\\b";
const joined = (one: string): string => `${one}(?:(?:, | and | or | to )${one})*`;
const sections = new RegExp(`§(\\d+(?:\\.\\d+)*)(?: (${joined(code)})|,? steps? (${joined("\\d+")}))?`, "g");
const deckRules = new RegExp(joined("\\b[DW]\\d{1,2}\\b"), "g");
const rulings = /\brulings? (\d+)/gi;
/** The title of a case that begins with the number of a ruling, or has it beside it. */
const titles = [/"(\d+): /g, /^\s+(\d+),\n\s+"/gm];

const gameOf = (file: string): GameId | undefined =>
  gameIds.find((id) => file.includes(`/${id}/`) || new RegExp(`/${id}(?=[-.])`).test(file));
const listed = (words: string | undefined, one: RegExp): string[] => words?.match(one) ?? [];
const commentsOf = (text: string): string[] => text.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];

/** A line that cites the rules of a game in a file that is no game's must name it. */
function gameNamed(text: string, at: number): GameId | undefined {
  const before = text.slice(text.lastIndexOf("\n", at) + 1, at);
  return gameIds.find((id) => before.includes(cardGame(id).name));
}

export function citationsIn(file: string, text: string): Citation[] {
  const game = gameOf(file);
  const found: Citation[] = [];
  for (const cited of text.matchAll(sections)) {
    const [words, section, codes, points] = cited;
    const named = game ?? gameNamed(text, cited.index);
    found.push({
      file,
      game: named,
      words,
      section: section!,
      codes: listed(codes, /[A-Z]\d+/g),
      points: listed(points, /\d+/g),
    });
  }
  for (const [words, ruling] of text.matchAll(rulings))
    found.push({ file, game, words, codes: [], points: [], ruling: ruling! });
  if (!/\.tsx?$/.test(file) || game === undefined) return found;
  for (const [words] of commentsOf(text).join("\n").matchAll(deckRules))
    found.push({ file, game, words, section: "4", codes: listed(words, /[DW]\d+/g), points: [] });
  if (!/rulings|-play/.test(file) || !file.startsWith("test/games/")) return found;
  for (const title of titles) {
    for (const [, ruling] of text.matchAll(title))
      found.push({ file, game, words: `the title “${ruling}: …”`, codes: [], points: [], ruling: ruling! });
  }
  return found;
}

/** Not in what is checked: the rules cite themselves, these tests cite none, and games of the tests are checked where they are planted. */
const isRead = (file: string): boolean =>
  /\.(tsx?|json)$/.test(file) && !/^(test\/rulebooks|fixtures\/games)\//.test(file);

export const allCitations = (): Citation[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter(isRead)
      .flatMap((file) => citationsIn(file, readFileSync(file, "utf8"))),
  );

/** What the rules don't have of a citation. */
export function missing({ section, codes, points, ruling }: Citation, rules: Rulebook): string[] {
  if (ruling !== undefined) return rules.rulings.includes(ruling) ? [] : [`ruling ${ruling}`];
  const text = rules.sections.get(section!);
  if (text === undefined) return [`§${section}`];
  return [
    ...codes.filter((each) => !new RegExp(`\\b${each}\\b`).test(text)).map((each) => `${each} in §${section}`),
    ...points
      .filter((point) => !rules.sections.has(`${section}.${point}`))
      .map((point) => `point ${point} of §${section}`),
  ];
}
