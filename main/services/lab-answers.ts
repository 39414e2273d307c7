import { isAnswer, type LabResult } from "../../project/lab/lab-result";
import { experimentIdOf } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { labFolder } from "../projects/places";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** The latest answer of each experiment lies in the project's own folder: whoever runs it again gets the same. */
const pathOf = (id: string): string => `${labFolder}/${id}.json`;

export const keepAnswer = (root: string, id: string, result: LabResult): Promise<boolean> =>
  writeKeptIn(root, pathOf(id), result);

export async function keptAnswer(root: string, id: string): Promise<LabResult | undefined> {
  const kept = await readKeptIn(root, pathOf(id));
  return isAnswer(kept) ? kept : undefined;
}

/** Those of all experiments of a project. */
export async function keptAnswers(root: string, files: Files): Promise<LabResult[]> {
  const ids = [...files.keys()].flatMap((path) => experimentIdOf(path) ?? []);
  return (await Promise.all(ids.map((id) => keptAnswer(root, id)))).filter((answer) => answer !== undefined);
}
