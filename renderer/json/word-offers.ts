import { isFitting } from "../../engine/core/is-fitting";
import { exampleOf, type Lexicon } from "../../engine/core/lexicon";
import type { Json } from "../../engine/core/vocabulary";
import { beginning, newWord } from "../../engine/words/new-word";
import { type SlotSchema, sortOfSlot } from "../../engine/words/place";
import { branches, type SlotAt, slotsAt } from "../../engine/words/slots-at";
import type { CursorPlace } from "./cursor-place";

/** What may be said at a place of an effect, and what is said there; for any editor. It knows words and slots, and no game. */
interface Offer {
  /** As it is written. */
  label: string;
  /** As a designer calls it. */
  name: string;
  explains: string;
  /** The text to insert, in which `$1`, `$2` … are what is still to be said. */
  snippet: string;
  /** Uses of it in the project. */
  uses: number;
}

/** What else than its words a project gives to choose from. */
interface Stock {
  uses: ReadonlyMap<string, number>;
  cards: readonly string[];
}

/** What fits at the cursor, the likeliest first; nothing outside of effects. */
export function offersAt(lexicon: Lexicon, schema: SlotSchema, place: CursorPlace, stock: Stock): Offer[] {
  const slots = slotsAt(lexicon, schema, place.path).flatMap((slot) => branches(lexicon, slot));
  const names = namesBefore(lexicon, schema, place);
  const offers = slots
    .filter(({ isInEffect }) => isInEffect)
    .flatMap((slot) => (place.role === "key" ? keysOf(lexicon, slot, place) : valuesOf(lexicon, slot, names, stock)))
    .map((offer) => ({ ...offer, uses: stock.uses.get(offer.label) ?? 0 }));
  const once = new Map(offers.map((offer) => [`${offer.label} ${offer.snippet.startsWith("{")}`, offer]));
  return [...once.values()].toSorted((a, b) => b.uses - a.uses);
}

type Told = Omit<Offer, "uses">;

function valuesOf(lexicon: Lexicon, { schema }: SlotAt, names: readonly string[], { cards }: Stock): Told[] {
  const slot = schema["x-slot"];
  const sort = slot === undefined ? undefined : sortOfSlot[slot];
  const named = names.map((name) => plain(name, name, "Named before this."));
  if (sort) {
    const words = wordsFor(lexicon, schema).flatMap((key) => {
      const { about, schema: args } = lexicon.words[sort][key]!;
      const told = { label: key, name: about.name, explains: explained(lexicon, sort, key) };
      const alone = isFitting(args, true);
      return [{ ...told, snippet: alone ? JSON.stringify(key) : snippetOf(newWord(lexicon, sort, key)) }];
    });
    return slot === "things" || slot === "number" ? [...named, ...words] : words;
  }
  if (slot === "reference") {
    const labels = schema["x-labels"] ?? {};
    const known = (schema["x-words"] ?? []).map((word) => plain(word, labels[word] ?? word, schema.description ?? ""));
    return [...named, ...known];
  }
  if (slot === "card") return cards.map((id) => plain(id, "A card", ""));
  const { enum: choices = [], type } = schema;
  const { "x-labels": labels = {}, "x-explains": means = {} } = schema;
  const values = type === "boolean" ? [true, false] : choices;
  return values.map((value) => ({
    label: String(value),
    name: labels[String(value)] ?? "",
    explains: means[String(value)] ?? "",
    snippet: JSON.stringify(value),
  }));
}

function keysOf(lexicon: Lexicon, { schema }: SlotAt, { siblings }: CursorPlace): Told[] {
  const slot = schema["x-slot"];
  const sort = slot === undefined ? undefined : sortOfSlot[slot];
  if (sort) {
    if (siblings.length > 0) return [];
    return wordsFor(lexicon, schema).map((key) => ({
      label: key,
      name: lexicon.words[sort][key]!.about.name,
      explains: explained(lexicon, sort, key),
      snippet: snippetOf(newWord(lexicon, sort, key)).slice(2, -2),
    }));
  }
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => !siblings.includes(key))
    .map(([key, field]) => ({
      label: key,
      name: field.title ?? key,
      explains: field.description ?? "",
      snippet: `${JSON.stringify(key)}: ${snippetOf(beginning(lexicon, field))}`,
    }));
}

/** The words of a slot; of things, those of its kinds. */
function wordsFor(lexicon: Lexicon, schema: SlotSchema): string[] {
  const sort = sortOfSlot[schema["x-slot"]!]!;
  const kinds = schema["x-of"] ?? [];
  return Object.entries(lexicon.words[sort])
    .filter(([, { of }]) => kinds.length === 0 || of === undefined || kinds.includes(of))
    .map(([key]) => key);
}

/** Names that this ability gives before the place, the newest first. */
function namesBefore(lexicon: Lexicon, schema: SlotSchema, { path, texts }: CursorPlace): string[] {
  const isHere = (other: readonly string[]): boolean => other.slice(0, 2).join("/") === path.slice(0, 2).join("/");
  const given = texts.filter(
    (text) =>
      isHere(text.path) &&
      slotsAt(lexicon, schema, text.path).some((slot) =>
        branches(lexicon, slot).some((one) => one.schema["x-slot"] === "name"),
      ),
  );
  return [...new Set(given.map(({ text }) => text).reverse())];
}

const plain = (label: string, name: string, explains: string): Told => ({
  label,
  name,
  explains,
  snippet: JSON.stringify(label),
});

const explained = (lexicon: Lexicon, sort: Parameters<typeof exampleOf>[1], key: string): string =>
  `${lexicon.words[sort][key]!.about.means}\n\n\`${JSON.stringify(exampleOf(lexicon, sort, key))}\``;

/** In one line, since what is left is tidied anyway; the caret goes from hole to hole. */
function snippetOf(value: Json): string {
  let stop = 0;
  const write = (part: Json): string => {
    if (part === null) return `$${++stop}`;
    if (Array.isArray(part)) return `[${part.map(write).join(", ")}]`;
    if (typeof part !== "object") return JSON.stringify(part).replace(/[$}\\]/g, "\\$&");
    const fields = Object.entries(part).map(([key, inner]) => `${JSON.stringify(key)}: ${write(inner)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  };
  return write(value);
}

/** What a key or value of an effect means; nothing outside of effects. */
export function meaningAt(lexicon: Lexicon, schema: SlotSchema, path: readonly string[]): string | undefined {
  const [slot] = slotsAt(lexicon, schema, path).filter(({ isInEffect }) => isInEffect);
  if (!slot) return undefined;
  const { word, schema: found } = slot;
  if (word) return `**${word.about.name}**\n\n${explained(lexicon, word.sort, word.key)}`;
  return found.title === undefined ? undefined : [`**${found.title}**`, found.description ?? ""].join("\n\n").trim();
}
