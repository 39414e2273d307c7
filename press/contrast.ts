import type { Problem } from "../schemas/problem";
import { channels, mixed } from "./colour";
import type { FontBook } from "./fonts";
import { type Box, millimetresPerPoint } from "./geometry";
import { clippedBounds } from "./item-bounds";
import { pressProblems } from "./problems";
import type { GlyphItem, Scene, SceneItem } from "./scene";

/**
 * Whether words stand out from what lies under them, as WCAG measures it. Over a picture nobody knows what colours come to
 * lie there: a ground that lets some of it through is taken with black and with white beneath, and the worse one counts.
 */

/** The darkest and the lightest that may be seen. */
interface Ground {
  box: Box;
  colours: readonly string[];
}

const plainText = 4.5;
const largeText = 3;
/** Points, from which on letters are large; bold ones earlier. */
const large = { plain: 18, bold: 14 } as const;

export function contrastProblems(scene: Scene, card: string, fonts: FontBook, scale: number): Problem[] {
  const grounds: Ground[] = [];
  const found = new Map<string, Problem>();
  for (const item of scene.items) {
    if (item.kind === "glyphs") {
      const problem = judge(item, scene, card, fonts, scale, grounds);
      if (problem) found.set(`${problem.where.field} ${problem.message}`, problem);
    } else {
      const ground = groundOf(item, scene, fonts, grounds);
      if (ground) grounds.push(ground);
    }
  }
  return [...found.values()];
}

function judge(
  item: GlyphItem,
  scene: Scene,
  card: string,
  fonts: FontBook,
  scale: number,
  grounds: readonly Ground[],
): Problem | undefined {
  const box = item.text.trim() === "" ? undefined : clippedBounds(item, scene, fonts);
  if (!box) return undefined;
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const under = grounds.findLast((ground) => holds(ground.box, x, y))?.colours ?? ["#ffffff"];
  const worst = under.reduce((a, b) => (contrast(item.fill, a) <= contrast(item.fill, b) ? a : b));
  const ink = mixed(worst, item.fill, item.opacity ?? 1);
  const ratio = contrast(ink, worst);
  const points = (item.size * scale) / millimetresPerPoint;
  const least = points >= (/bold|black|heavy/.test(item.font) ? large.bold : large.plain) ? largeText : plainText;
  // Rounded up: nobody is told that 4.5 is less than 4.5.
  if (ratio >= least - 0.05) return undefined;
  const where = { card, ...(item.field !== undefined && { field: item.field }) };
  return pressProblems.report("press/low-contrast", where, { ink, ground: worst, ratio: ratio.toFixed(1), least });
}

const holds = ({ x, y, width, height }: Box, px: number, py: number): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** What lies where this has been drawn; undefined for what covers nothing. */
function groundOf(item: SceneItem, scene: Scene, fonts: FontBook, grounds: readonly Ground[]): Ground | undefined {
  const isShape = item.kind === "rect" || item.kind === "path";
  if (item.kind !== "image" && !(isShape && item.fill !== undefined)) return undefined;
  const box = clippedBounds(item, scene, fonts);
  if (!box || box.width <= 0 || box.height <= 0) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const under = grounds.findLast((ground) => holds(ground.box, x, y))?.colours ?? ["#ffffff"];
  const opacity = item.opacity ?? 1;
  const own = item.kind === "image" ? ["#000000", "#ffffff"] : [item.fill!, ...(item.fade ? [item.fade.to] : [])];
  const seen = own.flatMap((colour) => under.map((below) => mixed(below, colour, opacity)));
  // Of a composed picture each thing covers only a part of its box.
  return { box, colours: extremes(item.thrift === undefined ? seen : [...seen, ...under]) };
}

function extremes(colours: readonly string[]): readonly string[] {
  if (colours.length < 3) return colours;
  const sorted = colours.toSorted((a, b) => luminance(a) - luminance(b));
  return [sorted[0]!, sorted.at(-1)!];
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
