import type { Rect } from "./rect";
import {
  bestNamed,
  gapBetween,
  heightOf,
  nameWidth,
  namingIn,
  type PlacedZone,
  stepOf,
  type ZoneNaming,
  type ZoneShape,
} from "./strip";

/** Zones on open ground, in as many lines as let their cards be largest. */

const most = 132;
const least = 18;
const lineGap = 10;
/** Wide enough to see what they lie on, half of it on either side. */
export const gapAround = (face: number): number => Math.max(10, Math.min(24, face * 0.3));
/** How much of a card may be covered by the next one, if that makes all of them larger. */
const folds = [1, 0.72, 0.5, 0.34, 0.2];
/** A hand that is only counted here takes no more room than so many cards. */
const inHand = 6;
/** A folded card counts for less than one that is seen whole, and one of which a finger doesn't meet what is seen for much less. */
const worthOf = (face: number, fold: number): number =>
  face * (0.45 + 0.55 * fold) * (face * fold < leastSeen ? 0.7 : 1);
const [isSmall, gapOfSmall] = [30, 2];
/** A finger meets what is as wide as this. */
export const leastSeen = 24;

interface Packing {
  face: number;
  fold: number;
  naming: ZoneNaming;
  worth: number;
}

export function packZones(zones: readonly ZoneShape[], ground: Rect): PlacedZone[] {
  if (zones.length === 0) return [];
  const packing = bestNamed(
    (naming) => packed(zones, ground, naming),
    ({ worth }) => worth,
  );
  const lines = linesOf(zones, ground, packing) ?? evenLines(zones, ground, packing);
  return placed(withRoom(lines, ground, packing), ground, packing);
}

/** The first row is where cards come to lie: it has room for some more, where there is any. */
const expected = 4;

function withRoom([first, ...others]: readonly Line[], ground: Rect, { face }: Packing): Line[] {
  const [row, ...beside] = first?.zones ?? [];
  if (!first || row?.shape.spread !== "row") return first ? [first, ...others] : [];
  const free = ground.width - gapAround(face) - first.width;
  const more = Math.max(0, Math.min(free, expected * (face + gapBetween.cards) - row.width));
  return [{ zones: [{ ...row, width: row.width + more }, ...beside], width: first.width + more }, ...others];
}

/** With cards as large as names of this kind let them be. */
function packed(zones: readonly ZoneShape[], ground: Rect, naming: ZoneNaming): Packing {
  let best: Packing = { face: least, fold: folds.at(-1)!, naming, worth: 0 };
  for (const fold of folds) {
    for (let face = most; face >= least; face -= 2) {
      const worth = worthOf(face, fold);
      if (worth <= best.worth) break;
      if (linesOf(zones, ground, { face, fold, naming })) best = { face, fold, naming, worth };
    }
  }
  return best;
}

interface Line {
  zones: { shape: ZoneShape; width: number }[];
  width: number;
}

/** Zones line after line; nothing if they need more ground. */
function linesOf(
  zones: readonly ZoneShape[],
  ground: Rect,
  { face, fold, naming }: Omit<Packing, "worth">,
): Line[] | undefined {
  const lines: Line[] = [];
  const gap = gapAround(face);
  for (const [n, shape] of zones.entries()) {
    const { spread } = shape;
    const cards = n === 0 && spread === "row" && shape.cards === 0 ? expected : shape.cards;
    const step = fold === 1 ? face + (face < isSmall ? gapOfSmall : gapBetween.cards) : face * fold;
    const spreadOut =
      spread === "pile" ? face : face + step * Math.max(0, Math.min(cards, spread === "hand" ? inHand : cards) - 1);
    const width = Math.max(nameWidth(shape, naming), spreadOut);
    if (width + gap > ground.width) return undefined;
    const line = lines.at(-1);
    if (line && line.width + gap + width + gap <= ground.width) {
      line.zones.push({ shape, width });
      line.width += gap + width;
    } else lines.push({ zones: [{ shape, width }], width });
  }
  const height = lines.length * heightOf(face, naming) + (lines.length - 1) * lineGap;
  return height <= ground.height ? lines : undefined;
}

/** More than there is room for: all on as many lines as are high enough, in equal parts. */
function evenLines(zones: readonly ZoneShape[], ground: Rect, { face, naming }: Packing): Line[] {
  const count = Math.max(1, Math.floor((ground.height + lineGap) / (heightOf(face, naming) + lineGap)));
  const perLine = Math.ceil(zones.length / count);
  const width = Math.max(1, (ground.width - gapAround(face) * (perLine - 1)) / perLine);
  return Array.from({ length: Math.ceil(zones.length / perLine) }, (_, n) => {
    const inside = zones.slice(n * perLine, (n + 1) * perLine).map((shape) => ({ shape, width }));
    return { zones: inside, width: ground.width };
  });
}

/** In the middle of the ground. */
function placed(lines: readonly Line[], ground: Rect, { face: most, naming }: Packing): PlacedZone[] {
  const face = Math.min(most, ground.width);
  const height = heightOf(face, naming);
  const over = ground.height - lines.length * height - (lines.length - 1) * lineGap;
  return lines.flatMap((line, n) => {
    let left = ground.left + Math.max(0, (ground.width - line.width) / 2);
    const top = ground.top + Math.max(0, over / 2) + n * (height + lineGap);
    return line.zones.map(({ shape, width }) => {
      const box = { left, top, width, height };
      left += width + gapAround(face);
      const step = Math.max(0, stepOf(shape.cards, width, face));
      return { box, width, face, step, naming: namingIn(shape, width, naming) };
    });
  });
}
