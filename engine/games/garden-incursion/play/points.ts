import type { Prompt } from "../../../core/machine";
import type { Circle } from "../../../core/straight";
import { codeOf, type Spot, spotOf } from "./space";
import type { GardenState, Piece } from "./state";
import { designOf, frameOf, rangeOf } from "./stats";
import { type Design, type GardenTable, sheetOf } from "./table";

/** Where something may be put (rules §2.2, §7): any legal point is accepted, a finite list of them is offered. */

/** A point to be chosen by somebody in the middle of an effect. */
export interface PointPrompt extends Prompt {
  slot: number;
  x: number;
  y: number;
  r: number;
  /** The range of what is moved or made. */
  range: number;
  /** A point from which it must not get further away than (x, y) is, if there is one. */
  from?: [number, number];
}

export const queenOf = (table: GardenTable, state: GardenState, seat: number): Piece | undefined => {
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = state.pieces[i]!;
    if (piece.owner === seat && designOf(table, piece).isQueen) return piece;
  }
  return undefined;
};

/** Where a seat's creatures may enter: around the queen, and around every source. */
export function spawnCircles(table: GardenTable, state: GardenState, seat: number): Circle[] {
  const circles: Circle[] = [];
  const queen = queenOf(table, state, seat);
  if (queen) circles.push({ x: queen.x, y: queen.y, r: rangeOf(table, state, queen) });
  const shared = sheetOf(table, state, seat)?.sources ?? [];
  for (const piece of state.pieces) {
    if (piece.owner !== seat) continue;
    const { x, y } = piece;
    for (const { of, radius } of designOf(table, piece).sources) if (!of) circles.push({ x, y, r: radius });
    for (const { of, radius } of shared)
      if (of?.(state, frameOf(seat, piece.id), piece)) circles.push({ x, y, r: radius });
  }
  return circles;
}

const usualReach = 1000;

/** Where a structure may stand; r is -1 where that is a position of something. */
export function siteCircles(table: GardenTable, state: GardenState, seat: number, design: Design): Circle[] {
  const { site } = design;
  if (site) return site.anchors(state, frameOf(seat, 0)).map(({ x, y }) => ({ x, y, r: site.r }));
  const queen = queenOf(table, state, seat);
  return queen ? [{ x: queen.x, y: queen.y, r: usualReach }] : [];
}

export const isInside = ({ space }: GardenTable, circles: readonly Circle[], x: number, y: number): boolean =>
  circles.some((circle) =>
    circle.r < 0 ? space.isSame(circle.x, circle.y, x, y) : space.within(circle.x, circle.y, x, y, circle.r),
  );

/** Sorted by x, then y, each point once. */
function listed(codes: number[], isLegal: (code: number) => boolean): [number, number][] {
  const spots: [number, number][] = [];
  let last = -1;
  // Numbers of a typed array are sorted as such, several times faster.
  for (const code of Float64Array.from(codes).sort()) {
    if (code === last) continue;
    last = code;
    if (isLegal(code)) spots.push(spotOf(code));
  }
  return spots;
}

export function pointsIn(
  table: GardenTable,
  state: GardenState,
  seat: number,
  circles: readonly Circle[],
  range: number,
): [number, number][] {
  const codes: number[] = [];
  for (const { x, y, r } of circles) {
    if (r < 0) codes.push(codeOf(x, y));
    else table.space.candidates({ x, y, r, things: state.pieces, seat, range }, codes);
  }
  return listed(codes, () => true);
}

export function movesOf(table: GardenTable, state: GardenState, piece: Piece): [number, number][] {
  const codes: number[] = [];
  const { x, y, owner } = piece;
  const range = rangeOf(table, state, piece);
  table.space.candidates({ x, y, r: range, things: state.pieces, seat: owner, range }, codes);
  const here = codeOf(x, y);
  return listed(codes, (code) => code !== here);
}

/** The points offered for a choice in the middle of an effect. */
export function promptPoints(table: GardenTable, state: GardenState, prompt: PointPrompt): [number, number][] {
  const codes: number[] = [];
  const { x, y, r, range, seat } = prompt;
  table.space.candidates({ x, y, r, things: state.pieces, seat, range }, codes);
  return listed(codes, (code) => isNearEnough(table, prompt, spotOf(code)));
}

const isNearEnough = ({ space }: GardenTable, { x, y, from }: PointPrompt, [px, py]: Spot): boolean =>
  from === undefined || space.isNoFurther(px, py, x, y, from[0], from[1]);

/** Why a point isn't an answer: where it can't be at all, or what it is too far from. */
export function misplaced(
  table: GardenTable,
  prompt: PointPrompt,
  x: number,
  y: number,
): "point" | "out-of-range" | null {
  if (!table.space.isOpen(x, y)) return "point";
  const isInReach = table.space.within(prompt.x, prompt.y, x, y, prompt.r) && isNearEnough(table, prompt, [x, y]);
  return isInReach ? null : "out-of-range";
}

/** A point as an action carries it, if it is one. */
export function readSpot(value: unknown): [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [x, y] = value as unknown[];
  return Number.isInteger(x) && Number.isInteger(y) ? [x as number, y as number] : null;
}
