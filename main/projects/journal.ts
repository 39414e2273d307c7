import { randomBytes } from "node:crypto";
import { basename, join } from "node:path";
import { jsonIn } from "../../schemas/json-text";
import { replaceFile } from "./atomic-write";
import { type Disk, errorCode } from "./disk";
import { FolderGuard } from "./folder-guard";
import { isOperation, type OnDone, type Operation, removeIfThere, tryOperations, type Undone } from "./operations";
import { absolute, isTempName, journalFolder } from "./places";
import type { Seal } from "./seal";
import { setAside } from "./set-aside";

/**
 * Several files change together or not at all: the operations are written down first, in one file that appears by a
 * rename. Once it is there the change is as good as done, for whoever finds it finishes it.
 *
 * What is found may also have come with a stranger's project, or with a copy of one's own. So a journal carries a seal
 * over its content, its name and the project's real folder, and one without the right seal is never carried out.
 */
export interface Journal {
  file: string;
  id: string;
  operations: Operation[];
}

interface FoundJournals {
  /** Left behind by a process of this computer that ended in the middle, oldest first. */
  ours: Journal[];
  /** Not begun by this computer in this folder, or changed since. */
  foreign: string[];
  /** Not readable as journals at all. */
  damaged: string[];
  /** Carried out before, and here again. */
  spent: string[];
  temps: string[];
}

const journalVersion = 2;
const maxBytes = 400_000_000;

export class Journals {
  /** Counted rather than timed: they are finished in this order, and clocks may be put back. */
  private count = 0;
  /** A journal that could not be written, as far as is known; the next one takes its place, should it be there. */
  private mayBeThere = false;

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
    private readonly seal: Seal,
  ) {}

  /** Whether a later change has to go through a journal, or an earlier one might be finished over it. */
  get isUncertain(): boolean {
    return this.mayBeThere;
  }

  async write(operations: Operation[]): Promise<Journal> {
    const { disk, root, seal } = this;
    await new FolderGuard(disk, root).make(journalFolder);
    const id = randomBytes(16).toString("hex");
    const file = this.nextFile();
    const body = JSON.stringify(operations);
    const head = { version: journalVersion, id, seal: seal.of(this.sealed(file, id, body)) };
    this.mayBeThere = true;
    await replaceFile(disk, file, `${JSON.stringify(head)}\n${body}\n`);
    await this.sync();
    this.mayBeThere = false;
    this.count++;
    return { file, id, operations };
  }

  /** The change that could not be written down has been taken back. */
  async forgetUncertain(): Promise<void> {
    if (!this.mayBeThere) return;
    await removeIfThere(this.disk, this.nextFile());
    await this.sync();
    this.mayBeThere = false;
  }

  /** What could not be done; only when that is nothing, the journal goes. */
  async finish(journal: Journal, onDone?: OnDone): Promise<Undone[]> {
    const undone = await tryOperations(this.disk, this.root, journal.operations, onDone);
    if (undone.length === 0) await this.remove(journal);
    return undone;
  }

  async remove({ id, file }: Journal): Promise<void> {
    this.seal.spend(id);
    await removeIfThere(this.disk, file);
    // Or a power cut could bring it back and with it older texts.
    await this.sync();
  }

  /** Keeps a file that will not be carried out, under a name that says why. Returns its path in the project. */
  async setAside(file: string, why: "damaged" | "foreign"): Promise<string> {
    return `${journalFolder}/${basename(await setAside(this.disk, file, why))}`;
  }

  find(): FoundJournals {
    const found: FoundJournals = { ours: [], foreign: [], damaged: [], spent: [], temps: [] };
    const folder = absolute(this.root, journalFolder);
    if (this.disk.look(folder)?.kind !== "folder") return found;
    for (const { name } of this.disk.entries(folder).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = join(folder, name);
      const isFile = this.disk.look(file)?.kind === "file";
      if (isTempName(name) && isFile) found.temps.push(file);
      if (!name.endsWith(".json")) continue;
      const journal = isFile ? this.read(file) : "foreign";
      if (typeof journal !== "string") found.ours.push(journal);
      else found[journal].push(file);
    }
    return found;
  }

  private read(file: string): Journal | "foreign" | "damaged" | "spent" {
    if (!this.disk.mayUse(file, "file")) return "damaged";
    const { bytes } = this.disk.read(file, maxBytes);
    const text = bytes?.toString("utf8") ?? "";
    const end = text.indexOf("\n");
    const head = jsonIn(end < 0 ? text : text.slice(0, end));
    if (head === undefined) return "damaged";
    const { version, id, seal } = (head ?? {}) as Record<string, unknown>;
    const body = text.slice(end + 1).trimEnd();
    if (version !== journalVersion || typeof id !== "string" || typeof seal !== "string") return "foreign";
    if (!this.seal.isOurs(this.sealed(file, id, body), seal)) return "foreign";
    if (this.seal.isSpent(id)) return "spent";
    const operations = jsonIn(body);
    const isFit = Array.isArray(operations) && operations.every(isOperation);
    return isFit ? { file, id, operations: operations as Operation[] } : "damaged";
  }

  private sealed(file: string, id: string, body: string): string {
    return `${JSON.stringify([journalVersion, id, basename(file), this.disk.realPath(this.root)])}\n${body}`;
  }

  private nextFile(): string {
    return absolute(this.root, `${journalFolder}/${String(this.count + 1).padStart(9, "0")}.json`);
  }

  private async sync(): Promise<void> {
    await this.disk.syncFolder(absolute(this.root, journalFolder)).catch((reason) => {
      // Tidied away, as `git clean -fdx` does.
      if (errorCode(reason) !== "ENOENT") throw reason;
    });
  }
}
