import type { GameId } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import type { Problem } from "../../schemas/problem";
import { moving } from "../../schemas/repair";
import type { Translation } from "../../schemas/translation";
import { readDocument } from "../document";
import { cardIdOf, manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { nameIn } from "../quick-name";
import { cardAt } from "../whole-card";
import { wordUnits } from "./printed-words";
import { languageProblems } from "./problems";
import { languageName, meantLanguage, sourceLanguage, targetLanguages } from "./tags";
import { isTranslated, textUnits } from "./text-units";
import { translatedText, translationOf, translationPath } from "./translation-files";
import { progressOf, translationRows } from "./translations";

/** What is wrong with one file of translations. */
export function checkTranslation(path: string, text: string, game: GameId, files: Files): Problem[] {
  const manifest = manifestOf(files);
  const { value: translation, problems } = readDocument<Translation>(path, text, game);
  const about = translationOf(path);
  if (!manifest || !translation || !about) return problems;
  const language = languageName(about.tag);
  const source = files.get(about.of);
  if (source === undefined || !isTranslated(about.of)) {
    const problem = languageProblems.report("translation/of-nothing", {}, { language, of: about.of });
    const heir = renamedDocument(translation, about, files);
    if (heir === undefined) return [problem];
    const to = translationPath(about.tag, heir);
    return [{ ...problem, repairs: [moving(to, `Give it to ${nameIn(files.get(heir)!) ?? heir}`)] }];
  }
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

/** The one document that bears the name that was translated, and has no translation: what another program renamed. */
function renamedDocument(
  translation: Translation,
  { tag, of }: { tag: string; of: string },
  files: Files,
): string | undefined {
  const name = ownValue(translation, "/name")?.source;
  const folder = of.slice(0, of.lastIndexOf("/") + 1);
  if (name === undefined) return undefined;
  const bearers = [...files].filter(
    ([path, text]) =>
      path.startsWith(folder) && isTranslated(path) && !files.has(translationPath(tag, path)) && nameIn(text) === name,
  );
  return bearers.length === 1 ? bearers[0]![0] : undefined;
}

/** How far a language is that somebody asks for, unless it is finished: a set that begins with one needn't be kept in it. */
export function translationProgress(files: Files, wanted: string | undefined): Problem[] {
  const manifest = manifestOf(files);
  const asked = manifest && wanted !== undefined ? meantLanguage(manifest, wanted) : undefined;
  if (!manifest || asked === undefined) return [];
  return targetLanguages(manifest)
    .filter((tag) => tag === asked)
    .flatMap((tag) => {
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
