import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import type { TranslatedText } from "../../schemas/translation";
import { cardIdOf, manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { cardAt } from "../whole-card";
import { generatedTextsOf } from "./generated-texts";
import { inLanguage } from "./in-language";
import { gameWords, wordUnits } from "./printed-words";
import { sourceLanguage } from "./tags";
import { isTranslated, type TextUnit, textUnits } from "./text-units";
import { readTranslation, translatedText, translationPath } from "./translation-files";

/** How a text stands in a language. `written`: Cardwright has the words itself. */
const standings = ["missing", "outdated", "done", "written"] as const;
export type Standing = (typeof standings)[number];

/** A text of the set, and what it is in one language. */
export interface TranslationRow {
  /** Of its document. */
  path: string;
  unit: TextUnit;
  standing: Standing;
  /** What stands in the project. */
  said?: TranslatedText;
  /** What is printed: the translation, or what stands in for it. */
  printed: string;
}

interface Remembered {
  text: string;
  translation: string | undefined;
  whole: object | undefined;
  spoken: object | undefined;
  words: readonly TextUnit[];
  rows: readonly TranslationRow[];
}

const noWords: readonly TextUnit[] = [];

/** By language and path. */
const known = new Map<string, Remembered>();

/** All texts of the set in the order of its files, and how each stands in a language. */
export function translationRows(files: Files, game: GameId, tag: string): TranslationRow[] {
  const manifest = manifestOf(files);
  if (!manifest) return [];
  const paths = [...files.keys()].filter(isTranslated).sort(inOrder);
  return paths.flatMap((path) => documentRows(files, path, { game, tag, language: sourceLanguage(manifest) }));
}

/** The project's own name first, then cards, components and decks. */
const inOrder = (a: string, b: string): number =>
  Number(b === manifestPath) - Number(a === manifestPath) || (a < b ? -1 : 1);

interface Asked {
  game: GameId;
  tag: string;
  /** In which the set is written. */
  language: string;
}

export function documentRows(files: Files, path: string, { game, tag, language }: Asked): readonly TranslationRow[] {
  const text = files.get(path);
  if (text === undefined) return [];
  const key = `${tag}|${path}`;
  const translation = files.get(translationPath(tag, path));
  const isCard = cardIdOf(path) !== undefined;
  const words = path === manifestPath ? wordUnits(files, game) : noWords;
  const whole = isCard ? cardAt<object>(files, path, game) : undefined;
  const spoken = isCard ? cardAt<object>(inLanguage(files, tag), path, game) : undefined;
  const former = known.get(key);
  if (
    former?.text === text &&
    former.translation === translation &&
    former.whole === whole &&
    former.spoken === spoken &&
    former.words === words
  )
    return former.rows;
  const said = readTranslation(files, tag, path, game);
  const primary = tag.split("-")[0]!;
  const isWritten = cardGame(game).languages.some((one) => one === primary);
  const own = isWritten && spoken ? generatedTextsOf(spoken, game, primary) : [];
  const built = gameWords(game, tag);
  const rows = [...textUnits(path, text, { game, language, whole }), ...words].map((unit): TranslationRow => {
    const found = translatedText(said, unit);
    if (found) {
      const standing = found.source === unit.source ? "done" : "outdated";
      return { path, unit, standing, said: found, printed: found.text };
    }
    const beside = ownValue(unit.own, primary);
    if (beside) return { path, unit, standing: "done", printed: beside };
    const written = unit.isGenerated
      ? own.find(({ at }) => at === unit.at)?.text
      : words.includes(unit)
        ? ownValue(built, unit.source)
        : undefined;
    if (written !== undefined) return { path, unit, standing: "written", printed: written };
    return { path, unit, standing: "missing", printed: unit.source };
  });
  known.set(key, { text, translation, whole, spoken, words, rows });
  return rows;
}

export type Progress = Record<Standing, number>;

export function progressOf(rows: readonly TranslationRow[]): Progress {
  const progress: Progress = { missing: 0, outdated: 0, done: 0, written: 0 };
  for (const { standing } of rows) progress[standing] += 1;
  return progress;
}
