import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import type { SlotSchema } from "../../../engine/words/place";
import { formsAt, slotAt } from "../../../engine/words/reading/slot-at";
import { isRecord, withValueAt } from "../../../schemas/json-pointer";

/**
 * Whether two abilities are the same, but for how names are chosen and what is left out because it is so anyway; with `rules`,
 * if house rules are as they usually are, which is how texts are told.
 */
export function sameMeaning(
  lexicon: Lexicon,
  schema: SlotSchema,
  card: Json,
  at: string,
  a: Json,
  b: Json,
  rules: Readonly<Record<string, Json>> = {},
): boolean {
  const [first, second] = [a, b].map((value) =>
    JSON.stringify(canonical(lexicon, schema, card, at, asRuled(value, rules))),
  );
  return first === second;
}

function asRuled(value: Json, rules: Readonly<Record<string, Json>>): Json {
  if (Array.isArray(value)) return value.map((part: Json) => asRuled(part, rules));
  if (!isRecord(value)) return value;
  const { rule } = value as Record<string, Json>;
  if (typeof rule === "string" && Object.hasOwn(rules, rule)) return rules[rule]!;
  if (isRecord(rule) && typeof rule.name === "string" && isRecord(rule.cases) && Object.hasOwn(rules, rule.name))
    return asRuled((rule.cases[`${rules[rule.name]}`] ?? []) as Json, rules);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asRuled(part as Json, rules)]));
}

function canonical(lexicon: Lexicon, schema: SlotSchema, card: Json, at: string, value: Json): Json {
  const whole = withValueAt(card, at, value) as Json;
  const names = new Map<string, string>();
  const walk = (part: Json, place: string): Json => {
    const slot = slotAt(lexicon, schema, whole, place);
    if (typeof part === "string") {
      if (slot?.kind === "name") names.set(part, `name ${names.size + 1}`);
      // A word without arguments may stand by its name alone.
      const isWord = slot && ["selectors", "values", "tests", "statics"].includes(slot.kind) && !names.has(part);
      return isWord ? { [part]: true } : (names.get(part) ?? part);
    }
    if (Array.isArray(part)) {
      const items = part.flatMap((item: Json, n) => {
        // What no text says was not read.
        if (
          slot?.kind === "verbs" &&
          Object.keys(item as object).some((key) => lexicon.words.verbs[key]?.about.isUnsaid)
        )
          return [];
        const told = walk(item, `${place}/${n}`);
        return slot?.kind === "verbs" && Array.isArray(told) ? (told as Json[]) : [told];
      });
      return slot?.kind === "verbs" && items.length === 1 ? items[0]! : items;
    }
    if (typeof part !== "object" || part === null) return part;
    const [only] = Object.entries(part as Record<string, Json>);
    // What was chosen under a name is what the name stands for.
    if (
      slot?.kind === "selectors" &&
      only &&
      typeof only[1] === "string" &&
      slotAt(lexicon, schema, whole, `${place}/${only[0]}`)?.kind === "reference"
    )
      return walk(only[1], place);
    const kept = Object.entries(part).filter(
      ([key, inner]) => formsAt(lexicon, schema, whole, `${place}/${key}`)?.default !== inner,
    );
    // Names are given before they are used, wherever they stand.
    const inOrder = kept.sort(([a], [b]) => Number(b === "as") - Number(a === "as") || (a < b ? -1 : 1));
    return Object.fromEntries(inOrder.map(([key, inner]) => [key, walk(inner as Json, `${place}/${key}`)]));
  };
  return walk(value, at);
}
