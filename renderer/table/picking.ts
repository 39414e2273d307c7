import { isWithin, type Point } from "../../engine/core/straight";
import { tableKeys } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import type { AskedNow, Filled, OfferedAnswer, OfferedField, OfferedFree } from "./engine/messages";

/**
 * How a decision is put together by pointing: a piece, then a target or a place. What is picked narrows the answers; what
 * can be put together without a list is filled in.
 */

export interface Picks {
  /** Things, by their keys on the table: an answer must name all of them. */
  keys: readonly string[];
  /** A point of the field that was chosen before what is to be there. */
  at: Point | null;
  /** The number of the free answer that is being filled in, and who does it. */
  free: number | null;
  seat: number | null;
  filled: Filled;
}

export const noPicks: Picks = { keys: [], at: null, free: null, seat: null, filled: {} };

/** A line that can be chosen: a listed answer, or a free one; that is done at once where its point is known. */
export type Row =
  | { kind: "answer"; number: number; answer: OfferedAnswer }
  | { kind: "free"; free: OfferedFree; at?: Point };

export interface Choices {
  rows: Row[];
  /** What is being filled in, and the listed answers that are examples of it. */
  filling: OfferedFree | null;
  examples: { number: number; answer: OfferedAnswer }[];
  /** Keys that the next pick may add. */
  next: ReadonlySet<string>;
}

/** Beyond so many examples a free answer stands for all of them. */
const fewExamples = 12;

const pointFieldOf = ({ fields }: OfferedFree) => Object.values(fields).find((field) => field.kind === "point");

/** Whether a free answer stands for its examples: for points always, since a list of points is no list for people. */
const standsFor = (free: OfferedFree, examples: number): boolean =>
  examples > fewExamples || (pointFieldOf(free) !== undefined && examples > 0);

export function choicesOf({ answers, free }: AskedNow, { keys, at, free: chosen }: Picks): Choices {
  const isNamed = (named: Named): boolean => waysWith(named, keys).length > 0;
  const numbered = answers.map((answer, number) => ({ number, answer }));
  const own = free.filter(({ seats }) => !seats);
  const left = numbered.filter(({ answer }) => isNamed(answer));
  const examplesOf = (of: OfferedFree, among = left) => among.filter(({ answer }) => answer.under === of.number);
  const leftFree = own.filter((each) => isNamed(each));
  const explicit = free.find(({ number }) => number === chosen);
  if (explicit) {
    const examples = examplesOf(explicit, numbered);
    return {
      rows: [],
      filling: explicit,
      examples,
      next: keysOf(
        examples.map(({ answer }) => answer),
        explicit,
        [],
      ),
    };
  }
  if (at) {
    const here = leftFree.filter((each) => isInReach(each, at, examplesOf(each)));
    return {
      rows: here.map((each) => ({ kind: "free", free: each, at })),
      filling: null,
      examples: [],
      next: new Set(),
    };
  }
  const folded = leftFree.filter((each) => standsFor(each, examplesOf(each, numbered).length));
  const [only, ...others] = folded.filter(pointFieldOf);
  const isAll = left.every(({ answer }) => answer.under === only?.number);
  const filling = only && others.length === 0 && (keys.length > 0 || isAll) ? only : null;
  const isFolded = (under: number | undefined): boolean => folded.some(({ number }) => number === under);
  const rows: Row[] = [];
  const placed = new Set<number>(filling ? [filling.number] : []);
  left.forEach(({ number, answer }, n) => {
    const { under } = answer;
    if (!isFolded(under)) rows.push({ kind: "answer", number, answer });
    const group = leftFree.find((each) => each.number === under);
    const isLast = left.slice(n + 1).every((later) => later.answer.under !== under);
    if (!group || placed.has(group.number) || !(isFolded(under) || isLast)) return;
    placed.add(group.number);
    rows.push({ kind: "free", free: group });
  });
  for (const each of leftFree) if (!placed.has(each.number)) rows.push({ kind: "free", free: each });
  const next = keysOf([...left.map(({ answer }) => answer), ...leftFree], filling, keys);
  return { rows, filling, examples: filling ? examplesOf(filling) : [], next };
}

