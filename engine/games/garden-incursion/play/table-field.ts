import type { TableField } from "../../../core/table-view";
import type { CompiledSet } from "./compiled-set";
import { isWindow, mainActions } from "./main-actions";
import { pieceName } from "./piece-names";
import { type PointPrompt, promptPoints } from "./points";
import type { Spot } from "./space";
import { findPiece, type Piece, type State } from "./state";

/** The field with everything on it, where exactly it stands. */

const isGrid = ({ options }: CompiledSet): boolean => options.space !== "continuous";

export function fieldOf(
  set: CompiledSet,
  state: State,
  cardOf: (piece: Piece) => Omit<TableField["pieces"][number], "at">,
): TableField {
  const { width, height, obstacles } = set.space;
  const { space } = set.options;
  return {
    label: "Battlefield",
    ground: "lawn",
    width,
    height,
    unit: isGrid(set) ? 1 : 1000,
    ...(space === "continuous" ? {} : { cells: space }),
    pieces: state.pieces.map((piece) => ({ ...cardOf(piece), at: [piece.x, piece.y] })),
    ties: [
      ...state.attacks.map(({ attacker: from, target: to }) => ({
        from,
        to,
        tone: "hostile" as const,
        isSettled: true,
      })),
      ...state.links.map(({ defender: from, target: to, active: isSettled }) => ({
        from,
        to,
        tone: "friendly" as const,
        isSettled,
      })),
    ],
    blocked: obstacles.map((each) => ({ ...each })),
    marks: state.markers.flatMap(({ on, colour }) => {
      const [, x, y] = /^point (\d+),(\d+)$/.exec(on) ?? [];
      if (x === undefined || y === undefined) return [];
      const label = `${colour} marker at ${pointText(set, Number(x), Number(y))}`;
      return [{ at: [Number(x), Number(y)] as const, colour, label }];
    }),
    spots: offeredPoints(set, state).map(([x, y]) => ({
      id: `${x}/${y}`,
      at: [x, y],
      means: { at: [x, y], to: [x, y] },
    })),
  };
}

/** Each point once. */
function offeredPoints(set: CompiledSet, state: State): Spot[] {
  const { prompt } = state;
  if (prompt?.kind === "point") return uniqueSpots(promptPoints(set, state, prompt as PointPrompt));
  if (prompt === null || !isWindow(prompt)) return [];
  const goals = mainActions(set, state).map(({ at, to }) => (at ?? to) as Spot | undefined);
  return uniqueSpots(goals.filter((goal) => goal !== undefined));
}

const uniqueSpots = (spots: readonly Spot[]): Spot[] => [...new Map(spots.map((spot) => [spot.join(), spot])).values()];

export const pointText = (set: CompiledSet, x: number, y: number): string =>
  isGrid(set) ? `${x}/${y}` : `${rangesOf(x)}/${rangesOf(y)}`;

/** "2.35": what people can tell apart with a ruler. */
const rangesOf = (n: number): string => (n / 1000).toFixed(2);

/** How far off the nearest enemy of a seat is from a point: "0.95 from Drone Escort". Cells can be counted, so nothing is said there. */
export function nearestText(set: CompiledSet, state: State, seat: number, x: number, y: number): string {
  if (isGrid(set)) return "";
  let nearest: Piece | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of state.pieces) {
    const distance = set.space.distance(x, y, piece.x, piece.y);
    if (piece.owner === seat || distance >= least) continue;
    [nearest, least] = [piece, distance];
  }
  return nearest ? `${rangesText(least)} from ${pieceName(set, state, nearest)}` : "";
}

/** How far two pieces are from each other, in ranges. */
export const distanceText = ({ space }: CompiledSet, a: Piece, b: Piece): string =>
  rangesText(space.distance(a.x, a.y, b.x, b.y));

/** Rounded up, so that what is out of range never looks within it. */
const rangesText = (distance: number): string => (Math.ceil(distance / 10) / 100).toFixed(2);

/** Where a piece stands, and what it is about to do. */
export function notesOf(set: CompiledSet, state: State, piece: Piece): string[] {
  const { id, x, y, moved } = piece;
  const named = (target: number): string => {
    const found = findPiece(state, target);
    return found ? pieceName(set, state, found) : "something that is gone";
  };
  return [
    `at ${pointText(set, x, y)}`,
    ...(moved ? ["moved"] : []),
    ...state.attacks.filter(({ attacker }) => attacker === id).map(({ target }) => `attacks ${named(target)}`),
    ...state.links
      .filter(({ defender }) => defender === id)
      .map(({ target, active }) => `${active ? "defends" : "will defend"} ${named(target)}`),
  ];
}
