import type { Language } from "../engine/core/language";
import type { Template } from "../schemas/template";
import { blank } from "./contact-sheet";
import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { itemBounds } from "./item-bounds";
import { type Face, layOut } from "./layout";
import type { Page } from "./page";
import { pageWords } from "./page-words";
import type { Surroundings } from "./pen";
import type { Scene } from "./scene";
import type { Size } from "./sizes";

/** The rules texts of all cards as a list to look things up in: names, costs and texts set in the game's type and symbols. */

interface RulesList {
  entries: readonly Face[];
  /** Lends its fonts, colours and symbols. */
  template: Template;
  paper: Size;
  columns: number;
  margin: number;
  title: string;
  credit: string;
  language?: Language | undefined;
  fonts: FontBook;
  surroundings: Partial<Surroundings>;
}

const gap = 8;
const between = 3;
const headHeight = 9;
const footHeight = 5;
const grey = "#606060";
/** Room for one text; a longer one goes on a page of its own and is set smaller. */
const tallest = 200;

export function rulesPages(list: RulesList): Page[] {
  const { paper, columns, margin } = list;
  const width = (paper.width - 2 * margin - (columns - 1) * gap) / columns;
  const top = margin + headHeight;
  const bottom = paper.height - margin - footHeight;
  const template = entryTemplate(list.template, width, Math.min(tallest, bottom - top), list.language);
  const pages: Page[] = [];
  let [column, y] = [columns, top];
  for (const entry of list.entries) {
    const { scene } = layOut(template, entry, list.fonts, list.surroundings);
    const height = usedHeight(scene, list.fonts);
    if (y > top && y + height > bottom) [column, y] = [column + 1, top];
    if (column >= columns) {
      pages.push(blank(paper, `Rules, page ${pages.length + 1}`));
      [column, y] = [0, top];
    }
    const x = margin + column * (width + gap);
    const clip = { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
    pages.at(-1)?.parts.push({ scene, matrix: [1, 0, 0, 1, x, y], clip });
    y += height + between;
  }
  pages.forEach((page, index) => {
    const pen = new Draughtsman(page.overlay, list.fonts);
    pen.text(list.title, { x: margin, y: margin + 4, size: 4 });
    const number = `${index + 1} / ${pages.length}`;
    pen.text(number, { x: paper.width - margin, y: margin + 4, size: 2.8, align: "right", fill: grey });
    pen.text(list.credit, { x: margin, y: paper.height - margin, size: 2, fill: grey });
  });
  return pages;
}

function entryTemplate(
  { palette, fonts, symbols, name }: Template,
  width: number,
  height: number,
  language: Language | undefined,
): Template {
  const { cost } = pageWords(language);
  return {
    name,
    size: { width, height },
    bleed: 0,
    safe: 0,
    corner: 0,
    palette: { ...palette, "list-ink": "#000000", "list-grey": grey, ink: palette["ink"] ?? "#000000" },
    fonts,
    ...(symbols && { symbols }),
    layers: [
      {
        kind: "column",
        box: [0, 0, width, height],
        layers: [
          { kind: "text", text: "{{facts.name}}", plain: true, bold: true, size: 10, min: 6, color: "list-ink" },
          { kind: "text", text: "{{facts.type}}", plain: true, italic: true, size: 7.5, min: 6, color: "list-grey" },
          { kind: "text", text: `${cost} {{facts.cost}}`, size: 8.5, min: 6, color: "list-ink" },
          { kind: "text", text: "{{facts.text}}", size: 8.5, min: 5, space: 0.5, paragraph: 0.2, color: "list-ink" },
        ],
      },
    ],
  };
}

/** How far down there is anything. */
export function usedHeight(scene: Scene, fonts: FontBook): number {
  const bottoms = scene.items.map((item) => {
    const box = itemBounds(item, fonts);
    // What hangs below the line.
    return box ? box.y + box.height + (item.kind === "glyphs" ? item.size * 0.3 : 0) : 0;
  });
  return Math.max(0, ...bottoms);
}
