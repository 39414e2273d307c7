import type { Pointer } from "../../../schemas/json-pointer";
import type { Lexicon } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import type { Alignment } from "./alignment";
import type { Chart } from "./chart";
import type { Typed } from "./choices";
import type { Lore } from "./lore";
import { leaves, slotAt } from "./slot-at";
import type { Stage, Telling } from "./stage";
import type { Token } from "./tokens";

/** One way to read a text, as far as it goes: what it says, as it is told, held against what was typed. */
export interface Way {
  value: Json;
  telling: Telling;
  alignment: Alignment;
  /** Where something is still to be said. */
  holes: readonly Pointer[];
}

/** What every step of a reading is made with. */
export interface Bench {
  stage: Stage;
  lore: Lore;
  chart: Chart;
  typed: readonly Token[];
  given: Typed;
}

/** A word that stands for what is still to be said, or to be named. */
export const isOpen = (key: string): boolean => key === "…" || key.startsWith("zz");

/** Names that are given in it. */
export const namesIn = ({ lexicon, schema }: Stage, value: Json): string[] =>
  [...leaves(value)]
    .filter(({ at }) => slotAt(lexicon, schema, value, at)?.kind === "name")
    .map((leaf) => `${leaf.value}`);

/** What was typed of what stands at a place, and words beside it. */
export function typedAt({ typed }: Bench, { telling, alignment }: Way, at: Pointer, beside: readonly Token[]): Token[] {
  const near = new Set(beside);
  return typed.filter((token, n) => {
    const by = alignment.saidBy[n]!;
    const isOwn = (from: Pointer): boolean => from === at || from.startsWith(`${at}/`);
    return near.has(token) || (by >= 0 && telling.words[by]!.from.some(isOwn));
  });
}

/** Whether what something was named may stand there. */
export function mayBeNamed(parts: Lexicon["parts"], schema: SlotSchema): boolean {
  const slot = schema["x-slot"] ?? "";
  if (slot === "reference" || slot === "things") return true;
  const part = parts[slot] as SlotSchema | undefined;
  return part ? mayBeNamed(parts, part) : (schema.anyOf ?? []).some((one) => mayBeNamed(parts, one));
}
