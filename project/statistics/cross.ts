import type { Slice, Sliced } from "./slices";

/** How many cards lie in one slice of a facet and in one of another: rows of columns. */
export type Counts = readonly (readonly number[])[];

export function crossed(rows: Sliced, columns: Sliced, from: number, to: number): Counts {
  const counts = rows.slices.map(() => columns.slices.map(() => 0));
  for (let n = from; n < to; n++)
    for (const row of rows.places[n]!) for (const column of columns.places[n]!) counts[row]![column]! += 1;
  return counts;
}

/** A pair of slices that no card is in, though both have cards. */
export interface Hole {
  row: number;
  column: number;
  /** How many cards would lie there, if both went together as they come. */
  expected: number;
}

/** What is said of a card, and not that nothing is. */
export const isNamed = ({ isNothing, isRest }: Slice): boolean => !isNothing && !isRest;

/** Those that surprise most come first. What no card of a slice says at all leaves no hole: a class costs nothing anywhere. */
export function holesIn(rows: Sliced, columns: Sliced, counts: Counts, cards: number): Hole[] {
  const [down, along] = [asked(rows, columns, counts), asked(columns, rows, turned(counts))];
  const holes: Hole[] = [];
  for (const row of down)
    for (const column of along)
      if (counts[row]![column] === 0)
        holes.push({ row, column, expected: (rows.slices[row]!.count * columns.slices[column]!.count) / cards });
  return holes.sort((a, b) => b.expected - a.expected);
}

/** The slices of which some card says something of the other facet. */
function asked(of: Sliced, other: Sliced, counts: Counts): number[] {
  return of.slices.flatMap((slice, at) =>
    isNamed(slice) && other.slices.some((one, n) => isNamed(one) && counts[at]![n]! > 0) ? [at] : [],
  );
}

const turned = (counts: Counts): Counts => (counts[0] ?? []).map((_, at) => counts.map((row) => row[at]!));

/** How many pairs there may be. */
export const pairsOf = (rows: Sliced, columns: Sliced, counts: Counts): number =>
  asked(rows, columns, counts).length * asked(columns, rows, turned(counts)).length;
