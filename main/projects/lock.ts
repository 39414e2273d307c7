import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { jsonIn } from "../../schemas/json-text";
import { type Disk, errorCode } from "./disk";
import { FolderGuard } from "./folder-guard";
import { removeIfThere } from "./operations";
import { absolute, lockFile, ownFolder } from "./places";
import { setAside } from "./set-aside";

/** Who may write a project. One process at a time; the others look on. */
export interface LockOwner {
  pid: number;
  host: string;
  /** When the process began, as its system counts; tells a process from a later one with the same number. */
  born: string | null;
  started: string;
  token: string;
}

export interface Lock {
  owner: LockOwner;
  /** Looks whether the lock is still ours; it is not when this process slept so long that another took over. */
  keep(): Promise<boolean>;
  release(): Promise<void>;
}

const heartbeatMs = 2000;
/** An owner that has not been heard of for so long is taken for dead. */
export const silenceMs = 15_000;

/** The lock, or the one who has it. Throws the system's error where nothing can be written at all. */
export async function takeLock(disk: Disk, root: string): Promise<Lock | { heldBy: LockOwner | null }> {
  await new FolderGuard(disk, root).make(ownFolder);
  const me: LockOwner = {
    pid: process.pid,
    host: hostname(),
    born: birthOf(process.pid),
    started: new Date().toISOString(),
    token: randomUUID(),
  };
  if (await tryCreate(disk, absolute(root, lockFile), me)) return hold(disk, root, me);
  return (await takeOver(disk, root, me)) ?? { heldBy: readOwner(disk, root) };
}

/**
 * Between seeing that the owner is dead and removing its lock, another process may do the same and already hold a new
 * one. So only the holder of a second lock, kept for milliseconds, may look and remove.
 */
async function takeOver(disk: Disk, root: string, me: LockOwner): Promise<Lock | null> {
  const gate = absolute(root, `${lockFile}.takeover`);
  if (!(await tryCreate(disk, gate, me))) {
    const left = disk.look(gate);
    // Left by a process that was killed within those milliseconds; the next opening finds the way clear.
    if (left && (left.kind !== "file" || isSilent(Date.now() - left.mtimeMs))) await clear(disk, gate);
    return null;
  }
  try {
    const file = absolute(root, lockFile);
    const found = disk.look(file);
    // The gate was written just now: its time is the disk's own clock, which on a network drive may differ from ours.
    const now = disk.look(gate)?.mtimeMs ?? Date.now();
    if (found) {
      if (found.kind === "file" && !isDead(readOwner(disk, root), now - found.mtimeMs)) return null;
      await clear(disk, file);
    }
    return (await tryCreate(disk, file, me)) ? hold(disk, root, me) : null;
  } finally {
    await removeIfThere(disk, gate);
  }
}

/** No Cardwright makes a folder, a link or a pipe of its lock. */
async function clear(disk: Disk, file: string): Promise<void> {
  if (disk.look(file)?.kind === "file") await removeIfThere(disk, file);
  else await setAside(disk, file, "aside");
}

/** A time far ahead is nobody's heartbeat: it came from a copy, or from a clock that was wrong. */
const isSilent = (silentMs: number): boolean => Math.abs(silentMs) > silenceMs;

function isDead(owner: LockOwner | null, silentMs: number): boolean {
  if (isSilent(silentMs)) return true;
  // Just being written, or cut off while it was.
  if (!owner || owner.host !== hostname()) return false;
  if (!isRunning(owner.pid)) return true;
  return owner.born !== null && birthOf(owner.pid) !== owner.born;
}

function hold(disk: Disk, root: string, owner: LockOwner): Lock {
  const file = absolute(root, lockFile);
  const isOurs = () => readOwner(disk, root)?.token === owner.token;
  let released = false;
  const heartbeat = setInterval(() => {
    // A disk that fails now fails the next save too, and that one is reported.
    if (isOurs()) disk.touch(file).catch(errorCode);
  }, heartbeatMs);
  heartbeat.unref();
  return {
    owner,
    async keep() {
      if (released) return false;
      if (isOurs()) return true;
      // Fails when the whole project is gone, instead of making a new folder in its place.
      disk.realPath(root);
      // Somebody tidied the whole folder away, as `git clean -fdx` does: it is still ours unless another one came.
      if (disk.stamp(file)) return false;
      await new FolderGuard(disk, root).make(ownFolder);
      return tryCreate(disk, file, owner);
    },
    async release() {
      released = true;
      clearInterval(heartbeat);
      if (isOurs()) await disk.remove(file).catch(errorCode);
    },
  };
}

async function tryCreate(disk: Disk, path: string, owner: LockOwner): Promise<boolean> {
  try {
    const file = await disk.create(path);
    try {
      await file.write(`${JSON.stringify(owner, null, 2)}\n`);
    } catch (reason) {
      // Nobody could read who owns it.
      await disk.remove(path);
      throw reason;
    } finally {
      await file.close();
    }
    return true;
  } catch (reason) {
    if (errorCode(reason) === "EEXIST") return false;
    throw reason;
  }
}

/** null for a lock that doesn't say whose it is. */
function readOwner(disk: Disk, root: string): LockOwner | null {
  try {
    const { bytes } = disk.read(absolute(root, lockFile), 10_000);
    const owner = jsonIn(bytes?.toString("utf8") ?? "");
    return isOwner(owner) ? owner : null;
  } catch (reason) {
    errorCode(reason);
    return null;
  }
}

/** It is shown to people and handed to the system, and may come from anywhere. */
function isOwner(found: unknown): found is LockOwner {
  const { pid, host, born, started, token } = (found ?? {}) as Record<string, unknown>;
  const words = [host, started, token].every((word) => typeof word === "string" && /^\P{Cc}{1,255}$/u.test(word));
  return words && Number.isInteger(pid) && (born === null || typeof born === "string");
}

const maxPid = 2 ** 31 - 1;

function isRunning(pid: number): boolean {
  // Beyond these it is no process, but nothing at all or a whole group of them.
  if (pid < 1 || pid > maxPid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return errorCode(reason) === "EPERM";
  }
}

/** Ticks since boot at which a process began. Only Linux tells it cheaply; elsewhere the heartbeat has to do. */
function birthOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces.
    return fields.slice(fields.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch (reason) {
    errorCode(reason);
    return null;
  }
}
