import { shortNames } from "../../engine/core/formula/short-names";
import { cardSchemaName, cardSchemas } from "../../engine/games/card-schemas";
import type { SlotSchema } from "../../engine/words/place";
import type { GameId } from "../../schemas/game-id";
import { titleFromKey } from "../../schemas/titles";
import { pricedNames } from "../own-numbers";
import type { PriceList } from "../worth";
import { folded } from "./folded";

/** What can be asked of a card by name: what every card has, and the fields of its game's schema. No game is known here. */
export interface SearchField {
  name: string;
  title: string;
  about: string;
  isText: boolean;
  isNumber: boolean;
  /** What a card holds there, where that is a number or a yes. */
  holds?: "number" | "flag";
  /** What it may be, where that is a fixed list: as written, and as people read it. */
  values?: readonly { value: string; label: string }[];
}

/** A field of cards that holds words. */
export interface TextField extends SearchField {
  /** Where a card keeps it. */
  path: readonly string[];
  labels: Readonly<Record<string, string>>;
  /** A list of them. */
  isMany: boolean;
  /** Also found by words alone. */
  isPlain: boolean;
}

/** What no field of the card says, but what follows from it or lies around it. */
const always = {
  name: "What it is called",
  type: "Its kind, in the game's words",
  text: "Its rules text",
  code: "Its code",
  keyword: "A keyword that it has",
  tag: "A tag of yours",
  cost: "What it costs, as printed or as a number",
  id: "Its file name",
  deck: "A deck that it is in",
  problem: "What is wrong with it",
  changed: "Changed or new since a version, the last print or Git",
  lab: "What the lab found of it",
  is: "What holds of it",
  has: "What is filled in",
} as const;

/** Fields of cards that are asked for by the name of what they come to. */
const coveredKeys = new Set(["$schema", "name", "text", "tags", "keywords"]);

/** What `is:` knows besides the kinds and marks of the game's cards. */
export const states = {
  unused: "In no deck",
  used: "In a deck",
  unreadable: "Its file can't be read",
} as const;

/** What `lab:` knows. */
export const labMarks = {
  strong: "Stronger than the other cards of its deck",
  weak: "Weaker than the other cards of its deck",
  "never-played": "Drawn, and never played",
  "dead-text": "Says something that never came about",
  untested: "In no match that was asked about",
  old: "Found before the card was changed",
} as const;

/** A number that every card has. */
export const lettersName = "letters";

interface NumberNames {
  /** As written in formulas, by the same in small letters. */
  byFolded: ReadonlyMap<string, string>;
}

export class SearchFields {
  readonly texts: readonly TextField[];
  /** Places in a card that can be filled in, by all that they may be called. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  private readonly named = new Map<string, SearchField>();
  private readonly numbers: NumberNames["byFolded"];

  constructor(game: GameId, prices: PriceList | undefined) {
    const { schema } = cardSchemas.find(({ name }) => name === cardSchemaName(game))!;
    const found = fieldsIn(schema as SlotSchema);
    const own = prices?.own.flatMap(({ name, formula }) => (formula ? name : [])) ?? [];
    const names = [...(prices ? [...prices.names.keys(), ...pricedNames, ...own] : []), lettersName];
    this.numbers = new Map(names.map((name) => [folded(name), name]));
    this.texts = found.flatMap(({ text }) => text ?? []);
    this.places = placesOf(found);
    const called = prices?.worth.called;
    const titles: Record<string, string> = { changed: "Changed since", ...(called && { cost: called }) };
    for (const [name, about] of Object.entries(always)) {
      const own = this.texts.find((field) => field.name === name);
      this.named.set(name, {
        name,
        title: titles[name] ?? titleFromKey(name),
        about: name === "cost" && called ? `In ${prices.worth.unit}` : about,
        isText: true,
        isNumber: this.numbers.has(name),
        ...(own?.values && { values: own.values }),
        ...(name === "lab" && { values: Object.entries(labMarks).map(([value, label]) => ({ value, label })) }),
        ...(name === "is" && { values: Object.entries(states).map(([value, label]) => ({ value, label })) }),
      });
    }
    this.named.set(folded(titles["cost"] ?? "cost"), this.named.get("cost")!);
    if (prices) this.add(numberField("worth", "The sum of its prices"));
    for (const name of own) this.add(numberField(name, "A number of yours"));
    this.add(numberField(lettersName, "How long its rules text is, in letters"));
    for (const field of found) {
      const isNumber = this.numbers.has(folded(field.name));
      const known: SearchField = field.text ?? { ...field, isText: false, isNumber };
      if (known.isText || known.isNumber) this.add({ ...known, isNumber }, field.title, field.called);
    }
  }

  private add(field: SearchField, title = field.title, called: readonly string[] = []): void {
    for (const name of [field.name, ...[title, ...called].map((words) => words.replaceAll(" ", ""))]) {
      const key = folded(name);
      if (!this.named.has(key)) this.named.set(key, field);
    }
  }

  /** By its name, its title, or the name of a number in formulas. */
  find(name: string): SearchField | undefined {
    const field = this.named.get(folded(name));
    if (field) return field;
    const number = this.numbers.get(folded(name));
    return number === undefined ? undefined : numberField(number, "A number of the card");
  }

