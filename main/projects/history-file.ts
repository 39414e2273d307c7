import { replaceFile } from "./atomic-write";
import { arePictureNames } from "./carry-picture";
import { type Disk, errorCode } from "./disk";
import type { HistoryNote, Step, TextStep } from "./history";
import { absolute, historyFile, isDocumentPath } from "./places";

/** Keeps the history beside the project, one note a line, so that undo reaches back past a restart. */

/** Read in one go at opening, so it must stay quick to read. */
const maxBytes = 8_000_000;

export class HistoryFile {
  private bytes = 0;
  /** The file has to be written anew before anything may be added. */
  private stale = false;

  get isStale(): boolean {
    return this.stale;
  }

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
  ) {}

  read(): HistoryNote[] {
    const bytes = this.bytesOf();
    if (bytes === null) {
      this.stale = true;
      return [];
    }
    this.bytes = bytes.length;
    const lines = bytes.toString("utf8").split("\n");
    // Every line ends in a line feed; what stands behind the last one was cut off by a kill or a full disk.
    if (lines.pop() !== "") this.stale = true;
    const notes: HistoryNote[] = [];
    for (const line of lines) {
      const note = parseNote(line);
      if (note) notes.push(note);
      else {
        // Later notes build on earlier ones.
        this.stale = true;
        break;
      }
    }
    return notes;
  }

  private bytesOf(): Buffer | null {
    try {
      return this.isOurs() ? this.disk.read(absolute(this.root, historyFile), 4 * maxBytes).bytes : null;
    } catch (reason) {
      errorCode(reason);
      return null; // Undo begins anew where what was kept may not be read.
    }
  }

  /** Not there yet, or anything but a plain file of one name: adding to it would change what it leads to. */
  private isOurs(): boolean {
    const found = this.disk.look(absolute(this.root, historyFile));
    return found?.kind === "file" && found.names === 1;
  }

  /** What was kept no longer fits and has to give way. */
  markStale(): void {
    this.stale = true;
  }

  async write(notes: readonly HistoryNote[], whole: { done: readonly Step[]; undone: readonly Step[] }): Promise<void> {
    if (notes.length === 0 && !this.stale) return;
    const text = notes.map((note) => `${JSON.stringify(note)}\n`).join("");
    if (this.stale || !this.isOurs() || this.bytes + text.length > maxBytes) await this.rewrite(whole);
    else {
      // Not synced: a power cut may cost the last steps of undo, never a card, and typing stays twice as quick.
      // Until it is whole, the file may end in half a line.
      this.stale = true;
      await this.disk.append(absolute(this.root, historyFile), text);
      this.stale = false;
      this.bytes += Buffer.byteLength(text);
    }
  }

  private async rewrite({ done, undone }: { done: readonly Step[]; undone: readonly Step[] }): Promise<void> {
    const kept: string[] = undone.map(() => '{"undo":true}\n');
    let bytes = 0;
    for (const step of [...done, ...undone.toReversed()].reverse()) {
      const line = `${JSON.stringify({ step })}\n`;
      bytes += Buffer.byteLength(line);
      // Half of what fits, so that the next rewriting is far away.
      if (bytes > maxBytes / 2) break;
      kept.unshift(line);
    }
    // Steps that were taken back are of no use without the ones before them.
    const text = kept.length >= 2 * undone.length ? kept.join("") : "";
    await replaceFile(this.disk, absolute(this.root, historyFile), text);
    this.bytes = Buffer.byteLength(text);
    this.stale = false;
  }
}

/** Read from a folder that anybody may have written to: nothing about it is taken for granted, and nothing else kept. */
function parseNote(line: string): HistoryNote | null {
  let note: unknown;
  try {
    note = JSON.parse(line);
  } catch (reason) {
    if (reason instanceof SyntaxError) return null;
    throw reason;
  }
  const { step, grow, undo, redo } = (note ?? {}) as Record<string, unknown>;
  if (step !== undefined) {
    const grown = readGrown(step);
    const { label, merge, carried } = step as Record<string, unknown>;
    if (!grown || typeof label !== "string") return null;
    if (carried !== undefined && !arePictureNames(carried)) return null;
    const more = {
      ...(typeof merge === "string" && { merge }),
      ...(carried !== undefined && { carried: { from: carried.from, to: carried.to } }),
    };
    return { step: { label, ...more, ...grown } };
  }
  if (grow !== undefined) {
    const grown = readGrown(grow);
    return grown && { grow: grown };
  }
  return undo === true ? { undo } : redo === true ? { redo } : null;
}

function readGrown(found: unknown): Pick<Step, "at" | "changes" | "moves"> | null {
  const { at, changes, moves } = (found ?? {}) as Record<string, unknown>;
  if (typeof at !== "number" || !Array.isArray(changes) || !changes.every(isTextStep) || !Array.isArray(moves)) {
    return null;
  }
  const paths = new Set(changes.map(({ path }) => path));
  const isMove = (pair: unknown): pair is [string, string] =>
    Array.isArray(pair) && pair.length === 2 && pair.every((path) => paths.has(path as string));
  if (paths.size !== changes.length || !moves.every(isMove)) return null;
  // A file whose content moved needs no place in the trash, so that content has to be somewhere else.
  const hasBoth = changes.some(({ before }) => before !== null) && changes.some(({ after }) => after !== null);
  if (moves.length > 0 && !hasBoth) return null;
  return { at, changes: changes.map(({ path, before, after }) => ({ path, before, after })), moves };
}

const isTextOrNone = (text: unknown): boolean => text === null || typeof text === "string";
const isPath = (path: unknown): boolean => typeof path === "string" && isDocumentPath(path);

function isTextStep(change: unknown): change is TextStep {
  const { path, before, after } = (change ?? {}) as Record<string, unknown>;
  return isPath(path) && isTextOrNone(before) && isTextOrNone(after);
}
