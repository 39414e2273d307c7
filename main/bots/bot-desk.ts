import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { ProgramRequest, Reply } from "../../engine/bots/program";
import { fail, type Result, succeed } from "../../schemas/problem";
import { BotProcess } from "./bot-process";
import { programProblems } from "./problems";

/** Programs as bots: by their names the words that start them. These come from a command line, and from nowhere else. */
export interface Programs {
  commands: Readonly<Record<string, readonly string[]>>;
  /** For each decision. */
  milliseconds: number;
}

/** What a thread needs to ask programs, and to wait for what they answer. */
export interface BotLine {
  names: readonly string[];
  port: MessagePort;
  /** Set when an answer is there. */
  answered: SharedArrayBuffer;
}
export interface BotQuestion {
  name: string;
  seat: number;
  requests: readonly ProgramRequest[];
}

/** All programs of a run: one for each seat of each thread. They live in the main thread, which is there until the end, and so they end with it. */
export class BotDesk {
  private readonly processes = new Map<string, BotProcess>();
  private readonly ports: MessagePort[] = [];
  private readonly killAll = (): void => {
    for (const process of this.processes.values()) process.kill();
  };

  constructor(private readonly programs: Programs) {
    process.on("exit", this.killAll);
  }

  /** What a program answers. One that has failed, be it between two questions, is started anew by whoever begins a match. */
  async ask({ name, seat, requests }: BotQuestion, thread = "main"): Promise<Reply> {
    const key = `${thread} ${seat} ${name}`;
    const known = this.processes.get(key);
    if (known?.failure && requests[0]?.cmd !== "new") return known.failure;
    const process = known && !known.failure ? known : new BotProcess(this.programs.commands[name] ?? []);
    this.processes.set(key, process);
    return process.ask(requests, this.programs.milliseconds);
  }

  /** A line for a thread, which must be handed to it. */
  line(): BotLine {
    const { port1, port2 } = new MessageChannel();
    const answered = new SharedArrayBuffer(4);
    const flag = new Int32Array(answered);
    const thread = String(this.ports.push(port1));
    port1.on("message", async (question: BotQuestion) => {
      port1.postMessage(await this.ask(question, thread));
      Atomics.store(flag, 0, 1);
      Atomics.notify(flag, 0);
    });
    port1.unref();
    return { names: Object.keys(this.programs.commands), port: port2, answered };
  }

  close(): void {
    process.off("exit", this.killAll);
    for (const port of this.ports) port.close();
    this.killAll();
  }

  /** Whether there are such programs at all: that is told before anybody plays. */
  async tryAll(): Promise<Result<null>> {
    for (const [name, command] of Object.entries(this.programs.commands)) {
      const process = new BotProcess(command);
      this.processes.set(name, process);
      const reason = await process.started;
      process.kill();
      if (reason) return fail(programProblems.report("programs/not-started", {}, { name, reason }));
    }
    return succeed(null);
  }
}
