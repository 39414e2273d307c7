import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Player } from "./shard-queue";

/** This program as a player: a fingerprint of the code that a thread of the lab runs, wherever else the program differs. */
export function playerHere(version: string, entry = join(import.meta.dirname, "lab-worker.js")): Player {
  const files = new Map<string, string>();
  const read = (file: string): void => {
    if (files.has(file)) return;
    const text = readFileSync(file, "utf8");
    files.set(file, text);
    for (const [, name] of text.matchAll(/(?:from|import|import\()\s*["'](\.\/[^"']+\.js)["']/g))
      read(join(dirname(file), name!));
  };
  read(entry);
  const hash = createHash("sha256");
  for (const text of [...files.values()].sort()) hash.update(text);
  return { version, rules: hash.digest("hex").slice(0, 12) };
}
