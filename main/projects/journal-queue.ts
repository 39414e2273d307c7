import type { Problem } from "../../schemas/problem";
import { concernsOnePath } from "./disk";
import type { Journal, Journals } from "./journal";
import type { OnDone, Undone } from "./operations";
import { writeProblem } from "./write-problem";

interface QueueParts {
  journals: Journals;
  retryMs: readonly number[];
  onDone: OnDone;
  /** Keeps these texts safe where they don't hold up the others. */
  onStuck(undone: readonly Undone[]): Promise<void>;
  /** No longer, once another process has taken the project over: it finishes the journals it finds. */
  mayWrite(): Promise<boolean>;
  /** Something was finished, or could not be. */
  report(problem: Problem | null): void;
}

/** A file that another program holds for a moment is free again by then. */
const patience = 2;

/**
 * Journals whose changes are safe but not yet in their files. They are finished one after the other in the background,
 * so that what is typed after a change of thousands of files needn't wait for these to be safe too.
 */
export class JournalQueue {
  private readonly queue: Journal[] = [];
  private running: Promise<Problem | null> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private stopped = false;

  constructor(private readonly parts: QueueParts) {}

  get isEmpty(): boolean {
    return this.queue.length === 0;
  }
  /** Files that still have to follow. */
  get pending(): number {
    return this.queue.reduce((sum, { operations }) => sum + operations.length, 0);
  }

  add(journal: Journal): void {
    this.queue.push(journal);
    // After a failure the next try has its time.
    if (!this.timer) void this.run();
  }

  /** Tries now; the problem if the disk refuses. */
  flush(): Promise<Problem | null> {
    return this.isEmpty ? Promise.resolve(null) : this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private run(): Promise<Problem | null> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running ??= this.finishAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async finishAll(): Promise<Problem | null> {
    const { mayWrite, report, retryMs } = this.parts;
    while (this.queue.length > 0) {
      try {
        if (!(await mayWrite())) return null;
        await this.finish(this.queue[0]!);
      } catch (reason) {
        const problem = writeProblem(reason);
        const wait = retryMs[Math.min(this.failures++, retryMs.length - 1)]!;
        if (!this.stopped) this.timer = setTimeout(() => void this.run(), wait);
        report(problem);
        return problem;
      }
      this.queue.shift();
      this.failures = 0;
    }
    report(null);
    return null;
  }

  private async finish(journal: Journal): Promise<void> {
    const { journals, onDone, onStuck } = this.parts;
    const undone = await journals.finish(journal, onDone);
    const [first] = undone;
    if (!first) return;
    const whole = undone.find(({ reason }) => !concernsOnePath(reason));
    if (whole || this.failures < patience) throw (whole ?? first).reason;
    await onStuck(undone);
    await journals.remove(journal);
  }
}
