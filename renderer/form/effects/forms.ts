import type { Json } from "../../../engine/core/vocabulary";
import type { Place, SlotSchema } from "../../../engine/words/place";
import { labelOf } from "./builder";
import { namesBefore } from "./names";

/** One of the forms that a value may have at a place: a fixed word, or something that is said further. */
export type Form = { label: string } & ({ fixed: Json } | { branch: SlotSchema });

export function formsOf(branch: SlotSchema, root: Place, place: Place): Form[] {
  const fixed = branch.enum ?? (branch.const !== undefined ? [branch.const] : branch["x-words"]);
  const words = (fixed ?? []).map((one): Form => ({ label: labelOf(branch, one), fixed: one }));
  if (branch["x-slot"] === "reference")
    return [...words, ...namesBefore(root, place).map((name): Form => ({ label: `“${name}”`, fixed: name }))];
  if (fixed) return words;
  const isNumber = branch.type === "integer" || branch.type === "number";
  return [{ label: isNumber ? "a number" : (branch.title ?? "those that …"), branch }];
}
