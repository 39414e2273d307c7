import type { CSSProperties } from "react";
import type { Rect } from "./rect";

/** Lays an element at its place, inside another one that has a place itself. */
export const placed = ({ left, top, width, height }: Rect, inside?: Rect): CSSProperties => ({
  position: "absolute",
  left: left - (inside?.left ?? 0),
  top: top - (inside?.top ?? 0),
  width,
  height,
});
