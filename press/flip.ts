import type { Box } from "./geometry";
import type { Size } from "./sizes";

/** How a sheet is turned over, and where that brings what is printed on it. */

export type FlipEdge = "long" | "short";
/** The line around which the sheet turns, seen from the front. */
export type FlipAxis = "upright" | "level";
/** Clockwise, where the top of a card points to: 0 up, 90 right, 180 down, 270 left. */
export type Turn = 0 | 90 | 180 | 270;
/** Left, top, right, bottom. */
export type Sides = readonly [number, number, number, number];

/** Over its long edge a portrait sheet turns like the page of a book, a landscape one like a calendar's. */
export const flipAxis = (paper: Size, edge: FlipEdge): FlipAxis =>
  paper.width > paper.height === (edge === "long") ? "level" : "upright";

export const flipBox = (box: Box, { width, height }: Size, axis: FlipAxis): Box =>
  axis === "upright" ? { ...box, x: width - box.x - box.width } : { ...box, y: height - box.y - box.height };

/** The back of a card has its top where the front has it, whichever way the sheet went over. */
export const flipTurn = (turn: Turn, axis: FlipAxis): Turn =>
  ((axis === "upright" ? 360 - turn : 540 - turn) % 360) as Turn;

export const flipSides = ([left, top, right, bottom]: Sides, axis: FlipAxis): Sides =>
  axis === "upright" ? [right, top, left, bottom] : [left, bottom, right, top];
