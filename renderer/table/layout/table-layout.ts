import { type BoardFit, type BoardShape, layBoards } from "./boards";
import { packZones } from "./pack";
import { clamp, columnsOf, type Rect, rowsOf, type Size, splitAcross, splitDown, within } from "./rect";
import {
  headHeight,
  needsFront,
  pad,
  type SeatFit,
  type SeatShape,
  seatAside,
  seatInColumn,
  seatOnLine,
} from "./seat-fit";
import type { PlacedZone, ZoneShape } from "./strip";

/**
 * Where everything lies on a table of a size, for any game and number of players: the others' ground above, or beside a
 * field; what all share between; the own ground below. Pure: the same table of the same size always lies the same way, and
 * never needs scrolling.
 */

export interface TableShape {
  own: SeatShape;
  around: readonly SeatShape[];
  shared: SharedShape;
}

interface SharedShape {
  zones: readonly ZoneShape[];
  boards: readonly BoardShape[];
  /** How wide a field is for its height, where there is one. */
  field: number | null;
  hasEnds: boolean;
}

interface SharedFit {
  box: Rect;
  ground: Rect;
  ends: [Rect, Rect] | null;
  zones: PlacedZone[];
  boards: BoardFit[];
}

export interface TableFit extends Size {
  around: SeatFit[];
  own: SeatFit;
  shared: SharedFit;
}

/** A smaller table is not made smaller any more: its room scrolls, and then a finger meets every card. One line more of others takes so much more. */
const leastSize: Size = { width: 420, height: 560 };
const leastLine = 190;
const scrolled = { height: 660, line: 220 };
/** On a table as narrow as this others sit in several lines; one who has no ground needs all of one for what is held. */
const narrow = { table: 600, seat: 200 };
const linesOfSeats = (around: readonly SeatShape[], width: number): number => {
  const seats = Math.max(1, around.length);
  const inLine = around.some(needsFront) ? Math.floor(width / narrow.seat) : 1;
  return width >= narrow.table ? 1 : Math.ceil(seats / inLine);
};
/** On one line a name has its values beside each other; beside the own hand they may take several. */
const headWidth = { theirs: { least: 146, part: 0.18 }, own: { least: 112, part: 0.17 }, most: 184 };
const forHead = (width: number, { least, part }: { least: number; part: number }): number =>
  clamp(width * part, least, headWidth.most);

export function layTable(shape: TableShape, size: Size): TableFit {
  const width = Math.max(size.width, leastSize.width);
  const lines = linesOfSeats(shape.around, width) - 1;
  const fits = size.height >= leastSize.height + leastLine * lines;
  const table = { left: 0, top: 0, width, height: fits ? size.height : scrolled.height + scrolled.line * lines };
  const { field } = shape.shared;
  const beside = field === null ? null : layBeside(shape, table, field);
  const across = layAcrossFor(shape, table);
  return beside && fieldIn(beside, field!) > fieldIn(across, field!) ? beside : across;
}

/** How high a field of these proportions is drawn. */
const fieldIn = ({ shared: { ground } }: TableFit, field: number): number =>
  Math.min(ground.height, ground.width / field);

/** The others beside the field, one below the other, so that it has all of the height. */
function layBeside(shape: TableShape, table: Rect, field: number): TableFit | null {
  const { own, around, shared } = shape;
  const [upper, mine] = splitDown(table, table.height - clamp(table.height * 0.18, 92, 150));
  const column = clamp(upper.width - (upper.height - 2 * pad.down) * field - pad.across, 0, 280);
  if (column < leastColumn) return null;
  const [seats, middle] = splitAcross(upper, column);
  const [ground, aside] = besideShared(shared, within(middle, 2, pad.down), true);
  const none = { ...mine, height: 0 };
  return {
    width: table.width,
    height: table.height,
    around: rowsOf(seats, Math.max(1, around.length), 0)
      .slice(0, around.length)
      .map((box, n) => seatAside(around[n]!, box)),
    own: seatOnLine(own, mine, mine, none, forHead(table.width, headWidth.own)),
    shared: { box: middle, ground, ends: null, zones: packZones(shared.zones, aside), boards: [] },
  };
}

const leastColumn = 150;

