import { appendFileSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** What Cardwright notes for those who look for a mistake. Never a card's text, never a token. */
export interface Log {
  /** Only with `CARDWRIGHT_LOG=1`. */
  line(text: string): void;
  /** What the person must hear even when no window is left to show it. */
  warn(text: string): void;
  /** Always kept: the person has been told the id. */
  bug(id: string, during: string, bug: unknown): void;
}

const maxLogBytes = 1_000_000;

export function createLog(file: string, verbose = process.env["CARDWRIGHT_LOG"] === "1"): Log {
  return {
    line(text) {
      if (verbose) process.stderr.write(`[cardwright] ${text}\n`);
    },
    warn(text) {
      process.stderr.write(`${text}\n`);
      keep(file, `${new Date().toISOString()} ${text}\n`);
    },
    bug(id, during, bug) {
      const text = `${new Date().toISOString()} ${id} ${during}: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}\n`;
      process.stderr.write(`[cardwright] ${text}`);
      keep(file, text);
    },
  };
}

function keep(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const full = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes;
    appendFileSync(file, text, { flag: full ? "w" : "a" });
  } catch {
    // The disk may be the very thing that failed; standard error already has the text.
  }
}
