import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { put } from "./kit";

/** What may stand where a file is expected. */

/** Sockets can't be made by a plain call, and are gone with their server, unless it no longer finds them where they were. */
export function socketAt(file: string): void {
  const server = createServer().listen(file);
  renameSync(file, `${file}~`);
  server.close();
  renameSync(`${file}~`, file);
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
