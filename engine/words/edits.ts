import { isWithin, keysOf, type Pointer, parentOf, withoutValueAt, withValueAt } from "../../schemas/json-pointer";
import type { Lexicon } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { newWord } from "./new-word";
import { type Place, placeAt, placeOf, type SlotSchema, within } from "./place";

/** What a hand does to effects, each as one change of a document: what then stands where. */
export interface Edit {
  at: Pointer;
  /** Nothing, to leave it out. */
  value: Json | undefined;
  /** Where one goes on from there. */
  next: Pointer;
  /** Something is still to be said there. */
  isOpen?: boolean;
}

type Parts = Pick<Lexicon, "words" | "parts">;

interface Row {
  /** The list that the effect stands in; the effect itself, where it stands alone. */
  at: Pointer;
  items: readonly Json[];
  index: number;
  isOptional: boolean;
}

/** Effects stand in lists, or alone where there is only one. */
function rowOf(root: Place, effect: Place): Row {
  const parent = placeAt(root, parentOf(effect.at));
  if (parent && Array.isArray(parent.value) && (parent.kind === effect.kind || parent.kind === "list"))
    return {
      at: parent.at,
      items: parent.value as readonly Json[],
      index: Number(keysOf(effect.at).at(-1)),
      isOptional: parent.isOptional,
    };
  return { at: effect.at, items: [effect.value ?? null], index: 0, isOptional: effect.isOptional };
}

const inRow = ({ at }: Row, items: readonly Json[], index: number): Edit => ({
  at,
  value: items as Json,
  next: `${at}/${index}`,
});

/** Room for another effect after this one. */
export function addAfter(root: Place, effect: Place, added: Json = null): Edit {
  const row = rowOf(root, effect);
  const edit = inRow(row, row.items.toSpliced(row.index + 1, 0, added), row.index + 1);
  return added === null ? { ...edit, isOpen: true } : edit;
}

export const duplicate = (root: Place, effect: Place): Edit => addAfter(root, effect, effect.value ?? null);

/** Where it was the only one, a hole is left, or nothing if there needn't be any. */
export function remove(root: Place, effect: Place): Edit {
  const row = rowOf(root, effect);
  const left = row.items.toSpliced(row.index, 1);
  if (left.length > 0) return inRow(row, left, Math.max(0, row.index - 1));
  return { at: row.at, value: row.isOptional ? undefined : null, next: row.at };
}

/** One place up (-1) or down (1) among its neighbours; nothing, at the end of them. */
export function move(root: Place, effect: Place, by: 1 | -1): Edit | undefined {
  const row = rowOf(root, effect);
  const to = row.index + by;
  const moved = row.items[row.index];
  if (moved === undefined || to < 0 || to >= row.items.length) return undefined;
  return inRow(row, row.items.toSpliced(row.index, 1).toSpliced(to, 0, moved), to);
}

/** To the place of another effect, also into what is nested or out of it; nothing, if it is there or would stand in itself. */
export function moveTo(lexicon: Parts, root: Place, effect: Place, other: Place): Edit | undefined {
  const [from, to] = [rowOf(root, effect), rowOf(root, other)];
  const moved = from.items[from.index];
  const isHere = placeAt(root, effect.at)?.at === effect.at;
  if (moved === undefined || !isHere || effect.kind !== other.kind || isWithin(other.at, effect.at)) return undefined;
  if (from.at === to.at)
    return inRow(from, from.items.toSpliced(from.index, 1).toSpliced(to.index, 0, moved), to.index);
  // What stands later is changed first, so that the other is where it was.
  const places = [...within(root)].map(({ at }) => at);
  const isAhead = places.indexOf(effect.at) < places.indexOf(other.at);
  const put = (whole: Place): Place => applied(lexicon, whole, addBefore(whole, placeAt(whole, other.at)!, moved));
  const take = (whole: Place): Place => applied(lexicon, whole, remove(whole, placeAt(whole, effect.at)!));
  const whole = isAhead ? take(put(root)) : put(take(root));
  return { at: root.at, value: whole.value, next: whole.at };
}

function addBefore(root: Place, effect: Place, added: Json): Edit {
  const row = rowOf(root, effect);
  return inRow(row, row.items.toSpliced(row.index, 0, added), row.index);
}

function applied(lexicon: Parts, root: Place, { at, value }: Edit): Place {
  const inner = at.slice(root.at.length);
  const whole = value === undefined ? withoutValueAt(root.value, inner) : withValueAt(root.value, inner, value);
  return placeOf(lexicon, root.schema, whole as Json, root.at, root);
}

/** Words that another effect can stand in: “If …”, “For each …”. */
export const wrappers = ({ words }: Pick<Lexicon, "words">): string[] =>
  Object.keys(words.verbs).filter((key) => effectSlot(words.verbs[key]!.schema as SlotSchema) !== undefined);

const effectSlot = ({ properties = {}, required = [] }: SlotSchema): string | undefined =>
  required.find((key) => properties[key]?.["x-slot"] === "effect");

/** The effect within another. */
export function wrap(lexicon: Parts, effect: Place, key: string): Edit {
  const slot = effectSlot(lexicon.words.verbs[key]!.schema as SlotSchema)!;
  const word = newWord(lexicon, "verbs", key) as Record<string, Record<string, Json>>;
  const value = { [key]: { ...word[key], [slot]: effect.value ?? null } };
  return { at: effect.at, value, next: effect.at, isOpen: true };
}
