import { isWithin, type Pointer, parentOf, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { figure, spokenNames, strangeName, strangers } from "./fillers";
import { leaves, type Slot, slotAt } from "./slot-at";
import { type Stage, type Telling, type Told, tell } from "./stage";

/** One way in which something is said: words that stand so, and holes in which arguments are read. */
export interface Pattern {
  items: readonly Item[];
  /** What is said, with whatever was tried in the holes. */
  value: Json;
}
export type Item = string | Hole;

export interface Hole {
  /** Where in the value it belongs. */
  at: Pointer;
  schema: SlotSchema;
  /** Told as a loss of so many. */
  negates?: boolean;
  /** Told as the next number: “fewer than two”. */
  isBelow?: boolean;
  /** Told as a place in a row: “third”. */
  isOrdinal?: boolean;
  /** What has been said already. */
  again?: boolean;
  /** A number told as what is counted: “each of your units”. */
  isCounted?: boolean;
}

/** How each choice of an argument reads. */
interface Choices {
  texts: Map<string, Map<string, Json | undefined>>;
}
export const choiceKey = ({ enum: choices, type }: SlotSchema, at: Pointer): string =>
  `${at.slice(at.lastIndexOf("/") + 1)}:${choices ? choices.join() : type}`;

function partsIn(parts: Readonly<Record<string, SlotSchema>>): (schema: SlotSchema) => string | undefined {
  const known = new WeakMap<SlotSchema, string | undefined>();
  const isSame = (part: SlotSchema, schema: SlotSchema): boolean =>
    part === schema ||
    (part.properties !== undefined && part.properties === schema.properties) ||
    (part.anyOf !== undefined && part.anyOf === schema.anyOf);
  return (schema) => {
    if (!known.has(schema))
      known.set(
        schema,
        Object.keys(parts).find((key) => isSame(parts[key]!, schema)),
      );
    return known.get(schema);
  };
}
const isInside =
  (at: Pointer) =>
  ({ from }: Told): boolean =>
    from.some((inner) => inner.startsWith(`${at}/`));

/** Whether the words are what something is called by. */
const isCalled = (schema: SlotSchema, keys: readonly string[]): boolean =>
  keys.some((key) => key.startsWith("zz")) || (schema["x-words"] ?? []).length > 0;

/** What a figure is that is told as less than the next. */
const next = `#${figure + 1}`;

const holeKinds: ReadonlySet<string> = new Set([
  ...["verbs", "values", "tests", "selectors", "statics"],
  ...["reference", "card", "tag", "text", "choice", "check", "number"],
]);

/** What parts of a text are patterns of, wherever they stand. */
export class Deriver {
  readonly choices: Choices = { texts: new Map() };
  /** How values and conditions read by themselves, by what they are. */
  readonly plainTexts = new Map<string, string>();
  /** And how numbers do where things are counted. */
  readonly countedTexts = new Map<string, string>();

  /** Whether choices are holes, in which any of them may stand; or each of them makes a pattern of its own. */
  hasChoices = true;
  /** Parts of the vocabulary, and what is told like them: arguments of the ability itself, and of what finds things. */
  readonly parts: Readonly<Record<string, SlotSchema>>;
  /** Which of them a schema is. */
  readonly partOf: (schema: SlotSchema) => string | undefined;

  constructor(readonly stage: Stage) {
    const { parts, words } = stage.lexicon;
    const isLikePart = ({ properties, "x-slot": slot }: SlotSchema): boolean =>
      properties !== undefined && slot === undefined;
    const own = Object.entries(stage.schema.properties ?? {}).filter(([, field]) => isLikePart(field));
    const known = [...Object.values(parts as Readonly<Record<string, SlotSchema>>), ...own.map(([, field]) => field)];
    const finding = Object.entries(words.selectors as Readonly<Record<string, { schema: SlotSchema }>>)
      .map(([key, { schema }]) => [key, schema] as const)
      .filter(([, schema]) => isLikePart(schema) && known.every(({ properties }) => properties !== schema.properties));
    this.parts = {
      ...(parts as Readonly<Record<string, SlotSchema>>),
      ...Object.fromEntries(own.map(([key, field]) => [`own ${key}`, field])),
      ...Object.fromEntries(finding.map(([key, schema]) => [`those of ${key}`, schema])),
    };
    this.partOf = partsIn(this.parts);
  }

  private readonly tellings = new Map<string, Telling | undefined>();

  /** Much is asked for more than once. */
  tell(value: Json): { telling: Telling; root: Json } | undefined {
    const key = JSON.stringify(value);
    if (!this.tellings.has(key)) this.tellings.set(key, tell(this.stage, value));
    const telling = this.tellings.get(key);
    return telling && { telling, root: value };
  }

  /** What stands at places of what was heard last: each of its words asks. */
  private heard: { root: Json; slots: Map<Pointer, Slot | undefined> } = { root: null, slots: new Map() };

  private slot(root: Json, at: Pointer): Slot | undefined {
    if (this.heard.root !== root) this.heard = { root, slots: new Map() };
    const { slots } = this.heard;
    if (!slots.has(at)) slots.set(at, slotAt(this.stage.lexicon, this.stage.schema, root, at));
    return slots.get(at);
  }

  /** The words that an argument made, all in a row. */
  region({ words }: Telling, at: Pointer): readonly Told[] {
    const inner = `${at}/`;
    const isOf = (word: Told): boolean => word.from.some((pointer) => pointer === at || pointer.startsWith(inner));
    const first = words.findIndex(isOf);
    return first < 0 ? [] : words.slice(first, words.findLastIndex(isOf) + 1);
  }

  pattern(root: Json, words: readonly Told[], value: Json, base: Pointer, at = base): Pattern | undefined {
    if (words.length === 0) return undefined;
    const items = this.figures(root, this.items(root, words, base, new Set()), base);
    if (items.some((item) => typeof item === "string" && item.startsWith("zz"))) return undefined;
    const own = items.map((item) => (typeof item === "string" ? item : { ...item, at: item.at.slice(at.length) }));
    return {
      items: own,
      value: JSON.stringify(value).includes(strangeName) ? this.spoken(root, own, value, at) : value,
    };
  }

  /** Names that are spoken of in words that are always the same (“their hand”) are of something before. */
  spoken(root: Json, items: readonly Item[], value: Json, base: Pointer): Json {
    const held = new Set(items.map((item) => (typeof item === "string" ? "" : item.at)));
    const open = [...leaves(value)].filter(
      ({ at, value: leaf }) =>
        leaf === strangeName &&
        !held.has(at) &&
        ["reference", "selectors"].includes(this.slot(root, base + at)?.kind ?? ""),
    );
    return open.reduce<unknown>((whole, { at }) => withValueAt(whole, at, spokenNames[0]), value) as Json;
  }

  /** A figure that no argument claims is that of the only one that is this figure. */
  figures(root: Json, items: readonly Item[], base: Pointer): Item[] {
    const isOpen = (item: Item): boolean =>
      typeof item === "string" && (Number(item.slice(1)) === figure || item === next || item.startsWith("zz"));
    if (!items.some(isOpen)) return [...items];
    const held = new Set(items.flatMap((item) => (typeof item === "string" ? [] : [item.at])));
    const plain = [...leaves(root)].filter(({ at }) => isWithin(at, base));
    const withNames = items.map((item): Item => {
      const named =
        typeof item === "string" &&
        plain.find(({ value }) => strangers.includes(value as string) && (value as string).toLowerCase() === item);
      const slot = named ? this.slot(root, named.at) : undefined;
      return slot ? { at: slot.at, schema: slot.schema } : item;
    });
    const free = plain.filter(
      ({ at, value }) => typeof value === "number" && Math.abs(value) === figure && !held.has(at),
    );
    const slot = free.length === 1 ? this.slot(root, free[0]!.at) : undefined;
    if (!slot) return withNames;
    const { at, schema, value } = slot;
    return withNames.map((item) => {
      if (item === `@${figure}`) return { at, schema, isOrdinal: true };
      if (item === next && !withNames.includes(`#${figure}`)) return { at, schema, isBelow: true };
      return item === `#${figure}` ? { at, schema, ...((value as number) < 0 && { negates: true }) } : item;
    });
  }

  items(
    root: Json,
    words: readonly Told[],
    base: Pointer,
    used: Set<Pointer>,
    /** Arguments that don't say all of these words. */
    seenThrough: readonly Pointer[] = [],
  ): Item[] {
    const found: Item[] = [];
    for (let n = 0; n < words.length; ) {
      const place = this.holeOf(root, words[n]!, base, seenThrough);
      if (!place) {
        found.push(words[n++]!.key);
        continue;
      }
      let end = n + 1;
      while (end < words.length && this.holeOf(root, words[end]!, base, seenThrough)?.at === place.at) end++;
      const group = words.slice(n, end);
      // What is said of things elsewhere than beside them: “an enemy dies within 2 ranges of this”.
      if (place.kind === "fields" && used.has(place.at) && group.some(isInside(place.at))) {
        found.push(...this.items(root, group, place.at, used));
        n = end;
        continue;
      }
      const others = this.othersIn(root, group, base, place);
      const hole =
        others.length > 0 ? undefined : (this.countedHole(root, place, base, group) ?? this.hole(root, place, group));
      if (hole) found.push(used.has(place.at) ? { ...hole, again: true } : hole);
      else if (others.length > 0) found.push(...this.parted(root, group, base, used, seenThrough, place, others));
      else found.push(...this.items(root, group, place.at, used));
      used.add(place.at);
      n = end;
    }
    return found;
  }

  /** Words of another argument that a choice or a description stands around: “up to one of them”, “a card from your hand”. */
  private othersIn(root: Json, words: readonly Told[], base: Pointer, { at, kind }: Slot): readonly Told[] {
    if (kind !== "choice" && kind !== "check" && kind !== "fields") return [];
    return words.filter(({ from }) => {
      const outside = from.filter((one) => !isWithin(one, at));
      return this.holeOf(root, { from: outside }, base, []) !== undefined;
    });
  }

  /** A description up to where another argument is told; or each of the words by itself. */
  private parted(
    root: Json,
    words: readonly Told[],
    base: Pointer,
    used: Set<Pointer>,
    seenThrough: readonly Pointer[],
    place: Slot,
    others: readonly Told[],
  ): Item[] {
    const end = words.findIndex((word) => others.includes(word));
    const through = [...seenThrough, place.at];
    const isOpening = place.kind === "fields" && end > 0 && words.slice(end).every((word) => others.includes(word));
    const hole = isOpening && !used.has(place.at) ? this.hole(root, place, words.slice(0, end)) : undefined;
    if (!hole) return this.items(root, words, base, used, through);
    return [hole, ...this.items(root, words.slice(end), base, used, through)];
  }

  /** The outermost argument that made a word. */
  private holeOf(
    root: Json,
    { from }: Pick<Told, "from">,
    base: Pointer,
    seenThrough: readonly Pointer[],
  ): Slot | undefined {
    const within = from
      .filter((at) => at.startsWith(`${base}/`) && !seenThrough.includes(at))
      .sort((a, b) => a.length - b.length);
    for (const at of within) {
      const place = this.slot(root, at);
      if (!place) continue;
      const isOneOf = (place.schema["x-words"] ?? []).includes(place.value as string);
      if (place.kind === "choice" || place.kind === "check" || (isOneOf && !this.hasChoices)) {
        if (this.hasChoices) return place;
      } else if (holeKinds.has(place.kind) || this.partOf(place.schema) !== undefined) return place;
    }
    return undefined;
  }

  /** The number that counts what these words tell. */
  private countedHole(root: Json, place: Slot, base: Pointer, words: readonly Told[]): Hole | undefined {
    const keys = words.map(({ key }) => key).join(" ");
    for (const at of [place.at, parentOf(place.at)]) {
      const slot = at.startsWith(`${base}/`) ? this.slot(root, at) : undefined;
      if (slot?.kind === "values" && this.countedTexts.get(JSON.stringify(slot.value)) === keys)
        return { at, schema: slot.schema, isCounted: true };
    }
    return undefined;
  }

  /** Whether anything that fits may stand where these words do. */
  private hole(root: Json, { at, kind, schema, value }: Slot, words: readonly Told[]): Hole | undefined {
    const isField = this.slot(root, parentOf(at))?.kind === "fields";
    const keys = words.map(({ key }) => key);
    const hole: Hole = { at, schema };
    // Words that tell nothing of the name are always the same: “another kind”.
    if (kind === "reference" && isField && value === strangeName && !isCalled(schema, keys)) return undefined;
    if (kind === "choice" || kind === "check") {
      if (keys.length > 6) return undefined;
      const key = choiceKey(schema, at);
      const texts = this.choices.texts.get(key) ?? new Map<string, Json | undefined>();
      if (!texts.has(keys.join(" "))) texts.set(keys.join(" "), value);
      this.choices.texts.set(key, texts);
      return hole;
    }
    if (kind === "number" || typeof value === "number") {
      const [n] = words.flatMap((word) => word.n ?? []);
      if (typeof value !== "number" || n !== Math.abs(value) || keys.length > 2) return undefined;
      if (keys.length === 2 && !/^[+−]$/.test(keys[0]!)) return undefined;
      const isNegative = keys[0] === "−";
      return value < 0 !== isNegative ? { ...hole, negates: true } : hole;
    }
    if ((kind === "values" || kind === "tests") && typeof value === "object" && value !== null)
      return this.plainTexts.get(JSON.stringify(value)) === keys.join(" ") ? hole : undefined;
    return hole;
  }
}
