import type { LayerKind, LayerOf } from "../../schemas/template-layers";
import type { Pen, Place } from "../pen";
import { art } from "./art";
import { blocks } from "./blocks";
import { column } from "./column";
import { ellipse } from "./ellipse";
import { group } from "./group";
import { path } from "./path";
import { pattern } from "./pattern";
import { rect } from "./rect";
import { repeat } from "./repeat";
import { rule } from "./rule";
import { symbol } from "./symbol";
import { text } from "./text";

export interface LayerDrawing<K extends LayerKind> {
  /** The height it needs in a column of the place's width, mm. Kinds without it take none of their own. */
  natural?(layer: LayerOf<K>, pen: Pen, place: Place): number;
  draw(layer: LayerOf<K>, pen: Pen, place: Place): void;
}

/** To add a kind of layer: its schema in schemas/template-layers.ts, its file here, and one line. */
export const layerDrawings: { [K in LayerKind]: LayerDrawing<K> } = {
  rect,
  ellipse,
  rule,
  path,
  pattern,
  text,
  blocks,
  art,
  symbol,
  group,
  column,
  repeat,
};
