import type { Lexicon, LexiconWord, Sort } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { beginning, chosenWord } from "../../../engine/words/new-word";
import { type Place, placeOf, within } from "../../../engine/words/place";
import type { Explained } from "../../../engine/words/search";
import { keysOf, type Pointer, parentOf, withValueAt } from "../../../schemas/json-pointer";
import type { Builder } from "./builder";
import { nameOffer, namesBefore } from "./names";

/** What may stand at a place: a word, as it begins there, or a name that was given before. */
export interface Offer extends Explained {
  key: string;
  value: Json;
  /** Where it stands, if that is around the place for which it was sought. */
  at?: Pointer;
}

/** Names first: what was chosen before is most often meant; then words, by how often each is used in the set. */
export function offersFor(
  place: Place,
  { lexicon, root }: Pick<Builder, "lexicon" | "root">,
  uses: ReadonlyMap<string, number>,
  n?: number,
): Offer[] {
  const sort = place.kind as Sort;
  const numbers: Offer[] =
    sort === "values" && n !== undefined
      ? [{ key: "number", name: String(n), group: "A number", means: "Just this number.", value: n }]
      : [];
  const kinds = place.schema["x-of"] ?? [];
  const fits = ({ of }: LexiconWord): boolean => kinds.length === 0 || of === undefined || kinds.includes(of);
  const names = sort === "selectors" || sort === "values" ? namesBefore(root, place) : [];
  const named = names.map(
    (name): Offer => ({
      key: `name ${name}`,
      ...nameOffer(root, name),
      value: name,
    }),
  );
  // A word that has the name of something that was chosen says that it is the word.
  const unlikeNames = (value: Json): Json => (names.includes(value as string) ? { [value as string]: true } : value);
  const words = Object.entries(lexicon.words[sort])
    .filter(([, word]) => fits(word))
    .map(
      ([key, { about }]): Offer => ({
        key,
        name: about.name,
        group: about.group,
        means: about.means,
        value: withNumber(lexicon, place, unlikeNames(chosenWord(lexicon, sort, key, place)), n),
      }),
    );
  return [...numbers, ...named, ...likeliestFirst(words, uses), ...insteadOf(place, lexicon, root)];
}

/** An ability says what happens or what is always so: from the one to the other it keeps its texts. */
function insteadOf(place: Place, lexicon: Lexicon, root: Place): Offer[] {
  if (parentOf(place.at) !== root.at || root.kind !== "fields" || Array.isArray(place.value)) return [];
  const keyOf = ({ at }: Place): string => keysOf(at).at(-1)!;
  const texts = root.parts.filter(({ kind, value }) => kind === "text" && value !== undefined);
  const kept = Object.fromEntries(texts.map((part) => [keyOf(part), part.value!]));
  const begun = place.kind === "verbs" ? {} : (beginning(lexicon, root.schema) as Record<string, Json>);
  const others = root.parts.filter(
    ({ kind, value }) => lasting[place.kind]?.includes(kind) && (value ?? null) === null,
  );
  return others.flatMap((other): Offer[] => {
    const withIt = other.schema["x-brings"];
    const said = (value: Json) => ({ at: root.at, value: { ...begun, ...kept, ...withIt, [keyOf(other)]: value } });
    const group = other.kind === "verbs" ? "Something happens" : "Always so";
    if (other.kind === "values")
      return [{ key: keyOf(other), name: other.title, group, means: other.schema.description ?? "", ...said(null) }];
    return Object.entries(lexicon.words[other.kind as Sort]).map(
      ([
        key,
        {
          about: { name, means },
        },
      ]) => ({
        key: `${other.kind} ${key}`,
        name,
        group,
        means,
        ...said(chosenWord(lexicon, other.kind as Sort, key)),
      }),
    );
  });
}
const lasting: Readonly<Record<string, readonly string[]>> = {
  verbs: ["statics", "values"],
  statics: ["verbs"],
  values: ["verbs"],
};

/** A number that was typed with a word is the first that it is told. */
function withNumber(lexicon: Lexicon, { schema }: Place, value: Json, n: number | undefined): Json {
  if (n === undefined) return value;
  const told = [...within(placeOf(lexicon, schema, value, ""))].find(isNumberSlot);
  return told ? (withValueAt(value, told.at, n) as Json) : value;
}
const isNumberSlot = ({ kind, schema, value }: Place): boolean =>
  (kind === "values" || kind === "number") && schema.const === undefined && value !== undefined;

/** Group by group. */
function likeliestFirst(words: readonly Offer[], uses: ReadonlyMap<string, number>): Offer[] {
  const usesOf = ({ key }: Offer): number => uses.get(key) ?? 0;
  const groupUses = new Map<string, number>();
  for (const word of words) groupUses.set(word.group, (groupUses.get(word.group) ?? 0) + usesOf(word));
  return words.toSorted(
    (a, b) =>
      groupUses.get(b.group)! - groupUses.get(a.group)! || a.group.localeCompare(b.group) || usesOf(b) - usesOf(a),
  );
}
