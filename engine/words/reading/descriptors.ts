import { isWithin } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import { type Carrier, carrierAt } from "./carriers";
import { consumersInTurn } from "./consumers";
import { fillers } from "./fillers";
import type { Deriver, Item } from "./patterns";
import { slotAt } from "./slot-at";
import type { Told } from "./stage";

/**
 * What things are called by: a noun, and pieces that each of its arguments adds to it, before or after. Words that stand there
 * whatever it is (“all”, “one of”) are its frame.
 */
export interface Descriptor {
  /** The part of a vocabulary that it fills, or the selector that it is. */
  part?: string;
  selector?: string;
  /** The part that the selector is given. */
  argumentsPart?: string | undefined;
  base: Json;
  noun: ReadonlySet<string>;
  frame: ReadonlySet<string>;
  pieces: readonly Piece[];
  /** Of several that fit otherwise any will do: where that is said, and what stands between them. */
  either?: { field: string; joint: readonly string[] } | undefined;
}

export interface Piece {
  field: string;
  value: Json;
  items: readonly Item[];
  /** Words of the noun that it stands for. */
  replaces: readonly string[];
}

const carrierLimit = 9;
const probes = 3;

export function describe(deriver: Deriver, effects: Carrier | undefined, wholes: readonly Json[]): Descriptor[] {
  const { lexicon } = deriver.stage;
  const consumers = consumersInTurn(deriver, effects);
  const found: Descriptor[] = [];
  for (const [key, { schema, of }] of Object.entries(lexicon.words.selectors)) {
    if ((schema as SlotSchema).const !== undefined) continue;
    const carriers = consumers.filter(({ schema: slot }) => {
      const kinds = slot["x-of"] ?? [];
      return slot["x-slot"] === "things" && (kinds.length === 0 || of === undefined || kinds.includes(of));
    });
    found.push(
      ...descriptor(deriver, schema as SlotSchema, carriers, `/${key}`, (args) => ({ [key]: args }), {
        selector: key,
        argumentsPart: deriver.partOf(schema as SlotSchema),
      }),
    );
  }
  for (const [part, schema] of Object.entries(deriver.parts)) {
    if (schema.properties === undefined) continue;
    const direct: Carrier[] = consumers.filter(
      ({ schema: slot }) => slot["x-slot"] === part || slot.properties === schema.properties,
    );
    const inWholes = wholesWith(deriver, wholes, schema);
    found.push(...descriptor(deriver, schema, [...direct, ...inWholes], "", (args) => args, { part }));
  }
  return found;
}

/** Parts of the ability itself. */
function wholesWith(deriver: Deriver, wholes: readonly Json[], part: SlotSchema): Carrier[] {
  const found: Carrier[] = [];
  for (const whole of wholes.slice(0, 60)) {
    const told = deriver.tell(whole);
    if (!told) continue;
    for (const at of new Set(told.telling.words.flatMap(({ from }) => from))) {
      const slot = slotAt(deriver.stage.lexicon, deriver.stage.schema, whole, at);
      if (slot?.schema.properties === part.properties && found.length < 4) found.push(carrierAt(whole, at));
    }
  }
  return found;
}
function descriptor(
  deriver: Deriver,
  schema: SlotSchema,
  carriers: readonly Carrier[],
  argsAt: string,
  wrap: (args: Json) => Json,
  name: Pick<Descriptor, "part" | "selector" | "argumentsPart">,
): Descriptor[] {
  const { lexicon } = deriver.stage;
  const tries = fillers(lexicon, schema, 1);
  const base = tries[0]!;
  const regions = new Map<Carrier, readonly Told[]>();
  const regionOf = (
    carrier: Carrier,
    args: Json,
  ): { region: readonly Told[]; root: Parameters<Deriver["items"]>[0] } | undefined => {
    const told = deriver.tell(carrier.with(wrap(args)));
    if (!told) return undefined;
    const region = deriver.region(told.telling, carrier.at);
    return region.length === 0 || region.some(({ key }) => key === "…") ? undefined : { region, root: told.root };
  };
  const seen = new Set<string>();
  for (const carrier of carriers) {
    const told = regionOf(carrier, base);
    if (!told) continue;
    // What is called alike by itself may differ once something is said of it.
    const text = tries
      .slice(0, probes)
      .map((args) =>
        regionOf(carrier, args)
          ?.region.map(({ key }) => key)
          .join(" "),
      )
      .join();
    if (seen.has(text)) continue;
    seen.add(text);
    regions.set(carrier, told.region);
    if (regions.size >= carrierLimit) break;
  }
  if (regions.size === 0) return [];
  const sets = [...regions.values()].map((region) => new Set(region.map(({ key }) => key)));
  const isObject = schema.properties !== undefined;
  const noun = new Set(
    isObject ? [...sets[0]!].filter((key) => !key.startsWith("#") && sets.every((set) => set.has(key))) : [],
  );
  const frame = new Set(isObject ? ["#1", ...sets.flatMap((set) => [...set])].filter((key) => !noun.has(key)) : []);
  const pieces: Piece[] = [];
  const known = new Set<string>();
  for (const args of tries.slice(isObject ? 1 : 0)) {
    const field = isObject ? changed(base as object, args as object) : "";
    if (field === undefined) continue;
    const value = isObject ? (args as Record<string, Json>)[field]! : args;
    for (const [carrier, plain] of regions) {
      const told = regionOf(carrier, args);
      if (!told) continue;
      const { added, removed } = difference(plain, told.region);
      const root = `${carrier.at}${argsAt}`;
      const place = isObject ? `${root}/${field}` : root;
      // What the argument itself says; words that change with it are part of the frame.
      const isOwn = ({ from }: Told): boolean => from.some((at) => isWithin(at, place));
      const own = added.filter((run) => run.some(isOwn));
      const words = !isObject
        ? told.region
        : own.length === 1
          ? trimmed(own[0]!, (word) => !isOwn(word) && frame.has(word.key))
          : added.flat();
      if (own.length === 1)
        for (const word of added.flat()) if (!words.includes(word) && !noun.has(word.key)) frame.add(word.key);
      if (words.length === 0) continue;
      deriver.hasChoices = false;
      const items = deriver
        .figures(told.root, deriver.items(told.root, words, root, new Set()), place)
        .map((item): Item => (typeof item === "string" ? item : { ...item, at: item.at.slice(root.length) }));
      deriver.hasChoices = true;
      if (items.some((item) => typeof item === "string" && item.startsWith("zz"))) continue;
      const piece = { field, value, items, replaces: removed.map(({ key }) => key).filter((key) => noun.has(key)) };
      const text = JSON.stringify(piece);
      if (!known.has(text)) pieces.push(piece);
      known.add(text);
    }
  }
  const [carrier, plain] = [...regions][0]!;
  const either = isObject
    ? eitherOf(deriver, schema, pieces, (args) => {
        const told = regionOf(carrier, { ...(base as object), ...args });
        return told && difference(plain, told.region).added.flat();
      })
    : undefined;
  // A word that any argument can add is no part of the noun.
  return [{ ...name, base, noun, frame, pieces, either }];
}

