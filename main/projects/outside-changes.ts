import { basename } from "node:path";
import type { Problem } from "../../schemas/problem";
import { type Disk, errorCode } from "./disk";
import type { TextStep } from "./history";
import { absolute, isDocumentPath } from "./places";
import { projectProblems } from "./problems";
import { isReachable, listDocuments, unreadable } from "./read-folder";
import { readText } from "./read-text";
import type { Touched } from "./watch";
import type { WorkingCopy } from "./working-copy";

interface OutsideParts {
  root: string;
  disk: Disk;
  copy: WorkingCopy;
  fileProblems: ReadonlyMap<string, Problem>;
  now: () => number;
  /** Our own files are being written; what is on the disk is neither the old nor the new state. */
  isBusy(): boolean;
  /** All that came in at once. */
  tell(changes: TextStep[]): void;
}

/** Brings in what other programs did to the files. */
export class OutsideChanges {
  problems: Map<string, Problem>;
  private waiting: Set<string> | "everything" | null = null;
  private told = "";

  constructor(private readonly parts: OutsideParts) {
    this.problems = new Map(parts.fileProblems);
    this.told = this.fingerprint();
  }

  notice(touched: Touched): void {
    if (touched === "everything" || this.waiting === "everything") this.waiting = "everything";
    else this.waiting = new Set([...(this.waiting ?? []), ...touched]);
    if (!this.parts.isBusy()) this.catchUp();
  }

  /** Deals with what was noticed while files were being written. */
  catchUp(): void {
    const touched = this.waiting;
    if (touched === null) return;
    this.waiting = null;
    this.parts.tell(this.lookAt(touched));
  }

  /** Compares files with what is known of them, and takes in what is new. */
  look(paths: Iterable<string>): TextStep[] {
    const { disk, root, copy, now } = this.parts;
    const changes: TextStep[] = [];
    for (const path of paths) {
      if (!isDocumentPath(path)) continue;
      const file = absolute(root, path);
      const stamp = this.stampOf(path, file);
      if (stamp === undefined) continue;
      if (copy.isKnown(path, stamp) && !(stamp && this.problems.has(path))) continue;
      const found = stamp && isReachable(disk, root, path) ? readText(disk, root, path) : null;
      if (found?.problem) this.problems.set(path, found.problem);
      else this.problems.delete(path);
      const arrival = copy.arrive(path, found?.file ?? null, now());
      if (arrival.outcome === "taken") changes.push(arrival.change);
    }
    return changes;
  }

  /** undefined: it can't be told whether the file is there, so what is known of it stays. */
  private stampOf(path: string, file: string): ReturnType<Disk["stamp"]> | undefined {
    try {
      return this.parts.disk.stamp(file);
    } catch (reason) {
      const code = errorCode(reason);
      this.problems.set(path, unreadable(path, code));
      return undefined;
    }
  }

  /** The whole folder is out of reach. */
  get isGone(): boolean {
    return this.problems.has("");
  }

  problemsChanged(): boolean {
    const now = this.fingerprint();
    const changed = now !== this.told;
    this.told = now;
    return changed;
  }

  private lookAt(touched: Touched): TextStep[] {
    const { disk, root } = this.parts;
    this.problems.delete("");
    try {
      // A drive that was pulled out has not deleted anybody's cards.
      const isThere = disk.stamp(root)?.isFolder === true;
      if (isThere) return touched === "everything" ? this.lookEverywhere() : this.look(touched);
      this.problems.set("", projectProblems.report("project/missing-folder", {}, { name: basename(root) }));
    } catch (reason) {
      const code = errorCode(reason);
      this.problems.set("", projectProblems.report("project/unreadable-folder", {}, { name: basename(root) }, code));
    }
    return [];
  }

  private lookEverywhere(): TextStep[] {
    const { paths, problems } = listDocuments(this.parts.disk, this.parts.root);
    const listed = new Set(paths);
    for (const path of this.problems.keys()) if (!listed.has(path)) this.problems.delete(path);
    // What could not be written may go now.
    this.parts.copy.stuck.clear();
    const changes = this.look(new Set([...paths, ...this.parts.copy.onDisk.keys()]));
    for (const [path, problem] of problems) this.problems.set(path, problem);
    return changes;
  }

  private fingerprint(): string {
    return [...this.problems]
      .map(([path, { code }]) => `${code} ${path}`)
      .sort()
      .join("\n");
  }
}
