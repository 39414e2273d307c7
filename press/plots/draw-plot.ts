import {
  type Plot,
  type PlotInterval,
  type PlotLine,
  type PlotMark,
  plotFigure,
  ticksBetween,
} from "../../schemas/plot";
import type { Draughtsman } from "../draughtsman";

/** A plot on paper, in millimetres: as on the screen, in inks that a printer without colour tells apart, too. */

const ink = {
  line: "#1f5f8b",
  second: "#b4552d",
  third: "#6b6b6b",
  faint: "#a8a8a8",
  band: "#e9eef3",
  grey: "#606060",
};
const inks = [ink.line, ink.second, ink.third] as const;
const [row, letters, foot] = [5, 2.8, 6];
/** Of what lies between two ends. */
const pale = 0.18;

interface Place {
  x: number;
  y: number;
  width: number;
}

/** How high it is, its axis included. */
export function plotHeight(plot: Plot): number {
  switch (plot.kind) {
    case "intervals":
      return plot.marks.length * row + foot;
    case "bars":
      return plot.marks.length * row;
    case "grid":
      return (plot.rows.length + 1) * (row + 1);
    default:
      return 46;
  }
}

export function drawPlot(pen: Draughtsman, plot: Plot, place: Place): void {
  switch (plot.kind) {
    case "intervals":
      drawIntervals(pen, plot, place);
      break;
    case "curve":
      drawCurve(pen, plot, place);
      break;
    case "columns":
      drawColumns(pen, plot, place);
      break;
    case "bars":
      drawBars(pen, plot, place);
      break;
    case "grid":
      drawGrid(pen, plot, place);
      break;
    case "lines":
      drawLines(pen, plot, place);
      break;
  }
}

type Of<K extends Plot["kind"]> = Extract<Plot, { kind: K }>;

const dot = (pen: Draughtsman, x: number, y: number, fill: string): void =>
  void pen.scene.items.push({
    kind: "rect",
    box: { x: x - 0.8, y: y - 0.8, width: 1.6, height: 1.6 },
    radius: [0.8, 0.8, 0.8, 0.8],
    fill,
  });

/** Where a number lies on an axis. */
const along = (ticks: readonly number[], from: number, to: number) => (value: number) =>
  from + ((value - ticks[0]!) / Math.max(1e-9, ticks.at(-1)! - ticks[0]!)) * (to - from);

const rangeOf = ({ even, around, marks }: { even: number; around: number; marks: readonly PlotInterval[] }): number[] =>
  ticksBetween([even - around, even + around, ...marks.flatMap(({ low, high }) => [low, high])], 5);

const labelRoom = (pen: Draughtsman, marks: readonly PlotMark[], width: number): number =>
  Math.min(0.36 * width, Math.max(0, ...marks.map(({ label }) => pen.widthOf(label, letters))));

function drawIntervals(pen: Draughtsman, plot: Of<"intervals">, { x, y, width }: Place): void {
  const { marks, even, around, unit } = plot;
  const room = labelRoom(pen, marks, width);
  const ends = Math.max(0, ...marks.map(({ figure }) => pen.widthOf(figure, letters)));
  const ticks = rangeOf(plot);
  const at = along(ticks, x + room + 3, x + width - ends - 3);
  const floor = y + marks.length * row;
  pen.rect({ x: at(even - around), y, width: at(even + around) - at(even - around), height: floor - y }, ink.band);
  pen.line(at(even), y, at(even), floor, ink.faint);
  for (const [n, mark] of marks.entries()) {
    const [middle, colour] = [y + (n + 0.5) * row, mark.isFaint ? ink.faint : ink.line];
    pen.text(pen.shortened(mark.label, room, letters), { x: x + room, y: middle + 0.9, size: letters, align: "right" });
    pen.line(at(mark.low), middle, at(mark.high), middle, colour, 0.5);
    dot(pen, at(mark.at), middle, colour);
    pen.text(mark.figure, { x: x + width, y: middle + 0.9, size: letters, align: "right" });
  }
  pen.line(at(ticks[0]!), floor, at(ticks.at(-1)!), floor, ink.faint);
  for (const tick of ticks)
    pen.text(plotFigure(unit, tick), { x: at(tick), y: floor + 3.6, size: letters, align: "center", fill: ink.grey });
}

