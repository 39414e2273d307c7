import { performance } from "node:perf_hooks";
import type { Problem } from "../../schemas/problem";
import { writeProblem } from "./write-problem";

export interface Pace {
  /** From an edit to the beginning of its writing. Further edits don't put it off. */
  saveAfterMs: number;
  /** Between tries while the disk refuses. */
  retryMs: readonly number[];
}
export const defaultPace: Pace = { saveAfterMs: 60, retryMs: [300, 1000, 3000, 5000] };

interface Work {
  /** Writes all there is to write. Throws what the disk throws; the problem it returns is final. */
  save(): Promise<Problem | null>;
  pending(): number;
  /** `isOver` after each try, when nothing is being written any more. */
  report(problem: Problem | null, isOver: boolean): void;
}

/** Decides when to save: soon after the first change, one save at a time, again and again while the disk refuses. */
export class Saver {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<Problem | null> | undefined;
  private failures = 0;
  private firstWaiting = 0;
  private stopped = false;
  private announced = false;
  /** Something was changed since the last try, which may fare better than what failed. */
  private isFresh = false;

  constructor(
    private readonly work: Work,
    private readonly pace = defaultPace,
  ) {}

  get isBusy(): boolean {
    return this.running !== undefined;
  }

  request(): void {
    if (this.stopped) return;
    if (!this.announced) {
      this.announced = true;
      this.work.report(null, false);
    }
    const waitsForRetry = this.failures > 0 && !this.isFresh;
    if (!this.isFresh) this.firstWaiting = performance.now();
    this.isFresh = true;
    if (!this.running && (!this.timer || waitsForRetry)) this.startTimer();
  }

  /** Saves now. The problem if the disk refuses; the changes then stay pending. */
  async flush(): Promise<Problem | null> {
    // What is being saved right now may be older than what the caller means.
    await this.running;
    for (let round = 0; round < 3; round++) {
      const problem = await (this.running ?? this.run());
      if (problem || (this.work.pending() === 0 && !this.running)) return problem;
    }
    return null;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private startTimer(): void {
    const { saveAfterMs, retryMs } = this.pace;
    clearTimeout(this.timer);
    const wait =
      this.failures && !this.isFresh
        ? retryMs[Math.min(this.failures, retryMs.length) - 1]!
        : Math.max(0, saveAfterMs - (performance.now() - this.firstWaiting));
    this.timer = setTimeout(() => void this.run(), wait);
  }

  private run(): Promise<Problem | null> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = this.attempt().finally(() => {
      this.running = undefined;
      if (!this.stopped && this.work.pending() > 0 && !this.timer) this.startTimer();
    });
    return this.running;
  }

  private async attempt(): Promise<Problem | null> {
    this.announced = false;
    this.isFresh = false;
    try {
      const final = await this.work.save();
      if (final) {
        this.stopped = true;
        this.work.report(final, true);
        return final;
      }
    } catch (reason) {
      const problem = writeProblem(reason);
      this.failures++;
      this.announced = true;
      this.work.report(problem, true);
      return problem;
    }
    this.failures = 0;
    this.work.report(null, true);
    return null;
  }
}
