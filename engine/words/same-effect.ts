import { isRecord, type Pointer, valueAt, withValueAt } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import type { Lexicon } from "../core/lexicon";
import type { Json } from "../core/vocabulary";
import { type PlaceKind, type SlotSchema, sortOfSlot } from "./place";
import { formsAt, slotAt } from "./reading/slot-at";

/** Where something is said, for whoever asks whether two are the same. */
interface Ground {
  lexicon: Pick<Lexicon, "words" | "parts">;
  schema: SlotSchema;
  card: Json;
  at: Pointer;
  /** The card's own id: whoever names it there means “this”. */
  id?: string | undefined;
  /** What house rules say: a text is told as they usually are. */
  rules?: Readonly<Record<string, Json>>;
}

/**
 * Whether two abilities are the same effect: but for how names are chosen, what is left out because it is so anyway, and what
 * words say the same of themselves (`plainly`).
 */
export const isSameEffect = (ground: Ground, a: Json, b: Json): boolean =>
  canonical(ground, a) === canonical(ground, b);

/** One text for all that is the same. */
function canonical(ground: Ground, value: Json): string {
  const { card, at, rules = {} } = ground;
  const own = asRuled(value, rules);
  // What is left out because it is so anyway shows once it is said plainly.
  const plain = inPlainWords(ground, withValueAt(card, at, own) as Json);
  return JSON.stringify(inPlainWords(ground, withValueAt(card, at, plain) as Json));
}

const inPlainWords = (ground: Ground, whole: Json): Json =>
  new Canon(ground, whole).of(valueAt(whole, ground.at) as Json, ground.at);

function asRuled(value: Json, rules: Readonly<Record<string, Json>>): Json {
  if (Array.isArray(value)) return value.map((part: Json) => asRuled(part, rules));
  if (!isRecord(value)) return value;
  const { rule } = value as Record<string, Json>;
  if (typeof rule === "string" && Object.hasOwn(rules, rule)) return rules[rule]!;
  if (isRecord(rule) && typeof rule.name === "string" && isRecord(rule.cases) && Object.hasOwn(rules, rule.name))
    return asRuled((rule.cases[`${rules[rule.name]}`] ?? []) as Json, rules);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asRuled(part as Json, rules)]));
}

const aloneByName: ReadonlySet<PlaceKind> = new Set(["selectors", "values", "tests", "statics"]);

class Canon {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly ground: Ground,
    private readonly whole: Json,
  ) {}

  of(part: Json, place: Pointer): Json {
    const slot = this.slot(place);
    const kind = slot?.kind;
    if (typeof part === "string") return this.word(part, kind);
    if (Array.isArray(part)) return this.list(part as readonly Json[], place, kind);
    if (!isRecord(part)) return part;
    const [only] = Object.entries(part as Record<string, Json>);
    // What was chosen under a name is what the name stands for.
    if (kind === "selectors" && only && typeof only[1] === "string") {
      if (this.slot(`${place}/${only[0]}`)?.kind === "reference") return this.of(only[1], place);
    }
    const told = this.fields(part as Record<string, Json>, place);
    const sort = ownValue(sortOfSlot, slot?.schema["x-slot"] ?? "");
    const plainly = sort && only && ownValue(this.ground.lexicon.words[sort], only[0])?.plainly;
    return plainly ? (plainly(told[only[0]]!) as Json) : told;
  }

  private slot(place: Pointer) {
    const { lexicon, schema } = this.ground;
    return slotAt(lexicon, schema, this.whole, place);
  }

  private word(part: string, kind: PlaceKind | undefined): Json {
    if (kind === "name") this.names.set(part, `name ${this.names.size + 1}`);
    const named = this.names.get(part);
    if (named !== undefined) return named;
    if (kind === "card" && part === this.ground.id) return "this";
    // A word without arguments may stand by its name alone.
    return kind !== undefined && aloneByName.has(kind) ? { [part]: true } : part;
  }

  private list(parts: readonly Json[], place: Pointer, kind: PlaceKind | undefined): Json {
    const { verbs } = this.ground.lexicon.words;
    const isEffect = kind === "verbs";
    const items = parts.flatMap((item, n) => {
      // What no text says was not read.
      if (isEffect && Object.keys(item as object).some((key) => verbs[key]?.about.isUnsaid)) return [];
      const told = this.of(item, `${place}/${n}`);
      return isEffect && Array.isArray(told) ? (told as Json[]) : [told];
    });
    return isEffect && items.length === 1 ? items[0]! : items;
  }

  private fields(part: Readonly<Record<string, Json>>, place: Pointer): Record<string, Json> {
    const { lexicon, schema } = this.ground;
    // A word that is given what is usual is that word still; only among fields does it say nothing.
    const isWord = this.slot(place)?.kind !== "fields";
    const kept = Object.entries(part).filter(
      ([key, inner]) => isWord || formsAt(lexicon, schema, this.whole, `${place}/${key}`)?.default !== inner,
    );
    // Names are given before they are used, wherever they stand.
    const isName = (key: string): boolean =>
      formsAt(lexicon, schema, this.whole, `${place}/${key}`)?.["x-slot"] === "name";
    const inOrder = kept.sort(([a], [b]) => Number(isName(b)) - Number(isName(a)) || (a < b ? -1 : 1));
    return Object.fromEntries(inOrder.map(([key, inner]) => [key, this.of(inner, `${place}/${key}`)]));
  }
}
