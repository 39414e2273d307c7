import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { emptyScene, type Page } from "./page";
import type { Scene } from "./scene";
import { faceMatrix } from "./sheet-pages";
import type { Size } from "./sizes";

/** All cards of a set, small and with their names: to look over, not to cut. */

interface ContactEntry {
  scene: Scene;
  name: string;
  note: string;
}

interface ContactSheet {
  paper: Size;
  columns: number;
  margin: number;
  /** Of the faces. */
  face: Size;
  cards: number;
}

/** How large the faces are shown, and how many of them on a page. */
interface ContactGrid {
  width: number;
  height: number;
  perPage: number;
  pages: number;
}

interface ContactWords {
  title: string;
  /** Whose work and pictures it shows. */
  credit: string;
  fonts: FontBook;
}

const gap = 4;
const captionHeight = 6.5;
const headHeight = 9;
const footHeight = 5;
const nameSize = 2.4;
const noteSize = 2;
const grey = "#606060";

export function contactGrid({ paper, columns, margin, face, cards }: ContactSheet): ContactGrid {
  const width = (paper.width - 2 * margin - (columns - 1) * gap) / columns;
  const free = paper.height - 2 * margin - headHeight - footHeight;
  // A card taller than the page would never get onto it.
  const height = Math.min(width / Math.max(face.width / face.height, 0.1), free - captionHeight);
  const rows = Math.max(1, Math.floor((free + gap) / (height + captionHeight + gap)));
  const perPage = columns * rows;
  return { width, height, perPage, pages: Math.ceil(cards / perPage) };
}

/** `entries`: those of this page. Pages count from 0. */
export function contactPage(
  { paper, columns, margin, ...sheet }: ContactSheet,
  number: number,
  entries: readonly ContactEntry[],
  { title, credit, fonts }: ContactWords,
): Page {
  const { width, height, pages } = contactGrid({ paper, columns, margin, ...sheet });
  const page = blank(paper, `Contact sheet, page ${number + 1}`);
  const pen = new Draughtsman(page.overlay, fonts);
  pen.text(title, { x: margin, y: margin + 4, size: 4 });
  pen.text(`${number + 1} / ${pages}`, {
    x: paper.width - margin,
    y: margin + 4,
    size: 2.8,
    align: "right",
    fill: grey,
  });
  pen.text(credit, { x: margin, y: paper.height - margin, size: 2, fill: grey });
  entries.forEach(({ scene, name, note }, index) => {
    const x = margin + (index % columns) * (width + gap);
    const y = margin + headHeight + Math.floor(index / columns) * (height + captionHeight + gap);
    const clip = { x, y, width, height };
    page.parts.push({ scene, matrix: faceMatrix(scene, { x, y, turn: 0 }, { width, height }), clip });
    pen.text(pen.shortened(name, width, nameSize), { x, y: y + height + 3, size: nameSize });
    pen.text(pen.shortened(note, width, noteSize), { x, y: y + height + 5.6, size: noteSize, fill: grey });
  });
  return page;
}

export function blank(size: Size, label: string): Page {
  const whole = { x: 0, y: 0, ...size };
  return { size, trim: whole, bleed: whole, parts: [], overlay: emptyScene(size, label) };
}
