import { isWithin, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import type { SlotSchema } from "../place";
import type { Carrier } from "./carriers";
import { fillers } from "./fillers";
import type { Deriver, Item, Pattern } from "./patterns";
import type { Telling, Told } from "./stage";

type Heard = (telling: Telling) => readonly Told[];

const basesTried = 25;

/** Where a part of the vocabulary is told within a word, whether it is marked or not: there it changes with what stands in it. */
export function partPatterns(
  deriver: Deriver,
  carrier: Carrier,
  key: string,
  args: SlotSchema,
  heard: Heard,
): Pattern[] {
  const { lexicon } = deriver.stage;
  const isPart = (field: SlotSchema): boolean =>
    deriver.partOf(field) !== undefined || Object.hasOwn(lexicon.parts, field["x-slot"] ?? "");
  const fields =
    deriver.partOf(args) === undefined
      ? Object.entries(args.properties ?? {}).map(([name, field]) => ({ name, at: `/${key}/${name}`, field }))
      : [{ name: "", at: `/${key}`, field: args }];
  return fields.flatMap(({ name, at, field }) => {
    if (!isPart(field) && !field.anyOf?.some(isPart)) return [];
    const bases = basesOf(fillers(lexicon, args), name);
    const all = fillers(lexicon, field, 1).filter((value) => typeof value === "object");
    let tries: readonly Json[] | undefined;
    return bases.flatMap((base) => {
      const told = (tries ?? all).flatMap((value) => {
        const whole = withValueAt({ [key]: base }, at, value) as Json;
        const found = deriver.tell(carrier.with(whole));
        return found ? [{ value, whole, root: found.root, words: heard(found.telling) }] : [];
      });
      if (told.length < 2) return [];
      tries ??= unlike(told).map(({ value }) => value);
      const [first] = told;
      const texts = told.map(({ words }) => words);
      const [start, end] = [alike(texts, 0), alike(texts, -1)];
      if (start + end >= first!.words.length) return [];
      const items = (words: readonly Told[]): Item[] =>
        [...(deriver.pattern(first!.root, words, null, carrier.at)?.items ?? [])].filter(
          (item) => typeof item === "string" || !isWithin(item.at, at),
        );
      const before = items(first!.words.slice(0, start));
      // An article belongs to what it stands before.
      const opening = before.at(-1) === "#1" ? before.slice(0, -1) : before;
      const closing = items(first!.words.slice(first!.words.length - end));
      return [{ items: [...opening, { at, schema: field }, ...closing], value: first!.whole }];
    });
  });
}

/** What else may be said beside the part: the plainest first. */
function basesOf(all: readonly Json[], name: string): Json[] {
  if (name === "") return all.slice(0, 1);
  const [first] = all as readonly Record<string, Json>[];
  const own = JSON.stringify(first?.[name]);
  const size = (value: Json): number =>
    Object.values(value as object).reduce((sum, part) => sum + (typeof part === "object" ? 10 : 1), 0);
  return all
    .filter((value) => JSON.stringify((value as Record<string, Json>)[name]) === own)
    .toSorted((a, b) => size(a) - size(b))
    .slice(0, basesTried);
}

/** How many words all texts begin or end with. */
function alike(texts: readonly (readonly Told[])[], from: 0 | -1): number {
  const shortest = Math.min(...texts.map(({ length }) => length));
  let n = 0;
  const keyAt = (text: readonly Told[]): string => text.at(from === 0 ? n : -1 - n)!.key;
  while (n < shortest && texts.every((text) => keyAt(text) === keyAt(texts[0]!))) n++;
  return n;
}

/** Three that begin and end as differently as any. */
function unlike<Text extends { words: readonly Told[] }>(told: readonly Text[]): Text[] {
  const [first] = told;
  const least = (from: 0 | -1): Text =>
    told
      .slice(1)
      .reduce((best, one) =>
        alike([first!.words, one.words], from) < alike([first!.words, best.words], from) ? one : best,
      );
  return [first!, least(0), least(-1)];
}
