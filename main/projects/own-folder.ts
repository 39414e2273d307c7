import { basename } from "node:path";
import type { Problem } from "../../schemas/problem";
import { replaceFile } from "./atomic-write";
import type { Disk } from "./disk";
import {
  absolute,
  asideFile,
  backupFolder,
  draftFolder,
  firstStepsFile,
  historyFile,
  ignoreFile,
  journalFolder,
  matchFile,
  ownFolder,
  playedFile,
  thumbnailFolder,
  trashFolder,
} from "./places";
import { projectProblems } from "./problems";
import { setAside } from "./set-aside";

/**
 * A project may come from a stranger, and with it what stands in the place of our own folder and of what we keep there.
 * A link would let us write anywhere, so whatever is not what it should be is never opened or followed. What
 * may not be used gives way as well: nothing of it is needed to go on.
 */

const expected: Readonly<Record<string, "file" | "folder">> = {
  [journalFolder]: "folder",
  [draftFolder]: "folder",
  [trashFolder]: "folder",
  [backupFolder]: "folder",
  [thumbnailFolder]: "folder",
  [historyFile]: "file",
  [asideFile]: "file",
  [matchFile]: "file",
  [playedFile]: "file",
  [firstStepsFile]: "file",
  [ignoreFile]: "file",
};

/** Whether our own folder is a real one, or can be made. */
export function ownFolderIsFit(disk: Disk, root: string): boolean {
  const found = disk.look(absolute(root, ownFolder));
  return found === null || found.kind === "folder";
}

/** Only for the holder of the lock. */
export async function tidyOwnFolder(disk: Disk, root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [path, kind] of Object.entries(expected)) {
    const file = absolute(root, path);
    const found = disk.look(file);
    if (!found || (found.kind === kind && disk.mayUse(file, kind))) continue;
    const kept = `${ownFolder}/${basename(await setAside(disk, file, "aside"))}`;
    problems.push(projectProblems.report("project/own-odd", { file: kept }, { path, kept }));
  }
  return problems;
}

/** Locks, drafts and trash are nobody else's business, git's least of all. */
export async function ignoreOwnFolder(disk: Disk, root: string): Promise<void> {
  const file = absolute(root, ignoreFile);
  if (!disk.look(file)) await replaceFile(disk, file, "*\n");
}
