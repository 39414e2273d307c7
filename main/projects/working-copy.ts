import { isValid } from "../../project/document";
import { schemaFor } from "../../project/format";
import { kindOf } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import type { Conflict, ProjectFile } from "../api";
import { isSameStamp } from "./disk";
import type { Step, TextStep } from "./history";
import type { Operation } from "./operations";
import type { DiskFile } from "./read-text";
import { keepsMyChanges } from "./weigh-outside";

type Arrival = { outcome: "same" } | { outcome: "conflict" } | { outcome: "taken"; change: TextStep };

/** How long a file must rest before what the disk holds counts as agreed by everybody. */
export const defaultRestMs = 30_000;

/**
 * The texts as the person sees them, beside what the disk is known to hold. Everything that has to be written follows
 * from the difference (`plan-save.ts`). Knows nothing of the disk itself.
 */
export class WorkingCopy {
  readonly texts = new Map<string, string>();
  readonly onDisk = new Map<string, DiskFile>();
  /** What lies in the drafts folder. */
  readonly drafts = new Map<string, string>();
  /** And beside it: the file's text when the draft was begun, so that a later change of the file shows. */
  readonly draftBases = new Map<string, string>();
  readonly conflicts = new Map<string, Conflict>();
  /** Paths whose files may differ from what is shown. */
  readonly dirty = new Set<string>();
  /** Paths whose content went elsewhere: their files need no place in the trash. */
  readonly moved = new Set<string>();
  /** Paths whose file on disk was turned down by the person and goes to the trash before it is replaced. */
  readonly turnedDown = new Set<string>();
  /** Texts that are shown nowhere any more and go to the trash. */
  readonly discarded: { path: string; text: string }[] = [];
  /** Files that lie in the trash and would be in two places if the same text came back. */
  readonly trashed = new Map<string, { id: string; text: string }>();
  /** Paths whose files could not be written, and why; not tried again before something has changed. */
  readonly stuck = new Map<string, unknown>();
  /** Texts that were on their way when the disk failed: they may have arrived, and are not somebody else's then. */
  readonly sent = new Map<string, string>();
  private readonly edited = new Map<string, { base: string | null; at: number }>();

  constructor(
    private lastGame: GameId,
    private readonly restMs = defaultRestMs,
  ) {}

  get game(): GameId {
    this.lastGame = manifestOf(this.texts)?.game ?? this.lastGame;
    return this.lastGame;
  }

  isValid(path: string, text: string): boolean {
    const kind = kindOf(path);
    if (kind === undefined) return false;
    const isReadable = kind === "booklet" || schemaFor(kind, this.game) !== undefined;
    return isReadable ? isValid(path, text, this.game) : isJson(text);
  }

  /** Shown, but not what the file may hold. */
  isDraft(path: string): boolean {
    const text = this.texts.get(path);
    return text !== undefined && text !== this.onDisk.get(path)?.text && !this.isValid(path, text);
  }

  file(path: string): ProjectFile {
    const text = this.texts.get(path)!;
    return this.isDraft(path) ? { path, text, draft: true } : { path, text };
  }

  /** What the disk held when both sides last agreed. */
  baseOf(path: string): string | null {
    return this.edited.get(path)?.base ?? null;
  }

  put({ changes, moves }: Pick<Step, "changes" | "moves">, now: number): void {
    const game = this.game;
    const moved = new Set(moves.map(([from]) => from));
    for (const { path, after } of changes) {
      const earlier = this.edited.get(path);
      const rested = !earlier || this.hasRested(path, now);
      this.edited.set(path, { base: rested ? (this.onDisk.get(path)?.text ?? null) : earlier.base, at: now });
      this.stuck.delete(path);
      this.show(path, after);
      if (after === null && moved.has(path)) this.moved.add(path);
      this.dirty.add(path);
    }
    // Another game has other schemas: a draft may have become a card.
    if (this.game !== game) for (const path of [...this.drafts.keys(), ...this.texts.keys()]) this.dirty.add(path);
  }

  /** What lies on the disk has changed there, or may have. */
  arrive(path: string, file: DiskFile | null, now: number): Arrival {
    const known = this.onDisk.get(path);
    if (file) this.onDisk.set(path, file);
    else this.onDisk.delete(path);
    if (known ? file?.text === known.text : !file) return { outcome: "same" };
    const theirs = file?.text ?? null;
    if (theirs !== null && theirs === this.sent.get(path)) return { outcome: "same" };
    const mine = this.texts.get(path) ?? null;
    if (theirs === mine) {
      this.agree(path);
      return { outcome: "same" };
    }
    const edited = this.edited.get(path);
    const restless = edited && !this.hasRested(path, now);
    if (mine !== null && restless && !keepsMyChanges(edited.base, mine, theirs)) {
      this.conflicts.set(path, { path, base: edited.base, mine, theirs });
      this.dirty.add(path);
      return { outcome: "conflict" };
    }
    this.agree(path);
    this.show(path, theirs);
    return { outcome: "taken", change: { path, before: mine, after: theirs } };
  }

  /** The person has decided; both texts stay within reach. */
  settle(path: string, keep: "mine" | "theirs", now: number): void {
    const conflict = this.conflicts.get(path)!;
    this.conflicts.delete(path);
    this.dirty.add(path);
    if (keep === "mine") {
      this.turnedDown.add(path);
      this.edited.set(path, { base: conflict.theirs, at: now });
    } else {
      this.discarded.push({ path, text: conflict.mine });
      this.edited.delete(path);
      this.show(path, conflict.theirs);
      // A draft of it would only be a second copy in the trash.
      if (conflict.theirs === null) this.moved.add(path);
    }
  }

  noteSent(operation: Operation): void {
    if (operation.do === "write") this.sent.set(operation.path, operation.text);
  }

  show(path: string, text: string | null): void {
    this.moved.delete(path);
    if (text === null) this.texts.delete(path);
    else this.texts.set(path, text);
    const conflict = this.conflicts.get(path);
    if (!conflict) return;
    // Deleting a file answers the question: both versions go to the trash.
    if (text === null) this.conflicts.delete(path);
    else this.conflicts.set(path, { ...conflict, mine: text });
  }

  private agree(path: string): void {
    this.edited.delete(path);
    this.conflicts.delete(path);
    this.dirty.add(path);
  }

  private hasRested(path: string, now: number): boolean {
    const edited = this.edited.get(path);
    const waiting = this.dirty.has(path) || this.drafts.has(path) || this.conflicts.has(path);
    return edited !== undefined && !waiting && now - edited.at > this.restMs;
  }

  /** Whether a file is, byte for byte of its meaning, the one that was read. */
  isKnown(path: string, stamp: DiskFile["stamp"]): boolean {
    return isSameStamp(this.onDisk.get(path)?.stamp, stamp);
  }
}

const isJson = (text: string): boolean => readJson(text).ok;
