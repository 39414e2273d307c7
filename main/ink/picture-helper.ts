import { existsSync } from "node:fs";
import { join } from "node:path";
import { type PictureProcess, startPictureProcess } from "./picture-process";
import type { Made, TaskName, TaskResult } from "./picture-work";
import type { PictureReport } from "./picture-worker";

/**
 * Work on pictures with an end: it is done by a process that is kept for the next one, and replaced when a picture takes too
 * long or brings it down. Before anything is built there is no such process, and the work is done here.
 */
interface PictureLimits {
  /** Milliseconds of processor time: a busy computer is not the picture's fault. */
  spent: number;
  /** Milliseconds, whatever else the computer does. */
  passed: number;
}
const usualLimits: PictureLimits = { spent: 5000, passed: 12_000 };

/** Unpacked pictures are what fills a memory; two keep two processors busy. */
const atOnce = 2;
/** How often a picture may see its process end before it counts as the reason. */
const mostTries = 4;

interface Job {
  name: TaskName;
  bytes: Uint8Array;
  width: number | undefined;
  done(made: Made<unknown>): void;
  tries: number;
}

interface Running extends Job {
  began: number;
  /** By the process, when this was begun. */
  spentBefore: number;
}

export class PictureHelper {
  private process: Promise<PictureProcess> | undefined;
  private current: PictureProcess | undefined;
  private readonly waiting: Job[] = [];
  private readonly running = new Map<number, Running>();
  private sent = 0;
  private spent = 0;

  constructor(
    private readonly entry: string,
    private readonly limits = usualLimits,
  ) {}

  work<N extends TaskName>(name: N, bytes: Uint8Array, width?: number): Promise<Made<TaskResult<N>>> {
    return new Promise((resolve) => {
      const done = (made: Made<unknown>): void => resolve(made as Made<TaskResult<N>>);
      this.waiting.push({ name, bytes, width, done, tries: 0 });
      void this.goOn();
    });
  }

  /** Ends the process, if there is one. */
  end(): void {
    void this.process?.then((running) => running.kill());
  }

  private async goOn(): Promise<void> {
    this.process ??= this.start();
    const running = this.process;
    const process = await running;
    // It may have ended while this waited.
    if (this.process !== running) return;
    while (this.running.size < atOnce) {
      const job = this.waiting.shift();
      if (!job) break;
      const id = ++this.sent;
      this.running.set(id, { ...job, tries: job.tries + 1, began: performance.now(), spentBefore: this.spent });
      process.send({ id, name: job.name, bytes: job.bytes, width: job.width });
    }
    process.hold(this.running.size > 0);
  }

  private async start(): Promise<PictureProcess> {
    const process = await startPictureProcess(this.entry);
    this.spent = 0;
    this.current = process;
    process.onReport((report) => this.hear(report, process));
    process.onEnd(() => this.startAgain(process));
    return process;
  }

  private hear(report: PictureReport, process: PictureProcess): void {
    if ("spent" in report) {
      this.spent = report.spent;
      this.endTheSlow(process);
      return;
    }
    const job = this.running.get(report.id);
    this.running.delete(report.id);
    job?.done(report.made);
    void this.goOn();
  }

  private endTheSlow(process: PictureProcess): void {
    const now = performance.now();
    const slow = [...this.running].filter(
      ([, { began, spentBefore }]) => this.spent - spentBefore > this.limits.spent || now - began > this.limits.passed,
    );
    for (const [id, { done }] of slow) {
      this.running.delete(id);
      done({ ok: false, refusal: "too-slow" });
    }
    if (slow.length > 0) process.kill();
  }

  /** What others had begun is begun anew; what has seen the end too often is likely its reason. */
  private startAgain(ended: PictureProcess): void {
    if (ended !== this.current) return;
    this.current = undefined;
    const left = [...this.running.values()];
    this.running.clear();
    this.process = undefined;
    for (const job of left) {
      if (job.tries >= mostTries) job.done({ ok: false, refusal: "broken" });
      else this.waiting.unshift(job);
    }
    if (this.waiting.length > 0) void this.goOn();
  }
}

const entry = join(import.meta.dirname, "picture-worker.js");
let helper: PictureHelper | undefined;

/** Does a task with a picture's bytes, and comes to an end with it. */
export async function workOnPicture<N extends TaskName>(
  name: N,
  bytes: Uint8Array,
  width?: number,
): Promise<Made<TaskResult<N>>> {
  if (!existsSync(entry)) return (await import("./picture-work")).workOn(name, bytes, width);
  helper ??= new PictureHelper(entry);
  return helper.work(name, bytes, width);
}
