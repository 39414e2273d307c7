import { valueAt, withValueAt } from "../../../schemas/json-pointer";
import { exampleOf, type Sort } from "../../core/lexicon";
import type { Json } from "../../core/vocabulary";
import type { Carrier } from "./carriers";
import { figure, wordsTold, wordsWith } from "./fillers";
import { numberSlots, sumsOf, type User, usersOf, using } from "./number-users";
import type { Deriver, Pattern } from "./patterns";

/** What is counted, as it is told after “for”: “each card in your hand”, where by itself it is “the number of cards in your hand”. */
interface Counted {
  patterns: readonly Pattern[];
  /** Numbers in which things are counted together, or several times over: “2 for each”, “each … and each …”. */
  numbers: readonly Json[];
}

export function countedNumbers(deriver: Deriver, effects: Carrier | undefined): Counted {
  const nothing: Counted = { patterns: [], numbers: [] };
  const { lexicon } = deriver.stage;
  if (!effects) return nothing;
  const sums = sumsOf(deriver);
  const keys = wordsTold(lexicon, "values").flatMap(([key]) => (sums.includes(key) ? [] : [key]));
  const examples = keys.map((key) => exampleOf(lexicon, "values", key));
  /** How the first of two is told. */
  const first = (user: User, sum: string, pair: readonly Json[], n = 0) => {
    const told = deriver.tell(effects.with(using(user, { [sum]: pair })));
    const at = `${effects.at}/${user.key}${user.at}/${sum}/${n}`;
    const words = told ? deriver.region(told.telling, at) : [];
    const keys = words.map(({ key }) => key).join(" ");
    const isPlain = keys === "" || keys.includes("zz") || keys === deriver.plainTexts.get(JSON.stringify(pair[n]));
    return told && !isPlain ? { root: told.root, words, at, keys } : undefined;
  };
  const host = usersOf(deriver, "verbs", "number")
    .flatMap((all) => all.slice(0, 1))
    .flatMap((user) => sums.map((sum) => ({ user, sum })))
    .find(({ user, sum }) => examples.some((one) => first(user, sum, [one, one])));
  if (!host) return nothing;
  const { user, sum } = host;
  // Of those among whom this is one, the others are one fewer.
  const others = sums.flatMap((key) => examples.map((one): Json => ({ [key]: [one, 1] })));
  const single = [...keys.flatMap((key, n) => [examples[n]!, ...wordsWith(lexicon, "values", key)]), ...others];
  const patterns: Pattern[] = [];
  for (const one of single) {
    const told = first(user, sum, [one, one]);
    if (!told || (others.includes(one) && told.keys.includes("#"))) continue;
    deriver.countedTexts.set(JSON.stringify(one), told.keys);
    const pattern = deriver.pattern(told.root, told.words, one, told.at);
    if (pattern) patterns.push(pattern);
  }
  const one = single.find((value) => deriver.countedTexts.has(JSON.stringify(value)))!;
  const numbers = sums.flatMap((key) =>
    [
      { pair: [one, one], n: 0 },
      { pair: [figure, one], n: 1 },
      { pair: [one, figure], n: 0 },
    ].flatMap(({ pair, n }) =>
      first(user, key, pair, n)?.keys === deriver.countedTexts.get(JSON.stringify(one))
        ? [{ [key]: pair } as Json]
        : [],
    ),
  );
  return { patterns, numbers: [one, ...numbers] };
}

/** What is said with a figure said with such numbers: once for each way to begin. */
export function countedIn(
  deriver: Deriver,
  sort: Sort,
  key: string,
  said: readonly Pattern[],
  numbers: readonly Json[],
): Json[] {
  if (sort !== "verbs" && sort !== "statics") return [];
  return numberSlots(deriver, sort, key).flatMap((slot) => {
    const at = `/${key}${slot}`;
    const begun = new Map<string, Json>();
    for (const { items, value } of said) {
      const opening = typeof items[0] === "object" ? items[0].at : "";
      if (valueAt(value, at) === figure && opening !== at && !begun.has(opening)) begun.set(opening, value);
    }
    return [...begun.values()].flatMap((value) => numbers.map((n) => withValueAt(value, at, n) as Json));
  });
}