/** Where others of the kind may stand in a list: “with Swift or with Flight” is told as each of them, with a word between. */
function eitherOf(
  deriver: Deriver,
  schema: SlotSchema,
  pieces: readonly Piece[],
  added: (args: Record<string, Json>) => readonly Told[] | undefined,
): Descriptor["either"] {
  const { parts } = deriver.stage.lexicon;
  const isAlike = (items: SlotSchema): boolean =>
    items.properties === schema.properties ||
    (parts[items["x-slot"] ?? ""] as SlotSchema | undefined)?.properties === schema.properties;
  const [field] =
    Object.entries(schema.properties ?? {}).find(
      ([, { items }]) => items !== undefined && !Array.isArray(items) && isAlike(items as SlotSchema),
    ) ?? [];
  const said = pieces.filter(
    ({ items, replaces }) =>
      replaces.length === 0 && items.length > 1 && items.every((item) => typeof item === "string"),
  );
  if (field === undefined) return undefined;
  for (const one of said) {
    const other = said.find((piece) => piece.field === one.field && piece !== one);
    if (!other) continue;
    const words = added({ [field]: [one, other].map((piece) => ({ [piece.field]: piece.value })) });
    const text = (words ?? []).map(({ key }) => key).join(" ");
    const [before, after] = [one.items.join(" "), other.items.join(" ")];
    const joint = text.slice(before.length, text.length - after.length).trim();
    if (text.startsWith(`${before} `) && text.endsWith(` ${after}`) && joint !== "")
      return { field, joint: joint.split(" ") };
  }
  return undefined;
}

/** Without the words at either end that belong to the frame. */
function trimmed(run: readonly Told[], isFrame: (word: Told) => boolean): readonly Told[] {
  const [first, last] = [run.findIndex((word) => !isFrame(word)), run.findLastIndex((word) => !isFrame(word))];
  return run.slice(first, last + 1);
}

const changed = (base: object, args: object): string | undefined =>
  Object.keys(args).find(
    (key) =>
      JSON.stringify((base as Record<string, Json>)[key]) !== JSON.stringify((args as Record<string, Json>)[key]),
  );

/** What one text has more than the other, each row of words by itself, and what it has less. */
function difference(before: readonly Told[], after: readonly Told[]): { added: Told[][]; removed: Told[] } {
  const [a, b] = [before.length, after.length];
  const table = Array.from({ length: a + 1 }, () => new Array<number>(b + 1).fill(0));
  for (let i = a - 1; i >= 0; i--)
    for (let j = b - 1; j >= 0; j--)
      table[i]![j] =
        before[i]!.key === after[j]!.key ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const [runs, removed]: [Told[][], Told[]] = [[[]], []];
  let [i, j] = [0, 0];
  while (i < a || j < b) {
    if (i < a && j < b && before[i]!.key === after[j]!.key) {
      i++;
      j++;
      runs.push([]);
    } else if (j < b && (i === a || table[i]![j + 1]! >= table[i + 1]![j]!)) runs.at(-1)!.push(after[j++]!);
    else removed.push(before[i++]!);
  }
  // An article by itself belongs to the frame.
  return { added: runs.filter((run) => run.some(({ key }) => key !== "#1")), removed };
}
