import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a built part is made from, and whether it still is. Uses nothing that has to be installed first. */

const shared = [
  "engine",
  "press",
  "project",
  "schemas",
  "templates",
  "types",
  "package-lock.json",
  "tsconfig.base.json",
];
const tools = [
  "scripts/build.mjs",
  "scripts/licences-plugin.ts",
  "scripts/licences.ts",
  "scripts/package-files.ts",
  "scripts/validators-plugin.ts",
  "scripts/write-notices.mjs",
];

export const parts = {
  renderer: [
    ...shared,
    ...tools,
    "renderer",
    "main/api.ts",
    "scripts/icon-shards-plugin.ts",
    "scripts/lettering-files-plugin.ts",
    "vite.renderer.config.ts",
  ],
  main: [...shared, ...tools, "main", "vite.main.config.ts", "vite.preload.config.ts"],
};

/** Size and time of every source: enough to know that nothing was touched, without reading anything. */
export function glance(root, sources) {
  const hash = createHash("sha256");
  for (const path of listFiles(root, sources)) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** The content of every source: the same after a checkout that only changed the times. */
export function fingerprint(root, sources) {
  const hash = createHash("sha256");
  for (const path of listFiles(root, sources)) {
    hash.update(`${path}\0`).update(
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

function listFiles(root, sources) {
  const files = [];
  const visit = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found?.isFile()) files.push(path);
    else if (found?.isDirectory()) for (const name of readdirSync(join(root, path))) visit(`${path}/${name}`);
  };
  for (const source of sources) visit(source);
  return files.sort();
}

const buildStamp = (root) => join(root, "dist", ".cardwright.json");

export const readStamp = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
};

/** Notes from what was built. */
export function writeStamp(root, stamp) {
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(buildStamp(root), `${JSON.stringify({ ...readStamp(buildStamp(root)), ...stamp })}\n`);
}

/** The parts whose sources differ from what was built, or whose result is missing. */
export function staleParts(root, known = parts) {
  const stamp = readStamp(buildStamp(root));
  const next = {};
  const stale = [];
  for (const [part, sources] of Object.entries(known)) {
    const before = stamp[part];
    const now = { glance: glance(root, sources) };
    const untouched = before?.glance === now.glance;
    now.fingerprint = untouched ? before.fingerprint : fingerprint(root, sources);
    next[part] = now;
    if (before?.fingerprint !== now.fingerprint || !existsSync(join(root, "dist", part))) stale.push(part);
  }
  return { stale, stamp: next };
}

/**
 * Whether what npm wrote down about node_modules is what the lock file asks for. Optional packages may be absent: npm
 * leaves out those of other systems.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const there = installed.packages?.[path];
    return there
      ? there.version === wanted.version
      : wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
  });
}
