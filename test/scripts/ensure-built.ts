import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Whatever is stale is built, as every command of a checkout does. */
export function ensureBuilt(): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "..", "..", "scripts", "ensure.mjs")], { stdio: "ignore" });
}
