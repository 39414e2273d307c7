import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { put } from "./kit";

/** What may stand where a file is expected. */

/** Sockets can't be made by a plain call; they stay as files when their server is gone without closing. */
export function socketAt(file: string): void {
  const program = `require("node:net").createServer().listen(${JSON.stringify(file)}, () => process.kill(process.pid, "SIGKILL"))`;
  try {
    execFileSync(process.execPath, ["-e", program], { stdio: "ignore" });
  } catch {
    // Killed, as it should be.
  }
}

export type Maker = [string, (file: string) => void];
export const makers: Maker[] = [
  ["a folder", (file) => mkdirSync(file)],
  ["a folder with something in it", (file) => put(file, "mine.txt", "x")],
  ["a link to a folder", (file) => symlinkSync("..", file)],
  ["a link to another file", (file) => symlinkSync("../package.json", file)],
  ["a link out of the project", (file) => symlinkSync("/etc/hostname", file)],
  ["a link to nothing", (file) => symlinkSync("nowhere", file)],
  ["a link to itself", (file) => symlinkSync("a.json", file)],
  ["a pipe", (file) => void execFileSync("mkfifo", [file])],
  ["a socket", socketAt],
];
