import { ownFolder } from "../projects/places";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** Which face of each card was printed last, so that only changed ones need paper again. One printer's memory: never in git. */

const printedFile = `${ownFolder}/printed.json`;
const format = 1;

export async function readPrinted(root: string): Promise<ReadonlyMap<string, string>> {
  const kept = (await readKeptIn(root, printedFile)) as { format?: unknown; cards?: unknown } | undefined;
  if (kept?.format !== format || typeof kept.cards !== "object" || kept.cards === null) return new Map();
  return new Map(Object.entries(kept.cards).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The cards of the last print: their outlines are wanted after it. */
export async function readLastPrint(root: string): Promise<ReadonlySet<string>> {
  const kept = (await readKeptIn(root, printedFile)) as { format?: unknown; last?: unknown } | undefined;
  const last = kept?.format === format && Array.isArray(kept.last) ? kept.last : [];
  return new Set(last.filter((id): id is string => typeof id === "string"));
}

/** Adds to what is known. A project that can't be written to just doesn't remember. */
export async function rememberPrinted(root: string, printed: ReadonlyMap<string, string>): Promise<void> {
  const all = new Map([...(await readPrinted(root)), ...printed]);
  const cards = Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeKeptIn(root, printedFile, { format, cards, last: [...printed.keys()].sort() });
}

export const changedSince = (printed: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Set<string> =>
  new Set([...now].filter(([id, hash]) => printed.get(id) !== hash).map(([id]) => id));
