import type { LabResult } from "../lab/run-experiment";
import { labFolder } from "../projects/places";
import { readKeptIn, writeKeptIn } from "../services/kept-file";

/** The latest answer of each experiment lies in the project's own folder: whoever runs it again gets the same. */
const pathOf = (id: string): string => `${labFolder}/${id}.json`;

export const keepAnswer = (root: string, id: string, result: LabResult): Promise<boolean> =>
  writeKeptIn(root, pathOf(id), result);

export async function keptAnswer(root: string, id: string): Promise<LabResult | undefined> {
  const kept = await readKeptIn(root, pathOf(id));
  return isAnswer(kept) ? kept : undefined;
}

/** It was written by this program, perhaps by an older one; whoever writes such files by hand knows what they look like. */
export const isAnswer = (json: unknown): json is LabResult => {
  const { format, answer, verdicts, cards, experiment } = (json ?? {}) as Partial<Record<keyof LabResult, unknown>>;
  const { pairings } = (answer ?? {}) as { pairings?: unknown };
  const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;
  return format === 1 && Array.isArray(pairings) && Array.isArray(verdicts) && isRecord(cards) && isRecord(experiment);
};
