import type { Dirent } from "node:fs";
import { basename } from "node:path";
import type { Problem } from "../../schemas/problem";
import { type Disk, errorCode } from "./disk";
import { findJournals, finishJournal } from "./journal";
import { isOwnPath } from "./operations";
import {
  absolute,
  assetFolders,
  draftFolder,
  isTempName,
  journalFolder,
  ownFolder,
  schemaFolder,
  textFolders,
} from "./places";
import { projectProblems } from "./problems";

/**
 * Puts right what a process that ended in the middle left behind: a journal is finished, a journal that never came to
 * be is forgotten, half-written files beside the real ones are removed. Only for the holder of the lock.
 */
export async function recover(disk: Disk, root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { journals, damaged, temps } = findJournals(disk, root);
  for (const file of temps) await disk.remove(file);
  for (const file of damaged) {
    const kept = `${file}.damaged`;
    await disk.rename(file, kept);
    const name = `${journalFolder}/${basename(kept)}`;
    problems.push(projectProblems.report("project/journal-damaged", { file: name }, { file: name }));
  }
  for (const journal of journals) {
    await finishJournal(disk, root, journal);
    const count = journal.operations.filter(({ path }) => !isOwnPath(path)).length;
    if (count > 0) problems.push(projectProblems.report("project/recovered", {}, { count }));
  }
  for (const folder of ["", ownFolder]) await removeTemps(disk, absolute(root, folder), 0);
  for (const folder of [draftFolder, schemaFolder, ...textFolders, ...assetFolders]) {
    await removeTemps(disk, absolute(root, folder), 8);
  }
  return problems;
}

async function removeTemps(disk: Disk, folder: string, depth: number): Promise<void> {
  for (const entry of entriesOf(disk, folder)) {
    if (entry.isFile() && isTempName(entry.name)) await disk.remove(absolute(folder, entry.name));
    else if (depth > 0 && entry.isDirectory()) await removeTemps(disk, absolute(folder, entry.name), depth - 1);
  }
}

function entriesOf(disk: Disk, folder: string): Dirent[] {
  try {
    return disk.entries(folder);
  } catch (reason) {
    errorCode(reason);
    return []; // A folder that can't be read is reported where its files are.
  }
}
