/** How cards lie in a place of a board: side by side, none over another, as large as there is room. All in pixels. */

export interface Room {
  width: number;
  height: number;
}

export interface PlaceFit {
  columns: number;
  /** How wide a card is, and how wide what is under it may be. */
  face: number;
  cell: number;
}

/** What is under the cards: how wide the widest line of values is, and whether anything has a note. */
export interface Under {
  values: number;
  hasNotes: boolean;
}

/** How wide a card's values are on one line, about. */
export const widthOfValues = (values: readonly { value: number | string }[]): number =>
  values.reduce((sum, { value }) => sum + 16 + 7 * String(value).length, 0);

/** Small enough for a pointer; what needs more room scrolls in its place. */
const least = 24;
const most = 64;
const gap = { across: 6, down: 4 };
const proportion = 88 / 63;
const lineHeight = { values: 16, note: 14 };
/** What two short values need beside each other. */
const leastCell = 46;
/** Of whoever owns the card. */
const mark = 5;

export function fitPlace(cards: number, room: Room, under: Under): PlaceFit {
  let best: PlaceFit = { columns: 1, face: 0, cell: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const width = (room.width - gap.across * (columns - 1)) / columns;
    const height = (room.height - gap.down * (rows - 1)) / rows - heightUnder(width, under);
    const face = Math.floor(Math.min(width, height / proportion, most));
    if (face > best.face) best = { columns, face, cell: Math.floor(width) };
  }
  if (best.face >= least) return best;
  const columns = Math.max(1, Math.floor((room.width + gap.across) / (leastCell + gap.across)));
  return { columns, face: least, cell: Math.floor((room.width + gap.across) / columns) - gap.across };
}

function heightUnder(width: number, { values, hasNotes }: Under): number {
  return Math.ceil(values / Math.max(1, width)) * lineHeight.values + (hasNotes ? lineHeight.note : 0) + mark;
}
