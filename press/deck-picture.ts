import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { type Box, digits } from "./geometry";
import { emptyScene } from "./page";
import { qrCode } from "./qr/qr-code";
import type { Scene } from "./scene";
import type { Size } from "./sizes";

/** A deck as one picture to share: its faces with their copies, its list, and its code to be scanned. */

interface PicturedDeck {
  title: string;
  /** “30 cards · Castle Lanes”. */
  about: string;
  cards: readonly { name: string; count: number }[];
  /** Of the faces. */
  face: Size;
  /** As it is brought in elsewhere; without one nothing is to be scanned. */
  code: string | undefined;
}

interface DeckPicture {
  /** Everything but the faces. */
  scene: Scene;
  /** Where the faces lie, in the order of the cards. */
  places: Box[];
}

const [margin, gap, across] = [9, 5, 42];
const [headHeight, countHeight, lineHeight] = [17, 8, 5.2];
const [titleSize, aboutSize, countSize, listSize, codeSize] = [8, 3.6, 4.6, 3.5, 2.6];
const codeWidth = 34;
const [ground, ink, muted] = ["#F5F1E8", "#22262B", "#6B6558"];

/** As many to a row as make it about three wide and two high. */
function columnsFor(cards: number, { width, height }: Size): number {
  const wanted = Math.sqrt((1.6 * cards * height) / Math.max(width, 1));
  return Math.max(Math.min(cards, 4), Math.min(10, Math.round(wanted)), 1);
}

export function deckPicture({ title, about, cards, face, code }: PicturedDeck, fonts: FontBook): DeckPicture {
  const columns = columnsFor(cards.length, face);
  const tall = (across * face.height) / face.width;
  const width = 2 * margin + Math.max(columns, 4) * (across + gap) - gap;
  const listTop = margin + headHeight + Math.ceil(cards.length / columns) * (tall + countHeight + gap);
  const qr = code === undefined ? undefined : qrCode(code);
  const room = width - 2 * margin - (qr ? codeWidth + 2 * gap : 0);
  const listed = Math.max(1, Math.min(Math.floor(room / 50), Math.ceil(cards.length / 4)));
  const inColumn = Math.ceil(cards.length / listed);
  const foot = Math.max(inColumn * lineHeight, qr ? codeWidth + 2 : 0);
  const size = { width, height: listTop + foot + margin };
  const scene = emptyScene(size, title);
  const pen = new Draughtsman(scene, fonts);
  pen.rect({ x: 0, y: 0, ...size }, ground);
  pen.text(pen.shortened(title, width - 2 * margin, titleSize), {
    x: margin,
    y: margin + 6,
    size: titleSize,
    fill: ink,
  });
  pen.text(about, { x: margin, y: margin + 12.5, size: aboutSize, fill: muted });
  const places = cards.map(({ count }, at) => {
    const x = margin + (at % columns) * (across + gap);
    const y = margin + headHeight + Math.floor(at / columns) * (tall + countHeight + gap);
    pen.text(`${count} ×`, { x: x + across / 2, y: y + tall + 6, size: countSize, align: "center", fill: ink });
    return { x, y, width: across, height: tall };
  });
  const column = room / listed;
  for (const [at, { name, count }] of cards.entries()) {
    const x = margin + Math.floor(at / inColumn) * column;
    const y = listTop + (at % inColumn) * lineHeight + 3.5;
    pen.text(`${count}`, { x: x + 6, y, size: listSize, align: "right", fill: ink });
    pen.text(pen.shortened(name, column - 10, listSize), { x: x + 8, y, size: listSize, fill: ink });
  }
  if (qr && code !== undefined) {
    const left = width - margin - codeWidth;
    drawCode(scene, { x: left, y: listTop, width: codeWidth, height: codeWidth }, qr);
    // To be typed, where nobody can scan it.
    const beneath = { x: margin, y: size.height - 4, size: codeSize, fill: muted };
    pen.text(pen.shortened(code, width - 2 * margin, codeSize), beneath);
  }
  return { scene, places };
}

/** With the light edge that scanners need. */
function drawCode(scene: Scene, box: Box, { size, isDark }: NonNullable<ReturnType<typeof qrCode>>): void {
  const edge = 4;
  const square = box.width / (size + 2 * edge);
  scene.items.push({ kind: "rect", box, fill: "#ffffff" });
  let d = "";
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      let run = 1;
      while (isDark(x + run, y)) run++;
      const [left, top] = [box.x + (x + edge) * square, box.y + (y + edge) * square];
      d += `M${digits(left)} ${digits(top)}h${digits(run * square)}v${digits(square)}h${digits(-run * square)}z`;
      x += run - 1;
    }
  scene.items.push({ kind: "path", d, fill: "#000000" });
}
