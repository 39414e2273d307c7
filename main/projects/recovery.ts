import type { Dirent } from "node:fs";
import type { Problem } from "../../schemas/problem";
import { concernsOnePath, type Disk, errorCode } from "./disk";
import { draftInstead } from "./drafts";
import type { Journal, Journals } from "./journal";
import { removeIfThere, tryOperations, type Undone } from "./operations";
import {
  absolute,
  assetFolders,
  draftFolder,
  isOwnPath,
  isTempName,
  ownFolder,
  schemaFolder,
  textFolders,
} from "./places";
import { projectProblems } from "./problems";

/**
 * Puts right what a process that ended in the middle left behind: a journal is finished, a journal that never came to
 * be is forgotten, half-written files beside the real ones are removed. Only for the holder of the lock.
 */
export async function recover(disk: Disk, root: string, journals: Journals): Promise<Problem[]> {
  const problems: Problem[] = [];
  const found = journals.find();
  for (const file of [...found.temps, ...found.spent]) await tidyAway(disk, file);
  for (const kind of ["damaged", "foreign"] as const) {
    for (const path of found[kind]) {
      const file = await journals.setAside(path, kind);
      problems.push(projectProblems.report(`project/journal-${kind}`, { file }, { file }));
    }
  }
  problems.push(...(await finishAll(disk, root, journals, found.ours)));
  for (const folder of ["", ownFolder]) await removeTemps(disk, absolute(root, folder), 0);
  for (const folder of [draftFolder, schemaFolder, ...textFolders, ...assetFolders]) {
    await removeTemps(disk, absolute(root, folder), 8);
  }
  return problems;
}

/**
 * In order, each as far as it goes. Where a single file can't be changed, its text becomes a draft, which the person
 * sees and which is tried again; what stops the whole disk stops the opening, and nothing is given up.
 */
async function finishAll(disk: Disk, root: string, journals: Journals, ours: readonly Journal[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const left = new Map<string, Undone>();
  const unfinished: Journal[] = [];
  for (const journal of ours) {
    const undone = await journals.finish(journal);
    for (const { reason } of undone) if (!concernsOnePath(reason)) throw reason;
    for (const { path } of journal.operations) left.delete(path);
    for (const each of undone) left.set(each.operation.path, each);
    if (undone.length > 0) unfinished.push(journal);
    const failed = new Set(undone.map(({ operation }) => operation));
    const count = journal.operations.filter((each) => !isOwnPath(each.path) && !failed.has(each)).length;
    if (count > 0) problems.push(projectProblems.report("project/recovered", {}, { count }));
  }
  const drafts = [...left.values()].flatMap(({ operation }) => draftInstead(disk, root, operation));
  for (const { reason } of await tryOperations(disk, root, drafts)) if (!concernsOnePath(reason)) throw reason;
  for (const journal of unfinished) {
    const file = await journals.setAside(journal.file, "damaged");
    for (const { operation, reason } of left.values()) {
      const { path } = operation;
      if (!journal.operations.includes(operation)) continue;
      const details = errorCode(reason);
      problems.push(projectProblems.report("project/journal-unfinished", { file: path }, { path, file }, details));
    }
  }
  return problems;
}

async function removeTemps(disk: Disk, folder: string, depth: number): Promise<void> {
  for (const entry of entriesOf(disk, folder)) {
    if (entry.isFile() && isTempName(entry.name)) await tidyAway(disk, absolute(folder, entry.name));
    else if (depth > 0 && entry.isDirectory()) await removeTemps(disk, absolute(folder, entry.name), depth - 1);
  }
}

/** Where nothing may be removed it stays, and does no harm. */
async function tidyAway(disk: Disk, file: string): Promise<void> {
  await removeIfThere(disk, file).catch((reason) => {
    if (!concernsOnePath(reason)) throw reason;
  });
}

function entriesOf(disk: Disk, folder: string): Dirent[] {
  try {
    return disk.look(folder)?.kind === "folder" ? disk.entries(folder) : [];
  } catch (reason) {
    errorCode(reason);
    return []; // A folder that can't be read is reported where its files are.
  }
}
