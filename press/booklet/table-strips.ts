import type { TextStyle } from "../../schemas/template-style";
import type { Pen } from "../pen";
import type { Piece } from "../rich-text";
import type { Align } from "./markdown";
import { type Canvas, drawLines, type SetLines, type Strip, saidIn, setLines, widthsOf } from "./strips";
import { betweenParagraphs, styles } from "./styles";

/** Tables as wide as their column: as much room for each of their columns as its words ask for. */

interface BookletTable {
  aligns: readonly Align[];
  head: readonly (readonly Piece[])[];
  /** Rows of cells of lines. */
  rows: readonly (readonly (readonly Piece[])[])[][];
}

const padding = 1.4;
const rowPadding = 0.75;
/** What doesn't fit is set smaller, step by step; points. */
const sizes = [8.4, 7.6, 6.8, 6];
/** Of a column. */
const shortTable = 0.42;
/** Taller rows may be parted. */
const mostLines = 16;

/** `tallest`: of a column. */
export function tableStrips(
  { aligns, head, rows }: BookletTable,
  { inset, width, tallest }: { inset: number; width: number; tallest: number },
  pen: Pen,
): Strip[] {
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  if (columns === 0) return [];
  const heads = [head.map((cell) => [cell])];
  const { widths, size } = columnWidths([...heads, ...rows], columns, width, pen);
  const plan: Plan = { widths, aligns, inset, width, pen };
  const isHeadless = head.every((cell) => cell.length === 0);
  const top = isHeadless ? undefined : rowStrips(heads[0]!, { ...styles.cellHead, size: size * 0.95 }, plan, true);
  const again = top?.length === 1 ? top[0] : undefined;
  const body = rows.flatMap((row) => rowStrips(row, { ...styles.cell, size }, plan, false, again));
  const strips = [...(top ?? []), ...body];
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  const last = strips.length - 1;
  for (const [at, strip] of strips.entries()) {
    // A short table is never parted; of a long one, no row stands alone.
    const isAtEnd = at < (top?.length ?? 0) + 1 || at >= last - 1;
    if (at < last && (height < tallest * shortTable || isAtEnd)) strip.sticks = true;
  }
  if (strips[0]) strips[0].above = betweenParagraphs * 1.3;
  return strips;
}

interface Plan {
  widths: readonly number[];
  aligns: readonly Align[];
  inset: number;
  width: number;
  pen: Pen;
}

function columnWidths(
  rows: BookletTable["rows"],
  columns: number,
  width: number,
  pen: Pen,
): { widths: number[]; size: number } {
  for (const size of sizes) {
    const style = { ...styles.cell, size };
    const bold = { ...style, bold: true };
    const [natural, least] = [new Array<number>(columns).fill(0), new Array<number>(columns).fill(0)];
    for (const [number, row] of rows.entries())
      for (const [at, cell] of row.entries()) {
        const found = widthsOf(cell, number === 0 ? bold : style, pen);
        natural[at] = Math.max(natural[at] ?? 0, found.natural + 2 * padding + 0.1);
        least[at] = Math.max(least[at] ?? 0, found.least + 2 * padding + 0.1);
      }
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    const [wanted, needed] = [sum(natural), sum(least)];
    if (wanted <= width) {
      // What is left goes to those that have most to say.
      return { widths: natural.map((one) => (one * width) / Math.max(wanted, 0.1)), size };
    }
    const shared = shareOut(giveWay(natural, least, width), width);
    if (shared.every((one, at) => one >= (least[at] ?? 0))) return { widths: shared, size };
    if (needed <= width || size === sizes.at(-1)) {
      const share = needed <= width ? (width - needed) / Math.max(wanted - needed, 0.1) : 0;
      const scale = Math.min(1, width / needed);
      return { widths: least.map((one, at) => one * scale + ((natural[at] ?? 0) - one) * share), size };
    }
  }
  throw new Error("There is always a smallest size.");
}

/** Where one column has most to say and little room, the others break their lines before it does. */
const fairShare = 0.55;
const narrowShare = 0.2;
function giveWay(natural: readonly number[], least: readonly number[], width: number): number[] {
  const most = Math.max(...natural);
  const others = natural.reduce((sum, one) => sum + one, -most);
  if (most <= width - others || width - others >= width * fairShare) return [...natural];
  return natural.map((one, at) => (one === most ? one : Math.min(one, Math.max(least[at] ?? 0, width * narrowShare))));
}

/** What asks for less than an equal share gets what it asks for; the others share the rest. */
function shareOut(natural: readonly number[], width: number): number[] {
  const widths = new Array<number>(natural.length).fill(0);
  let [left, open] = [width, [...natural.keys()].sort((a, b) => (natural[a] ?? 0) - (natural[b] ?? 0))];
  for (; open.length > 0; open = open.slice(1)) {
    const [at = 0] = open;
    widths[at] = Math.min(natural[at] ?? 0, left / open.length);
    left -= widths[at];
  }
  return widths;
}

function rowStrips(
  row: BookletTable["rows"][number],
  style: TextStyle,
  { widths, aligns, inset, width, pen }: Plan,
  isHead: boolean,
  again?: Strip,
): Strip[] {
  const cells = widths.map(
    (wide, at): SetLines => setLines(row[at] ?? [], style, Math.max(1, wide - 2 * padding), pen),
  );
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
  const height = cells[0]?.height ?? 0;
  return Array.from({ length: lines }, (_, at): Strip => {
    const [first, last] = [at === 0, at === lines - 1];
    const top = first ? rowPadding : 0;
    const tall = height + top + (last ? rowPadding : 0);
    const draw = ({ pen: drawing }: Canvas, x: number, y: number): void => {
      const line = { x: x + inset, y: y + tall - 0.1, width, height: 0.1 };
      if (isHead)
        drawing.scene.items.push({ kind: "rect", box: { ...line, y, height: tall }, fill: colourOf(drawing, "soft") });
      if (last) drawing.scene.items.push({ kind: "rect", box: line, fill: colourOf(drawing, "hair") });
      let left = x + inset;
      for (const [column, cell] of cells.entries()) {
        const wide = widths[column] ?? 0;
        const one = cell.lines[at];
        const aligned = { ...style, align: aligns[column] ?? "left" };
        if (one) {
          drawLines(cell, [one], aligned, drawing, { x: left + padding, y: y + top, width: wide - 2 * padding });
        }
        left += wide;
      }
    };
    return {
      height: tall,
      above: 0,
      sticks: !last && lines <= mostLines,
      draw,
      ...(first && { said: row.map(saidIn).join(" ") }),
      ...(again && { again }),
    };
  });
}

export const colourOf = (pen: Pen, name: string): string => pen.colour(name, {});