/** What an answer names: together, or in one of several ways. */
type Named = Pick<OfferedAnswer, "points" | "ways">;

/** The ways in which an answer names all of this. */
export const waysWith = ({ points, ways = [points] }: Named, keys: readonly string[]): string[][] =>
  ways.filter((way) => keys.every((key) => way.includes(key)));

function keysOf(named: readonly Named[], filling: OfferedFree | null, keys: readonly string[]): Set<string> {
  const fields = Object.values(filling?.fields ?? {});
  return new Set([
    ...named.flatMap((each) => waysWith(each, keys).flat()),
    ...fields.flatMap((field) => (field.kind === "cards" ? field.from.map(tableKeys.card) : [])),
    ...fields.flatMap((field) => (field.kind === "choice" ? field.options.flatMap(({ points }) => points) : [])),
  ]);
}

/** Whether something can be put at a point: within its reach, or where that is unknown, because it is listed. */
function isInReach(free: OfferedFree, [x, y]: Point, examples: readonly { answer: OfferedAnswer }[]): boolean {
  const field = pointFieldOf(free);
  if (!field) return false;
  if (field.near) return field.near.some((circle) => isWithin(circle.x, circle.y, x, y, circle.r));
  return examples.some(({ answer }) => answer.points.includes(tableKeys.place(`${x}/${y}`)));
}

/** What is filled in so far, with what stands there from the beginning. */
export function filledIn({ fields }: OfferedFree, filled: Filled): Filled {
  const begun = Object.entries(fields).map(([name, field]) => [name, beginningOf(field)]);
  return { ...Object.fromEntries(begun), ...filled };
}

function beginningOf(field: OfferedField): Json {
  switch (field.kind) {
    case "point":
      return [...(field.from ?? [Math.round(field.width / 2), Math.round(field.height / 2)])];
    case "number":
      return field.min;
    case "cards":
      return field.min === field.from.length ? [...field.from] : [];
    case "choice":
      return field.options[0]?.value ?? null;
  }
}

/** What a click on a thing fills in, if that means anything. */
export function fillBy({ fields }: OfferedFree, filled: Filled, key: string): Filled | null {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "choice") {
      const option = field.options.find(({ points }) => points.includes(key));
      if (option) return { ...filled, [name]: option.value };
    }
    if (field.kind !== "cards") continue;
    const card = field.from.find((each) => tableKeys.card(each) === key);
    if (card === undefined) continue;
    const named = (filled[name] ?? []) as number[];
    return { ...filled, [name]: named.includes(card) ? named.filter((each) => each !== card) : [...named, card] };
  }
  return null;
}

/** One more answer to a question that comes several times; null, where no more is asked for, or none of these are left. */
export function addTo(
  chosen: readonly number[],
  number: number,
  { times, most }: NonNullable<AskedNow["several"]>,
): readonly number[] | null {
  const have = chosen.filter((each) => each === number).length;
  return chosen.length < times && have < (most[number] ?? 0) ? [...chosen, number] : null;
}

/** One step back: what was filled in or picked last. */
export function withoutLast(picks: Picks): Picks {
  if (picks.free !== null || picks.at) return { ...picks, free: null, seat: null, at: null, filled: {} };
  return { ...noPicks, keys: picks.keys.slice(0, -1) };
}

/** How many lines there are to choose from at first. */
export const countRows = (asked: AskedNow): number => {
  const { rows, filling } = choicesOf(asked, noPicks);
  return rows.length + (filling ? 1 : 0);
};

/** The keys of all that is picked, also in what is being filled in. */
export function pickedOf({ keys }: Picks, filling: OfferedFree | null, filled: Filled): Set<string> {
  const inside = Object.entries(filling?.fields ?? {}).flatMap(([name, field]): readonly string[] => {
    if (field.kind === "cards") return (filled[name] as number[]).map(tableKeys.card);
    const value = JSON.stringify(filled[name]);
    const isMeant = (each: { value: unknown }): boolean => JSON.stringify(each.value) === value;
    return field.kind === "choice" ? (field.options.find(isMeant)?.points ?? []) : [];
  });
  return new Set([...keys, ...(filling?.points ?? []), ...inside]);
}
