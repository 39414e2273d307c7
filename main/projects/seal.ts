import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { errorCode } from "./disk";

/**
 * Tells what this computer wrote from what came with a folder. The secret lies with the person's settings, never in a
 * project; without it nobody can write a note that Cardwright would act on.
 */
export interface Seal {
  /** Why a later start of Cardwright will not know this one's seals; null when it will. */
  readonly fault: string | null;
  of(content: string): string;
  isOurs(content: string, seal: string): boolean;
  /** What was carried out once is never carried out again, whoever puts it back. */
  spend(id: string): void;
  isSpent(id: string): boolean;
}

const keyPattern = /^[0-9a-f]{64}\n$/;
const maxSpentBytes = 200_000;

export function sealOfHome(home: string): Seal {
  const keyFile = join(home, "journal.key");
  const spentFile = join(home, "journals-done");
  const forNow = newKey();
  let fault: string | null = null;

  const key = (): string => {
    try {
      const found = readKey(keyFile) ?? makeKey(keyFile);
      fault = null;
      return found;
    } catch (reason) {
      fault = errorCode(reason);
      return forNow;
    }
  };
  const of = (content: string): string => createHmac("sha256", key()).update(content).digest("hex");

  return {
    get fault() {
      key();
      return fault;
    },
    of,
    isOurs(content, seal) {
      const [wanted, given] = [Buffer.from(of(content)), Buffer.from(seal)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    spend(id) {
      try {
        const known = readIfThere(spentFile) ?? "";
        if (known.length < maxSpentBytes) appendFileSync(spentFile, `${id}\n`, { mode: 0o600 });
        else placeFile(spentFile, `${known.slice(known.indexOf("\n", maxSpentBytes / 2) + 1)}${id}\n`, renameSync);
      } catch (reason) {
        // The journal itself goes now; this only guards against one that comes back.
        errorCode(reason);
      }
    },
    isSpent(id) {
      try {
        return readIfThere(spentFile)?.includes(`${id}\n`) === true;
      } catch (reason) {
        errorCode(reason);
        return false;
      }
    },
  };
}

const newKey = (): string => `${randomBytes(32).toString("hex")}\n`;

/** null when there is none, or one that a crash or another hand left unusable. */
function readKey(file: string): string | null {
  const key = readIfThere(file);
  if (key === null || !keyPattern.test(key)) return null;
  // Restored from a backup, perhaps: nobody else may read it.
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return key;
}

/** Of several processes that begin at once, the first one's key is everybody's. */
function makeKey(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  const isBroken = readIfThere(file) !== null;
  placeFile(file, newKey(), isBroken ? renameSync : linkSync);
  const key = readKey(file);
  if (key === null) throw Object.assign(new Error("No key"), { code: "EINVAL" });
  return key;
}

/** Whole or not at all: written beside and brought to its place by `place`. */
function placeFile(file: string, text: string, place: (from: string, to: string) => void): void {
  const temp = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  const handle = openSync(temp, "wx", 0o600);
  try {
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    try {
      place(temp, file);
    } catch (reason) {
      const code = errorCode(reason);
      // Some file systems know no second names for a file.
      if (place === linkSync && code !== "EEXIST") renameSync(temp, file);
      else if (code !== "EEXIST") throw reason;
    }
  } finally {
    rmSync(temp, { force: true });
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (reason) {
    const code = errorCode(reason);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw reason;
  }
}
