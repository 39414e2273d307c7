import { type Box, digits } from "./geometry";
import type { PieceSheet, PieceToPlace } from "./piece-sheets";
import { type RegistrationName, registrationMarks } from "./registration";
import type { Placement, Sheet } from "./sheet";
import type { Size } from "./sizes";
import { xmlText } from "./xml-text";

/**
 * What a cutting machine needs beside the printed sheet: the outline of every card or piece, and the marks by which it finds the
 * paper. Made from the plan that the sheets are printed from, and from nothing else. docs/cutting.md says what is in these
 * files; like the geometry of the marks it never changes under its name.
 */

const cutFileName = "cut-1";
export const cutFormats = ["svg", "dxf"] as const;
export type CutFormat = (typeof cutFormats)[number];

/** One way in which sheets of paper are cut. */
export interface CutSheet {
  /** The sheets of paper that are cut so, counted from 1. */
  sheets: [from: number, to: number];
  paper: Size;
  /** One a card or piece, as it lies on the paper. */
  outlines: CutOutline[];
  what: "card" | "piece";
  registration: RegistrationName | null;
}

interface CutOutline extends Box {
  /** As far as there is room for it: at half of the sides it is round. */
  corner: number;
}

/** Sheets on which the same places are taken are cut alike: mostly all of them, and the last. `corner`: of the trimmed card. */
export function cutSheets(
  { paper, registration }: Sheet,
  pages: readonly (readonly Placement[])[],
  corner: number,
): CutSheet[] {
  const outlines = pages.map((placements) =>
    placements.map(({ x, y, width, height }) => ({ x, y, width, height, corner })),
  );
  return alike(outlines.map((outlines) => ({ paper, outlines, what: "card", registration })));
}

/** Parts of a piece that is larger than the paper are glued together before they are cut: their sheets have no outlines. */
export function pieceCutSheets<P extends PieceToPlace>(
  sheets: readonly PieceSheet<P>[],
  registration: RegistrationName | null,
): CutSheet[] {
  const uses = sheets.map(({ paper, placed, kind }): Omit<CutSheet, "sheets"> => {
    const outlines = placed.map(({ box: { x, y, width, height }, piece }) => {
      const corner = piece.shape === "round" ? Math.max(width, height) / 2 : (piece.corner ?? 0);
      return { x, y, width, height, corner };
    });
    return { paper, outlines: kind === "part" ? [] : outlines, what: "piece", registration };
  });
  return alike(uses).filter(({ outlines }) => outlines.length > 0);
}

/** Sheets that follow each other and are cut alike are told once. */
function alike(uses: readonly Omit<CutSheet, "sheets">[]): CutSheet[] {
  const found: (CutSheet & { key: string })[] = [];
  uses.forEach((use, at) => {
    const key = JSON.stringify([use.paper, use.outlines]);
    const last = found.at(-1);
    if (last?.key === key) last.sheets[1] = at + 1;
    else found.push({ key, sheets: [at + 1, at + 1], ...use });
  });
  return found.map(({ key, ...sheet }) => sheet);
}

/** “sheet-4”, “sheets-1-3”. */
export const cutSheetName = ({ sheets: [from, to] }: CutSheet): string =>
  from === to ? `sheet-${from}` : `sheets-${from}-${to}`;

export const writeCut = (sheet: CutSheet, format: CutFormat, title: string): string =>
  format === "svg" ? cutSvg(sheet, title) : cutDxf(sheet, title);

const marksOf = ({ registration, paper }: CutSheet): Box[] =>
  registration ? registrationMarks(registration, paper) : [];

const about = (sheet: CutSheet): string =>
  [cutFileName, sheet.registration && `registration ${sheet.registration}`].filter(Boolean).join(", ");

// ── SVG ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function cutSvg(sheet: CutSheet, title: string): string {
  const { width, height } = sheet.paper;
  const [w, h] = [digits(width), digits(height)];
  const mark = (box: Box): string =>
    `    <rect x="${digits(box.x)}" y="${digits(box.y)}" width="${digits(box.width)}" height="${digits(box.height)}"/>\n`;
  const marks = marksOf(sheet).map(mark).join("");
  const paths = sheet.outlines
    .map((outline, index) => `    <path id="${sheet.what}-${index + 1}" d="${outlinePath(outline)}"/>\n`)
    .join("");
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">\n` +
    `  <title>${xmlText(title)}</title>\n  <desc>${about(sheet)}</desc>\n` +
    (marks && `  <g id="registration" fill="#000000">\n${marks}  </g>\n`) +
    `  <g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">\n${paths}  </g>\n</svg>\n`
  );
}

