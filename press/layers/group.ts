import type { LayerOf } from "../../schemas/template-layers";
import { multiply, rotationAround } from "../geometry";
import type { Growth, Pen, Place } from "../pen";
import { pinned } from "../pinned";
import { holds } from "../values";
import { wordsWidth } from "./text";

/** As narrow as its texts are, each set in the room that it has. */
function hugged({ layers }: LayerOf<"group">, pen: Pen, place: Place): Place {
  const spare = layers.flatMap((child) => {
    if (child.kind !== "text" || !Array.isArray(child.box) || !holds(child.when, place.scope)) return [];
    const [x = 0, y = 0, width = 0, height = 0] = child.box;
    const { box } = pinned({ x, y, width, height }, child.pin, place.grown);
    return [box.width - wordsWidth(child, pen, { ...place, box })];
  });
  const less = Math.max(0, Math.min(...spare, place.box.width));
  const grown: Growth = { x: place.grown.x - less, y: place.grown.y };
  return { ...place, grown, box: { ...place.box, width: place.box.width - less } };
}

export const group = {
  /** As tall as its tallest child, so that a ground can lie under a text of any length. */
  natural: ({ layers }: LayerOf<"group">, pen: Pen, place: Place): number =>
    Math.max(
      0,
      ...layers.filter(({ when }) => holds(when, place.scope)).map((child) => pen.naturalHeight(child, place)),
    ),
  draw(layer: LayerOf<"group">, pen: Pen, place: Place): void {
    const inner = layer.hug ? hugged(layer, pen, place) : { ...place };
    if (layer.rotate) {
      const turn = rotationAround(place.box, layer.rotate);
      inner.matrix = place.matrix ? multiply(place.matrix, turn) : turn;
    }
    if (layer.clip) inner.clip = pen.clip(place.box, layer.radius ?? 0, inner);
    pen.drawAll(layer.layers, inner);
  },
};
