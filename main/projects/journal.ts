import { join } from "node:path";
import { replaceFile } from "./atomic-write";
import { type Disk, errorCode } from "./disk";
import { isOperation, type OnDone, type Operation, runOperations } from "./operations";
import { absolute, isTempName, journalFolder } from "./places";

/**
 * Several files change together or not at all: the operations are written down first, in one file that appears by a
 * rename. Once it is there the change is as good as done, for whoever finds it finishes it.
 */
export interface Journal {
  file: string;
  operations: Operation[];
}

const journalVersion = 1;
/** Counted rather than timed: they are finished in this order, and clocks may be put back. */
let count = 0;

export async function writeJournal(disk: Disk, root: string, operations: Operation[]): Promise<Journal> {
  const folder = absolute(root, journalFolder);
  await disk.makeFolder(folder);
  const journal = { file: join(folder, `${String(++count).padStart(9, "0")}.json`), operations };
  await replaceFile(disk, journal.file, JSON.stringify({ version: journalVersion, operations }));
  await disk.syncFolder(folder);
  return journal;
}

export async function finishJournal(disk: Disk, root: string, journal: Journal, onDone?: OnDone): Promise<void> {
  await runOperations(disk, root, journal.operations, onDone);
  await disk.remove(journal.file);
  // Or a power cut could bring it back and with it older texts.
  await disk.syncFolder(absolute(root, journalFolder));
}

/** Journals left behind by a process that ended in the middle, oldest first; `damaged` ones can't be read. */
export function findJournals(disk: Disk, root: string): { journals: Journal[]; damaged: string[]; temps: string[] } {
  const folder = absolute(root, journalFolder);
  if (!disk.stamp(folder)) return { journals: [], damaged: [], temps: [] };
  const names = disk
    .entries(folder)
    .map(({ name }) => name)
    .sort();
  const found = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ file: join(folder, name), operations: readOperations(disk, join(folder, name)) }));
  return {
    journals: found.filter((journal): journal is Journal => journal.operations !== null),
    damaged: found.filter(({ operations }) => operations === null).map(({ file }) => file),
    temps: names.filter(isTempName).map((name) => join(folder, name)),
  };
}

function readOperations(disk: Disk, file: string): Operation[] | null {
  const { bytes } = disk.read(file, Number.MAX_SAFE_INTEGER);
  try {
    const { version, operations } = JSON.parse(bytes?.toString("utf8") ?? "") as {
      version: number;
      operations: Operation[];
    };
    return version === journalVersion && Array.isArray(operations) && operations.every(isOperation) ? operations : null;
  } catch (reason) {
    if (reason instanceof SyntaxError) return null;
    errorCode(reason);
    throw reason;
  }
}
