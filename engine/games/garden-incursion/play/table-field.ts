import type { Action } from "../../../core/game";
import type { Meaning, TableBoard, TableCard, TablePlace } from "../../../core/table-view";
import { actionsOf } from "./decisions";
import type { GardenState, Piece } from "./state";
import type { GardenTable } from "./table";

/**
 * The field as rows of places. A small grid is shown cell by cell; anything else in squares of some cells or ranges, where
 * a square means every offered point in it, and pieces say where exactly they stand.
 */

const isGrid = ({ options }: GardenTable): boolean => options.space !== "continuous";
/** More places than this in a row or column are no picture any more. */
const mostPlaces = 9;

export function fieldOf(table: GardenTable, state: GardenState, cardOf: (piece: Piece) => TableCard): TableBoard[] {
  const size = sizeOf(table);
  const [columns, rows] = placesOf(table, size);
  /** What lies on an edge belongs to the last square before it. */
  const placeAt = (x: number, y: number): string =>
    `${Math.min(Math.floor(x / size), columns - 1)}/${Math.min(Math.floor(y / size), rows - 1)}`;
  const places = new Map<string, { cards: TableCard[]; means: Meaning[]; notes: string[] }>();
  const at = (x: number, y: number) => {
    const id = placeAt(x, y);
    const known = places.get(id) ?? { cards: [], means: [], notes: [] };
    places.set(id, known);
    return known;
  };
  for (const piece of state.pieces) at(piece.x, piece.y).cards.push(cardOf(piece));
  for (const [x, y] of offeredPoints(actionsOf(table, state))) at(x, y).means.push({ at: [x, y], to: [x, y] });
  for (const { on, colour } of state.markers) {
    const [, x, y] = /^point (\d+),(\d+)$/.exec(on) ?? [];
    if (x !== undefined && y !== undefined)
      at(Number(x), Number(y)).notes.push(`${colour} marker at ${pointText(table, Number(x), Number(y))}`);
  }
  const { width, height } = table.space;
  const [unit, gap] = isGrid(table) ? [1, 1] : [1000, 0];
  const span = (n: number, last: number): string => {
    const [from, to] = [n * size, Math.min((n + 1) * size - gap, last)];
    return from === to ? `${from / unit}` : `${from / unit}–${to / unit}`;
  };
  const place = (column: number, row: number): TablePlace => {
    const id = `${column}/${row}`;
    const { cards = [], means = [], notes = [] } = places.get(id) ?? {};
    const blocked = blockedText(table, column * size, row * size, size);
    const label = [`${span(column, width)}/${span(row, height)}`, ...blocked, ...notes].join(", ");
    return { id, label, cards, ...(means.length > 0 ? { means } : {}) };
  };
  return Array.from({ length: rows }, (_, row) => ({
    id: `row ${row}`,
    label: `Row ${span(row, height)}`,
    places: Array.from({ length: columns }, (__, column) => place(column, row)),
  }));
}

/** Of a place: a cell, or a range, or several of them. */
function sizeOf(table: GardenTable): number {
  const least = isGrid(table) ? 1 : 1000;
  let size = least;
  while (Math.max(...placesOf(table, size)) > mostPlaces) size += least;
  return size;
}

/** How many columns and rows there are of that size. */
function placesOf(table: GardenTable, size: number): [columns: number, rows: number] {
  const { width, height } = table.space;
  const count = (length: number): number => Math.ceil((isGrid(table) ? length + 1 : length) / size);
  return [count(width), count(height)];
}

/** Whether obstacles lie in a square; without cells they are looked for every tenth of a range. */
function blockedText({ space, options }: GardenTable, left: number, top: number, size: number): string[] {
  if (options.obstacles === "") return [];
  const step = options.space === "continuous" ? 100 : 1;
  const open: boolean[] = [];
  for (let x = left; x < left + size && x <= space.width; x += step)
    for (let y = top; y < top + size && y <= space.height; y += step) open.push(space.isOpen(x, y));
  if (open.every(Boolean)) return [];
  return open.some(Boolean) ? ["partly blocked"] : ["blocked"];
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
  isGrid(table) ? `${x}/${y}` : `${(x / 1000).toFixed(2)}/${(y / 1000).toFixed(2)}`;

/** How far off the nearest enemy of a seat is from a point: "0.95 from 1004". Cells can be counted, so nothing is said there. */
export function nearestText(table: GardenTable, state: GardenState, seat: number, x: number, y: number): string {
  if (isGrid(table)) return "";
  let nearest: Piece | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of state.pieces) {
    const distance = table.space.distance(x, y, piece.x, piece.y);
    if (piece.owner === seat || distance >= least) continue;
    [nearest, least] = [piece, distance];
  }
  return nearest ? `${rangesText(least)} from ${nearest.id}` : "";
}

/** How far two pieces are from each other, in ranges. */
export const distanceText = ({ space }: GardenTable, a: Piece, b: Piece): string =>
  rangesText(space.distance(a.x, a.y, b.x, b.y));

/** Rounded up, so that what is out of range never looks within it. */
const rangesText = (distance: number): string => (Math.ceil(distance / 10) / 100).toFixed(2);

/** A piece's number, by which others and the answers name it, where it stands, and what it is about to do. */
export function notesOf(table: GardenTable, state: GardenState, piece: Piece): string[] {
  const { id, x, y, moved } = piece;
  return [
    sizeOf(table) === 1 ? `${id}` : `${id} ${pointText(table, x, y)}`,
    ...(moved ? ["moved"] : []),
    ...state.attacks.filter(({ attacker }) => attacker === id).map(({ target }) => `attacks ${target}`),
    ...state.links
      .filter(({ defender }) => defender === id)
      .map(({ target, active }) => `${active ? "defends" : "will defend"} ${target}`),
  ];
}
