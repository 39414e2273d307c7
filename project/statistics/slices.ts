import { folded } from "../search/folded";
import { asValue } from "../search/offers";
import { type Bin, bins } from "./bins";
import { type CountedCard, type Facet, keywordName, labelIn, no, yes } from "./facets";

/** The cards that say one thing of a facet. */
export interface Slice {
  label: string;
  /** What a search asks for, to find just these; nothing, where no search can say it. */
  term?: string;
  /** How many, of those that are looked at. */
  count: number;
  /** How many there were. */
  before?: number;
  /** As a card says it. */
  value?: string | number;
  /** Cards that say nothing of it. */
  isNothing?: true;
  /** What is too rare to stand by itself. */
  isRest?: true;
}

/** The slices of some cards, and in which of them each lies: in one, or, where cards say several words, in several. */
export interface Sliced {
  facet: Facet;
  slices: readonly Slice[];
  places: readonly (readonly number[])[];
}

/** What is compared: cards as they were, and what the facet says of them. */
interface Before {
  cards: readonly CountedCard[];
  facet: Facet;
}

/** More words than this are one slice together. */
const mostWords = 24;

type Uncounted = Omit<Slice, "count" | "before">;
interface Laid {
  slices: Uncounted[];
  places: (readonly number[])[];
}

/** Of what is compared, slices are the same, and `places` goes on with the cards as they were. */
export function sliced(cards: readonly CountedCard[], facet: Facet, before?: Before, most = mostWords): Sliced {
  const all = before ? [...cards, ...before.cards] : cards;
  const said = all.map((card, n) => (n < cards.length ? facet : before!.facet).of(card));
  const laid =
    facet.kind === "number"
      ? byNumber(said as (number | undefined)[], facet)
      : byWord(all, said as (readonly string[])[], facet, most);
  const { slices, places } = withNothing(laid, facet);
  const counts = slices.map(() => [0, 0] as [number, number]);
  places.forEach((at, n) => {
    for (const place of at) counts[place]![n < cards.length ? 0 : 1] += 1;
  });
  return {
    facet,
    slices: slices.map((slice, n) => ({
      ...slice,
      count: counts[n]![0],
      ...(before && { before: counts[n]![1] }),
    })),
    places,
  };
}

interface Word {
  label: string;
  written: string;
  count: number;
}

function byWord(cards: readonly CountedCard[], said: readonly (readonly string[])[], facet: Facet, most: number): Laid {
  const words = new Map<string, Word>();
  const keys = new Map<string, string>();
  const keyOf = (written: string): string => {
    const key = keys.get(written) ?? folded(written);
    keys.set(written, key);
    return key;
  };
  for (const [n, of] of said.entries())
    for (const written of of) {
      const word = words.get(keyOf(written));
      if (word) word.count += 1;
      else if (keyOf(written) !== "")
        words.set(keyOf(written), { label: titleOf(facet, written, cards[n]!), written, count: 1 });
    }
  // A fixed list shows what nobody uses as well.
  for (const written of facet.order.length <= most ? facet.order : [])
    if (!words.has(keyOf(written))) words.set(keyOf(written), { label: labelIn(facet, written), written, count: 0 });
  const rank = new Map(facet.order.map((written, at) => [keyOf(written), at]));
  const sorted = [...words].toSorted(
    ([a, one], [b, other]) =>
      (rank.get(a) ?? rank.size) - (rank.get(b) ?? rank.size) ||
      other.count - one.count ||
      one.label.localeCompare(other.label, "en"),
  );
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  const index = new Map(shown.map(([key], at) => [key, at]));
  const slices = shown.map(
    ([, { label, written }]): Uncounted => ({ label, value: written, ...optional(wordTerm(facet, written)) }),
  );
  if (shown.length < sorted.length) slices.push({ label: `${sorted.length - shown.length} others`, isRest: true });
  const placeOf = (written: string): number[] =>
    keyOf(written) === "" ? [] : [index.get(keyOf(written)) ?? shown.length];
  const places = said.map((of) => (of.length === 1 ? placeOf(of[0]!) : [...new Set(of.flatMap(placeOf))]));
  return { slices, places };
}

const titleOf = (facet: Facet, written: string, card: CountedCard): string =>
  (facet.name === "keyword" ? keywordName(written, card) : undefined) ?? labelIn(facet, written);

function wordTerm({ name, order, isQuoted }: Facet, written: string): string | undefined {
  // What holds or doesn't.
  if (order[0] === yes && order[1] === no) return `${written === no ? "-" : ""}has:${name}`;
  if (/["\n]/.test(written)) return undefined;
  return `${name}=${isQuoted ? `"${written}"` : asValue(written)}`;
}

function byNumber(said: readonly (number | undefined)[], facet: Facet): Laid {
  const { found, binOf } = bins(said.filter((n) => n !== undefined));
  const isMissing = said.includes(undefined);
  return {
    slices: found.map((bin) => ({
      label: bin.label,
      ...(bin.value !== undefined && { value: bin.value }),
      term: numberTerm(facet, bin, isMissing),
    })),
    places: said.map((n) => (n === undefined ? [] : [binOf(n)])),
  };
}

/** A search takes a number that isn't there for 0. */
export function numberTerm(
  { name, at }: Facet,
  { value, from, to }: Pick<Bin, "value" | "from" | "to">,
  isMissing: boolean,
): string {
  const filledIn = isMissing && at !== undefined && from <= 0 && to > 0 ? [`has:${name}`] : [];
  if (value !== undefined) return [`${name}=${value}`, ...filledIn].join(" ");
  const ends = [...(from > Number.NEGATIVE_INFINITY ? [`${name}>=${from}`] : [])];
  if (to < Number.POSITIVE_INFINITY) ends.push(`${name}<${to}`);
  return [...ends, ...filledIn].join(" ");
}

/** Cards that say nothing of it lie in a slice of their own, the last one. */
function withNothing({ slices, places }: Laid, facet: Facet): Laid {
  if (places.every((at) => at.length > 0)) return { slices, places };
  return {
    slices: [...slices, { label: "None", isNothing: true, ...optional(nothingTerm(facet)) }],
    places: places.map((at) => (at.length === 0 ? [slices.length] : at)),
  };
}

function nothingTerm({ name, at }: Facet): string | undefined {
  if (name === "deck") return "is:unused";
  return at !== undefined || name === "keyword" ? `-has:${name}` : undefined;
}

const optional = (term: string | undefined): { term?: string } => (term === undefined ? {} : { term });
