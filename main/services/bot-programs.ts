import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { ProgramRequest, Reply } from "../../engine/bots/program";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { BotProgram } from "../api";
import { BotDesk } from "../bots/bot-desk";
import { wordsOf } from "../bots/bot-line";
import { programProblems } from "../bots/problems";
import type { Handlers } from "../dispatcher";
import { appProblems } from "../problems";
import { readKept, writeKept } from "./kept-file";

/**
 * Programs of a person's own that play at the table. The lines that start them are typed on this computer and kept with its
 * settings; what a project or a saved match holds is only a number that chance gave here, so no set of somebody else's starts anything.
 */

type ProgramCall = Extract<keyof Handlers, `programs.${string}`>;

/** For each decision, in milliseconds. */
const patience = 5000;
const mostKept = 20;

export function createBotPrograms(home: string): { calls: Pick<Handlers, ProgramCall>; close(): void } {
  const file = join(home, "bots.json");
  const commands: Record<string, readonly string[]> = {};
  const desk = new BotDesk({ commands, milliseconds: patience });
  let loaded: Promise<readonly BotProgram[]> | undefined;
  const kept = () => {
    loaded ??= readKept(file).then(programsIn);
    return loaded;
  };
  async function keep(line: string): Promise<Result<BotProgram>> {
    const words = wordsOf(line);
    if (!words.ok) return words;
    const tried = await tryOnce(line, words.value);
    if (!tried.ok) return tried;
    const before = await kept();
    const known = before.find((each) => each.line === line) ?? { id: randomBytes(8).toString("hex"), line };
    return write([known, ...before.filter((each) => each !== known)].slice(0, mostKept), known);
  }
  const forget = async (id: string): Promise<Result<null>> =>
    write(
      (await kept()).filter((each) => each.id !== id),
      null,
    );
  async function write<T>(programs: readonly BotProgram[], done: T): Promise<Result<T>> {
    loaded = Promise.resolve(programs);
    return (await writeKept(file, { programs }))
      ? succeed(done)
      : fail(appProblems.report("app/settings-not-saved", {}));
  }
  async function ask(id: string, seat: number, requests: readonly ProgramRequest[]): Promise<Result<Reply>> {
    const program = (await kept()).find((each) => each.id === id);
    const words = program && wordsOf(program.line);
    if (!words?.ok) return fail(programProblems.report("programs/unknown", {}));
    commands[id] = words.value;
    return succeed(await desk.ask({ name: id, seat, requests }, "table"));
  }
  return {
    calls: {
      "programs.list": async () => succeed([...(await kept())]),
      "programs.keep": ({ line }) => keep(line.trim()),
      "programs.forget": ({ id }) => forget(id),
      "programs.ask": ({ id, seat, requests }) => ask(id, seat, requests as ProgramRequest[]),
    },
    close: () => desk.close(),
  };
}

/** Whether there is such a program at all. */
async function tryOnce(line: string, words: readonly string[]): Promise<Result<null>> {
  const desk = new BotDesk({ commands: { [line]: words }, milliseconds: patience });
  const tried = await desk.tryAll();
  desk.close();
  return tried;
}

const programsIn = (said: unknown): BotProgram[] => {
  const { programs } = (said ?? {}) as { programs?: unknown };
  return Array.isArray(programs) ? programs.filter(isProgram) : [];
};

const isProgram = (said: unknown): said is BotProgram => {
  const { id, line } = (said ?? {}) as Partial<BotProgram>;
  return typeof id === "string" && typeof line === "string";
};
