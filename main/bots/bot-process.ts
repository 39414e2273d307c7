import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import type { ForfeitReason } from "../../engine/bots/forfeit";
import type { ProgramRequest, Reply } from "../../engine/bots/program";
import { readJson } from "../../schemas/json-text";
import { LineReader } from "../engine/line-reader";
import { errorCode } from "../projects/disk";

/** A program of somebody else's while it runs. Whatever it does, it ends as a reply. */

/** Bytes; a decision takes a few hundred. */
const longestLine = 1_000_000;
/** Of what it says besides answers, for the person who wrote it. */
const mostComplaint = 2000;
/** In milliseconds: what it may take to start, besides thinking. */
const startUp = 10_000;
/** How long its last words are waited for. */
const lastWords = 100;

type Failure = { ok: false; why: ForfeitReason; detail: string };

export class BotProcess {
  private readonly child: ChildProcess;
  private readonly lines = new LineReader(longestLine);
  private complaint = "";
  private asked = 0;
  /** It has said something: from then on it only thinks. */
  private isUp = false;
  private settle: ((reply: Reply) => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private patience = 0;
  private isKilled = false;
  /** What came of it; nothing more is to be had from it then. */
  failure: Failure | undefined;
  /** Why it can't be started; nothing, once it runs. */
  readonly started: Promise<string | undefined>;

  constructor(command: readonly string[]) {
    const [program = "", ...words] = command;
    // A group of its own, which is ended as one: what it has started goes with it.
    this.child = spawn(program, words, { stdio: "pipe", detached: process.platform !== "win32", windowsHide: true });
    const { child } = this;
    this.started = new Promise((resolve) => {
      child.once("spawn", () => resolve(undefined));
      child.once("error", (reason: NodeJS.ErrnoException) =>
        resolve(reason.code === "ENOENT" ? `there is no program “${program}”` : reason.message),
      );
    });
    child.on("error", (reason) => this.fail("crashed", `It can't be started: ${reason.message}`));
    child.on("exit", (code, signal) => {
      const end = () => this.fail("crashed", `It ended with ${signal ?? `exit code ${code}`}${this.lastComplaint()}`);
      child.once("close", end);
      setTimeout(end, lastWords).unref();
    });
    child.stdin!.on("error", () => undefined);
    child.stdout!.on("data", (chunk: Buffer) => this.hear(chunk));
    child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.complaint = (this.complaint + text).slice(-mostComplaint);
    });
  }

  /** The answer to the last of these. */
  ask(requests: readonly ProgramRequest[], milliseconds: number): Promise<Reply> {
    if (this.failure) return Promise.resolve(this.failure);
    // Whoever asked before waits for it no longer.
    this.settle?.({ ok: false, why: "slow", detail: "It was asked something else before it answered" });
    this.patience = milliseconds;
    return new Promise((resolve) => {
      this.settle = (reply) => {
        clearTimeout(this.timer);
        this.settle = undefined;
        resolve(reply);
      };
      const text = requests.map((request) => JSON.stringify({ id: ++this.asked, ...request }));
      this.wait(milliseconds + (this.isUp ? 0 : startUp));
      this.child.stdin!.write(`${text.join("\n")}\n`);
    });
  }

  /** With all that it has started. */
  kill(): void {
    const { pid, exitCode, signalCode } = this.child;
    if (pid === undefined || this.isKilled) return;
    this.isKilled = true;
    if (process.platform === "win32") {
      if (exitCode === null && signalCode === null) spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
      return;
    }
    try {
      process.kill(-pid, "SIGKILL");
    } catch (reason) {
      // Nobody of the group is left, or only what has ended.
      if (!["ESRCH", "EPERM"].includes(errorCode(reason))) throw reason;
    }
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    const { asked } = this;
    const late = (): void => {
      if (this.settle && this.asked === asked)
        this.fail("slow", `It took longer than ${this.patience} ms for a decision`);
    };
    // An answer that is there already, and only hasn't been read, isn't late.
    this.timer = setTimeout(() => setImmediate(late), milliseconds);
  }

  private hear(chunk: Buffer): void {
    if (!this.isUp && this.settle) this.wait(this.patience);
    this.isUp = true;
    for (const line of this.lines.read(chunk)) {
      if ("tooLong" in line) this.fail("unusable", `It wrote a line of ${line.tooLong} bytes`);
      else if (line.text.trim() !== "") this.understand(line.text);
    }
  }

  private understand(text: string): void {
    const read = readJson(text);
    const json = read.ok ? (read.json as { id?: unknown; ok?: unknown; error?: { message?: unknown } } | null) : null;
    if (typeof json !== "object" || json === null)
      this.fail("unusable", `It wrote a line that is no answer: ${text.slice(0, 200)}`);
    // What it says to the beginning of a match changes nothing.
    else if (json.id === this.asked && json.ok === false)
      this.fail("unusable", `It answered with an error: ${String(json.error?.message ?? "no reason given")}`);
    else if (json.id === this.asked) this.settle?.({ ok: true, answer: json });
  }

  private fail(why: ForfeitReason, detail: string): void {
    this.failure ??= { ok: false, why, detail: detail.slice(0, 500) };
    this.kill();
    this.settle?.(this.failure);
  }

  private lastComplaint(): string {
    const line = this.complaint.trim().split("\n").at(-1) ?? "";
    return line === "" ? "" : `: ${line}`;
  }
}
