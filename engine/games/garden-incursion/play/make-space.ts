import type { Options } from "../options";
import type { Layout, Obstacle, Space, Spot } from "./space";
import { continuousSpace } from "./space-continuous";
import { gridSpace } from "./space-grid";

/** The field of a match, or why the house rules describe none. */
export function makeSpace(options: Options, players: number): Space | string {
  const { space } = options;
  const isGrid = space !== "continuous";
  const k = isGrid ? options.cellsPerRange : 1000;
  const [q, m] = [(options.queenDistance * k) / 1000, (options.margin * k) / 1000];
  if (!Number.isInteger(q) || !Number.isInteger(m))
    return `“queenDistance” and “margin” must come to whole cells with ${k} cells to a range`;
  const layout = options.layout.trim() === "" ? standardLayout(q, m, players, isGrid) : readLayout(options.layout);
  if (layout === null) return "“layout” is read as in “6000x4000 1000,2000 5000,2000”";
  if (layout.queens.length < players) return `“layout” has no place for ${players} queens`;
  const most = isGrid ? maxCells : maxSide;
  if (layout.width > most || layout.height > most) return `“layout” must be at most ${most} wide and high`;
  const obstacles = readObstacles(options.obstacles);
  if (obstacles === null) return "“obstacles” are read as in “2000,1000-3000,1500 4,5”";
  const made = isGrid
    ? gridSpace(layout, obstacles, space === "hex", options.diagonals, k)
    : continuousSpace(layout, obstacles, options.sameTolerance);
  if (layout.queens.slice(0, players).every(([x, y]) => made.isOpen(x, y))) return made;
  return "every queen must begin inside the bounds and on no obstacle";
}

const maxSide = 30_000;
const maxCells = 300;

/** Rules §2.1: queens about `queenDistance` apart, with `margin` behind them. */
function standardLayout(q: number, m: number, players: number, isGrid: boolean): Layout {
  const side = q + 2 * m;
  if (players === 2) {
    const y = Math.trunc(q / 2);
    return { width: side, height: q, queens: [[m, y] as const, [m + q, y] as const] };
  }
  const half = m + Math.trunc(q / 2);
  const square: Spot[] = [
    [m, m],
    [m + q, m],
    [m + q, m + q],
    [m, m + q],
  ];
  if (players === 4) return { width: side, height: side, queens: square };
  if (isGrid) return { width: side, height: side, queens: [square[0]!, square[1]!, [half, m + q]] };
  const h = Math.trunc((q * 866) / 1000);
  const top = m + Math.trunc((q - h) / 2);
  return {
    width: side,
    height: side,
    queens: [
      [m, top],
      [m + q, top],
      [half, top + h],
    ],
  };
}

/** “6000x4000 1000,2000 5000,2000”: the bounds, then the queens by seat. */
function readLayout(text: string): Layout | null {
  const [bounds, ...queens] = text.trim().split(/\s+/);
  const size = /^(\d+)x(\d+)$/.exec(bounds ?? "");
  const spots = queens.map((each) => /^(\d+),(\d+)$/.exec(each));
  if (!size || spots.some((spot) => spot === null)) return null;
  return {
    width: Number(size[1]),
    height: Number(size[2]),
    queens: spots.map((spot) => [Number(spot![1]), Number(spot![2])] as const),
  };
}

function readObstacles(text: string): Obstacle[] | null {
  const parts = text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => /^(\d+),(\d+)(?:-(\d+),(\d+))?$/.exec(part));
  if (parts.some((part) => part === null)) return null;
  return parts.map((part) => {
    const [left, top, right = left, bottom = top] = part!.slice(1).filter(Boolean).map(Number) as number[];
    return { left: left!, top: top!, right: right!, bottom: bottom! };
  });
}
