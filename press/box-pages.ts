import type { Language } from "../engine/core/language";
import { fail, type Result, succeed } from "../schemas/problem";
import { blank } from "./contact-sheet";
import { Draughtsman } from "./draughtsman";
import type { FontBook } from "./fonts";
import { digits, type Matrix } from "./geometry";
import { emptyScene, type Page } from "./page";
import { pageWords } from "./page-words";
import { pressProblems } from "./problems";
import type { Scene } from "./scene";
import { type Size, turnedSize } from "./sizes";
import { type BoxNet, roomSaid } from "./tuck-box";
import { xmlText } from "./xml-text";

/** A box on paper: the set's own back on its front and back, its name on lid and sides, lines to cut and to fold. */

interface BoxLook {
  net: BoxNet;
  paper: Size;
  title: string;
  /** Stands on the bottom: “60 cards”. */
  about: string;
  credit: string;
  /** Of the ground, in hex. */
  colour: string;
  /** A card's back. */
  back: Scene | undefined;
  fonts: FontBook;
  language?: Language | undefined;
}

/** Nothing is printed closer to the edge of the paper. */
const margin = 6;
/** For the line below it. */
const foot = 6;
/** The ground reaches beyond the cut. */
const bleed = 2;

/** The paper, turned where that is how the net fits. */
export function boxPaper({ size }: Pick<BoxNet, "size">, paper: Size): Result<Size> {
  const [width, height] = [size.width + 2 * margin, size.height + 2 * margin + foot];
  const fitting = [paper, turnedSize(paper)].find((way) => width <= way.width && height <= way.height);
  if (fitting) return succeed(fitting);
  const needed = `${Math.ceil(width)} × ${Math.ceil(height)} mm`;
  return fail(pressProblems.report("press/box-too-large", {}, { needed }));
}

export function boxPage(look: BoxLook): Result<Page> {
  const { net, title, about, credit, colour, back, fonts } = look;
  const fitting = boxPaper(net, look.paper);
  if (!fitting.ok) return fitting;
  const paper = fitting.value;
  const [left, top] = [(paper.width - net.size.width) / 2, (paper.height - net.size.height) / 2];
  const place: Matrix = [1, 0, 0, 1, left, top];
  const page = blank(paper, title);
  const whole = { x: 0, y: 0, ...paper };
  const d = outlineOf(net);
  const ground = emptyScene(net.size, title);
  ground.bleed = 10;
  ground.items.push({ kind: "path", d, fill: colour, stroke: colour, strokeWidth: 2 * bleed });
  page.parts.push({ scene: ground, matrix: place, clip: whole });
  for (const panel of [net.panels.front, net.panels.back]) {
    if (!back) continue;
    const scale = Math.max(panel.width / back.width, panel.height / back.height);
    const [x, y] = [
      panel.x + (panel.width - back.width * scale) / 2,
      panel.y + (panel.height - back.height * scale) / 2,
    ];
    const clip = { ...panel, x: panel.x + left, y: panel.y + top };
    page.parts.push({ scene: back, matrix: [scale, 0, 0, scale, left + x, top + y], clip });
  }
  const words = (text: string, size: number, panel: BoxNet["panels"]["lid"], isUpright: boolean): void => {
    const room = isUpright ? panel.height - 8 : panel.width - 8;
    const scene = emptyScene({ width: room, height: size * 2 }, text);
    const pen = new Draughtsman(scene, fonts);
    const fitting = Math.min(size, (isUpright ? panel.width : panel.height) * 0.5);
    pen.text(pen.shortened(text, room, fitting), { x: 0, y: 0, size: fitting, align: "center", fill: "#ffffff" });
    const [x, y] = [left + panel.x + panel.width / 2, top + panel.y + panel.height / 2];
    const turned: Matrix = isUpright ? [0, 1, -1, 0, x - fitting * 0.35, y] : [1, 0, 0, 1, x, y + fitting * 0.35];
    page.parts.push({ scene: { ...scene, bleed: 200 }, matrix: turned, clip: whole });
  };
  words(title, 7, net.panels.lid, false);
  words(about, 4.5, net.panels.bottom, false);
  words(title, 7, net.panels.side, true);
  words(title, 7, net.panels.otherSide, true);
  const lines = { ...emptyScene(net.size, title), bleed: 10 };
  for (const [x1, y1, x2, y2] of net.folds)
    lines.items.push({ kind: "path", d: dashes(x1, y1, x2, y2), stroke: "#ffffff", strokeWidth: 0.3 });
  lines.items.push({ kind: "path", d, stroke: "#000000", strokeWidth: 0.2 });
  page.parts.push({ scene: lines, matrix: place, clip: whole });
  const said = pageWords(look.language);
  const pen = new Draughtsman(page.overlay, fonts);
  const line = `${title} · ${said.inside(roomSaid(net.room))} · ${said.makeBox} · ${credit}`;
  const size = 2;
  pen.text(pen.shortened(line, paper.width - 2 * margin, size), {
    x: margin,
    y: paper.height - 4,
    size,
    fill: "#606060",
  });
  return succeed(page);
}

export const outlineOf = ({ outline }: BoxNet): string =>
  `${outline.map(([x, y], at) => `${at === 0 ? "M" : "L"}${digits(x)} ${digits(y)}`).join("")}Z`;

function dashes(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dash, step] = [2, 3.2];
  let d = "";
  for (let at = 0; at < length; at += step) {
    const along = (distance: number): string => {
      const share = Math.min(1, distance / length);
      return `${digits(x1 + (x2 - x1) * share)} ${digits(y1 + (y2 - y1) * share)}`;
    };
    d += `M${along(at)}L${along(at + dash)}`;
  }
  return d;
}

/** For a cutting machine, without a sheet around it: red is cut, blue is folded. */
export function boxSvg(net: BoxNet, title: string): string {
  const { width, height } = net.size;
  const fold = ([x1, y1, x2, y2]: BoxNet["folds"][number]): string =>
    `    <path d="M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}"/>\n`;
  const [w, h] = [digits(width), digits(height)];
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">\n` +
    `  <title>${xmlText(title)}</title>\n` +
    `  <g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">\n    <path d="${outlineOf(net)}"/>\n  </g>\n` +
    `  <g id="fold" fill="none" stroke="#0000ff" stroke-width="0.1">\n${net.folds.map(fold).join("")}  </g>\n</svg>\n`
  );
}

/** The same in layers CUT and FOLD; its y grows upwards. */
export function boxDxf({ outline, folds, size }: BoxNet): string {
  const lines = [
    "0",
    "SECTION",
    "2",
    "HEADER",
    "9",
    "$ACADVER",
    "1",
    "AC1009",
    "9",
    "$INSUNITS",
    "70",
    "4",
    "0",
    "ENDSEC",
  ];
  const up = (y: number): string => digits(size.height - y);
  lines.push("0", "SECTION", "2", "ENTITIES", "0", "POLYLINE", "8", "CUT", "66", "1", "70", "1");
  for (const [x, y] of outline) lines.push("0", "VERTEX", "8", "CUT", "10", digits(x), "20", up(y));
  lines.push("0", "SEQEND", "8", "CUT");
  for (const [x1, y1, x2, y2] of folds)
    lines.push("0", "LINE", "8", "FOLD", "10", digits(x1), "20", up(y1), "11", digits(x2), "21", up(y2));
  lines.push("0", "ENDSEC", "0", "EOF");
  return `${lines.join("\n")}\n`;
}