/** So many times more of the table others get who have laid out a lot, until each of their cards is known at a glance. */
const shares = [1, 1.15, 1.3, 1.5, 1.7] as const;
const atAGlance = 34;
/** What lies before oneself is looked at more, and so much larger. */
const ownLarger = 1.7;

function layAcrossFor(shape: TableShape, table: Rect): TableFit {
  const leastOf = (seats: readonly SeatFit[]): number =>
    Math.min(...seats.flatMap(({ front }) => front.map(({ face, step }) => Math.min(face, step))));
  const worthOf = ({ around, own }: TableFit): number => Math.min(leastOf(around), leastOf([own]) / ownLarger);
  const fits = shares.map((more) => layAcross(shape, table, more));
  return fits.find((fit) => worthOf(fit) >= atAGlance) ?? fits.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
}

/** The others in one line above all else, each as wide as the others. */
function layAcross({ own, around, shared }: TableShape, table: Rect, more: number): TableFit {
  const { width, height } = table;
  const hasField = shared.field !== null;
  const isCrowd = around.length > 1;
  const ownStrip = clamp(height * (hasField ? 0.17 : 0.225), 88, 190);
  const theirStrip = isCrowd
    ? headHeight.crowded + clamp(height * 0.085, 44, 78)
    : clamp(height * (hasField ? 0.1 : 0.12), 60, 104);
  const isShared = shared.boards.length > 0 || hasField;
  // What all share lies beside what is the own, unless it has places of its own.
  const weights = {
    theirs: around.some(needsFront) ? (isShared ? 0.92 : 1) * more : 0,
    middle: isShared ? Math.max(1.08, shared.boards.length) : 0,
    mine: needsFront(own) || (!isShared && shared.zones.length > 0) ? 1.08 : 0,
  };
  const lines = linesOfSeats(around, width);
  const whole = weights.theirs * lines + weights.middle + weights.mine;
  const share = (weight: number): number =>
    whole > 0 ? ((height - ownStrip - theirStrip * lines) * weight) / whole : 0;
  const [above, below] = splitDown(table, lines * (theirStrip + share(weights.theirs)));
  const [middle, mine] = splitDown(below, isShared ? share(weights.middle) : 0);
  const seats = rowsOf(above, lines, 0).flatMap((line) =>
    columnsOf(line, Math.max(1, Math.ceil(around.length / lines)), 0),
  );
  const [front, held] = splitDown(mine, mine.height - ownStrip);
  const ground = isShared ? within(middle, pad.across, pad.down) : front;
  const [before, aside] = besideShared(shared, ground, isShared);
  const ends = shared.hasEnds ? endsOf(before) : null;
  const between = ends ? within(before, ends[0].width + gapAtEnd, 0) : before;
  const ownFront = within(isShared ? front : before, pad.across, pad.down);
  return {
    width,
    height,
    around: around.map((shape, n) => {
      const box = seats[n]!;
      if (isCrowd) return seatInColumn(shape, box);
      const [held, front] = splitDown(box, theirStrip);
      return seatOnLine(shape, box, held, within(front, pad.across, pad.down), forHead(box.width, headWidth.theirs));
    }),
    own: seatOnLine(own, mine, held, ownFront, forHead(width, headWidth.own)),
    shared: {
      box: isShared ? middle : aside,
      ground: between,
      ends,
      zones: packZones(shared.zones, isShared ? aside : within(aside, pad.across, pad.down)),
      boards: layBoards(shared.boards, between),
    },
  };
}

/** The ground of boards or own cards, and beside it that of what lies on no board. */
function besideShared({ zones }: SharedShape, ground: Rect, isShared: boolean): [Rect, Rect] {
  if (zones.length === 0) return [ground, { ...ground, left: ground.left + ground.width, width: 0 }];
  const cards = zones.reduce((sum, { spread, cards }) => sum + (spread === "pile" ? 1 : Math.max(1, cards)), 0);
  const part = clamp(cards * (isShared ? 0.085 : 0.1), 0.14, 0.42);
  return splitAcross(ground, ground.width * (1 - part));
}

const gapAtEnd = 4;

/** As high as all boards together, before and behind them. */
function endsOf(ground: Rect): [Rect, Rect] {
  const width = clamp(ground.width * 0.085, 48, 92);
  const [first, rest] = splitAcross(ground, width);
  return [first, splitAcross(rest, rest.width - width)[1]];
}
