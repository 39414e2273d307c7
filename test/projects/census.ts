import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** Everything below a folder by path, to be compared later: kind, content, permissions. Follows no link, opens no pipe. */
export function census(folder: string, path = ""): Map<string, string> {
  const file = join(folder, path);
  const stats = lstatSync(file);
  const mode = (stats.mode & 0o7777).toString(8);
  if (stats.isSymbolicLink()) return new Map([[path, `link to ${readlinkSync(file)}`]]);
  if (stats.isFile()) {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    return new Map([[path, `file ${mode} ${hash}`]]);
  }
  if (!stats.isDirectory()) return new Map([[path, `other ${mode}`]]);
  const inside = readdirSync(file).flatMap((name) => [...census(folder, path ? `${path}/${name}` : name)]);
  return new Map([[path, `folder ${mode}`], ...inside]);
}

/** The paths that came, went or changed. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
