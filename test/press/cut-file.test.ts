import { expect, test } from "vitest";
import { type CutSheet, cutSheetName, cutSheets, pieceCutSheets, writeCut } from "../../press/cut-file";
import type { Box } from "../../press/geometry";
import { type PieceToPlace, planPieceSheets } from "../../press/piece-sheets";
import { registrationMarks } from "../../press/registration";
import { impose, planSheet } from "../../press/sheet";
import { flaskFonts } from "./faces";

/** What docs/cutting.md promises of the files that a cutting machine follows. */

const corner = 2.5;
const sheet = (() => {
  const card = { width: 63, height: 88 };
  const look = { orientation: "portrait", margin: 5, gutter: 2, bleed: 1, marks: "none" } as const;
  const planned = planSheet({ paper: "a4", card, ...look, registration: "three-1" });
  if (!planned.ok) throw new Error(planned.problem.message);
  return planned.value;
})();
const places = sheet.slots.length;
/** `cards` lie on as many sheets as they need. */
const cut = (cards: number, used: number[] = []): CutSheet[] => cutSheets(sheet, impose(sheet, cards, used), corner);
const [whole] = cut(places) as [CutSheet];

test("sheets that are cut alike share a file", () => {
  expect(cut(3 * places).map(cutSheetName)).toEqual(["sheets-1-3"]);
  expect(cut(3 * places + 1).map(cutSheetName)).toEqual(["sheets-1-3", "sheet-4"]);
  expect(cut(2 * places, [0]).map(cutSheetName)).toEqual(["sheet-1", "sheet-2", "sheet-3"]);
  expect(cut(1)[0]?.outlines).toHaveLength(1);
});

/** The box that a path goes round. */
function boxOf(d: string): Box {
  const [left, top] = [Math.min(...xs(d)), Math.min(...ys(d))];
  return { x: left, y: top, width: Math.max(...xs(d)) - left, height: Math.max(...ys(d)) - top };
}
const xs = (d: string) =>
  [...d.matchAll(/[MH]([\d.]+)|A[\d.]+ [\d.]+ 0 0 1 ([\d.]+)/g)].map(([, a, b]) => Number(a ?? b));
const ys = (d: string) =>
  [...d.matchAll(/M[\d.]+ ([\d.]+)|V([\d.]+)|A[\d.]+ [\d.]+ 0 0 1 [\d.]+ ([\d.]+)/g)].map(([, ...y]) =>
    Number(y.find((each) => each !== undefined)),
  );

