import { type BoardFit, type BoardShape, layBoards } from "./boards";
import { type PackedZone, packZones } from "./pack";
import { columnsOf, type Rect, type Size, splitAcross, splitDown, within } from "./rect";
import { layStrip, type ZoneFit, type ZoneShape } from "./strip";

/**
 * Where everything lies on a table of a size, for any game and number of players: the others' ground above, what all share
 * between, the own ground below. Pure: the same table of the same size always lies the same way, and never needs scrolling.
 */

export interface SeatShape {
  seat: number;
  /** What is held beside the name: the hand, piles. */
  strip: readonly ZoneShape[];
  /** What lies before the player. */
  front: readonly ZoneShape[];
  boards: readonly BoardShape[];
  /** Cards may come to lie before the player. */
  hasFront: boolean;
  /** How many things lie on the player's rack. */
  things: number;
}

export interface TableShape {
  own: SeatShape;
  around: readonly SeatShape[];
  shared: { zones: readonly ZoneShape[]; boards: readonly BoardShape[]; hasField: boolean; hasEnds: boolean };
}

export interface SeatFit {
  box: Rect;
  head: Rect;
  /** Whether the name stands above the cards. */
  isTall: boolean;
  strip: { box: Rect; zones: ZoneFit[] };
  front: { box: Rect; zones: PackedZone[] };
  /** Where the things lie that the player has; of no width without any. */
  rack: Rect;
  boards: BoardFit[];
}

export interface TableFit extends Size {
  around: SeatFit[];
  own: SeatFit;
  shared: { box: Rect; ground: Rect; ends: [Rect, Rect] | null; zones: PackedZone[]; boards: BoardFit[] };
}

/** A smaller table is not made smaller any more: its room scrolls. */
export const leastSize: Size = { width: 420, height: 460 };
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const pad = { across: 12, down: 6 };
/** On one line a name has its values beside each other; beside the own hand they may take several. */
const headWidth = { theirs: { least: 146, part: 0.18 }, own: { least: 112, part: 0.17 }, most: 184 };
const forHead = (width: number, { least, part }: { least: number; part: number }): number =>
  clamp(width * part, least, headWidth.most);
const headHeight = { alone: 30, crowded: 48 };

export function layTable({ own, around, shared }: TableShape, size: Size): TableFit {
  const width = Math.max(size.width, leastSize.width);
  const height = Math.max(size.height, leastSize.height);
  const { hasField } = shared;
  const isCrowd = around.length > 1;
  const ownStrip = clamp(height * (hasField ? 0.17 : 0.225), 88, 190);
  const theirStrip = isCrowd
    ? headHeight.crowded + clamp(height * 0.085, 44, 78)
    : clamp(height * (hasField ? 0.1 : 0.12), 60, 104);
  const needsFront = ({ hasFront, boards }: SeatShape): boolean => hasFront || boards.length > 0;
  const isShared = shared.boards.length > 0 || hasField;
  // What all share lies beside what is the own, unless it has places of its own.
  const weights = {
    theirs: around.some(needsFront) ? (isShared ? 0.92 : 1) : 0,
    middle: isShared ? Math.max(1.08, shared.boards.length) : 0,
    mine: needsFront(own) || (!isShared && shared.zones.length > 0) ? 1.08 : 0,
  };
  const whole = weights.theirs + weights.middle + weights.mine;
  const share = (weight: number): number => (whole > 0 ? ((height - ownStrip - theirStrip) * weight) / whole : 0);
  const table: Rect = { left: 0, top: 0, width, height };
  const [above, below] = splitDown(table, theirStrip + share(weights.theirs));
  const [middle, mine] = splitDown(below, isShared ? share(weights.middle) : 0);
  const seats = columnsOf(above, Math.max(1, around.length), 0);
  const [front, held] = splitDown(mine, mine.height - ownStrip);
  const ground = isShared ? within(middle, pad.across, pad.down) : front;
  const [before, aside] = besideShared(shared, ground, isShared);
  const ends = shared.hasEnds ? endsOf(before) : null;
  const between = ends ? within(before, ends[0].width + gapAtEnd, 0) : before;
  return {
    width,
    height,
    around: around.map((shape, n) => seatIn(shape, seats[n]!, isCrowd ? null : theirStrip)),
    own: {
      ...seatAround(own, held, within(isShared ? front : before, pad.across, pad.down), forHead(width, headWidth.own)),
      box: mine,
    },
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
function besideShared({ zones }: TableShape["shared"], ground: Rect, isShared: boolean): [Rect, Rect] {
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

/** One of the others: name and cards on one line, or the name above. */
function seatIn(shape: SeatShape, box: Rect, line: number | null): SeatFit {
  if (line !== null) {
    const [held, front] = splitDown(box, line);
    const head = forHead(box.width, headWidth.theirs);
    return { ...seatAround(shape, held, within(front, pad.across, pad.down), head), box };
  }
  const inside = within(box, 8, 4);
  const [head, rest] = splitDown(inside, headHeight.crowded);
  const needsFront = shape.hasFront || shape.boards.length > 0;
  const [strip, front] = splitDown(rest, needsFront ? Math.min(78, Math.max(44, rest.height * 0.34)) : rest.height);
  return { box, head, isTall: true, ...fitted(shape, strip, within(front, 0, 3)) };
}

/** The name at the left of what is held. */
function seatAround(shape: SeatShape, held: Rect, front: Rect, headWidth: number): Omit<SeatFit, "box"> {
  const [head, strip] = splitAcross(within(held, pad.across, pad.down), headWidth);
  return { head, isTall: false, ...fitted(shape, strip, front) };
}

function fitted(shape: SeatShape, strip: Rect, front: Rect): Pick<SeatFit, "strip" | "front" | "rack" | "boards"> {
  // Things stand in a rack beside what is played; without cards it may be wide.
  const forRack = shape.things === 0 ? 0 : clamp(front.width * (shape.front.length > 0 ? 0.3 : 0.5), 84, 260);
  const [rack, open] = splitAcross(front, Math.min(forRack, front.width));
  return {
    strip: { box: strip, zones: layStrip(shape.strip, strip) },
    front: { box: open, zones: packZones(shape.front, open) },
    rack,
    boards: layBoards(shape.boards, open, true),
  };
}
