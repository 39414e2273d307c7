import { checkProject } from "../../project/check";
import { translationProgress } from "../../project/languages/check-translations";
import type { Problem } from "../../schemas/problem";
import { fontProblems } from "../ink/project-fonts";
import { readProject } from "./read-project";

/** Everything wrong with a project: what the disk says, then what the files say. */
export function checkFolder(folder: string): Problem[] {
  const { files, assets, fonts, problems } = readProject(folder);
  return [...problems, ...checkProject(files, assets), ...translationProgress(files), ...fontProblems(fonts)];
}
