import type { LayerOf } from "../../schemas/template-layers";
import { stretchInto } from "../geometry";
import type { Pen, Place } from "../pen";

export const path = {
  draw(layer: LayerOf<"path">, pen: Pen, place: Place): void {
    const { box } = place;
    const [width, height] = [layer.view?.[0] ?? box.width, layer.view?.[1] ?? box.height];
    const ink = pen.ink(layer, place.scope);
    // The width of a line is in mm, whatever the path's own coordinates are.
    if (ink.strokeWidth !== undefined) ink.strokeWidth /= Math.sqrt((box.width / width) * (box.height / height));
    pen.path(layer.d, { ...ink, matrix: stretchInto(box, width, height) }, place);
  },
};
