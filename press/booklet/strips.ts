import type { TextStyle } from "../../schemas/template-style";
import { drawText } from "../draw-text";
import { type Box, millimetresPerPoint } from "../geometry";
import type { Page } from "../page";
import { breakLines, type Line } from "../paragraph";
import { asDrawn, atEase, type Pen } from "../pen";
import type { Piece, RichParagraph } from "../rich-text";
import type { Setting } from "../set-text";
import { cleaned, prepareParagraphs, type TextContent } from "../text-content";

/** What a booklet's columns are filled with: strips that no column parts, one below the other. */

/** A page while it is drawn. */
export interface Canvas {
  page: Page;
  /** Draws on the page's overlay. */
  pen: Pen;
}

export interface Strip {
  /** mm */
  height: number;
  /** mm that are free above it, unless a column begins with it. */
  above: number;
  /** No column ends behind it. */
  sticks: boolean;
  draw(canvas: Canvas, x: number, y: number): void;
  /** What the block that begins here says, for the index. */
  said?: string;
  /** A heading, by its number. */
  heading?: number;
  /** Stands at the top of a column that begins with this strip: the head of a table. */
  again?: Strip;
}

export interface SetLines {
  lines: readonly Line[];
  content: TextContent;
  /** Of one, mm. */
  height: number;
  /** Of the widest line, mm. */
  width: number;
}

const unitOf = ({ size }: TextStyle): number => size * millimetresPerPoint;

const lineHeight = (style: TextStyle): number => unitOf(style) * (style.leading ?? 1.3);

/** Words broken into lines; each of `paragraphs` begins a new one. */
export function setLines(
  paragraphs: readonly (readonly Piece[])[],
  style: TextStyle,
  width: number,
  pen: Pen,
): SetLines {
  const content = prepareParagraphs(paragraphs.map(asParagraph), style, pen);
  const { lines } = breakLines(content.paragraphs, width / unitOf(style), { endsShort: true });
  const widest = Math.max(0, ...lines.map((line) => line.width));
  return { lines, content, height: lineHeight(style), width: widest * unitOf(style) };
}

/** How wide the words are in one line, and their widest word, mm. */
export function widthsOf(
  paragraphs: readonly (readonly Piece[])[],
  style: TextStyle,
  pen: Pen,
): { natural: number; least: number } {
  const content = prepareParagraphs(paragraphs.map(asParagraph), style, pen);
  const unit = unitOf(style);
  let [natural, least] = [0, 0];
  for (const { clusters } of content.paragraphs) {
    let width = 0;
    for (const [at, cluster] of clusters.entries()) {
      width += (at > 0 ? cluster.space : 0) + cluster.width;
      least = Math.max(least, cluster.width);
    }
    natural = Math.max(natural, width);
  }
  return { natural: natural * unit, least: least * unit };
}

const asParagraph = (pieces: readonly Piece[]): RichParagraph => ({
  pieces: pieces.map((piece) => ("symbol" in piece ? piece : { ...piece, text: cleaned(piece.text) })),
});

/** One line, or several, in a box that begins at a place. */
export function drawLines(set: SetLines, lines: readonly Line[], style: TextStyle, pen: Pen, box: Omit<Box, "height">) {
  const height = set.height * lines.length;
  const setting: Setting = {
    lines: [...lines],
    size: style.size,
    leading: style.leading ?? 1.3,
    padding: 0,
    height,
    fits: true,
    content: set.content,
  };
  drawText(setting, style, pen, { box: { ...box, height }, grown: asDrawn, scope: {}, ease: atEase, opacity: 1 });
}

interface Placing {
  /** From the column's edge, mm. */
  inset: number;
  width: number;
  above: number;
  /** Nothing else keeps the last line with what follows. */
  sticks?: boolean;
}

/** A paragraph, a strip for each line. Neither its first nor its last line is ever alone. */
export function textStrips(
  paragraphs: readonly (readonly Piece[])[],
  style: TextStyle,
  { inset, width, above, sticks = false }: Placing,
  pen: Pen,
): Strip[] {
  const set = setLines(paragraphs, style, width, pen);
  const last = set.lines.length - 1;
  return set.lines.map((line, at) => ({
    height: set.height,
    above: at === 0 ? above : 0,
    sticks: at === last ? sticks : at === 0 || at === last - 1,
    draw: ({ pen: drawing }, x, y) => drawLines(set, [line], style, drawing, { x: x + inset, y, width }),
    ...(at === 0 && { said: saidIn(paragraphs) }),
  }));
}

export const saidIn = (paragraphs: readonly (readonly Piece[])[]): string =>
  paragraphs.map((pieces) => pieces.map((piece) => ("symbol" in piece ? "" : piece.text)).join("")).join(" ");
