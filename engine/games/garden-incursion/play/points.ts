import type { Prompt } from "../../../core/machine";
import type { Circle } from "../../../core/straight";
import { type CompiledSet, type Design, sheetOf } from "./compiled-set";
import type { Spot } from "./space";
import type { Piece, State } from "./state";
import { designOf, frameOf, rangeOf } from "./stats";

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

export const queenOf = (set: CompiledSet, state: State, seat: number): Piece | undefined => {
  for (let i = 0; i < state.pieces.length; i++) {
    const piece = state.pieces[i]!;
    if (piece.owner === seat && designOf(set, piece).isQueen) return piece;
  }
  return undefined;
};

/** Where a seat's creatures may enter: around the queen, and around every source. */
export function spawnCircles(set: CompiledSet, state: State, seat: number): Circle[] {
  const circles: Circle[] = [];
  const queen = queenOf(set, state, seat);
  if (queen) circles.push({ x: queen.x, y: queen.y, r: rangeOf(set, state, queen) });
  const shared = sheetOf(set, state, seat)?.sources ?? [];
  for (const piece of state.pieces) {
    if (piece.owner !== seat) continue;
    const { x, y } = piece;
    for (const { of, radius } of designOf(set, piece).sources) if (!of) circles.push({ x, y, r: radius });
    for (const { of, radius } of shared)
      if (of?.(state, frameOf(seat, piece.id), piece)) circles.push({ x, y, r: radius });
  }
  return circles;
}

const usualReach = 1000;

/** Where a structure may stand; r is -1 where that is a position of something. */
export function siteCircles(set: CompiledSet, state: State, seat: number, design: Design): Circle[] {
  const { site } = design;
  if (site) return site.anchors(state, frameOf(seat, 0)).map(({ x, y }) => ({ x, y, r: site.r }));
  const queen = queenOf(set, state, seat);
  return queen ? [{ x: queen.x, y: queen.y, r: usualReach }] : [];
}

export const isInside = ({ space }: CompiledSet, circles: readonly Circle[], x: number, y: number): boolean =>
  circles.some((circle) =>
    circle.r < 0 ? space.isSame(circle.x, circle.y, x, y) : space.within(circle.x, circle.y, x, y, circle.r),
  );

/** The listed points of all these circles, by x, then y. */
export function pointsIn(
  { space }: CompiledSet,
  { pieces }: State,
  seat: number,
  circles: readonly Circle[],
  range: number,
): readonly Spot[] {
  let spots: readonly Spot[] = [];
  for (const { x, y, r } of circles) {
    const more = r < 0 ? [[x, y] as const] : space.candidates({ x, y, r, things: pieces, seat, range });
    spots = spots.length === 0 ? more : merged(spots, more);
  }
  return spots;
}

/** Two lists as one, by x, then y, each point once. */
function merged(a: readonly Spot[], b: readonly Spot[]): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0, k = 0; i < a.length || k < b.length; ) {
    const [p, q] = [a[i], b[k]];
    const order = !p ? 1 : !q ? -1 : p[0] - q[0] || p[1] - q[1];
    spots.push(order <= 0 ? p! : q!);
    if (order <= 0) i++;
    if (order >= 0) k++;
  }
  return spots;
}

/** Where a piece of this range may be listed to go; where it stands is among them. */
export const stepsOf = ({ space }: CompiledSet, { pieces }: State, piece: Piece, range: number) =>
  space.candidates({ x: piece.x, y: piece.y, r: range, things: pieces, seat: piece.owner, range });

/** The points offered for a choice in the middle of an effect. */
export function promptPoints(set: CompiledSet, state: State, prompt: PointPrompt): readonly Spot[] {
  const { x, y, r, range, seat } = prompt;
  const spots = set.space.candidates({ x, y, r, things: state.pieces, seat, range });
  return spots.filter((spot) => isNearEnough(set, prompt, spot));
}

const isNearEnough = ({ space }: CompiledSet, { x, y, from }: PointPrompt, [px, py]: Spot): boolean =>
  from === undefined || space.isNoFurther(px, py, x, y, from[0], from[1]);

/** Why a point isn't an answer: where it can't be at all, or what it is too far from. */
export function misplaced(
  set: CompiledSet,
  prompt: PointPrompt,
  x: number,
  y: number,
): "point" | "out-of-range" | null {
  if (!set.space.isOpen(x, y)) return "point";
  const isInReach = set.space.within(prompt.x, prompt.y, x, y, prompt.r) && isNearEnough(set, prompt, [x, y]);
  return isInReach ? null : "out-of-range";
}

/** A point as an action carries it, if it is one. */
export function readSpot(value: unknown): [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [x, y] = value as unknown[];
  return Number.isInteger(x) && Number.isInteger(y) ? [x as number, y as number] : null;
}
