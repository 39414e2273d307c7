import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withLock } from "./build-lock.mjs";
import { isInstalled, parts, readStamp, staleParts, writeStamp } from "./staleness.mjs";

/**
 * Makes a checkout ready: packages installed, everything built. Says what it does, and says nothing when there is
 * nothing to do. Runs before anything is installed, so it uses Node alone.
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19, 0];

/** A reason to stop that a person can act on; its message is all they need. */
export class NotReady extends Error {}

export const say = (line) => process.stderr.write(`${line}\n`);

/** `wanted`: the parts that will be used; the command line has no need of the studio's pages. */
export async function ensure(wanted = Object.keys(parts)) {
  checkNode(process.versions.node);
  if (isReady(wanted)) return;
  await withLock(join(root, "dist", ".lock"), async () => {
    await ensureInstalled();
    await ensureBuilt(wanted);
  });
}

export function checkNode(version) {
  const parts = version.split(".").map(Number);
  const difference = parts.map((part, index) => part - oldestNode[index]).find((step) => step !== 0) ?? 0;
  if (difference < 0) {
    throw new NotReady(
      `Cardwright needs Node ${oldestNode.join(".")} or newer; this is Node ${version}. Get it from https://nodejs.org and try again.`,
    );
  }
}

function isReady(wanted) {
  return (
    lockHash() === readStamp(installStamp).lock &&
    existsSync(ownCommand()) &&
    staleParts(root, pick(parts, wanted)).stale.length === 0
  );
}

// ── Packages ───────────────────────────────────────────────────────────────────────────────────────────────────────

const installStamp = join(root, "node_modules", ".cardwright.json");
const lockFile = join(root, "package-lock.json");
const lockHash = () =>
  createHash("sha256").update(readFileSync(lockFile)).update(`${process.platform}-${process.arch}`).digest("hex");

async function ensureInstalled() {
  if (lockHash() !== readStamp(installStamp).lock) {
    const lock = JSON.parse(readFileSync(lockFile, "utf8"));
    // Whoever ran npm themselves has no need to wait for it again.
    if (!isInstalled(lock, readStamp(join(root, "node_modules", ".package-lock.json"))))
      await install(root, "the packages Cardwright is made from (a minute or two, this once)");
    writeFileSync(installStamp, `${JSON.stringify({ lock: lockHash() })}\n`);
  }
  linkOwnCommand();
}

/** Installs what a folder's lock file names. */
export async function install(folder, what) {
  say(`Installing ${what} …`);
  const started = Date.now();
  const { code, output } = await run(
    ...npm("ci", "--prefix", folder, "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"),
    "Still installing …",
  );
  if (code !== 0) throw new NotReady(installFailure(output));
  say(`Installed in ${seconds(started)}.`);
}

export function installFailure(output) {
  // The cause comes first; after it npm explains itself at length.
  const said = output.trim().split("\n").slice(0, 12).join("\n");
  if (
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENOTCACHED)\b|network/i.test(
      output,
    )
  ) {
    return `${said}\n\nThe packages could not be fetched: npm can't reach its registry. Check the internet connection (or npm's proxy setting) and run this again.`;
  }
  if (/\bENOSPC\b/.test(output)) return `${said}\n\nThe disk is full. Make room and run this again.`;
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `${said}\n\nnpm may not write here. Check who owns this folder and run this again.`;
  }
  if (/\bEUSAGE\b[\s\S]*in sync/.test(output)) {
    return `${said}\n\npackage-lock.json doesn't fit package.json. Run "npm install" once to bring it up to date, then this again.`;
  }
  return `${said}\n\nnpm could not install the packages. What it said is above; "npm ci" shows all of it.`;
}

const npm = (...args) =>
  process.env.npm_execpath && /npm-cli\.c?js$/.test(process.env.npm_execpath)
    ? [process.execPath, [process.env.npm_execpath, ...args], {}]
    : ["npm", args, { shell: process.platform === "win32" }];

/** So that `npx cardwright` means this checkout. */
const ownCommand = () =>
  join(root, "node_modules", ".bin", process.platform === "win32" ? "cardwright.cmd" : "cardwright");

function linkOwnCommand() {
  if (existsSync(ownCommand())) return;
  mkdirSync(dirname(ownCommand()), { recursive: true });
  if (process.platform === "win32") writeFileSync(ownCommand(), '@node "%~dp0\\..\\..\\bin\\cardwright.mjs" %*\r\n');
  else symlinkSync("../../bin/cardwright.mjs", ownCommand());
}

// ── Build ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const partNames = { main: "Cardwright's core", renderer: "the studio's pages" };

async function ensureBuilt(wanted) {
  const { stale, stamp } = staleParts(root, pick(parts, wanted));
  if (stale.length > 0) {
    say(`Building ${stale.map((part) => partNames[part]).join(" and ")} …`);
    const started = Date.now();
    const script = join(root, "scripts", "build.mjs");
    const { code, output } = await run(process.execPath, [script, ...stale], {}, "Still building …");
    if (code !== 0) throw new NotReady(`${output.trim()}\n\nThis could not be built. What is wrong is above.`);
    say(`Built in ${seconds(started)}.`);
  } else writeStamp(root, stamp);
}

const pick = (table, names) => Object.fromEntries(names.map((name) => [name, table[name]]));

// ── Running others ─────────────────────────────────────────────────────────────────────────────────────────────────

function run(command, args, options, patience) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    const reminder = setInterval(() => say(patience), 30_000);
    child.on("error", (reason) => {
      clearInterval(reminder);
      reject(new NotReady(`"${command}" could not be run: ${reason.message}`));
    });
    child.on("close", (code) => {
      clearInterval(reminder);
      resolve({ code, output });
    });
  });
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** For scripts: ready, or out with a plain sentence. */
export async function ensureOrExit(wanted) {
  try {
    await ensure(wanted);
  } catch (reason) {
    if (!(reason instanceof NotReady)) throw reason;
    say(reason.message);
    process.exit(2);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await ensureOrExit();
