import { randomUUID } from "node:crypto";
import { fail, type Result } from "../schemas/problem";
import type { Events, JobValue } from "./api";
import type { Emit } from "./services/events";

/** Long work with progress and cancel. A job ends exactly once, with its value, a problem, or nothing when it was cancelled. */

type ReportProgress = (done: number, total: number) => void;
type Work = (signal: AbortSignal, report: ReportProgress) => Promise<Result<JobValue>>;

/** More often than a screen is drawn would only cost time. */
const progressEvery = 50;

export interface Jobs {
  start(label: string, work: Work): string;
  /** False when there is no such job any more. */
  cancel(job: string): boolean;
  /** Cancels everything and waits until nothing runs any more. */
  close(): Promise<void>;
}

export function createJobs(emit: Emit, onBug: (bug: unknown) => Result<never>): Jobs {
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>();

  const run = async (job: string, label: string, work: Work, signal: AbortSignal): Promise<void> => {
    let last = 0;
    const report: ReportProgress = (done, total) => {
      const now = performance.now();
      if (signal.aborted || (done < total && now - last < progressEvery)) return;
      last = now;
      emit("job.progress", { job, label, done, total });
    };
    // The caller learns the job's id before anything is said about the job.
    await new Promise(setImmediate);
    const result = await work(signal, report).catch((bug: unknown) => (signal.aborted ? fail(cancelled) : onBug(bug)));
    running.delete(job);
    emit("job.end", jobEnd(job, result, signal.aborted));
  };

  return {
    start(label, work) {
      const job = randomUUID();
      const controller = new AbortController();
      running.set(job, { controller, done: run(job, label, work, controller.signal) });
      return job;
    },
    cancel(job) {
      running.get(job)?.controller.abort();
      return running.has(job);
    },
    async close() {
      const left = [...running.values()];
      for (const { controller } of left) controller.abort();
      await Promise.all(left.map(({ done }) => done));
    },
  };
}

/** Never seen by anyone: a cancelled job ends without a problem. */
const cancelled = { code: "app/cancelled", severity: "note", message: "", where: {} } as const;

function jobEnd(job: string, result: Result<JobValue>, aborted: boolean): Events["job.end"] {
  if (aborted) return { job, ok: false, problem: null };
  return result.ok ? { job, ok: true, value: result.value } : { job, ok: false, problem: result.problem };
}
