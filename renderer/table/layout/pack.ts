import { cardRatio, type Rect } from "./rect";
import { gapBetween, labelHeight, stepOf, type ZoneFit, type ZoneShape } from "./strip";

/** Zones on open ground, in as many lines as let their cards be largest. */

export interface PackedZone extends ZoneFit {
  box: Rect;
}

const most = 132;
const least = 22;
const lineGap = 10;
/** Wide enough to see what they lie on. */
const zoneGap = 24;
/** How much of a card may be covered by the next one, if that makes all of them larger. */
const folds = [1, 0.72, 0.5, 0.34, 0.2];
/** A folded card counts for less than one that is seen whole. */
const worthOf = (fold: number): number => 0.45 + 0.55 * fold;

export function packZones(zones: readonly ZoneShape[], ground: Rect): PackedZone[] {
  if (zones.length === 0) return [];
  let best: { face: number; fold: number; worth: number } | undefined;
  for (const fold of folds) {
    for (let face = most; face >= least; face -= 2) {
      if (!linesOf(zones, ground, face, fold)) continue;
      const worth = face * worthOf(fold);
      if (!best || worth > best.worth) best = { face, fold, worth };
      break;
    }
  }
  const { face, fold } = best ?? { face: least, fold: folds.at(-1)! };
  const lines = linesOf(zones, ground, face, fold) ?? evenLines(zones, ground, face);
  return placed(lines, ground, face);
}

interface Line {
  zones: { shape: ZoneShape; width: number }[];
  width: number;
}

const heightOf = (face: number): number => labelHeight + face * cardRatio;

/** Zones line after line; nothing if they need more ground. */
function linesOf(zones: readonly ZoneShape[], ground: Rect, face: number, fold: number): Line[] | undefined {
  const lines: Line[] = [];
  for (const shape of zones) {
    const { spread, cards, label } = shape;
    const step = fold === 1 ? face + gapBetween.cards : face * fold;
    const spreadOut = spread === "pile" ? face : face + step * Math.max(0, cards - 1);
    const width = Math.max(label, spreadOut);
    if (width > ground.width) return undefined;
    const line = lines.at(-1);
    if (line && line.width + zoneGap + width <= ground.width) {
      line.zones.push({ shape, width });
      line.width += zoneGap + width;
    } else lines.push({ zones: [{ shape, width }], width });
  }
  const height = lines.length * heightOf(face) + (lines.length - 1) * lineGap;
  return height <= ground.height ? lines : undefined;
}

/** More than there is room for: all on as many lines as are high enough, in equal parts. */
function evenLines(zones: readonly ZoneShape[], ground: Rect, face: number): Line[] {
  const count = Math.max(1, Math.floor((ground.height + lineGap) / (heightOf(face) + lineGap)));
  const perLine = Math.ceil(zones.length / count);
  const width = Math.max(1, (ground.width - zoneGap * (perLine - 1)) / perLine);
  return Array.from({ length: Math.ceil(zones.length / perLine) }, (_, n) => {
    const inside = zones.slice(n * perLine, (n + 1) * perLine).map((shape) => ({ shape, width }));
    return { zones: inside, width: ground.width };
  });
}

/** In the middle of the ground. */
function placed(lines: readonly Line[], ground: Rect, most: number): PackedZone[] {
  const face = Math.min(most, ground.width);
  const height = heightOf(face);
  const over = ground.height - lines.length * height - (lines.length - 1) * lineGap;
  return lines.flatMap((line, n) => {
    let left = ground.left + Math.max(0, (ground.width - line.width) / 2);
    const top = ground.top + Math.max(0, over / 2) + n * (height + lineGap);
    return line.zones.map(({ shape, width }) => {
      const box = { left, top, width, height };
      left += width + zoneGap;
      return { box, width, face, step: Math.max(0, stepOf(shape.cards, width, face)) };
    });
  });
}
