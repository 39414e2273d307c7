import { isRecord, type Pointer, parentOf, valueAt } from "../../../schemas/json-pointer";
import { isStop } from "./alignment";
import { slotAt } from "./slot-at";
import type { Token } from "./tokens";
import { type Bench, isOpen, type Way } from "./way";

/** Where what is said differs from what was typed. */
export interface Trouble {
  /** What stands beside it, and around that. */
  places: readonly Pointer[];
  /** What was typed there and isn't said. */
  run: readonly Token[];
  /** Something is said there that wasn't typed. */
  isWrong: boolean;
}

const most = 3;

/** The first few of them. */
export function troublesOf(bench: Bench, way: Way): Trouble[] {
  const { typed } = bench;
  const { words } = way.telling;
  const { saidBy, isTyped } = way.alignment;
  const found: Trouble[] = [];
  for (let last = -1, from = 0; found.length < most; ) {
    // The next typed word that is said, and all that stands before it on both sides.
    let end = from;
    while (end < typed.length && saidBy[end]! < 0) end++;
    const next = end < typed.length ? saidBy[end]! : isTyped.length;
    const run = typed.slice(from, end);
    const wrong = [...words.keys()].slice(last + 1, next).filter((n) => !isTyped[n] && !isOpen(words[n]!.key));
    if ([...run, ...wrong.map((n) => words[n]!)].some(({ key }) => !isStop(key))) {
      const beside = [last, ...wrong, next].flatMap((n) => words[n]?.from ?? []);
      found.push({ places: around(bench, way, beside), run, isWrong: wrong.length > 0 });
    }
    if (end >= typed.length) break;
    last = next;
    for (from = end + 1; saidBy[from] === last; ) from++;
  }
  return found;
}

/** These places, those around them, and the arguments of words among them. */
function around({ stage: { lexicon, schema } }: Bench, { value }: Way, beside: readonly Pointer[]): Pointer[] {
  const all = new Set<Pointer>();
  for (const place of ["", ...beside]) {
    for (let at = place; ; at = parentOf(at)) {
      all.add(at);
      const here = valueAt(value, at);
      if (isRecord(here) && slotAt(lexicon, schema, value, at)?.schema["x-slot"] !== undefined)
        for (const key of Object.keys(here)) all.add(`${at}/${key}`);
      if (at === "") break;
    }
  }
  return [...all];
}
