import { twinKey } from "./names";
import type { Files } from "./project-text";
import { nameIn } from "./quick-name";

/** What new files and copies are called, and how people know those that are there. */

/** Whether a path, or one that is the same file on some computer, is in use. */
export function takenIn(files: Files): (path: string) => boolean {
  const twins = new Set([...files.keys()].map(twinKey));
  return (path) => twins.has(twinKey(path));
}

/** "Attack" copied to `attack-2` is called "Attack 2". */
export function copyName(name: string, copyId: string): string {
  const number = /-(\d+)$/.exec(copyId)?.[1];
  return number ? `${name.replace(/ \d+$/, "")} ${number}` : name;
}

/** As people call it; its id while its file has no name that can be read. */
export const titleOf = (files: Files, path: string): string =>
  nameIn(files.get(path) ?? "") ?? path.replace(/^.*\/|\.json$/g, "");
