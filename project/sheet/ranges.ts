/** Cells between two corners, as a hand selects them. */

export interface Place {
  row: number;
  column: number;
}

/** From where it was begun to where it is now. */
export interface Range {
  anchor: Place;
  head: Place;
}

export interface Extent {
  rows: number;
  columns: number;
}

export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export const boxOf = ({ anchor, head }: Range): Box => ({
  top: Math.min(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  bottom: Math.max(anchor.row, head.row),
  right: Math.max(anchor.column, head.column),
});

export const sizeOf = ({ top, left, bottom, right }: Box): Extent => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

const within = (n: number, count: number): number => Math.max(0, Math.min(count - 1, n));

export const placeWithin = ({ row, column }: Place, { rows, columns }: Extent): Place => ({
  row: within(row, rows),
  column: within(column, columns),
});

interface Step {
  key: string;
  /** With Ctrl, as far as there is something. */
  far: boolean;
  page: number;
}

/** Where a key leads from a cell; nothing, if it leads nowhere. */
export function placeAfter({ row, column }: Place, { key, far, page }: Step, extent: Extent): Place | undefined {
  const end = { row: extent.rows - 1, column: extent.columns - 1 };
  const to = ((): Place | undefined => {
    switch (key) {
      case "ArrowUp":
        return { row: far ? 0 : row - 1, column };
      case "ArrowDown":
        return { row: far ? end.row : row + 1, column };
      case "ArrowLeft":
        return { row, column: far ? 0 : column - 1 };
      case "ArrowRight":
        return { row, column: far ? end.column : column + 1 };
      case "PageUp":
        return { row: row - page, column };
      case "PageDown":
        return { row: row + page, column };
      case "Home":
        return { row: far ? 0 : row, column: 0 };
      case "End":
        return { row: far ? end.row : row, column: end.column };
      default:
        return undefined;
    }
  })();
  return to && placeWithin(to, extent);
}

/** How often a block goes into what is selected: a range that holds it several times is filled with it. */
export function tiled(block: readonly (readonly string[])[], { rows, columns }: Extent): string[][] {
  const [height, width] = [block.length, Math.max(0, ...block.map((cells) => cells.length))];
  const times = (room: number, size: number): number => (size > 0 && room % size === 0 ? room / size : 1);
  const [down, across] = [times(rows, height), times(columns, width)];
  return Array.from({ length: height * down }, (_, row) =>
    Array.from({ length: width * across }, (_, column) => block[row % height]![column % width] ?? ""),
  );
}