/** The frame of a plot whose numbers stand upright: ticks at the left, a floor, what runs along below. */
function drawFrame(
  pen: Draughtsman,
  { x, y, width, height }: Place & { height: number },
  ticks: readonly number[],
  axis: string,
  figure: (tick: number) => string,
) {
  const left = x + Math.max(...ticks.map((tick) => pen.widthOf(figure(tick), letters))) + 2;
  const floor = y + height - foot - 3;
  const up = along(ticks, floor, y + 1);
  for (const tick of ticks)
    pen.text(figure(tick), { x: left - 1.5, y: up(tick) + 0.9, size: letters, align: "right", fill: ink.grey });
  pen.line(left, y + 1, left, floor, ink.faint);
  pen.line(left, floor, x + width, floor, ink.faint);
  pen.text(axis, { x: x + width, y: floor + 8, size: letters, align: "right", fill: ink.grey });
  return { left, floor, up };
}

/** Labels below the floor, as many as there is room for. */
function drawLabels(pen: Draughtsman, labels: readonly string[], floor: number, at: (n: number) => number): void {
  const step = labels.length > 1 ? at(1) - at(0) : Number.POSITIVE_INFINITY;
  const widest = Math.max(0, ...labels.map((label) => pen.widthOf(label, letters))) + 1.5;
  const every = Math.max(1, Math.ceil(widest / step));
  for (const [n, label] of labels.entries())
    if (n % every === 0) pen.text(label, { x: at(n), y: floor + 3.6, size: letters, align: "center", fill: ink.grey });
}

function drawCurve(pen: Draughtsman, plot: Of<"curve">, place: Place): void {
  const { marks, even, around, unit } = plot;
  const ticks = rangeOf(plot);
  const height = plotHeight(plot);
  const { left, floor, up } = drawFrame(pen, { ...place, height }, ticks, plot.axis, (tick) => plotFigure(unit, tick));
  const wide = place.x + place.width - left;
  const at = (n: number): number => left + ((n + 0.5) / marks.length) * wide;
  pen.rect({ x: left, y: up(even + around), width: wide, height: up(even - around) - up(even + around) }, ink.band);
  pen.line(left, up(even), left + wide, up(even), ink.faint);
  for (const [n, mark] of marks.entries()) {
    const next = marks[n + 1];
    if (next) pen.line(at(n), up(mark.at), at(n + 1), up(next.at), ink.faint, 0.25);
    pen.line(at(n), up(mark.low), at(n), up(mark.high), ink.line, 0.5);
    dot(pen, at(n), up(mark.at), ink.line);
  }
  drawLabels(
    pen,
    marks.map(({ label }) => label),
    floor,
    at,
  );
}

function drawColumns(pen: Draughtsman, plot: Of<"columns">, place: Place): void {
  const { marks } = plot;
  const ticks = ticksBetween([0, ...marks.map(({ count }) => count)], 3);
  const frame = { ...place, height: plotHeight(plot) };
  const { left, floor, up } = drawFrame(pen, frame, ticks, plot.axis, (tick) => tick.toLocaleString("en"));
  const band = Math.min(9, (place.x + place.width - left) / marks.length);
  const at = (n: number): number => left + (n + 0.5) * band;
  for (const [n, { count }] of marks.entries())
    pen.rect({ x: at(n) - 0.38 * band, y: up(count), width: 0.76 * band, height: floor - up(count) }, ink.line);
  drawLabels(
    pen,
    marks.map(({ label }) => label),
    floor,
    at,
  );
}

