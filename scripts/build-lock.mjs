import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** One installation or build at a time; whoever comes second waits and then usually finds everything done. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!told) process.stderr.write("Another Cardwright is getting ready in this folder; waiting for it …\n");
    told = true;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (reason) {
    if (reason.code !== "EEXIST") throw reason;
  }
  if (!isAlive(Number(readOwner(file)))) rmSync(file, { force: true });
  return false;
}

function readOwner(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** An empty lock is one that is just being written. */
function isAlive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return reason.code === "EPERM";
  }
}
