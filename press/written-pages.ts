import type { Plot } from "../schemas/plot";
import type { Template } from "../schemas/template";
import { blank } from "./contact-sheet";
import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { layOut } from "./layout";
import type { Page } from "./page";
import type { Surroundings } from "./pen";
import { drawPlot, plotHeight } from "./plots/draw-plot";
import { usedHeight } from "./rules-list";
import type { Size } from "./sizes";

/** A text that somebody wrote, set on pages in the type of the game: headings, paragraphs and lists of Markdown, and plots where it says so. */

interface WrittenText {
  markdown: string;
  /** They stand where a line is nothing but `![…](#plot-1)`. */
  plots?: readonly Plot[];
  /** Lends its fonts, colours and symbols. */
  template: Template;
  paper: Size;
  credit: string;
  fonts: FontBook;
  surroundings: Partial<Surroundings>;
}

interface Block {
  kind: keyof typeof looks;
  text: string;
  /** How deep in lists; 0 outside of them. */
  depth: number;
  plot?: Plot;
  /** Of a heading: how high the plot is that stands under it. */
  follows?: number;
}

/** Points, and millimetres above. */
const looks = {
  title: { size: 20, above: 0, bold: true },
  heading: { size: 13, above: 5, bold: true },
  small: { size: 11, above: 3, bold: true },
  text: { size: 10, above: 1.5, bold: false },
} as const;
const margin = 18;
const indent = 5;
const footHeight = 6;
const grey = "#606060";
/** A heading at the foot of a page would stand there alone. */
const withHeading = 16;
const plotAbove = 3;
/** Sentences between a heading and its plot, at most so high. */
const plotWords = 14;

export function writtenPages({
  markdown,
  plots = [],
  template,
  paper,
  credit,
  fonts,
  surroundings,
}: WrittenText): Page[] {
  const pages: Page[] = [];
  const bottom = paper.height - margin - footHeight;
  let y = bottom;
  const turn = (): void => {
    pages.push(blank(paper, `Page ${pages.length + 1}`));
    y = margin;
  };
  const put = (plot: Plot): void => {
    const height = plotHeight(plot);
    if (pages.length === 0 || y + plotAbove + height > bottom) turn();
    else y += plotAbove;
    drawPlot(new Draughtsman(pages.at(-1)!.overlay, fonts), plot, { x: margin, y, width: paper.width - 2 * margin });
    y += height;
  };
  for (const { kind, text, depth, plot, follows } of blocksOf(markdown, plots)) {
    if (plot) {
      put(plot);
      continue;
    }
    const { above, size, bold } = looks[kind];
    const x = margin + depth * indent;
    const box = { width: paper.width - margin - x, height: bottom - margin };
    const face = { id: "text", card: {}, facts: { name: "", type: "", text, slots: {} } };
    const { scene } = layOut(blockTemplate(template, box, size, bold), face, fonts, surroundings);
    const height = usedHeight(scene, fonts);
    const below = kind === "text" ? 0 : Math.max(withHeading, follows ?? 0);
    if (pages.length === 0 || y + above + height + below > bottom) turn();
    else y += above;
    if (depth > 0)
      new Draughtsman(pages.at(-1)!.overlay, fonts).text("•", { x: x - 3.4, y: y + size * 0.35, size: 4.5 });
    const clip = { x: x - 1, y: y - 1, width: box.width + 2, height: height + 2 };
    pages.at(-1)!.parts.push({ scene, matrix: [1, 0, 0, 1, x, y], clip });
    y += height;
  }
  if (pages.length === 0) turn();
  pages.forEach((page, index) => {
    const pen = new Draughtsman(page.overlay, fonts);
    const foot = paper.height - margin;
    pen.text(pen.shortened(credit, paper.width - 2 * margin - 20, 2), { x: margin, y: foot, size: 2, fill: grey });
    const number = `${index + 1} / ${pages.length}`;
    pen.text(number, { x: paper.width - margin, y: foot, size: 2.8, align: "right", fill: grey });
  });
  return pages;
}

const headings = ["title", "heading", "small"] as const;

/** What Markdown has besides is a text like any other. */
function blocksOf(markdown: string, plots: readonly Plot[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of markdown.split(/\r?\n/)) {
    const plot = plots[Number(/^!\[[^\]]*\]\(#plot-(\d{1,4})\)$/.exec(line.trim())?.[1]) - 1];
    if (plot) {
      const heading = blocks.findLast(({ kind }) => kind !== "text");
      if (heading) heading.follows = plotHeight(plot) + plotAbove + plotWords;
      blocks.push({ kind: "text", text: "", depth: 0, plot });
      isOpen = false;
      continue;
    }
    const [, marks, heading] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    const [, lead, item] = /^(\s*)[-*+]\s+(.*)$/.exec(line) ?? [];
    const text = line.trim();
    if (marks !== undefined) blocks.push({ kind: headings[marks.length - 1] ?? "small", text: heading!, depth: 0 });
    else if (item !== undefined) blocks.push({ kind: "text", text: item, depth: lead!.length >= 2 ? 2 : 1 });
    else if (text !== "" && isOpen) blocks.at(-1)!.text += ` ${text}`;
    else if (text !== "") blocks.push({ kind: "text", text, depth: 0 });
    isOpen = text !== "" && marks === undefined;
  }
  return blocks;
}

function blockTemplate(
  { palette, fonts, symbols, name }: Template,
  { width, height }: Size,
  size: number,
  bold: boolean,
): Template {
  return {
    name,
    size: { width, height },
    bleed: 0,
    safe: 0,
    corner: 0,
    palette: { ...palette, "page-ink": "#000000", ink: palette["ink"] ?? "#000000" },
    fonts,
    ...(symbols && { symbols }),
    layers: [
      {
        kind: "column",
        box: [0, 0, width, height],
        layers: [{ kind: "text", text: "{{facts.text}}", bold, size, min: 5, space: 0.5, color: "page-ink" }],
      },
    ],
  };
}