function drawBars(pen: Draughtsman, { marks }: Of<"bars">, { x, y, width }: Place): void {
  const room = labelRoom(pen, marks, width);
  const most = Math.max(1, ...marks.map(({ count }) => count));
  const long = width - room - 20;
  for (const [n, { label, count }] of marks.entries()) {
    const top = y + n * row;
    pen.text(pen.shortened(label, room, letters), { x: x + room, y: top + 3.4, size: letters, align: "right" });
    pen.rect({ x: x + room + 2, y: top + 1, width: (count / most) * long, height: row - 2 }, ink.line);
    const end = x + room + 3.5 + (count / most) * long;
    pen.text(count.toLocaleString("en"), { x: end, y: top + 3.4, size: letters });
  }
}

function drawGrid(pen: Draughtsman, { rows, columns, cells }: Of<"grid">, { x, y, width }: Place): void {
  const room = Math.min(0.3 * width, Math.max(...rows.map((label) => pen.widthOf(label, letters))) + 2);
  const wide = Math.min(26, (width - room) / columns.length);
  const high = row + 1;
  const most = Math.max(1, ...cells.map(({ count }) => count));
  for (const [n, label] of columns.entries())
    pen.text(pen.shortened(label, wide - 1, letters), {
      ...{ x: x + room + (n + 0.5) * wide, y: y + 4, size: letters, align: "center", fill: ink.grey },
    });
  for (const [n, { count, figure }] of cells.entries()) {
    const [across, down] = [n % columns.length, Math.floor(n / columns.length)];
    const box = {
      x: x + room + across * wide + 0.2,
      y: y + (down + 1) * high + 0.2,
      width: wide - 0.4,
      height: high - 0.4,
    };
    const depth = 0.08 + 0.47 * Math.sqrt(count / most);
    if (count > 0) pen.scene.items.push({ kind: "rect", box, fill: ink.line, opacity: depth });
    pen.text(figure, { x: box.x + box.width / 2, y: box.y + 3.7, size: letters, align: "center" });
  }
  for (const [n, label] of rows.entries())
    pen.text(pen.shortened(label, room - 2, letters), {
      ...{ x: x + room - 1.5, y: y + (n + 1) * high + 4, size: letters, align: "right" },
    });
}

function drawLines(pen: Draughtsman, plot: Of<"lines">, place: Place): void {
  const points = plot.lines.flatMap((line) => line.points);
  const ticks = ticksBetween([0, ...points.flatMap(({ low, high }) => [low, high])], 4);
  const [least, most] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const legend = row;
  const frame = { ...place, y: place.y + legend, height: plotHeight(plot) - legend };
  const { left, floor, up } = drawFrame(pen, frame, ticks, plot.axis, String);
  const at = (value: number): number =>
    left + ((value - least) / Math.max(1e-9, most - least)) * (place.x + place.width - left);
  const path = (ends: readonly (readonly [number, number])[]): string =>
    ends.map(([x, value], n) => `${n === 0 ? "M" : "L"}${at(x).toFixed(3)} ${up(value).toFixed(3)}`).join("");
  const bandOf = ({ points: own }: PlotLine): string =>
    `${path(own.map(({ x, high }) => [x, high]))}${path(own.toReversed().map(({ x, low }) => [x, low])).replace("M", "L")}Z`;
  let x = left;
  for (const [n, line] of plot.lines.entries()) {
    const colour = inks[n % inks.length]!;
    pen.scene.items.push({ kind: "path", d: bandOf(line), fill: colour, opacity: pale });
    pen.scene.items.push({
      ...{ kind: "path", d: path(line.points.map((point) => [point.x, point.middle])) },
      ...{ stroke: colour, strokeWidth: 0.5 },
    });
    pen.line(x, place.y + 2, x + 5, place.y + 2, colour, 0.5);
    pen.text(line.label, { x: x + 6.5, y: place.y + 3, size: letters });
    x += pen.widthOf(line.label, letters) + 12;
  }
  for (const tick of ticksBetween([least, most], 6))
    if (tick >= least && tick <= most)
      pen.text(String(tick), { x: at(tick), y: floor + 3.6, size: letters, align: "center", fill: ink.grey });
}
