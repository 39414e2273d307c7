import { plural } from "../../engine/core/rich-text";
import { type ImportedText, planTranslations, writeTranslations } from "../../project/languages/plan-translations";
import { languageName, meantLanguage, targetLanguages } from "../../project/languages/tags";
import { type TranslationFormat, translationFile, translationFormats } from "../../project/languages/translation-table";
import { type Files, manifestOf } from "../../project/project-text";
import { CannotDo, type Outcome, type Terminal } from "./command";
import { editFolder } from "./edit-folder";
import { gameOfProject } from "./game-of-project";
import { tableIn } from "./import-table";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";
import { writeResult } from "./write-result";

/** Translations as tables: out to somebody who translates elsewhere, and back. */

interface ExportWish {
  format: string;
  file: string | undefined;
  language: string | undefined;
}

export async function exportTranslations(files: Files, wish: ExportWish, terminal: Terminal): Promise<Outcome> {
  const game = gameOfProject(files);
  const manifest = manifestOf(files)!;
  const format = translationFormats.find((one) => one === wish.format);
  const choices = translationFormats.join(", ");
  if (!format)
    throw new CannotDo(
      cliProblems.report("cli/not-a-choice", {}, { name: "format", value: wish.format, meant: "", choices }),
    );
  const only = wish.language === undefined ? undefined : languageIn(manifest, wish.language);
  const file = wish.file ?? `translations.${format satisfies TranslationFormat}`;
  await writeResult(file, translationFile(files, game, format, only));
  const languages = only ?? targetLanguages(manifest);
  terminal.print(`${file}: ${languages.map(languageName).join(", ") || "no other language"}.`);
  return { exit: 0, json: { file, languages } };
}

function languageIn(manifest: { languages?: string[] }, wanted: string): string[] {
  const tag = meantLanguage(manifest, wanted);
  const known = targetLanguages(manifest);
  if (tag !== undefined && known.includes(tag)) return [tag];
  const params = { name: "language", value: wanted, meant: "", choices: known.join(", ") || "none" };
  throw new CannotDo(cliProblems.report("cli/not-a-choice", {}, params));
}

export async function importTranslations(
  table: string,
  folder: string,
  isMeant: boolean,
  terminal: Terminal,
): Promise<Outcome> {
  const game = gameOfProject(readProject(folder).files);
  const { cards, translations = cards, notes } = tableIn(table, game);
  const plan = await editFolder(folder, isMeant, (files) => {
    const value = planTranslations(files, game, translations);
    return { edit: writeTranslations(files, game, value.changed), value };
  });
  for (const change of plan.changed) printChange(change, terminal);
  const problems = [...notes, ...plan.problems];
  const [{ printProblems }, { withPlaces }] = await Promise.all([import("./check"), import("./import")]);
  printProblems(withPlaces(problems), terminal);
  if (plan.left.length > 0) terminal.tell(`Columns that are none of the set's languages: ${plan.left.join(", ")}.`);
  const outdated = plan.changed.filter(({ was }) => was !== undefined).length;
  terminal.print(
    `${isMeant ? "This has" : "This would have"} changed ${plural(plan.changed.length, "translation")}, ${outdated} of them outdated, left ${plan.unchanged} as they are.`,
  );
  return {
    exit: problems.some(({ severity }) => severity === "error") ? 1 : 0,
    json: { ...plan, problems, written: isMeant },
  };
}

export function printChange({ of, field, tag, before, after, was, source }: ImportedText, terminal: Terminal): void {
  terminal.print(`~ ${of}  ${terminal.paint("grey", `${field}, ${tag}`)}`);
  terminal.print(`    ${before || "nothing"} → ${after}`);
  if (was !== undefined) terminal.print(terminal.paint("yellow", `    outdated: “${was}” reads “${source}” now`));
}