test("SVG: millimetres of the paper, one closed path a card, the marks in force", () => {
  const svg = writeCut(whole, "svg", "Tom & Jerry");
  expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
  expect(svg).toContain("<title>Tom &amp; Jerry</title>");
  expect(svg).toContain("<desc>cut-1, registration three-1</desc>");
  const paths = [...svg.matchAll(/<path id="card-\d+" d="([^"]+)"\/>/g)].map(([, d]) => d ?? "");
  expect(paths.map(boxOf)).toEqual(sheet.slots.map(({ x, y, width, height }) => ({ x, y, width, height })));
  for (const d of paths) {
    expect(d.match(/Z/g)).toHaveLength(1);
    expect(d.match(/A2\.5 2\.5 /g)).toHaveLength(4);
    // It ends where it began.
    expect(/^M([\d.]+ [\d.]+)/.exec(d)?.[1]).toBe(/([\d.]+ [\d.]+)Z$/.exec(d)?.[1]);
  }
  const marks = [...svg.matchAll(/<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"\/>/g)].map(([, ...box]) =>
    box.map(Number),
  );
  expect(marks).toEqual(
    registrationMarks("three-1", sheet.paper).map(({ x, y, width, height }) => [x, y, width, height]),
  );
});

/** The polylines of a DXF by layer: their vertices, and how what follows each bends. */
function readDxf(text: string) {
  const lines = text.split("\n");
  const pairs = Array.from({ length: Math.floor(lines.length / 2) }, (_, at) => [
    Number(lines[2 * at]),
    lines[2 * at + 1],
  ]);
  const found: { layer: string; closed: boolean; points: { x: number; y: number; bulge: number }[] }[] = [];
  let kind: unknown;
  for (const [code, value] of pairs) {
    const line = found.at(-1);
    const point = line?.points.at(-1);
    if (code === 0) {
      kind = value;
      if (value === "POLYLINE") found.push({ layer: "", closed: false, points: [] });
      if (value === "VERTEX") line?.points.push({ x: 0, y: 0, bulge: 0 });
    } else if (kind === "POLYLINE" && line) {
      if (code === 8) line.layer = String(value);
      if (code === 70) line.closed = value === "1";
    } else if (kind === "VERTEX" && point) {
      if (code === 10) point.x = Number(value);
      if (code === 20) point.y = Number(value);
      if (code === 42) point.bulge = Number(value);
    }
  }
  return found;
}

test("DXF: the same outlines, upwards, with quarter circles as bulges", () => {
  const text = writeCut(whole, "dxf", "Öfen für Drachen");
  expect(text).toMatch(/^999\nOfen fur Drachen; cut-1, registration three-1; millimetres\n/);
  expect(text).toContain("$INSUNITS\n70\n4\n");
  const lines = readDxf(text);
  expect(lines.every(({ closed }) => closed)).toBe(true);
  const cards = lines.filter(({ layer }) => layer === "CUT");
  expect(lines.filter(({ layer }) => layer === "REGISTRATION")).toHaveLength(
    registrationMarks("three-1", sheet.paper).length,
  );
  const boxes = cards.map(({ points }) => {
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [low, high] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    return { x: left, y: 297 - high, width: right - left, height: high - low };
  });
  boxes.forEach((box, at) => {
    for (const side of ["x", "y", "width", "height"] as const)
      expect(box[side]).toBeCloseTo(sheet.slots[at]?.[side] ?? Number.NaN, 3);
  });
  // Each of the four bends is a quarter circle of the card's corner: its ends lie a radius apart both ways.
  for (const { points } of cards) {
    const bends = points.flatMap(({ bulge, x, y }, at) => {
      const next = points[(at + 1) % points.length];
      return bulge === 0 || !next ? [] : [{ bulge, across: Math.abs(next.x - x), up: Math.abs(next.y - y) }];
    });
    expect(bends).toHaveLength(4);
    for (const { bulge, across, up } of bends) {
      expect(4 * Math.atan(Math.abs(bulge))).toBeCloseTo(Math.PI / 2, 6);
      expect(across).toBeCloseTo(corner, 3);
      expect(up).toBeCloseTo(corner, 3);
    }
  }
});

test("square corners are four straight lines", () => {
  const square = { ...whole, outlines: whole.outlines.map((outline) => ({ ...outline, corner: 0 })) };
  expect(writeCut(square, "svg", "")).toMatch(/ d="M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+Z"/);
  expect(readDxf(writeCut(square, "dxf", "")).filter(({ layer }) => layer === "CUT")[0]?.points).toHaveLength(4);
});

test("pieces have outlines of their own: square ones with their corners, round ones as circles, parts to glue none", async () => {
  const settings = {
    paper: { width: 210, height: 297 },
    orientation: "portrait" as const,
    margin: { side: 8, top: 8 },
    gutter: 2,
    bleed: 0,
    marks: "none" as const,
    isMixed: false,
    backs: "none" as const,
    tiling: true,
  };
  const pieces: PieceToPlace[] = [
    { name: "Dividers", shape: "rect", corner: 2, size: { width: 63, height: 98 }, count: 2 },
    { name: "Tokens", shape: "round", corner: 12.5, size: { width: 25, height: 25 }, count: 3 },
    { name: "Boards", shape: "rect", size: { width: 400, height: 300 }, count: 1 },
  ];
  const planned = planPieceSheets({ pieces, settings, label: [], labelFonts: await flaskFonts() });
  if (!planned.ok) throw new Error(planned.problem.message);
  const made = pieceCutSheets(planned.value, null);
  const outlines = made.flatMap((one) => one.outlines);
  expect(outlines.map(({ width, height, corner }) => [Math.min(width, height), corner]).sort()).toEqual([
    [25, 12.5],
    [25, 12.5],
    [25, 12.5],
    [63, 2],
    [63, 2],
  ]);
  const svg = made.map((one) => writeCut(one, "svg", "")).join("");
  expect(svg.match(/id="piece-\d+" d="M[^"]*A12.5 12.5 /g)).toHaveLength(3);
});
