import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";
import { runCommandLine } from "../../main/cli/cli";
import type { Command } from "../../main/cli/command";
import { noteRaised } from "../raised-problems";

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

export const runCli = (...words: string[]): Promise<Ended> => startCli(words).ended;

/** The command line inside this process: what it says and with which code it would end. A process for each line takes longer. */
export async function callCli(words: readonly string[], table?: readonly Command[]): Promise<Ended> {
  const said = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation(((text: string, done?: () => void) => {
      said[stream] += text;
      done?.();
      return true;
    }) as typeof process.stdout.write),
  );
  try {
    const code = await runCommandLine(words, table);
    return { code, out: said.stdout, err: said.stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
