import { cardRatio, columnsOf, type Rect, rowsOf, splitAcross, within } from "./rect";

/** Rows of places on one ground: lanes below each other, or beds in several columns. */

export interface BoardShape {
  id: string;
  places: number;
}

export interface BoardFit {
  /** All of it. */
  box: Rect;
  name: Rect;
  places: Rect[];
}

const gap = { boards: 4, places: 4 };
/** A board's name stands upright before it; somebody's own boards need none on their ground. */
const nameWidth = 26;

/** In as many columns as let a card in a place be largest. */
export function layBoards(boards: readonly BoardShape[], ground: Rect, isOwned = false): BoardFit[] {
  let best: { boards: BoardFit[]; face: number } = { boards: [], face: -1 };
  for (let columns = 1; columns <= boards.length; columns++) {
    const fits = inColumns(boards, ground, columns, isOwned ? 0 : nameWidth);
    const face = Math.min(...fits.flatMap(({ places }) => places.map(faceIn)));
    if (face > best.face) best = { boards: fits, face };
  }
  return best.boards;
}

const faceIn = ({ width, height }: Rect): number => Math.min(width, height / cardRatio);

function inColumns(boards: readonly BoardShape[], ground: Rect, columns: number, forName: number): BoardFit[] {
  const perColumn = Math.ceil(boards.length / columns);
  return columnsOf(ground, columns, gap.boards * 2).flatMap((column, n) => {
    const inside = boards.slice(n * perColumn, (n + 1) * perColumn);
    return rowsOf(column, perColumn, gap.boards)
      .slice(0, inside.length)
      .map((box, at) => boardIn(box, inside[at]!.places, forName));
  });
}

function boardIn(box: Rect, places: number, forName: number): BoardFit {
  const [name, rest] = splitAcross(box, forName);
  return { box, name, places: columnsOf(within(rest, 2, 3), Math.max(1, places), gap.places).slice(0, places) };
}