  /** Names in formulas may be written in any case here. */
  numberName = (name: string): string | undefined => this.numbers.get(folded(name));

  get names(): string[] {
    return [...new Set([...this.named.values()].map(({ name }) => name))];
  }

  get all(): SearchField[] {
    return [...new Set(this.named.values())];
  }

  get numberNames(): string[] {
    return [...this.numbers.values()];
  }
}

const numberField = (name: string, about: string): SearchField => ({
  name,
  title: titleFromKey(name),
  about,
  isText: false,
  isNumber: true,
});

interface FoundField extends Omit<SearchField, "isText" | "isNumber"> {
  path: readonly string[];
  /** What the printed game calls it. */
  called: readonly string[];
  text?: TextField;
}

/** The fields of a card and of the objects in it, each by its shortest name. */
function fieldsIn(schema: SlotSchema): FoundField[] {
  const found = [...walk(schema, [])];
  const shortest = new Map<string, string>();
  for (const [short, full] of shortNames(found.map(({ path }) => path.join("."))))
    if (short.length < (shortest.get(full) ?? full).length || !shortest.has(full)) shortest.set(full, short);
  return found.map(({ path, schema }): FoundField => {
    const name = shortest.get(path.join(".")) ?? path.join(".");
    const key = path.at(-1)!;
    const { title = titleFromKey(key), description: about = "" } = schema;
    const item = schema.type === "array" ? (schema.items as SlotSchema | undefined) : schema;
    const labels = { ...schema["x-labels"], ...item?.["x-labels"] };
    const words = item?.enum ?? [];
    const values = words.map((value) => ({ value: String(value), label: labels[String(value)] ?? String(value) }));
    // What is left out where it is usual, is known as a number of the card.
    const holds = schema.default === undefined ? holding[String(schema.type)] : undefined;
    const called = (schema as { "x-called"?: readonly string[] })["x-called"] ?? [];
    const common = { name, title, about, path, ...(values.length > 0 && { values }), ...(holds && { holds }) };
    const isMany = schema.type === "array";
    const isText = isWords(item) && !coveredKeys.has(path.join("."));
    // Notes and where a picture comes from are asked for by name only.
    const isPlain =
      key === "author" || (path.length === 1 && (schema as { "x-control"?: string })["x-control"] !== "text");
    return isText
      ? { ...common, called, text: { ...common, labels, isText, isNumber: false, isMany, isPlain } }
      : { ...common, called };
  });
}

const holding: Readonly<Record<string, "number" | "flag">> = { integer: "number", number: "number", boolean: "flag" };

const isWords = (schema: SlotSchema | undefined): boolean =>
  schema !== undefined && schema["x-slot"] === undefined && (schema.type === "string" || schema.enum !== undefined);

function* walk(
  schema: SlotSchema,
  path: readonly string[],
): Generator<{ path: readonly string[]; schema: SlotSchema }> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    if (key === "$schema" || (inner as { "x-control"?: string })["x-control"] === "hidden") continue;
    yield { path: [...path, key], schema: inner };
    if (inner.type === "object" && inner["x-slot"] === undefined) yield* walk(inner, [...path, key]);
  }
}

function placesOf(found: readonly FoundField[]): Map<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const { name, title, path } of found)
    for (const called of [name, title.replaceAll(" ", "")]) {
      const key = folded(called);
      if (!places.has(key)) places.set(key, path);
    }
  return places;
}

const known = new Map<GameId, { prices: PriceList | undefined; fields: SearchFields }>();

/** The same object for as long as nothing that has a name comes or goes. */
export function searchFields(game: GameId, prices: PriceList | undefined): SearchFields {
  const last = known.get(game);
  if (last && last.prices?.names === prices?.names && last.prices?.own === prices?.own) return last.fields;
  const fields = new SearchFields(game, prices);
  known.set(game, { prices, fields });
  return fields;
}
