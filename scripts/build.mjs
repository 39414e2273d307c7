import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { parts, staleParts, writeStamp } from "./staleness.mjs";
import { writeNotices } from "./write-notices.mjs";

/**
 * Builds `dist/`: the studio's pages, the process behind them, and the bridge between the two. Each is built beside and
 * then swapped in, so that a failed build leaves the last good one.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// Whatever it is called from, such as tests: React would otherwise come as its slow half, which looks for mistakes.
process.env.NODE_ENV = "production";

const steps = {
  main: [
    { config: "vite.main.config.ts", folder: "main" },
    { config: "vite.preload.config.ts", folder: "preload" },
  ],
  renderer: [{ config: "vite.renderer.config.ts", folder: "renderer" }],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in steps));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no part called ${unknown.join(", ")}. The parts are ${Object.keys(steps).join(" and ")}.\n`,
  );
  process.exit(2);
}

let failed = false;
for (const { config, folder } of (asked.length > 0 ? asked : Object.keys(steps)).flatMap((part) => steps[part])) {
  const beside = join(root, "dist", `.${folder}-${process.pid}`);
  try {
    await build({ configFile: join(root, config), logLevel: "warn", build: { outDir: beside } });
    swapIn(beside, join(root, "dist", folder));
  } catch (reason) {
    process.stderr.write(`${config}: ${reason instanceof Error ? reason.message : String(reason)}\n`);
    failed = true;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}
if (failed) process.exit(1);
await writeNotices(root);
const built = Object.entries(parts).filter(([part]) => asked.length === 0 || asked.includes(part));
writeStamp(root, staleParts(root, Object.fromEntries(built)).stamp);

function swapIn(fresh, place) {
  const old = `${fresh}-old`;
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}
