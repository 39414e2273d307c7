import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { Worker } from "node:worker_threads";
import { readJson } from "../../schemas/json-text";
import { LineReader } from "./line-reader";

/**
 * The engine protocol on two streams: a line in, a line out, until `quit` or the end of the input. The engine itself works
 * in a thread; here lines are only read and passed on, so that a `stop` is heard while a bot thinks.
 */
/** null stands for a line that was too long to be kept. */
export type EngineLine = string | null;
export interface EngineReply {
  text: string;
  /** After `quit`. */
  ended: boolean;
}

/** Bytes; whole matches fit. */
const longestLine = 32_000_000;
/**
 * What may wait, in characters; the input is read no further until some of it is answered. Counted by size, for a `stop` is
 * heard only behind as many lines as are read.
 */
const mostWaiting = 64_000_000;
/** What a line takes up besides its text. */
const perLine = 500;
/** No line that says “stop” is longer. */
const longestStop = 4096;

export async function speak(input: Readable, output: Writable, signal: AbortSignal, entry?: string): Promise<void> {
  const stops = new SharedArrayBuffer(4);
  const engine = new Worker(entry ?? join(import.meta.dirname, "engine-worker.js"), {
    workerData: { stops },
    execArgv: [],
  });
  const talk = new Talk(engine, new Int32Array(stops), input, output);
  const stop = () => talk.end();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await talk.ended;
  } finally {
    signal.removeEventListener("abort", stop);
    input.destroy();
    await engine.terminate();
  }
}

class Talk {
  readonly ended: Promise<void>;
  private finish: (reason?: unknown) => void = () => undefined;
  private readonly lines = new LineReader(longestLine);
  /** How much room each unanswered line takes. */
  private readonly waiting: number[] = [];
  private room = mostWaiting;
  private isInputOver = false;
  private isOutputFull = false;

  constructor(
    private readonly engine: Worker,
    private readonly stops: Int32Array,
    private readonly input: Readable,
    private readonly output: Writable,
  ) {
    this.ended = new Promise((resolve, reject) => {
      this.finish = (reason) => (reason === undefined ? resolve() : reject(reason));
    });
    engine.on("message", (reply: EngineReply) => this.answer(reply));
    engine.on("error", (reason) => this.finish(reason));
    // A reader that has gone away ends the conversation; that is no mistake.
    output.on("error", () => this.end());
    output.on("drain", () => {
      this.isOutputFull = false;
      this.readOn();
    });
    input.on("data", (chunk: Buffer | string) => this.hear(this.lines.read(Buffer.from(chunk))));
    input.on("end", () => this.inputEnds());
    input.on("error", () => this.inputEnds());
  }

  end(): void {
    this.finish();
  }

  private inputEnds(): void {
    this.hear(this.lines.rest());
    this.isInputOver = true;
    if (this.waiting.length === 0) this.end();
  }

  private hear(lines: ReturnType<LineReader["read"]>): void {
    for (const line of lines) {
      const text = "text" in line ? line.text : null;
      if (text?.trim() === "") continue;
      if (text !== null && isStop(text)) Atomics.add(this.stops, 0, 1);
      const size = perLine + (text?.length ?? 0);
      this.waiting.push(size);
      this.room -= size;
      this.engine.postMessage(text satisfies EngineLine);
    }
    if (this.room <= 0) this.input.pause();
  }

  private answer({ text, ended }: EngineReply): void {
    this.room += this.waiting.shift() ?? 0;
    this.isOutputFull = !this.output.write(`${text}\n`);
    if (ended || (this.isInputOver && this.waiting.length === 0)) this.end();
    else if (this.isOutputFull) this.input.pause();
    else this.readOn();
  }

  private readOn(): void {
    if (!this.isOutputFull && this.room > mostWaiting / 2) this.input.resume();
  }
}

function isStop(line: string): boolean {
  if (line.length > longestStop || !/stop|\\u/.test(line)) return false;
  const read = readJson(line);
  return read.ok && (read.json as { cmd?: unknown } | null)?.cmd === "stop";
}
