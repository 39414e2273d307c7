import { readFile } from "node:fs/promises";
import { workOnPicture } from "../ink/picture-helper";

/** Versions of drawings that were tried: whether each came to an end. */
const known = new Map<string, Promise<boolean>>();
const mostKnown = 5000;

/** Whether a file is no drawing, or one that is drawn in reasonable time; tried once for each version of it. */
export function canBeDrawn(file: string, version: string): Promise<boolean> {
  if (!/\.svg$/i.test(file)) return Promise.resolve(true);
  const key = `${version} ${file}`;
  const tried = known.get(key) ?? tryOut(file);
  if (known.size >= mostKnown) known.clear();
  known.set(key, tried);
  return tried;
}

/** What is broken does no harm: the page shows nothing for it. */
async function tryOut(file: string): Promise<boolean> {
  const made = await workOnPicture("trial", await readFile(file));
  return made.ok || made.refusal === "broken";
}
