import { replaceFile } from "./atomic-write";
import type { Disk } from "./disk";
import { absolute, backupFolder, draftFolder, journalFolder, ownFolder, trashFolder } from "./places";
import { isInside } from "./read-folder";

/** A project that came from a stranger may have a link there, which would let us write anywhere. */
export function ownFolderLeaves(disk: Disk, root: string): boolean {
  const realRoot = disk.realPath(root);
  return [ownFolder, journalFolder, draftFolder, trashFolder, backupFolder].some((path) => {
    const folder = absolute(root, path);
    return disk.stamp(folder) !== null && !isInside(disk, realRoot, folder);
  });
}

/** Locks, drafts and trash are nobody else's business, git's least of all. */
export async function ignoreOwnFolder(disk: Disk, root: string): Promise<void> {
  const file = absolute(root, `${ownFolder}/.gitignore`);
  if (!disk.stamp(file)) await replaceFile(disk, file, "*\n");
}
