import type { FileStep, HistoryState } from "../api";

export interface TextStep {
  path: string;
  before: string | null;
  after: string | null;
}

/** One thing a person can undo. */
export interface Step {
  label: string;
  /** Steps in a row with the same key are one; whoever gives the keys decides what one step is. */
  merge?: string;
  /** When it last grew. */
  at: number;
  changes: TextStep[];
  /** Old path and new path of files whose content moved, so that undoing moves it back instead of deleting it. */
  moves: [from: string, to: string][];
  /** A picture whose name changed with it. */
  carried?: { from: string; to: string };
}

/** What a step does to a project. */
export type StepWork = Pick<Step, "changes" | "moves" | "carried">;

/** What a history did, for whoever keeps it on the disk. */
export type HistoryNote =
  | { step: Step }
  | { grow: { at: number; changes: TextStep[]; moves: Step["moves"] } }
  | { undo: true }
  | { redo: true };

export interface HistoryLimits {
  bytes: number;
}
export const defaultHistoryLimits: HistoryLimits = { bytes: 64_000_000 };

/** Milliseconds between files that another program writes in one go. */
const together = 1000;

/** Keys for changes from outside: what comes at about the same time is one step. */
export function createArrivalKeys(now: () => number): () => string {
  let run = { begun: 0, last: Number.NEGATIVE_INFINITY };
  return () => {
    const at = now();
    run = { begun: at - run.last > together ? at : run.begun, last: at };
    return `outside\0${run.begun}`;
  };
}

/** Lives beside the disk rather than in the window, so that a reload of the window forgets nothing. */
export class History {
  private done: Step[] = [];
  private undone: Step[] = [];
  private bytes = 0;
  /** Not yet on the disk. */
  notes: HistoryNote[] = [];
  /** What was replayed ends in these texts; steps that were taken back and given up for others count as well. */
  replayed: ReadonlyMap<string, string | null> = new Map();

  constructor(private readonly limits = defaultHistoryLimits) {}

  get state(): HistoryState {
    return { undo: this.done.at(-1)?.label ?? null, redo: this.undone.at(-1)?.label ?? null };
  }
  get steps(): { done: readonly Step[]; undone: readonly Step[] } {
    return { done: this.done, undone: this.undone };
  }

  record(step: Step): void {
    const last = this.done.at(-1);
    this.forgetUndone();
    if (last && step.merge !== undefined && last.merge === step.merge) {
      this.note({ grow: { at: step.at, changes: step.changes, moves: step.moves } });
      this.grow(last, step);
    } else {
      this.note({ step });
      this.done.push(step);
      this.bytes += sizeOf(step);
    }
    this.trim();
  }

  /** The step that undo or redo would take next. */
  next(cause: "undo" | "redo"): Step | undefined {
    return (cause === "undo" ? this.done : this.undone).at(-1);
  }

  /** The step to take back, already counted as taken back. */
  undo(): Step | undefined {
    const step = this.done.pop();
    if (!step) return undefined;
    this.undone.push(step);
    this.note({ undo: true });
    return step;
  }

  redo(): Step | undefined {
    const step = this.undone.pop();
    if (!step) return undefined;
    this.done.push(step);
    this.note({ redo: true });
    return step;
  }

  /** Takes over what was kept on the disk; nothing, and says so, where that contradicts itself. */
  replay(notes: readonly HistoryNote[]): boolean {
    const chain = new Chain();
    for (const note of notes) {
      const last = this.done.at(-1);
      if ("step" in note) {
        this.forgetUndone();
        this.done.push(note.step);
        this.bytes += sizeOf(note.step);
        chain.add(note.step);
      } else if ("grow" in note) {
        this.forgetUndone();
        if (last) this.grow(last, note.grow);
        chain.add(note.grow);
      } else if ("undo" in note) {
        const step = this.undo();
        chain.add(step && inverted(step));
      } else chain.add(this.redo());
      this.trim();
    }
    this.notes = [];
    if (chain.holds) this.replayed = chain.texts;
    else this.clear();
    return chain.holds;
  }

  clear(): void {
    this.done = [];
    this.undone = [];
    this.bytes = 0;
    this.notes = [];
  }

  private note(note: HistoryNote): void {
    this.notes.push(note);
  }

  private grow(last: Step, { at, changes, moves }: Pick<Step, "at" | "changes" | "moves">): void {
    this.bytes -= sizeOf(last);
    const known = new Map(last.changes.map((change) => [change.path, change]));
    for (const change of changes) {
      const earlier = known.get(change.path);
      if (earlier) earlier.after = change.after;
      else last.changes.push({ ...change });
    }
    last.moves.push(...moves);
    last.at = at;
    this.bytes += sizeOf(last);
  }

  private forgetUndone(): void {
    for (const step of this.undone) this.bytes -= sizeOf(step);
    this.undone = [];
  }

  /** The newest step stays, however large: one can always take back what one has just done. */
  private trim(): void {
    let drop = 0;
    while (this.bytes > this.limits.bytes && drop < this.done.length - 1) this.bytes -= sizeOf(this.done[drop++]!);
    if (drop > 0) this.done.splice(0, drop);
  }
}

/** Every step has to begin with the texts that the ones before it led to. */
class Chain {
  readonly texts = new Map<string, string | null>();
  holds = true;

  /** Nothing, for a step that the file no longer holds: where it led to isn't known. */
  add(step: Pick<Step, "changes"> | undefined): void {
    if (!step) this.texts.clear();
    for (const { path, before, after } of step?.changes ?? []) {
      if (this.texts.has(path) && this.texts.get(path) !== before) this.holds = false;
      this.texts.set(path, after);
    }
  }
}

const sizeOf = (step: Step): number =>
  step.changes.reduce(
    (sum, { path, before, after }) => sum + path.length + (before?.length ?? 0) + (after?.length ?? 0),
    100,
  );

export function inverted(step: Step): StepWork {
  return {
    ...(step.carried && { carried: { from: step.carried.to, to: step.carried.from } }),
    changes: step.changes.map(({ path, before, after }) => ({ path, before: after, after: before })),
    moves: step.moves.map(([from, to]) => [to, from]),
  };
}

/** Further back nobody looks for something. */
const mostSteps = 60;

/** What was done to a file, the latest first. */
export const stepsOf = (done: readonly Step[], path: string): FileStep[] =>
  done
    .toReversed()
    .flatMap(({ label, at, changes }) =>
      changes.filter((change) => change.path === path).map(({ before }) => ({ label, at, before })),
    )
    .slice(0, mostSteps);
