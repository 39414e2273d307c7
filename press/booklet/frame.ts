import { Draughtsman } from "../draughtsman";
import type { Size } from "../sizes";
import type { Canvas } from "./strips";
import { drawLines, setLines } from "./strips";
import { styles } from "./styles";
import { colourOf } from "./table-strips";

/** Where the columns of a page lie, and what stands around them. */

export interface Frame {
  columns: number;
  /** Of one column, mm. */
  width: number;
  height: number;
  /** Left pages have their inner edge at the right. */
  place(page: number, column: number): { x: number; y: number };
}

const [top, bottom] = [19, 17];
const gap = 8;
/** Lines longer than this are hard to follow, mm. */
const longestLine = 128;

/** Pages count from 0: the cover is a right one. */
const isRight = (page: number): boolean => page % 2 === 0;

const marginsOf = ({ width }: Size): { inner: number; outer: number } =>
  width < 180 ? { inner: width * 0.115, outer: width * 0.1 } : { inner: 19, outer: 17 };

/** `back`: index and credits, in more columns. */
export function frameOf(paper: Size, kind: "text" | "back"): Frame {
  const { inner, outer } = marginsOf(paper);
  const room = paper.width - inner - outer;
  const columns = Math.ceil(room / longestLine) + (kind === "back" ? 1 : 0);
  const width = (room - (columns - 1) * gap) / columns;
  return {
    columns,
    width,
    height: paper.height - top - bottom,
    place: (page, column) => ({ x: (isRight(page) ? inner : outer) + column * (width + gap), y: top }),
  };
}

export function runningHeads(
  { pen }: Canvas,
  { number, title, section }: { number: number; title: string; section: string },
  paper: Size,
): void {
  const { inner, outer } = marginsOf(paper);
  const [left, right] = isRight(number) ? [inner, outer] : [outer, inner];
  const width = paper.width - left - right;
  const words = isRight(number) ? section || title : title;
  const align = isRight(number) ? "right" : "left";
  const style = { ...styles.note, align } as const;
  const set = setLines([[{ text: words, bold: false, italic: false }]], style, width, pen);
  const [line] = set.lines;
  if (line) drawLines(set, [line], style, pen, { x: left, y: 10, width });
  const hair = { x: left, y: 14.2, width, height: 0.15 };
  pen.scene.items.push({ kind: "rect", box: hair, fill: colourOf(pen, "hair") });
  new Draughtsman(pen.scene, pen.fonts).text(String(number + 1), {
    x: isRight(number) ? paper.width - outer : outer,
    y: paper.height - 9,
    size: 3.1,
    align: isRight(number) ? "right" : "left",
    fill: colourOf(pen, "accent"),
  });
}
