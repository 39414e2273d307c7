import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "playwright-core";

/**
 * The built studio with a home of its own, and a real browser: what every measurement of the studio begins with. A home that is
 * named stays, so that a later run goes on with what lies there.
 */

/** The checkout's own build, or the one in `CARDWRIGHT_DIST`. */
const dist = resolve(process.env.CARDWRIGHT_DIST ?? "dist");

export async function withStudio(measure, ownHome) {
  const home = ownHome ?? mkdtempSync(join(tmpdir(), "cardwright-bench-"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROME ?? (await sparticuz.executablePath()),
    // Several processes, as a designer's browser has: in one, the first page that closes takes all others along.
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    headless: true,
  });
  const started = performance.now();
  const server = startServer(home);
  try {
    return await measure({ home, browser, started, address: await addressOf(server) });
  } finally {
    await browser.close();
    if (server.exitCode === null) {
      const stopped = new Promise((done) => server.on("exit", done));
      server.kill("SIGINT");
      await stopped;
    }
    if (ownHome === undefined) rmSync(home, { recursive: true, force: true });
  }
}

function startServer(home) {
  const program =
    `const { runCommandLine } = await import(${JSON.stringify(join(dist, "main", "cli.js"))});` +
    `process.exit(await runCommandLine(["serve", "--no-open"]));`;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, CARDWRIGHT_HOME: home },
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function addressOf(process) {
  return new Promise((resolve, reject) => {
    let output = "";
    process.stdout.on("data", (data) => {
      output += data;
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    process.on("exit", () => reject(new Error(`The studio did not start. Is it built (npm run build)?\n${output}`)));
  });
}

/** A call of the studio's contract, made from its page. */
export const callFrom = (page) => (name, input) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await (await fetch(path, { method: "POST", headers, body })).json();
      if (!answer.ok) throw new Error(answer.problem.message);
      return answer.value;
    },
    [`/api/${name}`, JSON.stringify(input)],
  );
