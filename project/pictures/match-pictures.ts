import { editDistance } from "../../engine/core/nearest";
import { folded } from "../search/folded";

/** Which card a picture is likely for, by the name of its file. */

const plain = (text: string): string =>
  folded(text)
    .replace(/\.[a-z0-9]{2,5}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What people and programs write behind a name: “final”, “v2”, “1024x768”, a number. */
const dropped = /\s(final|copy|art|illustration|v?\d+|\d+x\d+)$/;

function bare(name: string): string {
  let text = plain(name);
  while (dropped.test(text)) text = text.replace(dropped, "");
  return text;
}

/** Of the letters, so many may differ. */
const mostSlips = 0.2;
const longestName = 80;

interface NamedCard {
  id: string;
  name: string;
}

/** For each file the id of its card, or undefined where none is near enough; no card is taken twice. */
export function matchPictures(files: readonly string[], cards: readonly NamedCard[]): (string | undefined)[] {
  const byName = new Map<string, string>();
  for (const { id, name } of cards)
    for (const called of [plain(name), plain(id)]) if (called !== "" && !byName.has(called)) byName.set(called, id);
  const taken = new Set<string>();
  const take = (id: string | undefined): string | undefined => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  // What is called just so goes first, whatever order the files are in.
  const exact = files.map((file) => take(byName.get(plain(file))));
  const likely = files.map((file, at) => exact[at] ?? take(byName.get(bare(file))));
  return files.map((file, at) => likely[at] ?? take(nearest(bare(file).slice(0, longestName), byName, taken)));
}

function nearest(wanted: string, byName: ReadonlyMap<string, string>, taken: ReadonlySet<string>): string | undefined {
  let best: { id: string; slips: number } | undefined;
  for (const [name, id] of byName) {
    const most = Math.floor(Math.max(wanted.length, name.length) * mostSlips);
    if (most === 0 || taken.has(id) || Math.abs(name.length - wanted.length) > most) continue;
    const slips = editDistance(wanted, name);
    if (slips <= most && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { id, slips };
  }
  return best?.id;
}
