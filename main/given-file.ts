import { statSync } from "node:fs";
import { fail, type Result, succeed } from "../schemas/problem";
import { appProblems } from "./problems";
import { errorCode, nodeDisk } from "./projects/disk";

/** Files that somebody names, or that lie where one of ours is expected: they may be anything, and without end. */

/** What a path leads to; nothing, too, when no file could have such a name. */
export function placeAt(path: string): "nothing" | "file" | "folder" | "other" {
  if (path === "" || path.includes("\0")) return "nothing";
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return "nothing";
    return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
  } catch (reason) {
    errorCode(reason);
    return "nothing";
  }
}

/** Bytes; saved matches and lists of cards are far smaller. */
const mostBytes = 20_000_000;

export function readGiven(path: string): Result<string> {
  const read = readGivenBytes(path);
  return read.ok
    ? succeed(
        Buffer.from(read.value)
          .toString("utf8")
          .replace(/^\ufeff/, ""),
      )
    : read;
}

/** What is in a file, without waiting for a pipe and without reading what has no end. */
export function readGivenBytes(path: string, most = mostBytes): Result<Uint8Array> {
  const refuse = (reason: string) => fail(appProblems.report("app/unreadable-file", {}, { file: path, reason }));
  const place = placeAt(path);
  if (place !== "file") return refuse(reasons[place]);
  try {
    const { bytes } = nodeDisk.read(path, most);
    return bytes ? succeed(bytes) : refuse(`it is larger than ${most / 1_000_000} MB`);
  } catch (reason) {
    return refuse(errorCode(reason));
  }
}

const reasons = { nothing: "there is no such file", folder: "it is a folder", other: "it is no file" } as const;
