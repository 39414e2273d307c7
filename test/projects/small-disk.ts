import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own of that many kilobytes, where this system lets us make one; says why not otherwise. */
export function smallDisk(kilobytes: number): { folder: string; remove(): void } | { reason: string } {
  if (process.platform !== "linux") return { reason: "it can only be made on Linux" };
  const folder = mkdtempSync(join(tmpdir(), "cardwright-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "none", folder], { stdio: "pipe" });
  } catch (reason) {
    rmSync(folder, { recursive: true });
    return { reason: String(reason).split("\n")[1] ?? "mounting was refused" };
  }
  return {
    folder,
    remove() {
      execFileSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A user who is not root, under whom a program of ours can run. */
export const nobody = 65534;
export const mayBecomeNobody = process.platform === "linux" && process.getuid?.() === 0;
