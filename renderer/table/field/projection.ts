import type { Point } from "../../../engine/core/straight";
import type { TableField } from "../../../engine/core/table-view";

/** How a field lies in its drawing. Lengths of the drawing are its own: cells, or people's unit of a field without cells. */
export interface Projection {
  width: number;
  height: number;
  /** A length of the field in the drawing. */
  scale: number;
  /** Where the middle of a point or cell is drawn. */
  draw(at: Point): Point;
  /** The exact point, or the cell, under a spot of the drawing. */
  find(u: number, v: number): Point;
  /** The outline of a cell, or of an oblong of cells or points. */
  outline(left: number, top: number, right: number, bottom: number): string;
}

type Ground = Pick<TableField, "width" | "height" | "unit" | "cells">;
/** Room around a field without cells, for what stands on its edge. */
const margin = 0.35;
/** Of a hexagon that stands on a tip and is 1 wide. */
const side = 1 / Math.sqrt(3);
const rowHeight = side * 1.5;

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const oblong = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

export function projectionOf(ground: Ground): Projection {
  if (ground.cells === "hex") return hexes(ground);
  return ground.cells === "square" ? squares(ground) : plane(ground);
}

function plane({ width, height, unit }: Ground): Projection {
  const draw = ([x, y]: Point): Point => [x / unit + margin, y / unit + margin];
  return {
    width: width / unit + 2 * margin,
    height: height / unit + 2 * margin,
    scale: 1 / unit,
    draw,
    find: (u, v) => [(u - margin) * unit, (v - margin) * unit],
    outline: (left, top, right, bottom) => oblong(...draw([left, top]), (right - left) / unit, (bottom - top) / unit),
  };
}

function squares({ width, height }: Ground): Projection {
  return {
    width: width + 1,
    height: height + 1,
    scale: 1,
    draw: ([column, row]) => [column + 0.5, row + 0.5],
    find: (u, v) => [clamp(Math.floor(u), width), clamp(Math.floor(v), height)],
    outline: (left, top, right, bottom) => oblong(left, top, right - left + 1, bottom - top + 1),
  };
}

function hexes({ width, height }: Ground): Projection {
  const draw = ([column, row]: Point): Point => [column + 0.5 + (row % 2) / 2, row * rowHeight + side];
  const cell = (at: Point): string => {
    const [u, v] = draw(at);
    return `M${u} ${v - side}l.5 ${side / 2}v${side}l-.5 ${side / 2}l-.5 ${-side / 2}v${-side}z`;
  };
  return {
    width: width + (height > 0 ? 1.5 : 1),
    height: height * rowHeight + 2 * side,
    scale: 1,
    draw,
    find(u, v) {
      const near = Math.round((v - side) / rowHeight);
      const rows = [near - 1, near, near + 1].filter((row) => row >= 0 && row <= height);
      const cells = rows.map((row): Point => [clamp(Math.round(u - 0.5 - (row % 2) / 2), width), row]);
      const far = (at: Point): number => Math.hypot(draw(at)[0] - u, draw(at)[1] - v);
      return cells.reduce((best, each) => (far(each) < far(best) ? each : best), cells[0] ?? [0, clamp(near, height)]);
    },
    outline(left, top, right, bottom) {
      let path = "";
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) path += cell([column, row]);
      return path;
    },
  };
}
