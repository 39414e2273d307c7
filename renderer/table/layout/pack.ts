import type { Rect } from "./rect";
import {
  bestNamed,
  gapBetween,
  heightOf,
  nameWidth,
  namingIn,
  type PlacedZone,
  stepOf,
  worthOfNamingSmall,
  type ZoneNaming,
  type ZoneShape,
} from "./strip";

/** Zones on open ground, in as many lines as let most be seen of their cards; a long row goes on in a line of its own below. */

const most = 132;
const least = 18;
/** Wide enough to see what they lie on, half of it on either side. */
export const gapAround = (face: number): number => Math.max(8, Math.min(24, face * 0.3));
const lineGap = 8;
/** How much of a card may be covered by the next one, if that makes what is seen of it larger. */
const folds = [1, 0.72, 0.5, 0.34, 0.2];
/** A hand that is only counted here takes no more room than so many cards. */
const inHand = 6;
/** A card is worth what is seen of it, a hand more than that; and much less where a finger doesn't meet it. */
const worthOf = (face: number, fold: number, costOfFold: number): number =>
  face * (1 - costOfFold + costOfFold * fold) * (face * fold < leastSeen ? 0.7 : 1);
const costOfFold = { rows: 1, hands: 0.3 };
const [isSmall, gapOfSmall] = [50, 2];
/** A finger meets what is as wide as this. */
export const leastSeen = 24;
/** Cards narrower than this have no room for words. */
export const smallFace = 50;
/** Beyond this a picture alone is no better than a card. */
const mostCropped = 68;

interface Packing {
  face: number;
  fold: number;
  naming: ZoneNaming;
  isCropped: boolean;
  worth: number;
}

/** Cards that would be too small for words show only their picture, which is larger then. */
export function packZones(zones: readonly ZoneShape[], ground: Rect, largest = most): PlacedZone[] {
  if (zones.length === 0) return [];
  const whole = bestPacking(zones, ground, largest, false);
  const canBeCropped = whole.face < smallFace && zones.every(({ spread }) => spread === "row");
  const cropped = canBeCropped ? bestPacking(zones, ground, mostCropped, true) : whole;
  const packing = cropped.worth > whole.worth ? cropped : whole;
  const lines = linesOf(zones, ground, packing) ?? evenLines(zones, ground, packing);
  return placed(withRoom(lines, ground, packing), ground, packing);
}

const bestPacking = (zones: readonly ZoneShape[], ground: Rect, largest: number, isCropped: boolean): Packing =>
  bestNamed(
    (naming) => packed(zones, ground, { naming, isCropped }, largest),
    ({ worth }) => worth,
    isCropped ? worthOfNamingSmall : undefined,
  );

/** The first row is where cards come to lie: it has room for some more, where there is any. */
const expected = 4;

function withRoom([first, ...others]: readonly Line[], ground: Rect, { face }: Packing): Line[] {
  const [row, ...beside] = first?.zones ?? [];
  if (!first || row?.shape.spread !== "row") return first ? [first, ...others] : [];
  const free = ground.width - gapAround(face) - first.width;
  const more = Math.max(0, Math.min(free, expected * (face + gapBetween.cards) - row.width));
  return [{ ...first, zones: [{ ...row, width: row.width + more }, ...beside], width: first.width + more }, ...others];
}

/** With cards as large as names of this kind let them be. */
function packed(
  zones: readonly ZoneShape[],
  ground: Rect,
  way: Pick<Packing, "naming" | "isCropped">,
  largest: number,
): Packing {
  const cost = zones.every(({ spread }) => spread === "row") ? costOfFold.rows : costOfFold.hands;
  let best: Packing = { face: least, fold: folds.at(-1)!, worth: 0, ...way };
  for (const fold of folds) {
    for (let face = largest; face >= least; face -= 2) {
      const worth = worthOf(face, fold, cost);
      if (worth <= best.worth) break;
      if (linesOf(zones, ground, { face, fold, ...way })) best = { face, fold, worth, ...way };
    }
  }
  return best;
}

