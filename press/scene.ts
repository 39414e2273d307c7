import type { Mirror } from "../schemas/common";
import type { Emoji } from "./emoji";
import type { Box, Corners, Matrix } from "./geometry";

/**
 * What a face looks like once everything is decided: a flat list of things to draw, in millimetres from the top left
 * corner of the trimmed card. SVG, PNG and PDF are written from it and decide nothing themselves.
 */

interface Drawn {
  /** JSON pointer of the card field that this shows; a click on it edits that field. */
  field?: string;
  opacity?: number;
  /** Moves the item's own coordinates onto the card. */
  matrix?: Matrix;
  /** Index into `Scene.clips`. */
  clip?: number;
  /** Of a composed picture: with little ink its colours become pale, its lines stay. */
  thrift?: "pale" | "line";
}

/** A fill turns into another colour, along a line or from a point outwards, in the item's own coordinates. */
export type Fade = { to: string } & (
  | { line: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { round: readonly [x: number, y: number, radius: number] }
);

interface Inked {
  fill?: string;
  fade?: Fade;
  stroke?: string;
  strokeWidth?: number;
  /** How lines end, where it isn't square with their last point. */
  cap?: "round";
}

export interface RectItem extends Drawn, Inked {
  kind: "rect";
  box: Box;
  radius?: Corners;
}

export interface PathItem extends Drawn, Inked {
  kind: "path";
  d: string;
  /** Other faces have the same outline. */
  isCommon?: boolean;
}

export interface ImageItem extends Drawn {
  kind: "image";
  /** Path inside the project: `art/owl.png`. */
  source: string;
  box: Box;
  fit: "fill" | "fit";
  /** The point that stays visible, from 0 to 1 of the picture as its file has it. */
  focus: { x: number; y: number };
  /** Times what fills the box, or lies whole within it. */
  scale?: number;
  /** Degrees clockwise, after it has been mirrored. */
  turn?: number;
  mirror?: Mirror;
  /** Its colours are multiplied by this one. */
  tint?: string;
}

/** Shaped text on one baseline. */
export interface GlyphItem extends Drawn {
  kind: "glyphs";
  font: string;
  /** mm */
  size: number;
  x: number;
  y: number;
  glyphs: readonly number[];
  /** Where each glyph begins, as a multiple of the size. */
  offsets: readonly number[];
  /** How far each glyph stands above the line, in the same measure; without it all stand on it. */
  rises?: readonly number[];
  /** What each glyph stands for here, where that is not what it usually stands for. */
  says?: readonly (string | undefined)[];
  text: string;
  fill: string;
}

/** A picture that stands for a sign of the text; without shapes it is only read, not seen. */
export interface EmojiItem extends Drawn {
  kind: "emoji";
  box: Box;
  emoji: Emoji;
  text: string;
  /** Of shapes that have no colour of their own. */
  fill: string;
}

export type SceneItem = RectItem | PathItem | ImageItem | GlyphItem | EmojiItem;

export interface Clip {
  d: string;
  matrix?: Matrix;
  /** Clips inside this one too. */
  within?: number;
}

/** Where a click edits a field, also where nothing is drawn yet. Later areas lie above earlier ones. */
export interface HitArea {
  field: string;
  box: Box;
  matrix?: Matrix;
}

export interface Scene {
  width: number;
  height: number;
  bleed: number;
  safe: number;
  corner: number;
  /** Said by screen readers. */
  label: string;
  items: SceneItem[];
  clips: Clip[];
  areas: HitArea[];
}
