import type { LayerOf } from "../../schemas/template-layers";
import { drawText } from "../draw-text";
import type { Pen, Place } from "../pen";
import { setText } from "../set-text";
import { fillText } from "../values";

export const text = {
  natural(layer: LayerOf<"text">, pen: Pen, place: Place): number {
    const words = fillText(layer.text, place.scope);
    return words === "" ? 0 : setText(words, layer, place.box.width, Number.POSITIVE_INFINITY, pen, place.ease).height;
  },
  draw(layer: LayerOf<"text">, pen: Pen, place: Place): void {
    const words = fillText(layer.text, place.scope);
    if (words === "") return;
    const { width, height } = place.box;
    drawText(setText(words, layer, width, height, pen, place.ease), layer, pen, place);
  },
};
