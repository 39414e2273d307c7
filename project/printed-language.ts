import type { Language } from "../engine/core/language";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import type { Manifest } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";
import { documentProblems } from "./problems";

export interface PrintedLanguage {
  language: Language;
  /** A note, if it isn't the language that was asked for. */
  problems: Problem[];
}

/** In what language the generated words of cards are printed when somebody asks for one as in “de” or “de-AT”. */
export function printedLanguage(game: GameId, wanted: string | undefined): PrintedLanguage {
  const { name, languages } = cardGame(game);
  const [standard] = languages;
  if (wanted === undefined) return { language: standard, problems: [] };
  const found = languages.find((language) => language === wanted.split("-")[0]);
  if (found) return { language: found, problems: [] };
  const params = { game: name, wanted, used: standard, languages: languages.join(", ") };
  return { language: standard, problems: [documentProblems.report("project/language-not-written", {}, params)] };
}

/** A project prints in the first of its languages. */
export const projectLanguage = ({ game, languages }: Pick<Manifest, "game" | "languages">): PrintedLanguage =>
  printedLanguage(game, languages?.[0]);
