import { languageName, sourceLanguage } from "../../../project/languages/tags";
import { withTranslations } from "../../../project/languages/translation-files";
import { ownerOf } from "../../../project/languages/translation-table";
import { documentRows, type TranslationRow } from "../../../project/languages/translations";
import { createRuns, type Runs } from "../../document/undo-runs";
import { gameOf, manifestOf } from "../../state/manifest";
import { currentProject, runEdit } from "../../state/open-project";

/** What is typed in a row in a row is one step. */
const runs = new Map<string, Runs>();

/** Says a text in a language; an empty one isn't translated any more. `isTyped`: more of it will follow. */
export function writeTranslation({ path, unit }: TranslationRow, tag: string, text: string, isTyped = false): boolean {
  const project = currentProject();
  const game = gameOf(project);
  const manifest = manifestOf(project);
  if (!game || !manifest) return false;
  const { files } = project;
  const units = documentRows(files, path, { game, tag, language: sourceLanguage(manifest) }).map((row) => row.unit);
  const said = text.trim() === "" ? null : { text, source: unit.source };
  const change = withTranslations(files, game, { tag, path, units }, new Map([[unit.at, said]]));
  const run = runs.get(change.path) ?? createRuns(change.path);
  runs.set(change.path, run);
  const merge = isTyped ? run.keyFor(unit.at, files.get(change.path) ?? "") : run.end();
  const label = `${languageName(tag)} of ${ownerOf(files, path)}: ${unit.title}`;
  const isWritten = runEdit({ label, changes: [change], ...(merge !== undefined && { merge }) });
  if (isTyped) run.wrote(change.text ?? "");
  return isWritten;
}
