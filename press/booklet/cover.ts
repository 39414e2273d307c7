import type { PageWords } from "../page-words";
import type { Pen } from "../pen";
import type { Piece } from "../rich-text";
import type { Scene } from "../scene";
import type { BlockSetter } from "./block-strips";
import type { Frame } from "./frame";
import type { Run } from "./inline";
import { placeCard } from "./part-strips";
import { type Canvas, drawLines, type Strip, setLines, textStrips } from "./strips";
import { styles } from "./styles";
import { colourOf } from "./table-strips";

interface Front {
  title: Run[][];
  name: string;
  lead: Run[][] | undefined;
}

/** Title and what stands below it: on a cover, or at the beginning of a short text. */
export function coverStrips(front: Front, isCover: boolean, setter: BlockSetter, pen: Pen, { width }: Frame): Strip[] {
  const title = isCover ? styles.title : { ...styles.title, size: 24 };
  const words = setter.pieces(front.title);
  const head = textStrips(words, title, { inset: 0, width, above: 0 }, pen);
  const lead = front.lead ? setter.pieces(front.lead) : undefined;
  const below: Strip[] = lead
    ? textStrips(lead, isCover ? styles.lead : { ...styles.lead, size: 10.6 }, { inset: 0, width, above: 4 }, pen)
    : [];
  for (const strip of [...head, ...below]) strip.sticks = !isCover;
  return [...head, ...below];
}

interface CoverWords {
  set: { name: string; author?: string; version?: string };
  credit: string;
  cover: readonly Scene[];
  words: PageWords;
}

export function drawCover(
  canvas: Canvas,
  front: readonly Strip[],
  { set, credit, cover, words }: CoverWords,
  frame: Frame,
) {
  const { page, pen } = canvas;
  const { width, height } = page.size;
  const { x } = frame.place(0, 0);
  const room = width - 2 * x;
  pen.scene.items.push({ kind: "rect", box: { x, y: 24, width: 22, height: 1.6 }, fill: colourOf(pen, "accent") });
  let y = 30;
  for (const [at, strip] of front.entries()) {
    if (at > 0) y += strip.above;
    strip.draw(canvas, x, y);
    y += strip.height;
  }
  drawFan(canvas, cover, { x, y: y + 10, width: room, height: height - 34 - (y + 10) });
  const about = [set.author && words.cardsBy(set.author), set.version && words.version(set.version)].filter(Boolean);
  const lines: Piece[][] = [about.join(" · "), credit]
    .filter(Boolean)
    .map((text) => [{ text, bold: false, italic: false }]);
  const note = setLines(lines, styles.note, room, pen);
  const top = height - 13 - note.lines.length * note.height;
  drawLines(note, note.lines, styles.note, pen, { x, y: top, width: room });
}

/** Three cards, as a hand holds them. */
function drawFan(
  canvas: Canvas,
  cards: readonly Scene[],
  box: { x: number; y: number; width: number; height: number },
): void {
  const shown = cards.slice(0, 3);
  const [first] = shown;
  if (!first || box.height < 30) return;
  const wide = Math.min(box.width * 0.42, (box.height * 0.84 * first.width) / first.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const step = shown.length > 1 ? wide * 0.62 : 0;
  for (const [at, scene] of shown.entries()) {
    const along = at - (shown.length - 1) / 2;
    const tall = (wide * scene.height) / scene.width;
    const [left, top] = [middle.x + along * step - wide / 2, middle.y + Math.abs(along) * wide * 0.1 - tall / 2];
    placeCard(canvas, scene, left, top, wide, along * 11);
  }
}
