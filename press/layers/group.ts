import type { LayerOf } from "../../schemas/template-layers";
import { multiply, rotationAround } from "../geometry";
import type { Pen, Place } from "../pen";
import { holds } from "../values";

export const group = {
  /** As tall as its tallest child, so that a ground can lie under a text of any length. */
  natural: ({ layers }: LayerOf<"group">, pen: Pen, place: Place): number =>
    Math.max(
      0,
      ...layers.filter(({ when }) => holds(when, place.scope)).map((child) => pen.naturalHeight(child, place)),
    ),
  draw(layer: LayerOf<"group">, pen: Pen, place: Place): void {
    const inner: Place = { ...place };
    if (layer.rotate) {
      const turn = rotationAround(place.box, layer.rotate);
      inner.matrix = place.matrix ? multiply(place.matrix, turn) : turn;
    }
    if (layer.clip) inner.clip = pen.clip(place.box, layer.radius ?? 0, inner);
    pen.drawAll(layer.layers, inner);
  },
};
