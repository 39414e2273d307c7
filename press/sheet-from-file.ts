import { fail, type Result, succeed } from "../schemas/problem";
import type { SheetFile } from "../schemas/sheet";
import { pressProblems } from "./problems";
import { type Grid, overlaps, type Place } from "./sheet-grid";
import { turnedSize } from "./sizes";

/** The places of a sheet that somebody has written down. What can't be printed as it stands is refused, never moved. */
export function gridFromFile(file: SheetFile): Result<Grid> {
  const { paper, name } = file;
  const places = placesIn(file);
  if (places.length === 0) return fail(pressProblems.report("press/sheet-without-places", {}, { name }));
  for (const [index, place] of places.entries()) {
    const isOff = place.x + place.width > paper.width + 1e-6 || place.y + place.height > paper.height + 1e-6;
    if (isOff) return fail(pressProblems.report("press/place-off-paper", {}, { name, place: index + 1 }));
    const other = places.findIndex((earlier, at) => at < index && overlaps(earlier, place));
    if (other >= 0)
      return fail(pressProblems.report("press/places-overlap", {}, { name, place: index + 1, other: other + 1 }));
  }
  return succeed({ paper: { ...paper }, places, fold: null, regions: [{ x: 0, y: 0, ...paper }] });
}

function placesIn({ card, grid, places = [] }: SheetFile): Place[] {
  const cellOf = (turn: number) => (turn % 180 === 0 ? { ...card } : turnedSize(card));
  const inGrid = grid
    ? Array.from({ length: grid.columns * grid.rows }, (_, index) => {
        const { columns, gapX = 0, gapY = 0, turn = 0 } = grid;
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const cell = cellOf(turn);
        const [x, y] = [grid.x + column * (cell.width + gapX), grid.y + row * (cell.height + gapY)];
        return { x, y, ...cell, turn, column, row };
      })
    : [];
  const single = places.map(({ x, y, turn = 0 }, index) => ({ x, y, ...cellOf(turn), turn, column: index, row: 0 }));
  return [...inGrid, ...single];
}
