import { type Pointer, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { bindings } from "./binding";
import { described, fitting, readBy } from "./offers";
import { formsAt } from "./slot-at";
import type { Token } from "./tokens";
import { type Bench, isOpen, mayBeNamed, namesIn, type Way } from "./way";

const describedAtMost = 6;

/** The first hole, filled with whatever may be meant by the words that it stands for. */
export function* fillings(bench: Bench, way: Way): Generator<Json> {
  const [at] = inOrder(way);
  if (at === undefined) return;
  const { lexicon, schema } = bench.stage;
  const forms = formsAt(lexicon, schema, way.value, at);
  if (!forms) return;
  const run = wordsFor(bench, way, at);
  if (mayBeNamed(lexicon.parts, forms)) yield* bindings(bench, way, at, run);
  for (const value of readBy(bench, forms, run)) yield withValueAt(way.value, at, value) as Json;
  yield* offers(bench, way.value, at, forms, run);
}

/** Each word that fits, with what the patterns read of its arguments. */
export function* offers(
  bench: Bench,
  whole: Json,
  at: Pointer,
  forms: SlotSchema,
  run: readonly Token[],
): Generator<Json> {
  const isEffect = forms["x-slot"] === "effect";
  for (const [n, value] of fitting(bench, forms, run, namesIn(bench.stage, whole)).entries())
    for (const one of isEffect && n < describedAtMost ? described(bench, value, run) : [value])
      yield withValueAt(whole, at, one) as Json;
}

/** What was typed where the hole is told; where it isn't, all that nothing says yet. */
function wordsFor({ typed }: Bench, { telling, alignment }: Way, at: Pointer): Token[] {
  const own = new Set(telling.words.flatMap(({ from }, n) => (from.includes(at) ? [n] : [])));
  return typed.filter((_, n) => {
    const by = alignment.saidBy[n]!;
    return own.size > 0 ? own.has(by) : by < 0 || isOpen(telling.words[by]!.key);
  });
}

/** As they are told; those that aren't after the others. */
function inOrder({ telling: { words }, holes }: Way): Pointer[] {
  const place = (hole: Pointer): number => {
    const n = words.findIndex(({ key, from }) => isOpen(key) && from.includes(hole));
    return n < 0 ? words.length : n;
  };
  return holes.toSorted((a, b) => place(a) - place(b));
}
