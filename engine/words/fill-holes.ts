import { valueAt, withValueAt } from "../../schemas/json-pointer";
import { exampleOf, type Lexicon } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { beginning } from "./new-word";
import { holesIn, type Place } from "./place";

/**
 * An effect that is still being said, made whole so that it can be read: something plain stands in each hole. Never written
 * anywhere; whoever shows the text shows holes in place of what stands in them.
 */
export function fillHoles(
  lexicon: Pick<Lexicon, "words" | "parts" | "plain">,
  root: Place,
  value: Json,
): { value: Json; holes: readonly Place[] } {
  const holes = holesIn(root);
  const filled = holes.reduce<Json>((whole, hole) => {
    const place = hole.at.slice(root.at.length);
    // A hole within one that was just filled is filled with it.
    const now = valueAt(whole, place);
    return now === null || now === undefined ? (withValueAt(whole, place, fillerOf(lexicon, hole)) as Json) : whole;
  }, value);
  return { value: filled, holes };
}

type Fillers = Pick<Lexicon, "words" | "parts" | "plain">;

function fillerOf(lexicon: Fillers, { kind, schema }: Place): Json {
  switch (kind) {
    case "verbs":
      return lexicon.plain.effect;
    case "values":
      return 2;
    case "selectors":
      return thingsOf(lexicon, schema["x-of"] ?? []);
    case "tests":
    case "statics":
      return exampleOf(lexicon, kind, Object.keys(lexicon.words[kind])[0]!);
    case "reference":
      return schema["x-words"]?.[0] ?? "it";
    case "card":
    case "tag":
    case "name":
    case "text":
      return "…";
    default: {
      const begun = beginning(lexicon, schema);
      return begun ?? 1;
    }
  }
}

/** Things of one of these kinds, told as plainly as can be. */
function thingsOf(lexicon: Fillers, kinds: readonly string[]): Json {
  const { words, plain } = lexicon;
  const plainKey = typeof plain.things === "string" ? plain.things : Object.keys(plain.things as object)[0]!;
  const isOf = (key: string): boolean => kinds.length === 0 || kinds.includes(words.selectors[key]?.of ?? "");
  if (isOf(plainKey)) return plain.things;
  const found = Object.keys(words.selectors).find(isOf);
  return found === undefined ? plain.things : exampleOf(lexicon, "selectors", found);
}
