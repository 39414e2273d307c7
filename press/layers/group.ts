import type { LayerOf } from "../../schemas/template-layers";
import { multiply, rotationAround } from "../geometry";
import type { Pen, Place } from "../pen";

export const group = {
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
