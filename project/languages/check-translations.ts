import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Translation } from "../../schemas/translation";
import { readDocument } from "../document";
import { cardIdOf, manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { cardAt } from "../whole-card";
import { wordUnits } from "./printed-words";
import { languageProblems } from "./problems";
import { languageName, meantLanguage, sourceLanguage, targetLanguages } from "./tags";
import { isTranslated, textUnits } from "./text-units";
import { translatedText, translationOf } from "./translation-files";
import { progressOf, translationRows } from "./translations";

/** What is wrong with one file of translations. */
export function checkTranslation(path: string, text: string, game: GameId, files: Files): Problem[] {
  const manifest = manifestOf(files);
  const { value: translation, problems } = readDocument<Translation>(path, text, game);
  const about = translationOf(path);
  if (!manifest || !translation || !about) return problems;
  const language = languageName(about.tag);
  const source = files.get(about.of);
  if (source === undefined || !isTranslated(about.of))
    return [languageProblems.report("translation/of-nothing", {}, { language, of: about.of })];
  if (!targetLanguages(manifest).includes(about.tag)) {
    const languages = (manifest.languages ?? []).join(", ") || "none";
    return [languageProblems.report("translation/unnamed-language", {}, { language: about.tag, languages })];
  }
  const whole = cardIdOf(about.of) === undefined ? undefined : cardAt<object>(files, about.of, game);
  const spoken = sourceLanguage(manifest);
  const words = about.of === manifestPath ? wordUnits(files, game) : [];
  return [...textUnits(about.of, source, { game, language: spoken, whole }), ...words].flatMap((unit) => {
    const length = translatedText(translation, unit)?.text.length ?? 0;
    if (length <= unit.most) return [];
    const params = { language, field: unit.title, length, most: unit.most, source: languageName(spoken) };
    return [languageProblems.report("translation/too-long", { field: unit.at }, params)];
  });
}

/** How far each language is that isn't finished, as a note. */
export function translationProgress(files: Files): Problem[] {
  const manifest = manifestOf(files);
  if (!manifest) return [];
  return targetLanguages(manifest).flatMap((tag) => {
    const progress = progressOf(translationRows(files, manifest.game, tag));
    const { missing, outdated, done } = progress;
    if (missing + outdated === 0) return [];
    const all = missing + outdated + done;
    const params = { language: languageName(tag), tag, done: done + outdated, all, missing, outdated };
    return [languageProblems.report("translation/progress", {}, params)];
  });
}

/** What is said where something is printed in a language that isn't finished. */
export function unfinishedIn(files: Files, wanted: string | undefined): Problem[] {
  const manifest = manifestOf(files);
  const tag = manifest && wanted !== undefined ? meantLanguage(manifest, wanted) : undefined;
  if (!manifest || tag === undefined || !targetLanguages(manifest).includes(tag)) return [];
  const { missing, outdated } = progressOf(translationRows(files, manifest.game, tag));
  if (missing + outdated === 0) return [];
  const params = { language: languageName(tag), source: languageName(sourceLanguage(manifest)), missing, outdated };
  return [languageProblems.report("translation/unfinished", {}, params)];
}
