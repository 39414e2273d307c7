import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LabJob } from "../../engine/lab/matchups";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { BotDesk, type Programs } from "../bots/bot-desk";
import type { LabOrder, LabReport, LabThreadData } from "./lab-job";
import type { Players } from "./players";

interface LabThreadsOptions {
  threads: number;
  signal: AbortSignal;
  /** Bots that are programs of others. */
  programs?: Programs;
  /** Where the threads' entry lies. */
  worker?: string;
}

/** Long enough to be worth a message, short enough to show progress and to end soon. */
const milliseconds = 150;
const mostAtOnce = 500;

interface Thread {
  worker: Worker;
  /** How many games it gets at once, by how long the last ones took. */
  size: number;
}

interface Batch {
  next: number;
  /** Where it ends, and how many it is. */
  end: number;
  count: number;
  outcomes: MatchupOutcome[];
  progress(done: number): void;
  finish(reason?: Error): void;
}

/** Threads that play games of one job, as many as are asked for, one batch after another. Which thread plays a game makes no difference to it. */
export class LabThreads implements Players {
  private readonly threads: Thread[];
  private batch: Batch | undefined;

  private readonly signal: AbortSignal;
  private readonly desk: BotDesk | undefined;

  constructor(job: LabJob, { threads, signal, programs, worker }: LabThreadsOptions) {
    const entry = worker ?? join(import.meta.dirname, "lab-worker.js");
    this.desk = programs && new BotDesk(programs);
    this.threads = Array.from({ length: threads }, () => {
      const line = this.desk?.line();
      const workerData: LabThreadData = { job, ...(line ? { line } : {}) };
      const transferList = line ? [line.port] : [];
      const thread: Thread = { worker: new Worker(entry, { workerData, transferList, execArgv: [] }), size: 1 };
      thread.worker.on("error", (reason) => this.batch?.finish(reason as Error));
      return thread;
    });
    signal.addEventListener("abort", () => this.batch?.finish(), { once: true });
    this.signal = signal;
  }

  async play(start: number, count: number, progress: (done: number) => void): Promise<MatchupOutcome[]> {
    const outcomes: MatchupOutcome[] = [];
    if (count > 0 && !this.signal.aborted)
      await new Promise<void>((resolve, reject) => {
        const finish = (reason?: Error): void => {
          this.batch = undefined;
          if (reason) reject(reason);
          else resolve();
        };
        this.batch = { next: start, end: start + count, count, outcomes, progress, finish };
        for (const thread of this.threads) this.order(thread, this.batch);
      });
    return outcomes.sort((a, b) => a.index - b.index || a.matchup - b.matchup);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
    this.desk?.close();
  }

  private order(thread: Thread, batch: Batch): void {
    // Towards the end the orders get smaller, so that no thread is left to work alone for long.
    const left = batch.end - batch.next;
    const count = Math.min(thread.size, Math.ceil(left / (2 * this.threads.length)));
    if (count <= 0) return;
    const order: LabOrder = { start: batch.next, count };
    batch.next += count;
    const asked = performance.now();
    thread.worker.once("message", (report: LabReport) => {
      if (this.batch !== batch) return;
      if ("mistake" in report) return batch.finish(new Error(report.mistake));
      batch.outcomes.push(...report.outcomes);
      batch.progress(batch.outcomes.length);
      const took = Math.max(performance.now() - asked, 0.1);
      thread.size = Math.max(1, Math.min(mostAtOnce, Math.round((count * milliseconds) / took)));
      if (batch.outcomes.length === batch.count) batch.finish();
      else this.order(thread, batch);
    });
    thread.worker.postMessage(order);
  }
}
