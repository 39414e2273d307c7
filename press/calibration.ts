import type { PrinterProfile } from "../schemas/printer-profile";
import { blank } from "./contact-sheet";
import { Draughtsman } from "./draughtsman";
import { type FlipEdge, flipAxis } from "./flip";
import type { FontBook } from "./fonts";
import type { Page } from "./page";
import { printerCorrection } from "./printer-correction";
import type { Size } from "./sizes";

/**
 * A sheet to measure a printer with. Its front has two circles to cut out, its back a ruler through the middle of each: where
 * the cut crosses a ruler, one reads by how much backs have to be moved. No lamp and no arithmetic with signs is needed.
 * Two lines of a known length tell whether the printer keeps to scale. The settings in force are printed on it, and what
 * is read has to be added to them.
 */

interface Calibration {
  paper: Size;
  flipEdge: FlipEdge;
  profile?: PrinterProfile;
  fonts: FontBook;
}

/** mm */
export const calibrationRadius = 20;
const measuredLength = 100;
const reach = 6;
const fine = 0.1;

/** Centres of the circles on the front. Far apart, so that a small angle shows. */
export function calibrationCentres(paper: Size): { left: Point; right: Point } {
  const aside = Math.min(paper.width / 2 - calibrationRadius - 14, 90);
  const y = paper.height * 0.62;
  return { left: { x: paper.width / 2 - aside, y }, right: { x: paper.width / 2 + aside, y } };
}
interface Point {
  x: number;
  y: number;
}

/** What is read on the back of the page: where the cut crosses the right-hand and the lower ruler of each circle. */
interface CalibrationReading {
  a: Point;
  b: Point;
}

/** By how much a profile's back offset (mm) and back angle (degrees) have to change. */
export function readCalibration(
  paper: Size,
  flipEdge: FlipEdge,
  { a, b }: CalibrationReading,
): { x: number; y: number; angle: number } {
  const { left, right } = calibrationCentres(paper);
  // Seen on the back, the left circle is the one that was on the right unless the sheet went over top to bottom.
  const [leftBelow, rightBelow] = flipAxis(paper, flipEdge) === "upright" ? [b.y, a.y] : [a.y, b.y];
  const angle = ((rightBelow - leftBelow) * 180) / Math.PI / (right.x - left.x);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle };
}

export const calibrationPages = (calibration: Calibration): Page[] => [front(calibration), back(calibration)];

function front({ paper, flipEdge, profile, fonts }: Calibration): Page {
  const page = blank(paper, "Calibration, front");
  const pen = new Draughtsman(page.overlay, fonts);
  const { left, right } = calibrationCentres(paper);
  writeLines(pen, paper, [
    "Calibration page: front",
    `Print both pages at 100 %, on both sides of one sheet, turned over its ${flipEdge} edge.`,
    "Cut out the two circles exactly on their line. Turn them over without mixing them up.",
    "On the back, read each ruler where the cut crosses it.",
  ]);
  for (const [{ x, y }, name] of [
    [left, "A"],
    [right, "B"],
  ] as const) {
    pen.circle(x, y, calibrationRadius, "#000000", fine);
    pen.text(name, { x, y: y + 2, size: 6, align: "center" });
    pen.text("this edge up", { x, y: y - calibrationRadius + 4, size: 2.2, align: "center" });
  }
  drawScale(pen, paper);
  writeSettings(pen, paper, profile, flipEdge);
  return corrected(page, profile, "front");
}

function back({ paper, flipEdge, profile, fonts }: Calibration): Page {
  const page = blank(paper, "Calibration, back");
  const pen = new Draughtsman(page.overlay, fonts);
  const { left, right } = calibrationCentres(paper);
  const isUpright = flipAxis(paper, flipEdge) === "upright";
  writeLines(pen, paper, [
    "Calibration page: back",
    "Read the right-hand ruler of A and of B: the mean is added to backOffset.x.",
    "Read the lower ruler of A and of B: the mean is added to backOffset.y.",
    `To backAngle add (lower ruler of the right circle − that of the left) × ${(180 / Math.PI / (right.x - left.x)).toFixed(3)}.`,
  ]);
  for (const [centre, name] of [
    [left, "A"],
    [right, "B"],
  ] as const) {
    const x = isUpright ? paper.width - centre.x : centre.x;
    const y = isUpright ? centre.y : paper.height - centre.y;
    pen.text(name, { x: x - 3, y: y - 2, size: 4, align: "center" });
    pen.line(x - 2, y, x + 2, y, "#000000", fine);
    pen.line(x, y - 2, x, y + 2, "#000000", fine);
    drawRulers(pen, { x, y });
  }
  writeSettings(pen, paper, profile, flipEdge);
  return corrected(page, profile, "back");
}

