import type { CountedCard, Facet } from "./facets";
import { numberTerm } from "./slices";

/** Cards with the same two numbers. */
export interface SpotPoint {
  x: number;
  y: number;
  cards: readonly CountedCard[];
  term: string;
}

/** More places than this are no longer told apart. */
const mostPoints = 1500;

/** Nothing, where there are too many for the eye. */
export function pointsOf(cards: readonly CountedCard[], x: Facet, y: Facet): SpotPoint[] | undefined {
  const found = new Map<string, { x: number; y: number; cards: CountedCard[] }>();
  let isMissing = false;
  for (const card of cards) {
    const [across, up] = [x.of(card), y.of(card)];
    if (typeof across !== "number" || typeof up !== "number") {
      isMissing = true;
      continue;
    }
    const key = `${across} ${up}`;
    const point = found.get(key);
    if (point) point.cards.push(card);
    else if (found.size === mostPoints) return undefined;
    else found.set(key, { x: across, y: up, cards: [card] });
  }
  const termOf = (facet: Facet, n: number): string => numberTerm(facet, { value: n, from: n, to: n + 1 }, isMissing);
  return [...found.values()].map((point) => ({ ...point, term: `${termOf(x, point.x)} ${termOf(y, point.y)}` }));
}
