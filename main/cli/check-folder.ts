import { checkProject } from "../../project/check";
import { translationProgress } from "../../project/languages/check-translations";
import type { Problem } from "../../schemas/problem";
import { fontProblems } from "../ink/project-fonts";
import { readProject } from "./read-project";

/** Everything wrong with a project: what the disk says, then what the files say; and how far a language is, if one is asked for. */
export function checkFolder(folder: string, language?: string): Problem[] {
  const { files, assets, fonts, problems } = readProject(folder);
  return [...problems, ...checkProject(files, assets), ...translationProgress(files, language), ...fontProblems(fonts)];
}
