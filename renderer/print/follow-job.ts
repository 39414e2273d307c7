import type { JobEnd, JobProgress, JobValue } from "../../main/api";
import { call, on } from "../bridge/client";
import { tellProblem } from "../state/notices";

/** Work that the other side does: who started it is told how it goes and how it ends, whatever else is running. */

interface Follower {
  onProgress?(progress: JobProgress): void;
  onEnd(end: JobEnd): void;
}

const followers = new Map<string, Follower>();
/** Ends that came before the answer which names the job. */
const early = new Map<string, JobEnd>();
const earlyLimit = 20;

on("job.progress", (progress) => followers.get(progress.job)?.onProgress?.(progress));
on("job.end", (end) => {
  const follower = followers.get(end.job);
  followers.delete(end.job);
  if (follower) return follower.onEnd(end);
  early.set(end.job, end);
  for (const job of [...early.keys()].slice(0, -earlyLimit)) early.delete(job);
});

export interface Running {
  /** The value, or null when there is none: cancelled, or refused, which the person has then been told. */
  value: Promise<JobValue | null>;
  cancel(): void;
}

export function followJob(
  start: () => ReturnType<typeof call<"print.start">>,
  { onProgress, quiet = false }: { onProgress?(progress: JobProgress): void; quiet?: boolean } = {},
): Running {
  let job: string | null = null;
  let isCancelled = false;
  const stop = () => {
    isCancelled = true;
    if (job !== null) void call("job.cancel", { job });
  };
  const value = start().then((started) => {
    if (!started.ok) {
      if (!quiet) tellProblem(started.problem);
      return null;
    }
    job = started.value.job;
    const id = job;
    return new Promise<JobValue | null>((resolve) => {
      const finish = (end: JobEnd) => {
        // Without a problem it was cancelled, which the person knows.
        if (!end.ok && end.problem && !quiet) tellProblem(end.problem);
        resolve(end.ok && !isCancelled ? end.value : null);
      };
      const over = early.get(id);
      early.delete(id);
      if (over) return finish(over);
      followers.set(id, { ...(onProgress && { onProgress }), onEnd: finish });
      if (isCancelled) stop();
    });
  });
  return { value, cancel: stop };
}
