import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Finds Electron's binary. Its package fetches it on first use, which may not be possible where this runs. */

const fetchPatience = 90_000;
/** Who has no way to fetch it is not made to wait again at every start. */
const restAfterFailure = 6 * 60 * 60 * 1000;

export function hasDisplay(env = process.env, platform = process.platform) {
  return platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** The path of the binary if it is there already, or null. Another copy of it can be named as for the package itself. */
export function findElectron(folder = electronFolder()) {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const name =
    folder && existsSync(join(folder, "path.txt")) ? readFileSync(join(folder, "path.txt"), "utf8").trim() : null;
  if (elsewhere) return existing(join(elsewhere, name ?? "electron"));
  return name === null ? null : existing(join(folder, "dist", name));
}

const existing = (path) => (existsSync(path) ? path : null);

/** As `findElectron`, but lets the package fetch it, for as long as a person would wait. */
export function fetchElectron(say, folder = electronFolder(), now = Date.now()) {
  const found = findElectron(folder);
  if (found || folder === null) return found;
  const failure = join(folder, ".not-fetched");
  const failedAt = statSync(failure, { throwIfNoEntry: false })?.mtimeMs;
  if (failedAt !== undefined && now - failedAt < restAfterFailure) return null;
  say("Fetching Electron (about 100 MB, this once) …");
  const options = { stdio: "ignore", timeout: fetchPatience, killSignal: "SIGKILL" };
  spawnSync(process.execPath, [join(folder, "install.js")], options);
  const fetched = findElectron(folder);
  if (!fetched) writeFileSync(failure, "");
  return fetched;
}

function electronFolder() {
  try {
    return dirname(createRequire(import.meta.url).resolve("electron/package.json"));
  } catch {
    return null;
  }
}
