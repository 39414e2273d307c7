import type { TextStyle } from "../schemas/template-style";
import { millimetresPerPoint } from "./geometry";
import { breakLines, type Line } from "./paragraph";
import type { Ease, Pen } from "./pen";
import { prepareText, type TextContent } from "./text-content";

/**
 * Sets a text into a box. What does not fit gives way in order: line height and padding down to their minimums, then the
 * size down to its own, and in the end numbers are parted from what they count.
 */

export interface Setting {
  lines: Line[];
  /** Points */
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
  /** mm on each side. */
  padding: number;
  /** mm, with the padding. */
  height: number;
  fits: boolean;
  content: TextContent;
}

const defaultLeading = 1.15;
const tolerance = 1e-6;
/** Points; closer to the best size than anybody sees. */
const sizeStep = 0.05;
const bendingRounds = 5;

export function setText(text: string, style: TextStyle, width: number, height: number, pen: Pen, ease: Ease): Setting {
  const content = prepareText(text, style, pen);
  const setting = fitContent(content, style, width, height, ease);
  return setting.fits || ease.untied ? setting : fitContent(content, style, width, height, { ...ease, untied: true });
}

function fitContent(content: TextContent, style: TextStyle, width: number, height: number, ease: Ease): Setting {
  const smallest = Math.min(style.min ?? style.size, style.size);
  const wanted = Math.max(smallest, style.size * ease.scale);
  const attempt = (size: number, bent: number): Setting =>
    attemptAt(content, style, width, height, { size, bent, untied: ease.untied });
  const best = attempt(wanted, ease.bent);
  if (best.fits) return best;
  const canBend = ease.bent < 1 && (style.minLeading !== undefined || style.minPadding !== undefined);
  const mostBent = canBend ? attempt(wanted, 1) : best;
  if (mostBent.fits) return leastBent(mostBent, (bent) => attempt(wanted, bent), ease.bent);
  if (wanted <= smallest) return mostBent;
  let fitting = attempt(smallest, 1);
  if (!fitting.fits) return fitting;
  let [low, high] = [smallest, wanted];
  while (high - low > sizeStep) {
    const middle = (low + high) / 2;
    const tried = attempt(middle, 1);
    if (tried.fits) [fitting, low] = [tried, middle];
    else high = middle;
  }
  return fitting;
}

function leastBent(mostBent: Setting, attempt: (bent: number) => Setting, from: number): Setting {
  let [low, high, best] = [from, 1, mostBent];
  for (let round = 0; round < bendingRounds; round++) {
    const middle = (low + high) / 2;
    const tried = attempt(middle);
    if (tried.fits) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}

function attemptAt(
  content: TextContent,
  style: TextStyle,
  width: number,
  height: number,
  { size, bent, untied }: { size: number; bent: number; untied: boolean },
): Setting {
  const leading = between(style.leading ?? defaultLeading, style.minLeading, bent);
  const padding = between(style.padding ?? 0, style.minPadding, bent);
  const unit = size * millimetresPerPoint;
  const measure = Math.max(0, width - 2 * padding) / unit;
  const { lines, cut } = breakLines(content.paragraphs, measure, { isEven: style.align === "center", untied });
  const gaps = lines.filter((line) => line.startsParagraph).length * (style.paragraph ?? 0);
  const used = (lines.length * leading + gaps) * unit + 2 * padding;
  const fits = !cut && used <= height + tolerance && lines.length <= (style.lines ?? Number.POSITIVE_INFINITY);
  return { lines, size, leading, padding, height: used, fits, content };
}

const between = (full: number, least: number | undefined, bent: number): number =>
  least === undefined ? full : full + (Math.min(full, least) - full) * bent;
