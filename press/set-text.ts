import type { TextStyle } from "../schemas/template-style";
import { millimetresPerPoint } from "./geometry";
import { type Broken, balanceLines, breakLines, type Line } from "./paragraph";
import type { Pen, Place } from "./pen";
import { defaultSymbolSize, prepareText, type TextContent } from "./text-content";

/** Sets a text into a box: finds the largest size that fits, breaks lines, puts glyphs and symbols into the scene. */

export interface Setting {
  lines: Line[];
  /** Points */
  size: number;
  /** mm */
  height: number;
  fits: boolean;
  content: TextContent;
}

const defaultLeading = 1.15;
/** Below this a printed card is hard to read at arm's length. */
const readableSize = 5;

export function setText(
  text: string,
  style: TextStyle,
  width: number,
  height: number,
  pen: Pen,
  scale: number,
): Setting {
  const content = prepareText(text, style, pen);
  const smallest = Math.min(style.min ?? style.size, style.size);
  const wanted = Math.max(smallest, style.size * scale);
  const attempt = (size: number): Setting => {
    const measure = width / (size * millimetresPerPoint);
    const breaking = style.align === "center" ? balanceLines : breakLines;
    const broken = breaking(content.paragraphs, measure);
    const used = heightOf(broken, style) * size * millimetresPerPoint;
    const fits =
      !broken.cut && used <= height + 1e-6 && broken.lines.length <= (style.lines ?? Number.POSITIVE_INFINITY);
    return { lines: broken.lines, size, height: used, fits, content };
  };
  const best = attempt(wanted);
  if (best.fits || wanted <= smallest) return best;
  let fallback = attempt(smallest);
  if (!fallback.fits) return fallback;
  let [low, high] = [smallest, wanted];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    const tried = attempt(middle);
    if (tried.fits) {
      fallback = tried;
      low = middle;
    } else high = middle;
  }
  return fallback;
}

function heightOf({ lines }: Broken, style: TextStyle): number {
  const gaps = lines.filter((line) => line.startsParagraph).length * (style.paragraph ?? 0);
  return lines.length * (style.leading ?? defaultLeading) + gaps;
}

export function drawText(setting: Setting, style: TextStyle, pen: Pen, place: Place): void {
  reportText(setting, style, pen, place);
  const { box } = place;
  const size = setting.size * millimetresPerPoint;
  const lineHeight = size * (style.leading ?? defaultLeading);
  const free = box.height - setting.height;
  let top = box.y + (style.valign === "middle" ? free / 2 : style.valign === "bottom" ? free : 0);
  const colour = pen.colour(style.color ?? "ink", place.scope);
  const capHeight = pen.face(style.font, style.bold === true, style.italic === true).capHeight;
  for (const line of setting.lines) {
    if (line.startsParagraph) top += size * (style.paragraph ?? 0);
    const left = box.width - line.width * size;
    const x = box.x + (style.align === "center" ? left / 2 : style.align === "right" ? left : 0);
    // Capitals stand in the middle of their line, so that symbols and type share one axis.
    drawLine(line, x, top + (lineHeight + capHeight * size) / 2, { size, colour, capHeight, style }, pen, place);
    top += lineHeight;
  }
}

interface LineInk {
  size: number;
  colour: string;
  capHeight: number;
  style: TextStyle;
}

function drawLine(line: Line, startX: number, y: number, ink: LineInk, pen: Pen, place: Place): void {
  const { size, colour, style } = ink;
  const tracking = (style.tracking ?? 0) / 1000;
  let x = startX;
  let run: { font: string; x: number; glyphs: number[]; offsets: number[]; text: string; width: number } | undefined;
  const flush = (): void => {
    if (!run) return;
    const { font, glyphs, offsets, text } = run;
    pen.add({ kind: "glyphs", font, size, x: run.x, y, glyphs, offsets, text, fill: colour }, place);
    run = undefined;
  };
  line.clusters.forEach((cluster, index) => {
    if (index > 0) {
      const face = run ? pen.fonts.face(run.font) : undefined;
      if (run && face && cluster.space > 0) {
        run.glyphs.push(...face.space.glyphs);
        run.offsets.push(...face.space.glyphs.map(() => (x - run!.x) / size));
        run.text += " ";
      }
      x += cluster.space * size;
    }
    for (const part of cluster.parts) {
      if ("symbol" in part) {
        flush();
        const height = size * (style.symbolSize ?? defaultSymbolSize);
        const box = { x, y: y - (ink.capHeight * size + height) / 2, width: part.width * size, height };
        pen.drawSymbol(part.symbol, box, place);
      } else {
        if (run && run.font !== part.face.id) flush();
        run ??= { font: part.face.id, x, glyphs: [], offsets: [], text: "", width: 0 };
        const start = (x - run.x) / size;
        part.shaped.glyphs.forEach((glyph, at) => {
          run!.glyphs.push(glyph);
          run!.offsets.push(start + (part.shaped.offsets[at] ?? 0) + at * tracking);
        });
        run.text += part.text;
      }
      x += part.width * size;
    }
  });
  flush();
}

const excerpt = (setting: Setting): string => {
  const words = setting.content.paragraphs
    .flatMap((clusters) =>
      clusters.map((cluster) => cluster.parts.map((part) => ("symbol" in part ? "" : part.text)).join("")),
    )
    .join(" ")
    .trim();
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
};

function reportText(setting: Setting, style: TextStyle, pen: Pen, { field }: Place): void {
  const { content } = setting;
  if (!setting.fits) pen.report("press/text-overflows", field, { text: excerpt(setting) });
  else if (setting.size < Math.min(readableSize, style.size) - 0.05) {
    pen.report("press/text-small", field, { text: excerpt(setting), size: setting.size.toFixed(1) });
  }
  for (const { font, signs } of content.missing) pen.report("press/missing-glyph", field, { font, signs });
  for (const symbol of content.unknownSymbols) {
    const known = Object.keys(pen.template.symbols ?? {}).map((name) => `{${name}}`);
    pen.report("press/unknown-symbol", field, { symbol: `{${symbol}}`, known: known.join(" ") || "none" });
  }
}
