import type { Action } from "../../../core/game";
import type { TableCard, TableField } from "../../../core/table-view";
import { actionsOf } from "./decisions";
import { pieceName } from "./piece-names";
import { findPiece, type GardenState, type Piece } from "./state";
import type { GardenTable } from "./table";

/** The field with everything on it, where exactly it stands. */

const isGrid = ({ options }: GardenTable): boolean => options.space !== "continuous";

export function fieldOf(table: GardenTable, state: GardenState, cardOf: (piece: Piece) => TableCard): TableField {
  const { width, height, obstacles } = table.space;
  const { space } = table.options;
  return {
    label: "Battlefield",
    width,
    height,
    unit: isGrid(table) ? 1 : 1000,
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
      const label = `${colour} marker at ${pointText(table, Number(x), Number(y))}`;
      return [{ at: [Number(x), Number(y)] as const, colour, label }];
    }),
    spots: offeredPoints(actionsOf(table, state)).map(([x, y]) => ({
      id: `${x}/${y}`,
      at: [x, y],
      means: { at: [x, y], to: [x, y] },
    })),
  };
}

/** Each point once. */
function offeredPoints(actions: readonly Action[]): [number, number][] {
  const points = new Map<string, [number, number]>();
  for (const action of actions) {
    const point = (action["at"] ?? action["to"]) as [number, number] | undefined;
    if (point) points.set(point.join(), point);
  }
  return [...points.values()];
}

export const pointText = (table: GardenTable, x: number, y: number): string =>
  isGrid(table) ? `${x}/${y}` : `${rangesOf(x)}/${rangesOf(y)}`;

/** "2.35": what people can tell apart with a ruler. */
const rangesOf = (n: number): string => (n / 1000).toFixed(2);

/** How far off the nearest enemy of a seat is from a point: "0.95 from Drone Escort". Cells can be counted, so nothing is said there. */
export function nearestText(table: GardenTable, state: GardenState, seat: number, x: number, y: number): string {
  if (isGrid(table)) return "";
  let nearest: Piece | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of state.pieces) {
    const distance = table.space.distance(x, y, piece.x, piece.y);
    if (piece.owner === seat || distance >= least) continue;
    [nearest, least] = [piece, distance];
  }
  return nearest ? `${rangesText(least)} from ${pieceName(table, state, nearest)}` : "";
}

/** How far two pieces are from each other, in ranges. */
export const distanceText = ({ space }: GardenTable, a: Piece, b: Piece): string =>
  rangesText(space.distance(a.x, a.y, b.x, b.y));

/** Rounded up, so that what is out of range never looks within it. */
const rangesText = (distance: number): string => (Math.ceil(distance / 10) / 100).toFixed(2);

/** Where a piece stands, and what it is about to do. */
export function notesOf(table: GardenTable, state: GardenState, piece: Piece): string[] {
  const { id, x, y, moved } = piece;
  const named = (target: number): string => {
    const found = findPiece(state, target);
    return found ? pieceName(table, state, found) : "something that is gone";
  };
  return [
    `at ${pointText(table, x, y)}`,
    ...(moved ? ["moved"] : []),
    ...state.attacks.filter(({ attacker }) => attacker === id).map(({ target }) => `attacks ${named(target)}`),
    ...state.links
      .filter(({ defender }) => defender === id)
      .map(({ target, active }) => `${active ? "defends" : "will defend"} ${named(target)}`),
  ];
}
