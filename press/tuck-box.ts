import { dividerTab, type Size } from "./sizes";

/**
 * The net of a tuck box, in millimetres from its upper left corner: front, side, back, side and a flap to glue, side by side; lids
 * with tuck flaps on the back, dust flaps on the sides. Sized for so many cards of a stock, and the dividers between them.
 */

export interface BoxContent {
  /** Trimmed. */
  card: Size;
  cards: number;
  /** How thick a card is. */
  stock: number;
  dividers?: number | undefined;
  /** How thick a divider is; like a card unless given. */
  dividerStock?: number | undefined;
}

export interface BoxRoom extends Size {
  depth: number;
}

type Point = readonly [x: number, y: number];
type Fold = readonly [x1: number, y1: number, x2: number, y2: number];

export interface BoxNet {
  size: Size;
  /** One closed line around all of it. */
  outline: readonly Point[];
  folds: readonly Fold[];
  /** Where the panels lie. */
  panels: Readonly<Record<"front" | "side" | "back" | "otherSide" | "lid" | "bottom", PanelBox>>;
  /** Inside. */
  room: BoxRoom;
}

interface PanelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What cards need to slide in and out. */
const play = 1;
const glue = 11;
const tuck = 14;
/** Thinner boxes can't be folded. */
const leastDepth = 6;
/** Flaps are a little narrower than where they go, and slanted. */
const slant = 2.5;
const relief = 0.5;
const thumb = 9;

/** What a box measures inside: dividers are taller than cards. */
export const boxRoom = ({ card, cards, stock, dividers = 0, dividerStock = stock }: BoxContent): BoxRoom => ({
  width: card.width + play,
  height: card.height + (dividers > 0 ? dividerTab : 0) + play,
  depth: Math.max(leastDepth, cards * stock + dividers * dividerStock + play),
});

export const roomSaid = (room: BoxRoom): string =>
  `${[room.width, room.height, room.depth].map((side) => Math.round(side * 10) / 10).join(" × ")} mm`;

export function tuckBox(content: BoxContent): BoxNet {
  const room = boxRoom(content);
  const { width, height, depth } = room;
  const dust = Math.min(depth * 0.9, width * 0.45, tuck + depth * 0.4);
  const top = depth + tuck;
  const bottom = top + height;
  const [front, side, back, other] = [0, width, width + depth, 2 * width + depth];
  const right = 2 * (width + depth);
  const lower = bottom + depth + tuck;
  const flap = (x: number, wide: number, y: number, way: 1 | -1, tall: number): Point[] => {
    const far = y + way * tall;
    const points: Point[] = [
      [x + relief, y],
      [x + slant, far],
      [x + wide - slant, far],
      [x + wide - relief, y],
    ];
    return way < 0 ? points : points.reverse();
  };
  /** The lid and its tuck flap, from left to right above, from right to left below. */
  const lid = (y: number, way: 1 | -1): Point[] => {
    const [hinge, far] = [y + way * depth, y + way * (depth + tuck)];
    const points: Point[] = [
      [back, y],
      [back, hinge],
      [back + relief, hinge],
      [back + slant * 2, far],
      [back + width - slant * 2, far],
      [back + width - relief, hinge],
      [back + width, hinge],
      [back + width, y],
    ];
    return way < 0 ? points : points.reverse();
  };
  const middle = front + width / 2;
  const notch = Array.from({ length: 17 }, (_, at): Point => {
    const angle = Math.PI - (Math.PI * at) / 16;
    return [middle + thumb * Math.cos(angle), top + thumb * Math.sin(angle)];
  });
  const outline: Point[] = [
    [front, top],
    ...notch,
    [side, top],
    ...flap(side, depth, top, -1, dust),
    ...lid(top, -1),
    ...flap(other, depth, top, -1, dust),
    [right, top],
    [right + glue, top + slant * 2],
    [right + glue, bottom - slant * 2],
    [right, bottom],
    ...flap(other, depth, bottom, 1, dust),
    ...lid(bottom, 1),
    ...flap(side, depth, bottom, 1, dust),
    [side, bottom],
    [front, bottom],
  ];
  const upright = [side, back, other, right].map((x): Fold => [x, top, x, bottom]);
  const across = (y: number, far: number): Fold[] => [
    [side + relief, y, back - relief, y],
    [back, y, other, y],
    [other + relief, y, right - relief, y],
    [back + relief, far, other - relief, far],
  ];
  const panel = (x: number, y: number, wide: number, tall: number): PanelBox => ({ x, y, width: wide, height: tall });
  return {
    size: { width: right + glue, height: lower },
    outline,
    folds: [...upright, ...across(top, top - depth), ...across(bottom, bottom + depth)],
    panels: {
      front: panel(front, top, width, height),
      side: panel(side, top, depth, height),
      back: panel(back, top, width, height),
      otherSide: panel(other, top, depth, height),
      lid: panel(back, top - depth, width, depth),
      bottom: panel(back, bottom, width, depth),
    },
    room,
  };
}
