import type { Turn } from "./flip";
import type { Box } from "./geometry";
import type { Grid, Margins, Place } from "./sheet-grid";
import { type Size, turnedSize } from "./sizes";

/**
 * What is left over of several sizes, together on sheets: in rows of one size each, so that straight cuts across the paper
 * part them. Pure arithmetic in mm.
 */

interface Leftover<G> {
  group: G;
  /** As it is cut. */
  size: Size;
  gutter: number;
  count: number;
}

interface SharedSheet<G> {
  grid: Grid;
  /** Whose each place is. */
  groups: G[];
  /** Room for more at the ends of rows. */
  empty: Box[];
}

interface Row<G> {
  leftover: Leftover<G>;
  cell: Size;
  turn: Turn;
  columns: number;
  count: number;
}

const slack = 1e-6;
/** The top of a piece on its side points to the left of the sheet, as in a grid. */
const lying: Turn = 270;

/** Undefined when one of them is too large for a row. */
export function shareSheets<G>(
  leftovers: readonly Leftover<G>[],
  paper: Size,
  margin: Margins,
  bleed: number,
): SharedSheet<G>[] | undefined {
  const free = { width: paper.width - 2 * (margin.side + bleed), height: paper.height - 2 * (margin.top + bleed) };
  const blocks = leftovers.map((leftover) => rowsOf(leftover, free));
  if (blocks.some((rows) => rows.length === 0)) return undefined;
  const gap = Math.max(...leftovers.map(({ gutter }) => gutter));
  const sheets: { rows: Row<G>[]; left: number }[] = [];
  for (const row of blocks.flat().sort((a, b) => b.cell.height - a.cell.height)) {
    const sheet = sheets.find(({ left }) => row.cell.height <= left + slack) ?? { rows: [], left: free.height };
    if (sheet.rows.length === 0) sheets.push(sheet);
    sheet.rows.push(row);
    sheet.left -= row.cell.height + gap;
  }
  return sheets.map(({ rows }) => sheetOf(rows, paper, gap));
}

/** Standing or lying, whichever takes less of the paper's height. */
function rowsOf<G>(leftover: Leftover<G>, free: Size): Row<G>[] {
  const { size, gutter, count } = leftover;
  const ways = ([0, lying] as const).flatMap((turn) => {
    const cell = turn === 0 ? size : turnedSize(size);
    const columns = Math.floor((free.width + gutter + slack) / (cell.width + gutter));
    return columns > 0 && cell.height <= free.height + slack
      ? [{ turn, cell, columns, height: Math.ceil(count / columns) * (cell.height + gutter) }]
      : [];
  });
  const [best] = ways.sort((a, b) => a.height - b.height);
  if (!best) return [];
  const { turn, cell, columns } = best;
  return Array.from({ length: Math.ceil(count / columns) }, (_, at) => ({
    leftover,
    cell,
    turn,
    columns,
    count: Math.min(columns, count - at * columns),
  }));
}

function sheetOf<G>(rows: readonly Row<G>[], paper: Size, gap: number): SharedSheet<G> {
  const widthOf = ({ columns, cell, leftover }: Row<G>): number =>
    columns * (cell.width + leftover.gutter) - leftover.gutter;
  const gapAfter = (at: number): number => {
    const [row, next] = [rows[at], rows[at + 1]];
    return !row || !next ? 0 : row.leftover === next.leftover ? row.leftover.gutter : gap;
  };
  const height = rows.reduce((sum, { cell }, at) => sum + cell.height + gapAfter(at), 0);
  const left = (paper.width - Math.max(...rows.map(widthOf))) / 2;
  const shared: SharedSheet<G> = { grid: { paper, places: [], fold: null, regions: [] }, groups: [], empty: [] };
  let y = (paper.height - height) / 2;
  rows.forEach((row, number) => {
    const { leftover, cell, turn, columns, count } = row;
    for (let column = 0; column < columns; column++) {
      const place: Place = { x: left + column * (cell.width + leftover.gutter), y, ...cell, turn, column, row: number };
      if (column >= count) shared.empty.push(place);
      else {
        shared.grid.places.push(place);
        shared.groups.push(leftover.group);
      }
    }
    const top = number === 0 ? 0 : y - gapAfter(number - 1) / 2;
    const bottom = number === rows.length - 1 ? paper.height : y + cell.height + gapAfter(number) / 2;
    y += cell.height + gapAfter(number);
    shared.grid.regions.push({ x: 0, y: top, width: paper.width, height: bottom - top });
  });
  return shared;
}
