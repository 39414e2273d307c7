import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vi } from "vitest";
import type { Command } from "../../main/cli/command";
import { noteRaised } from "../raised-problems";
import { ensureBuilt } from "../scripts/ensure-built";

export const commandLine = join(import.meta.dirname, "..", "..", "bin", "cardwright.mjs");

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

export interface Running {
  child: ChildProcess;
  out(): string;
  err(): string;
  ended: Promise<Ended>;
}

/** The built command line as a process of its own, as another program would start it. */
export function startCli(words: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [commandLine, ...words], {
    env: { ...process.env, DISPLAY: "", WAYLAND_DISPLAY: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code) => {
      noteRaised(out);
      resolve({ code, out, err });
    }),
  );
  return { child, out: () => out, err: () => err, ended };
}

type Built = typeof import("../../main/cli/cli");
const own = join(import.meta.dirname, "..", "..");
/** Output is one for all, so they take turns; whatever is stale is built before the first. */
let before: Promise<unknown> = Promise.resolve().then(ensureBuilt);

/** The built command line inside this process, with its threads: a process for each line would mostly be starting. */
export function callCli(words: readonly string[], table?: readonly Command[], root = own): Promise<Ended> {
  const ended = before.then(async () => {
    const { runCommandLine } = (await import(pathToFileURL(join(root, "dist", "main", "cli.js")).href)) as Built;
    const said = await listen(() => runCommandLine(words, table));
    noteRaised(said.out);
    return said;
  });
  before = ended.catch(() => {});
  return ended;
}

export const runCli = (...words: string[]): Promise<Ended> => callCli(words);

/** What is said, and with which code the process would end. */
async function listen(run: () => Promise<number>): Promise<Ended> {
  const said = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation(((text: string, done?: () => void) => {
      said[stream] += text;
      done?.();
      return true;
    }) as typeof process.stdout.write),
  );
  try {
    const code = await run();
    return { code, out: said.stdout, err: said.stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
