import type { Box } from "./geometry";
import type { Size } from "./sizes";

/** Where on a sheet there is room for words outside the cards. */
export interface LabelPlace {
  baseline: number;
  /** One place a column of cards, so that no cut goes through the words. */
  places: { x: number; width: number }[];
}

/** Height of the label's type and its distance from the cards and from the paper's edge, where printers cannot print. */
export const labelHeight = 2.2;
const labelDistance = 1.5;
const unprintable = 4;
const below = 0.5;

interface Around {
  paper: Size;
  /** The trimmed cards. */
  cards: readonly Box[];
  bleed: number;
  /** Parts of the paper that are cut on their own. */
  regions: readonly Box[];
  /** Where no word may be. */
  blocked: readonly Box[];
}

/** Below the cards, or above them; null when neither has room. */
export function placeLabel({ paper, cards, bleed, regions, blocked }: Around): LabelPlace | null {
  if (cards.length === 0) return null;
  const top = Math.min(...cards.map(({ y }) => y)) - bleed;
  const under = paper.height - (Math.max(...cards.map(({ y, height }) => y + height)) + bleed);
  const needed = labelHeight + labelDistance + unprintable / 2;
  const baselines: number[] = [];
  if (under >= needed) {
    const lowest = paper.height - Math.min(unprintable, under - labelHeight - labelDistance);
    baselines.push(Math.min(lowest, paper.height - under + labelDistance + labelHeight + 3));
  }
  if (top >= needed) baselines.push(Math.max(Math.min(unprintable + labelHeight, top - labelDistance), labelHeight));
  for (const baseline of baselines) {
    const near = cards.filter((card) => regions.some((region) => spans(region, baseline) && holds(region, card)));
    const places = columnsOf(near)
      .map((column) => clearOf(column, baseline, blocked))
      .filter(({ width }) => width > 8);
    if (places.length > 0) return { baseline, places };
  }
  return null;
}

const spans = ({ y, height }: Box, baseline: number): boolean => baseline >= y && baseline <= y + height;
const holds = ({ x, y, width, height }: Box, card: Box): boolean =>
  card.x >= x - 1e-6 && card.y >= y - 1e-6 && card.x < x + width && card.y < y + height;

function columnsOf(cards: readonly Box[]): { x: number; width: number }[] {
  const byX = new Map<number, number>();
  for (const { x, width } of cards) {
    const key = Math.round(x * 1e6) / 1e6;
    byX.set(key, Math.min(byX.get(key) ?? width, width));
  }
  return [...byX]
    .sort(([a], [b]) => a - b)
    .map(([x, width]) => ({ x: x + labelDistance, width: width - 2 * labelDistance }));
}

/** The longer end of a place that something stands in. */
function clearOf(place: { x: number; width: number }, baseline: number, blocked: readonly Box[]) {
  let { x, width } = place;
  for (const box of blocked) {
    if (box.y >= baseline + below || box.y + box.height <= baseline - labelHeight) continue;
    const [left, right] = [box.x - x, x + width - (box.x + box.width)];
    if (left >= width || right >= width) continue;
    if (left >= right) width = left;
    else [x, width] = [box.x + box.width, right];
  }
  return { x, width: Math.max(0, width) };
}
