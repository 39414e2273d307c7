import type { Box, Matrix } from "./geometry";
import type { Scene } from "./scene";
import type { Size } from "./sizes";

/** A page of paper, decided to the last line: faces where they lie, and over them what belongs to the sheet itself. */
export interface Page {
  size: Size;
  /** What is left when everything is cut, and with its bleed: the page boxes that print shops read. */
  trim: Box;
  bleed: Box;
  /** The same scene object again is drawn once and placed again. */
  parts: PagePart[];
  /** As large as the page, drawn last. */
  overlay: Scene;
  /** What makes up for the printer's faults. */
  correction?: Matrix;
}

export interface PagePart {
  scene: Scene;
  /** Puts the scene's own coordinates on the page. */
  matrix: Matrix;
  clip: Box;
}

export const emptyScene = ({ width, height }: Size, label: string): Scene => ({
  width,
  height,
  bleed: 0,
  safe: 0,
  corner: 0,
  label,
  items: [],
  clips: [],
  areas: [],
});
