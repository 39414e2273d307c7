import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { type DocumentRepair, setting } from "../../schemas/repair";
import { type TextUnit, textUnits } from "../languages/text-units";
import { cardIdOf, componentIdOf, manifestPath } from "../paths";
import { documentProblems } from "../problems";
import { type Files, manifestOf } from "../project-text";
import { nameIn } from "../quick-name";
import { type DictionaryLanguage, dictionaryLanguages } from "./dictionary-files";
import { wordsIn } from "./words-in-text";

/**
 * Spelling: what people wrote for cards and components, against a dictionary and the set's own words. Only they know what
 * is right, so whatever is found is a note.
 */

/** Of which there is a dictionary. */
export const dictionaryFor = (language = "en"): DictionaryLanguage | undefined =>
  dictionaryLanguages.find((one) => one === language.split("-")[0]);

/** What is known of a word: nothing wrong, or what may be meant instead. */
type JudgeWord = (word: string) => readonly string[] | undefined;

/** Words that a set knows besides those of the dictionary: its names, keywords and tags, its game's words, and its own list. */
function ownWords(files: Files, game: GameId): ReadonlySet<string> {
  const words = new Set<string>();
  const know = (text: string): void => {
    for (const word of wordsIn(text)) words.add(asKnown(word));
  };
  const { name, author, words: listed = [] } = manifestOf(files) ?? {};
  for (const text of [name, author, ...listed, cardGame(game).name]) know(text ?? "");
  for (const { word } of Object.values(cardGame(game).symbols)) know(word);
  for (const [path, text] of files) {
    if (cardIdOf(path) === undefined && componentIdOf(path) === undefined) continue;
    know(nameIn(text) ?? "");
    for (const tag of tagsIn(text)) know(tag);
  }
  return words;
}

/** Names are bent: “Duskwings” and “Duskwing’s” are about the Duskwing. */
const asKnown = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, "")
    .replace(/s$/, "");

const tagsIn = (text: string): string[] => {
  const tags = /"tags"\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? "";
  return tags.match(/"[^"]*"/g) ?? [];
};

interface SpelledText {
  at: string;
  source: string;
  /** Each once. */
  words: ReadonlySet<string>;
}
const known = new WeakMap<readonly TextUnit[], readonly SpelledText[]>();

/** The texts of a document that somebody wrote. Names are words of the set whatever they are. */
function spelledTexts(path: string, text: string, game: GameId, language: string): readonly SpelledText[] {
  if (cardIdOf(path) === undefined && componentIdOf(path) === undefined) return [];
  const units = textUnits(path, text, { game, language });
  let texts = known.get(units);
  if (!texts) {
    texts = units
      .filter(({ at, isGenerated }) => !isGenerated && at !== "/name")
      .map(({ at, source }) => ({ at, source, words: new Set(wordsIn(source)) }));
    known.set(units, texts);
  }
  return texts;
}

/** File by file, the words of its texts that the set doesn't know itself. */
export function* wordsToJudge(files: Files, game: GameId, language: string): Generator<readonly string[]> {
  const own = ownWords(files, game);
  for (const [path, text] of files)
    for (const { words } of spelledTexts(path, text, game, language))
      yield [...words].filter((word) => !own.has(asKnown(word)));
}

/** Of all cards and components. */
export function checkSpelling(files: Files, game: GameId, language: string, judge: JudgeWord): Problem[] {
  const own = ownWords(files, game);
  const listed = manifestOf(files)?.words ?? [];
  const problems: Problem[] = [];
  for (const [path, text] of files) {
    const card = cardIdOf(path);
    for (const { at, source, words } of spelledTexts(path, text, game, language)) {
      for (const word of words) {
        const meant = own.has(asKnown(word)) ? undefined : judge(word);
        if (!meant) continue;
        const where = { file: path, ...(card !== undefined && { card }), field: at };
        const problem = documentProblems.report("spelling/unknown-word", where, { word }, source);
        problems.push({ ...problem, repairs: repairsOf(word, source, at, meant, listed) });
      }
    }
  }
  return problems;
}

function repairsOf(
  word: string,
  source: string,
  at: string,
  meant: readonly string[],
  listed: readonly string[],
): DocumentRepair[] {
  const written = new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "gu");
  return [
    ...meant.map((better) => setting(at, source.replace(written, better), `Write “${better}”`)),
    { ...setting("/words", [...listed, word].sort(), "Add to the set’s words"), in: manifestPath },
  ];
}
