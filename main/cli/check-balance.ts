import { checkBalance } from "../../project/lab/check-balance";
import type { Problem } from "../../schemas/problem";
import { findAppPlace } from "../services/app-place";
import { keptAnswers } from "../services/lab-answers";
import { projectSupply } from "./project-supply";

/** What the lab's answers find wrong with a project. */
export async function balanceOf(folder: string, points: number | undefined): Promise<Problem[]> {
  const { game, project } = projectSupply(folder);
  const { files, root } = project;
  return checkBalance({
    files,
    game,
    version: findAppPlace().version,
    answers: await keptAnswers(root, files),
    points,
  });
}