interface ZoneInLine {
  shape: ZoneShape;
  width: number;
  /** How many of its cards lie beside each other, and how many lines they take. */
  across: number;
  down: number;
}

interface Line {
  zones: ZoneInLine[];
  width: number;
  /** As many lines of cards as its longest row takes. */
  down: number;
}

/** Zones line after line; nothing if they need more ground. */
function linesOf(
  zones: readonly ZoneShape[],
  ground: Rect,
  { face, fold, naming, isCropped }: Omit<Packing, "worth">,
): Line[] | undefined {
  const lines: Line[] = [];
  const gap = gapAround(face);
  const step = fold === 1 ? face + (face < isSmall ? gapOfSmall : gapBetween.cards) : face * fold;
  const inLine = Math.floor((ground.width - gap - face) / step) + 1;
  if (inLine < 1) return undefined;
  for (const [n, shape] of zones.entries()) {
    const zone = { shape, ...extentOf(shape, inLine, n === 0) };
    const spreadOut = face + step * (zone.across - 1);
    const width = Math.max(nameWidth(shape, naming), spreadOut);
    if (width + gap > ground.width) return undefined;
    const line = lines.at(-1);
    if (line && line.width + gap + width + gap <= ground.width) {
      line.zones.push({ ...zone, width });
      line.width += gap + width;
      line.down = Math.max(line.down, zone.down);
    } else lines.push({ zones: [{ ...zone, width }], width, down: zone.down });
  }
  const height = lines.reduce((sum, { down }) => sum + heightOf(face, naming, isCropped, down), 0);
  return height + (lines.length - 1) * lineGap <= ground.height ? lines : undefined;
}

/** A row that is too long goes on below, and the first one shows that it is one; a hand, which may be long, is only counted. */
function extentOf({ spread, cards }: ZoneShape, inLine: number, isFirst: boolean): Pick<ZoneInLine, "across" | "down"> {
  if (spread === "pile") return { across: 1, down: 1 };
  if (spread === "hand") return { across: Math.max(1, Math.min(cards, inHand)), down: 1 };
  const lying = Math.max(isFirst ? 2 : 1, cards);
  const down = Math.ceil(lying / inLine);
  return { across: Math.ceil(lying / down), down };
}

/** More than there is room for: all on as many lines as are high enough, in equal parts. */
function evenLines(zones: readonly ZoneShape[], ground: Rect, { face, naming, isCropped }: Packing): Line[] {
  const count = Math.max(1, Math.floor((ground.height + lineGap) / (heightOf(face, naming, isCropped) + lineGap)));
  const perLine = Math.ceil(zones.length / count);
  const width = Math.max(1, (ground.width - gapAround(face) * (perLine - 1)) / perLine);
  return Array.from({ length: Math.ceil(zones.length / perLine) }, (_, n) => {
    const inside = zones
      .slice(n * perLine, (n + 1) * perLine)
      .map((shape) => ({ shape, width, across: shape.cards, down: 1 }));
    return { zones: inside, width: ground.width, down: 1 };
  });
}

/** In the middle of the ground. */
function placed(lines: readonly Line[], ground: Rect, { face: most, naming, isCropped }: Packing): PlacedZone[] {
  const face = Math.min(most, ground.width);
  const heights = lines.map(({ down }) => heightOf(face, naming, isCropped, down));
  const over = ground.height - heights.reduce((sum, each) => sum + each, (lines.length - 1) * lineGap);
  let top = ground.top + Math.max(0, over / 2);
  return lines.flatMap((line, n) => {
    let left = ground.left + Math.max(0, (ground.width - line.width) / 2);
    const zones = line.zones.map(({ shape, width, across, down }): PlacedZone => {
      const box = { left, top, width, height: heightOf(face, naming, isCropped, down) };
      left += width + gapAround(face);
      const step = Math.max(0, stepOf(shape.spread === "row" ? across : shape.cards, width, face));
      return {
        ...{ box, width, face, step, naming: namingIn(shape, width, naming) },
        ...(down > 1 ? { across } : {}),
        ...(isCropped ? { isCropped } : {}),
      };
    });
    top += heights[n]! + lineGap;
    return zones;
  });
}
