import { isAnswer, type LabResult } from "../../project/lab/lab-result";
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
