import { stat } from "node:fs/promises";
import { isAnswer } from "../../project/lab/lab-result";
import { experimentIdOf } from "../../project/paths";
import type { Files } from "../../project/project-text";
import type { LabResult } from "../../schemas/lab-answer";
import { isRemembered, type Remembered } from "../lab/remembered";
import { absolute, labFolder } from "../projects/places";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** The latest answer of each experiment lies in the project's own folder: whoever runs it again gets the same. */
const pathOf = (id: string): string => `${labFolder}/${id}.json`;

export const keepAnswer = (root: string, id: string, result: LabResult): Promise<boolean> =>
  writeKeptIn(root, pathOf(id), result);

/** When it was written; nothing, where there is none. */
export const writtenAt = (root: string, id: string): Promise<number | undefined> =>
  stat(absolute(root, pathOf(id))).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

export async function keptAnswer(root: string, id: string): Promise<LabResult | undefined> {
  const kept = await readKeptIn(root, pathOf(id));
  return isAnswer(kept) ? kept : undefined;
}

const matchesOf = (id: string): string => `${labFolder}/matches/${id}.json`;

/** The matches that it was made of, so that after a change of cards not all must be played again. */
export const keepMatches = (root: string, id: string, matches: Remembered): Promise<boolean> =>
  writeKeptIn(root, matchesOf(id), matches);

export async function keptMatches(root: string, id: string): Promise<Remembered | undefined> {
  const kept = await readKeptIn(root, matchesOf(id));
  return isRemembered(kept) ? kept : undefined;
}

/** Those of all experiments of a project, by their ids. */
export async function keptAnswers(root: string, files: Files): Promise<Map<string, LabResult>> {
  const answers = new Map<string, LabResult>();
  for (const path of files.keys()) {
    const id = experimentIdOf(path);
    const answer = id === undefined ? undefined : await keptAnswer(root, id);
    if (id !== undefined && answer) answers.set(id, answer);
  }
  return answers;
}
