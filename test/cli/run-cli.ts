import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
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
