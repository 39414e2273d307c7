import { isUtf8 } from "node:buffer";
import type { Problem } from "../../schemas/problem";
import { type Disk, errorCode, type Stamp } from "./disk";
import { absolute, maxTextBytes } from "./places";
import { projectProblems } from "./problems";

/** A file as it lies on the disk. */
export interface DiskFile {
  /** With line feeds and without a byte order mark, whatever the file has. null: there, but not readable as text. */
  text: string | null;
  stamp: Stamp | null;
  /** Set while the text is safe in a journal but still on its way: the operation that will bring it. */
  inFlight?: object;
}

/** null when nothing is there. */
export function readText(disk: Disk, root: string, path: string): { file: DiskFile; problem?: Problem } | null {
  try {
    const { bytes, stamp } = disk.read(absolute(root, path), maxTextBytes);
    if (bytes === null) return { file: { text: null, stamp }, problem: tooLarge(path, stamp.size) };
    const text = decode(bytes);
    if (text !== null) return { file: { text, stamp } };
    return { file: { text, stamp }, problem: projectProblems.report("project/not-text", { file: path }, { path }) };
  } catch (reason) {
    const code = errorCode(reason);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    const problem = projectProblems.report("project/unreadable-file", { file: path }, { path }, code);
    return { file: { text: null, stamp: stampIfAny(disk, root, path) }, problem };
  }
}

export function decode(bytes: Buffer): string | null {
  if (!isUtf8(bytes)) return null;
  const text = bytes.toString("utf8");
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return body.includes("\r") ? body.replaceAll("\r\n", "\n") : body;
}

function stampIfAny(disk: Disk, root: string, path: string): Stamp | null {
  try {
    return disk.stamp(absolute(root, path));
  } catch {
    return null; // What can't be read may not be looked at either.
  }
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
const tooLarge = (path: string, size: number): Problem =>
  projectProblems.report(
    "project/too-large",
    { file: path },
    { path, size: megabytes(size), limit: maxTextBytes / 1_000_000 },
  );
