import type { LayerOf } from "../../schemas/template-layers";
import { hash } from "../geometry";
import { drawPattern } from "../patterns";
import type { Pen, Place } from "../pen";

export const pattern = {
  draw(layer: LayerOf<"pattern">, pen: Pen, place: Place): void {
    const clip = pen.clip(place.box, layer.radius ?? 0, place);
    const style = { name: layer.pattern, size: layer.size ?? 3, strokeWidth: layer.strokeWidth ?? 0.15 };
    drawPattern(style, pen.colour(layer.color, place.scope), hash(pen.cardId), pen, { ...place, clip });
  },
};
