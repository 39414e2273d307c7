import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fetchElectron, hasDisplay } from "./electron-binary.mjs";
import { ensureOrExit, root, say } from "./ensure.mjs";

/** `npm start`: makes the checkout ready and opens the studio, in its own window or else in the browser. */

const usage = `npm start -- [options] [project folder]

  --browser        Open the studio in the browser instead of its own window
  --port <number>  The port for the browser instead of a free one
  --no-open        Print the address instead of opening the browser
  --help           Show this`;

const { asked, folder } = readWords(process.argv.slice(2));
await ensureOrExit();
/** A window that closes with an error so soon was never seen: a library is missing, or the sandbox is refused. */
const tooSoon = 5000;

if (asked.browser || asked.port !== undefined || asked.noOpen) await openBrowser();
else if (!hasDisplay()) await openBrowser("There is no display here, so the studio is opened for a browser.");
else {
  const electron = fetchElectron(say);
  if (electron) openWindow(electron);
  else
    await openBrowser(
      "Electron isn't here (npx install-electron fetches it), so the studio opens in your browser instead.",
    );
}

function openWindow(binary) {
  const started = Date.now();
  const child = spawn(binary, [root, ...(folder ? [folder] : [])], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  const giveUp = () => openBrowser("Electron can't start here, so the studio opens in your browser instead.");
  child.on("error", giveUp);
  child.on("exit", (code) => {
    if (code && Date.now() - started < tooSoon) void giveUp();
    else process.exit(code ?? 0);
  });
}

async function openBrowser(why) {
  if (why) say(why);
  const { runCommandLine } = await import("../dist/main/cli.js");
  const words = ["serve", ...(folder ? [folder] : [])];
  if (asked.port !== undefined) words.push("--port", asked.port);
  if (asked.noOpen || !hasDisplay()) words.push("--no-open");
  process.exit(await runCommandLine(words));
}

function readWords(words) {
  const asked = {};
  let folder;
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--help") leave(0, usage);
    else if (word === "--browser") asked.browser = true;
    else if (word === "--no-open") asked.noOpen = true;
    else if (word === "--port") asked.port = left.shift() ?? leave(2, "--port needs a number.");
    else if (word.startsWith("--port=")) asked.port = word.slice("--port=".length);
    else if (word.startsWith("-") || folder !== undefined) leave(2, `“${word}” isn't understood here.\n\n${usage}`);
    else folder = resolve(process.env.INIT_CWD ?? process.cwd(), word);
  }
  return { asked, folder };
}

function leave(code, text) {
  say(text);
  process.exit(code);
}
