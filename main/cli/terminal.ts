import type { Terminal } from "./command";

interface TerminalOptions {
  json: boolean;
  quiet: boolean;
  signal: AbortSignal;
}

const colours = { red: 31, yellow: 33, grey: 90, bold: 1 } as const;

/** The real terminal. With `--json` standard output stays empty until the one document is written. */
export function createTerminal({ json, quiet, signal }: TerminalOptions): Terminal {
  const { stdout, stderr, env } = process;
  const isColourful = stdout.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
  let lastProgress = 0;
  return {
    signal,
    print(line) {
      if (!json) stdout.write(`${line}\n`);
    },
    announce(value) {
      if (json) stdout.write(`${JSON.stringify(value)}\n`);
    },
    tell(line) {
      if (!quiet) stderr.write(`${line}\n`);
    },
    progress(label, done, total) {
      const now = performance.now();
      if (quiet || !stderr.isTTY || (done < total && now - lastProgress < 100)) return;
      lastProgress = now;
      stderr.write(`\r\u001b[K${done < total ? `${label} ${done} of ${total} …` : ""}`);
    },
    paint: (colour, text) => (isColourful ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text),
  };
}
