import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import type { SlotSchema } from "../../../engine/words/place";
import { slotAt } from "../../../engine/words/reading/slot-at";
import { withValueAt } from "../../../schemas/json-pointer";

/** Whether two abilities are the same, but for how names are chosen and what is left out because it is so anyway. */
export function sameMeaning(lexicon: Lexicon, schema: SlotSchema, card: Json, at: string, a: Json, b: Json): boolean {
  const [first, second] = [a, b].map((value) => JSON.stringify(canonical(lexicon, schema, card, at, value)));
  return first === second;
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
      ([key, inner]) => slotAt(lexicon, schema, whole, `${place}/${key}`)?.schema.default !== inner,
    );
    // Names are given before they are used, wherever they stand.
    const inOrder = kept.sort(([a], [b]) => Number(b === "as") - Number(a === "as") || (a < b ? -1 : 1));
    return Object.fromEntries(inOrder.map(([key, inner]) => [key, walk(inner as Json, `${place}/${key}`)]));
  };
  return walk(value, at);
}
