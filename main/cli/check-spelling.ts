import { manifestOf } from "../../project/project-text";
import { checkSpelling, dictionaryFor } from "../../project/spelling/check-spelling";
import type { Problem } from "../../schemas/problem";
import { dictionaryOnDisk } from "../ink/dictionary-on-disk";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

/** What the dictionary of the set's own language doesn't know. */
export function spellingOf(folder: string): Problem[] {
  const { files } = readProject(folder);
  const manifest = manifestOf(files);
  if (!manifest) return [];
  const { game, languages: [written = "en"] = [] } = manifest;
  const language = dictionaryFor(written);
  const dictionary = language && dictionaryOnDisk(language);
  if (!dictionary) throw new CannotDo(cliProblems.report("cli/no-dictionary", {}, { language: written }));
  const { knows, suggest } = dictionary;
  return checkSpelling(files, game, written, (word) => (knows(word) ? undefined : suggest(word)));
}