function corrected(page: Page, profile: PrinterProfile | undefined, side: "front" | "back"): Page {
  const correction = printerCorrection(profile, page.size, side);
  return correction ? { ...page, correction } : page;
}

/** Zero lies where the cut should be. Further out is more: the content has to move to that side. */
function drawRulers(pen: Draughtsman, { x, y }: Point): void {
  for (let step = -reach * 2; step <= reach * 2; step++) {
    const value = step / 2;
    const at = calibrationRadius + value;
    const long = step % 2 === 0 ? (step % 10 === 0 ? 3 : 2) : 1.2;
    pen.line(x + at, y - long, x + at, y + long, "#000000", fine);
    pen.line(x - long, y + at, x + long, y + at, "#000000", fine);
    if (step % 4 !== 0) continue;
    const words = `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
    pen.text(words, { x: x + at, y: y - 3.4, size: 1.6, align: "center" });
    pen.text(words, { x: x + 3.4, y: y + at + 0.6, size: 1.6 });
  }
  const end = calibrationRadius + reach;
  pen.line(x + calibrationRadius - reach, y, x + end, y, "#000000", fine);
  pen.line(x, y + calibrationRadius - reach, x, y + end, "#000000", fine);
}

function drawScale(pen: Draughtsman, paper: Size): void {
  const [x, y] = [(paper.width - measuredLength) / 2, paper.height * 0.24];
  pen.line(x, y, x + measuredLength, y, "#000000", fine);
  pen.line(x, y, x, y + measuredLength * downShare(paper), "#000000", fine);
  for (const at of [0, measuredLength]) pen.line(x + at, y - 2, x + at, y + 2, "#000000", fine);
  for (const at of [0, measuredLength * downShare(paper)]) pen.line(x - 2, y + at, x + 2, y + at, "#000000", fine);
  const words = "must be 100 mm: scale is multiplied by 100 ÷ what you measure";
  pen.text(words, { x: x + measuredLength / 2, y: y + 4, size: 2.4, align: "center" });
  const down = `${measuredLength * downShare(paper)} mm down`;
  pen.text(down, { x: x + 3, y: y + 8, size: 2.4 });
}

/** Small papers have no room for the whole length. */
const downShare = ({ height }: Size): number => (height >= 250 ? 0.5 : 0.3);

function writeLines(pen: Draughtsman, paper: Size, lines: readonly string[]): void {
  lines.forEach((words, index) => {
    const size = Math.min(index === 0 ? 5 : 3, (paper.width - 24) / pen.widthOf(words, 1));
    pen.text(words, { x: 12, y: 16 + index * 6, size });
  });
}

function writeSettings(pen: Draughtsman, paper: Size, profile: PrinterProfile | undefined, flipEdge: FlipEdge): void {
  const { x, y } = profile?.backOffset ?? { x: 0, y: 0 };
  const scale = profile?.scale ?? { x: 1, y: 1 };
  const settings = [
    `Settings in force: ${profile?.name ?? "none"}`,
    `backOffset ${x} / ${y} mm, backAngle ${profile?.backAngle ?? 0}°, scale ${scale.x} / ${scale.y}`,
    `flipEdge ${flipEdge}, paper ${paper.width} × ${paper.height} mm`,
  ];
  settings.forEach((words, index) => {
    const size = Math.min(2.8, (paper.width - 24) / pen.widthOf(words, 1));
    pen.text(words, { x: 12, y: paper.height - 22 + index * 4.5, size });
  });
}
