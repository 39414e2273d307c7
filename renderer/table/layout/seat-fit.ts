import { type BoardFit, type BoardShape, layBoards } from "./boards";
import { packZones } from "./pack";
import { clamp, type Rect, splitAcross, splitDown, within } from "./rect";
import { type PlacedZone, placeStrip, type ZoneShape } from "./strip";

/** Where everything of one player lies within the place of that player. */

export interface SeatShape {
  seat: number;
  /** What is held beside the name: the hand, piles. */
  strip: readonly ZoneShape[];
  /** What lies before the player. */
  front: readonly ZoneShape[];
  boards: readonly BoardShape[];
  /** Cards may come to lie before the player. */
  hasFront: boolean;
  /** How many kinds of things stand on the player's rack. */
  things: number;
  /** Numbers stand below the name, besides the things of a rack. */
  hasNumbers: boolean;
}

export interface SeatFit {
  box: Rect;
  /** Where the name and all that is held lie. */
  held: Rect;
  head: Rect;
  /** Whether the name stands above the cards. */
  isTall: boolean;
  strip: PlacedZone[];
  front: PlacedZone[];
  /** Where the things lie that the player has; of no width without any. */
  rack: Rect;
  boards: BoardFit[];
}

export const pad = { across: 12, down: 6 };
/** A name alone, and with numbers below it. */
export const headHeight = { alone: 30, crowded: 48 };
const inTall = { across: 8, down: 4 };

export const needsFront = ({ hasFront, boards }: SeatShape): boolean => hasFront || boards.length > 0;

const headOf = (shape: SeatShape, width: number): number =>
  shape.hasNumbers || (shape.things > 0 && !hasRack(shape, width)) ? headHeight.crowded : headHeight.alone;

/** Of what others hold backs are seen, which needn't be large; piles among them may lie open. */
const heldHeight = ({ strip }: SeatShape, height: number): number => {
  const isHand = strip.every(({ spread }) => spread === "hand");
  return clamp(height * (isHand ? 0.2 : 0.28), Math.min(40, height), isHand ? 48 : 72);
};
/** What lies before others is no larger than what lies before oneself. */
const farFace = 92;

/** The name above, then what is held on a line, then what lies before the player. */
export function seatInColumn(shape: SeatShape, box: Rect): SeatFit {
  const inside = within(box, inTall.across, inTall.down);
  const [head, rest] = splitDown(inside, headOf(shape, inside.width));
  const [held, front] = splitDown(rest, needsFront(shape) ? heldHeight(shape, rest.height) : rest.height);
  const laid = before(shape, within(front, 0, 3), farFace);
  return { box, held, head, isTall: true, strip: placeStrip(shape.strip, held), ...laid };
}

/** The name above, and all that is held in as many lines as there is room for: beside a field, where nothing lies before anybody. */
export function seatAside(shape: SeatShape, box: Rect): SeatFit {
  const inside = within(box, inTall.across, inTall.down);
  const [head, rest] = splitDown(inside, headOf(shape, inside.width));
  const none = { ...rest, top: rest.top + rest.height, height: 0 };
  return { box, held: inside, head, isTall: true, strip: packZones(shape.strip, rest), ...before(shape, none) };
}

/** The name at the left of what is held, and the rest of the place before both. */
export function seatOnLine(shape: SeatShape, box: Rect, held: Rect, front: Rect, headWidth: number): SeatFit {
  const [head, strip] = splitAcross(within(held, pad.across, pad.down), headWidth);
  return { box, held, head, isTall: false, strip: placeStrip(shape.strip, strip, true), ...before(shape, front) };
}

/** On less width numbers must do. */
const hasRack = ({ boards, things }: SeatShape, width: number): boolean =>
  things > 0 && width >= (boards.length > 0 ? 420 : 190);
const gapAtRack = 8;

/** Things stand in a rack beside what is played; beside places of a board it is narrow. */
function before(shape: SeatShape, front: Rect, largest?: number): Pick<SeatFit, "front" | "rack" | "boards"> {
  const isOnBoards = shape.boards.length > 0;
  const stands = hasRack(shape, front.width);
  const forRack = stands ? clamp(front.width * (isOnBoards ? 0.19 : 0.48), 84, isOnBoards ? 190 : 400) : 0;
  const [rack, rest] = splitAcross(front, forRack);
  const open = stands ? splitAcross(rest, gapAtRack)[1] : rest;
  return { front: packZones(shape.front, open, largest), rack, boards: layBoards(shape.boards, open, true) };
}
