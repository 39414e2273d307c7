#!/usr/bin/env node
import { existsSync } from "node:fs";

// In a checkout the command is built when its sources have changed; an installed Cardwright has no build scripts.
const ensureScript = new URL("../scripts/ensure.mjs", import.meta.url);
if (existsSync(ensureScript)) {
  const { ensureOrExit } = await import(ensureScript.href);
  const showsPages = process.argv[2] === "serve" && !process.argv.includes("--help");
  await ensureOrExit(showsPages ? undefined : ["main"]);
}
const { runCommandLine } = await import("../dist/main/cli.js");
process.exitCode = await runCommandLine(process.argv.slice(2));
