import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { GameOutcome } from "../../engine/lab/series";
import type { LabJob, LabOrder, LabReport } from "./lab-job";

/** Plays many games on several threads. Which thread plays a game makes no difference to it. */
export interface SeriesRun {
  games: number;
  threads: number;
  signal: AbortSignal;
  progress(done: number): void;
  /** Where the threads' entry lies. */
  worker?: string;
}

/** Long enough to be worth a message, short enough to show progress and to end soon. */
const milliseconds = 150;
const mostAtOnce = 500;

/** All games by their number; fewer, if it was interrupted. */
export async function playSeries(
  job: LabJob,
  { games, threads, signal, progress, worker }: SeriesRun,
): Promise<GameOutcome[]> {
  const outcomes: GameOutcome[] = [];
  let next = 0;
  const entry = worker ?? join(import.meta.dirname, "lab-worker.js");
  const runs = Array.from({ length: Math.max(1, Math.min(threads, games)) }, () => runThread());
  await Promise.all(runs);
  return outcomes.sort((a, b) => a.index - b.index);

  function runThread(): Promise<void> {
    return new Promise((resolve, reject) => {
      const thread = new Worker(entry, { workerData: job });
      let size = 1;
      let ordered = 0;
      let asked = 0;
      const end = (reason?: Error) => {
        signal.removeEventListener("abort", stop);
        thread.removeAllListeners();
        thread.terminate().then(() => (reason ? reject(reason) : resolve()), reject);
      };
      const stop = () => end();
      const order = () => {
        // Towards the end the orders get smaller, so that no thread is left to work alone for long.
        const count = Math.min(size, Math.ceil((games - next) / (2 * threads)));
        if (count <= 0 || signal.aborted) return end();
        ordered = count;
        asked = performance.now();
        thread.postMessage({ start: next, count } satisfies LabOrder);
        next += count;
      };
      thread.on("message", (report: LabReport) => {
        if ("mistake" in report) return end(new Error(report.mistake));
        outcomes.push(...report.outcomes);
        progress(outcomes.length);
        const took = Math.max(performance.now() - asked, 0.1);
        size = Math.max(1, Math.min(mostAtOnce, Math.round((ordered * milliseconds) / took)));
        order();
      });
      thread.on("error", end);
      signal.addEventListener("abort", stop, { once: true });
      order();
    });
  }
}
