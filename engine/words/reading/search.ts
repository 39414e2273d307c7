import type { Json } from "../../core/vocabulary";
import { align } from "./alignment";
import { audible, isUnknown } from "./choices";
import { fillings } from "./filling";
import { mendings } from "./mending";
import { withNames } from "./naming";
import type { Patience } from "./settle";
import { leaves } from "./slot-at";
import { tell } from "./stage";
import { type Bench, isOpen, type Way } from "./way";

/**
 * Reads by telling: what may be meant is told, held against what was typed, and changed where the two differ. Whatever words
 * can say is found so, if there is patience enough: nothing is known of them but what they say.
 */

const perWord = 0.07;
const perHole = 0.15;
/** Words left out or put otherwise, where nothing that matters differs. */
const nearlyNothing = 0.35;
/** How many tellings more, once all is understood: others may read alike. */
const afterwards = 60;

interface Ranked extends Way {
  rank: number;
}

export function search(bench: Bench, starts: Iterable<Json>, patience: Patience): Way[] {
  const queue: Ranked[] = [];
  const seen = new Set<string>();
  const done: Way[] = [];
  const add = (value: Json, before?: Ranked): void => {
    const named = inOrder(withNames(bench.stage, value));
    const key = JSON.stringify(named);
    if (seen.has(key) || patience.left <= 0) return;
    seen.add(key);
    patience.left--;
    const way = wayOf(bench, named);
    const isSame = way?.telling.text === before?.telling.text && way!.holes.length <= before!.holes.length;
    if (way && !(before && isSame)) queue.push({ ...way, rank: rankOf(way) });
  };
  for (const start of starts) add(start);
  while (queue.length > 0 && patience.left > 0) {
    const best = queue.reduce((least, { rank }, n) => (rank < queue[least]!.rank ? n : least), 0);
    const [way] = queue.splice(best, 1) as [Ranked];
    const { cost } = way.alignment;
    if (way.holes.length === 0) {
      done.push(way);
      if (cost < nearlyNothing) patience.left = Math.min(patience.left, afterwards);
    }
    if (cost === 0) continue;
    for (const value of fillings(bench, way)) add(value, way);
    for (const value of mendings(bench, way)) add(value, way);
  }
  return done.toSorted((a, b) => a.alignment.cost - b.alignment.cost);
}

function wayOf({ stage, typed }: Bench, value: Json): Way | undefined {
  const telling = tell(stage, audible(value));
  if (!telling) return undefined;
  const said = telling.words.map(({ key }) => ({ key, isHole: isOpen(key) }));
  if (said.at(-1)?.key === ".") said.pop();
  const holes = [...leaves(value)].flatMap(({ at, value: leaf }) => (isUnknown(leaf) ? [at] : []));
  return { value, telling, alignment: align(said, typed), holes };
}

const rankOf = ({ value, alignment, holes }: Way): number =>
  alignment.cost + sizeOf(value) * perWord + holes.length * perHole;

export const sizeOf = (value: Json): number => JSON.stringify(value).replaceAll(/[^,:[]/g, "").length;

/** Of those that differ in the order of what they say only, one. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map((one: Json) => inOrder(one));
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, one]) => [key, inOrder(one as Json)]));
}