/** Clockwise from the upper edge, with quarter circles that are circles. */
function outlinePath({ x, y, width, height, corner }: CutOutline): string {
  const r = cornerWithin(width, height, corner);
  const [right, bottom] = [x + width, y + height];
  const to = (letter: string, ...values: number[]): string => letter + values.map(digits).join(" ");
  if (r === 0) return `${to("M", x, y)}${to("H", right)}${to("V", bottom)}${to("H", x)}Z`;
  const arc = (endX: number, endY: number): string => to("A", r, r, 0, 0, 1, endX, endY);
  return (
    `${to("M", x + r, y)}${to("H", right - r)}${arc(right, y + r)}${to("V", bottom - r)}${arc(right - r, bottom)}` +
    `${to("H", x + r)}${arc(x, bottom - r)}${to("V", y + r)}${arc(x + r, y)}Z`
  );
}

const cornerWithin = (width: number, height: number, corner: number): number =>
  Math.max(0, Math.min(corner, width / 2, height / 2));

// ── DXF ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A quarter circle, as the tangent of a quarter of its angle. */
const quarterCircle = Math.tan(Math.PI / 8);
/** Of the first colours: red and black (white on a dark screen). */
const [red, black] = [1, 7];

/** In the oldest version, which every cutter's program reads. Its y grows upwards. */
function cutDxf(sheet: CutSheet, title: string): string {
  const lines: string[] = [];
  const put = (...pairs: (readonly [code: number, value: string | number])[]): void => {
    for (const [code, value] of pairs) lines.push(String(code), typeof value === "number" ? digits(value) : value);
  };
  const section = (name: string, fill: () => void): void => {
    put([0, "SECTION"], [2, name]);
    fill();
    put([0, "ENDSEC"]);
  };
  const outline = (layer: string, line: CutOutline): void => {
    put([0, "POLYLINE"], [8, layer], [66, "1"], [70, "1"], [10, 0], [20, 0], [30, 0]);
    for (const { x, y, bulge } of cornersOf(line)) {
      put([0, "VERTEX"], [8, layer], [10, x], [20, sheet.paper.height - y], [30, 0]);
      if (bulge !== 0) put([42, bulge.toFixed(8)]);
    }
    put([0, "SEQEND"], [8, layer]);
  };
  put([999, `${asciiLine(title)}; ${about(sheet)}; millimetres`]);
  section("HEADER", () => {
    put([9, "$ACADVER"], [1, "AC1009"], [9, "$INSUNITS"], [70, "4"]);
    put([9, "$EXTMIN"], [10, 0], [20, 0], [30, 0]);
    put([9, "$EXTMAX"], [10, sheet.paper.width], [20, sheet.paper.height], [30, 0]);
  });
  section("TABLES", () => {
    put([0, "TABLE"], [2, "LTYPE"], [70, "1"]);
    put([0, "LTYPE"], [2, "CONTINUOUS"], [70, "0"], [3, "Solid line"], [72, "65"], [73, "0"], [40, 0], [0, "ENDTAB"]);
    put([0, "TABLE"], [2, "LAYER"], [70, "2"]);
    const layer = (name: string, colour: number): void =>
      put([0, "LAYER"], [2, name], [70, "0"], [62, colour], [6, "CONTINUOUS"]);
    layer("CUT", red);
    layer("REGISTRATION", black);
    put([0, "ENDTAB"]);
  });
  section("ENTITIES", () => {
    for (const box of marksOf(sheet)) outline("REGISTRATION", { ...box, corner: 0 });
    for (const line of sheet.outlines) outline("CUT", line);
  });
  put([0, "EOF"]);
  return `${lines.join("\n")}\n`;
}

/** Clockwise on paper; a vertex says how what follows it bends. Upwards, clockwise bends are negative. */
function cornersOf({ x, y, width, height, corner }: CutOutline): { x: number; y: number; bulge: number }[] {
  const r = cornerWithin(width, height, corner);
  const [right, bottom] = [x + width, y + height];
  const straight = (atX: number, atY: number) => ({ x: atX, y: atY, bulge: 0 });
  if (r === 0) return [straight(x, y), straight(right, y), straight(right, bottom), straight(x, bottom)];
  const bent = (atX: number, atY: number) => ({ x: atX, y: atY, bulge: -quarterCircle });
  return [
    straight(x + r, y),
    bent(right - r, y),
    straight(right, y + r),
    bent(right, bottom - r),
    straight(right - r, bottom),
    bent(x + r, bottom),
    straight(x, bottom - r),
    bent(x, y + r),
  ];
}

/** What the oldest version can say, on one line. */
const asciiLine = (text: string): string => text.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
