import type { Reply } from "../../../engine/bots/program";
import EngineWorker from "./engine-worker?worker";
import type { Answer, AnswerMessage, Ask, QuestionMessage, QuestionName, Told, Viewer } from "./messages";

/** One worker as the page talks to it. Answers come as promises; those of a stopped worker never come. */
class WorkerLine {
  private readonly worker: Worker = new EngineWorker();
  private readonly open = new Map<number, { resolve(answer: unknown): void; reject(reason: Error): void }>();
  private asked = 0;

  /** `onBroken`: it did not start, or fell over; whoever asks next needs another one. */
  constructor(onBroken?: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if ("error" in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.answer);
    };
    this.worker.onerror = ({ message }) => {
      for (const { reject } of this.open.values()) reject(new Error(message || "The engine did not start."));
      this.open.clear();
      onBroken?.();
    };
  }

  ask<N extends QuestionName>(name: N, ask: Ask<N>, given: Transferable[] = []): Promise<Answer<N>> {
    const id = ++this.asked;
    const message: QuestionMessage = { id, name, ask };
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.worker.postMessage(message, given);
    });
  }

  stop(): void {
    this.worker.terminate();
    this.open.clear();
  }
}

let desk: WorkerLine | undefined;
let tester: WorkerLine | undefined;
let thinker: { line: WorkerLine; studied: Promise<true> } | undefined;

export function askEngine<N extends QuestionName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
  desk ??= new WorkerLine();
  return desk.ask(name, ask);
}

/** Tests and situations that are only looked at: beside the match, which they neither hold up nor change. */
export function askTester<N extends QuestionName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
  tester ??= new WorkerLine(() => {
    tester = undefined;
  });
  return tester.ask(name, ask);
}

/**
 * A bot's decision. It is made beside the match, so that everything else goes on meanwhile, and told to the match directly:
 * what the bot sees never comes here.
 */
export async function think(bot: string, viewer: Viewer): Promise<Told | null> {
  thinker ??= beginThinker();
  const { line, studied } = thinker;
  await studied;
  return line.ask("think", { bot, viewer });
}

/**
 * What a program of somebody else's must be asked in the place of the seat that is asked, and what its reply comes to. It runs on the
 * other side of the page, so what it sees comes through here; it is shown to nobody.
 */
export async function askProgram(): Promise<Answer<"askProgram">> {
  thinker ??= beginThinker();
  const { line, studied } = thinker;
  await studied;
  return line.ask("askProgram", {});
}
export const hearProgram = (reply: Reply): Promise<Answer<"hearProgram">> =>
  thinker!.line.ask("hearProgram", { reply });

function beginThinker(): NonNullable<typeof thinker> {
  const line = new WorkerLine();
  const { port1, port2 } = new MessageChannel();
  desk ??= new WorkerLine();
  const linked = Promise.all([desk.ask("link", {}, [port1]), line.ask("link", {}, [port2])]);
  const studied = linked.then(() => askEngine("rules", {})).then((rules) => line.ask("study", rules));
  return { line, studied };
}

/** Whoever thinks stops at once and forgets what was asked. The next one studies the rules anew. */
export function stopThinking(): void {
  thinker?.line.stop();
  thinker = undefined;
}
