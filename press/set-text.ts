import type { TextStyle } from "../schemas/template-style";
import { millimetresPerPoint } from "./geometry";
import { type Broken, breakLines, type Line } from "./paragraph";
import type { Ease, Pen } from "./pen";
import { prepareText, type TextContent } from "./text-content";
import { type Notch, textRoom } from "./text-room";

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

export function setText(
  text: string,
  style: TextStyle,
  width: number,
  height: number,
  pen: Pen,
  ease: Ease,
  notch?: Notch,
): Setting {
  const content = prepareText(text, style, pen);
  const box = { width, height, ...(notch && { notch }) };
  const setting = fitContent(content, style, box, ease);
  return setting.fits || ease.untied ? setting : fitContent(content, style, box, { ...ease, untied: true });
}

interface TextBox {
  width: number;
  height: number;
  notch?: Notch;
}

function fitContent(content: TextContent, style: TextStyle, box: TextBox, ease: Ease): Setting {
  const smallest = Math.min(style.min ?? style.size, style.size);
  const wanted = Math.max(smallest, style.size * ease.scale);
  const attempt = (size: number, bent: number): Setting =>
    attemptAt(content, style, box, { size, bent, untied: ease.untied });
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
  { width, height, notch }: TextBox,
  { size, bent, untied }: { size: number; bent: number; untied: boolean },
): Setting {
  const leading = between(style.leading ?? defaultLeading, style.minLeading, bent);
  const padding = between(style.padding ?? 0, style.minPadding, bent);
  const unit = size * millimetresPerPoint;
  const measure = Math.max(0, width - 2 * padding) / unit;
  const manner = { isEven: style.align === "center", untied };
  const inner = { width: Math.max(0, width - 2 * padding), height: height - 2 * padding, padding, unit, leading };
  const broken = (offset: number): Broken =>
    breakLines(content.paragraphs, measure, manner, textRoom(style, { ...inner, offset }, notch));
  const { lines, cut } = style.inside ? inMiddle(broken, inner) : broken(0);
  const gaps = lines.filter((line) => line.startsParagraph).length * (style.paragraph ?? 0);
  const used = (lines.length * leading + gaps) * unit + 2 * padding;
  const fits = !cut && used <= height + tolerance && lines.length <= (style.lines ?? Number.POSITIVE_INFINITY);
  return { lines, size, leading, padding, height: used, fits, content };
}

/** How many lines there are decides where the first one lies, and so how wide each is. */
function inMiddle(
  broken: (offset: number) => Broken,
  inner: { height: number; unit: number; leading: number },
): Broken {
  const lineHeight = inner.leading * inner.unit;
  const most = Number.isFinite(inner.height) ? Math.max(1, Math.floor(inner.height / lineHeight)) : 1;
  let tried = broken(0);
  for (let count = 1; count <= most; count++) {
    tried = broken(Number.isFinite(inner.height) ? (inner.height - count * lineHeight) / 2 : 0);
    if (tried.lines.length > count) continue;
    const blank = tried.lines.at(-1)!;
    while (tried.lines.length < count) tried.lines.push({ ...blank, clusters: [], width: 0, startsParagraph: false });
    return tried;
  }
  return { ...tried, cut: tried.cut || Number.isFinite(inner.height) };
}

const between = (full: number, least: number | undefined, bent: number): number =>
  least === undefined ? full : full + (Math.min(full, least) - full) * bent;
