import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.mjs";
import { ensureOrExit, install, NotReady, root, say } from "./ensure.mjs";
import { isInstalled, readStamp } from "./staleness.mjs";

/** `npm run bench`: what the engine and the press cost, beside others that do the same. What is measured is in bench/bench.ts. */

const usage = `npm run bench -- [options]

  --quick  A short run with coarse figures, in half a minute
  --json   One JSON document instead of tables
  --help   Show this`;

const words = process.argv.slice(2);
if (words.includes("--help")) leave(0, usage);
const unknown = words.find((word) => word !== "--quick" && word !== "--json");
if (unknown !== undefined) leave(2, `“${unknown}” isn't understood here.\n\n${usage}`);

process.chdir(root);
await ensureOrExit(["main"]);
await installRivals();
const program = await bundle("bench/bench.ts", "bench");
const child = spawn(process.execPath, [program, ...words], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("close", (code) => process.exit(code ?? 1));

/** The packages that Cardwright is compared with. The product needs none of them. */
async function installRivals() {
  const folder = join(root, "bench");
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  if (isInstalled(lock, readStamp(join(folder, "node_modules", ".package-lock.json")))) return;
  try {
    await install(folder, "what Cardwright is compared with");
  } catch (reason) {
    if (!(reason instanceof NotReady)) throw reason;
    leave(2, reason.message);
  }
}

function leave(code, text) {
  say(text);
  process.exit(code);
}
