import type { LayerOf } from "../../schemas/template-layers";
import { ellipsePath } from "../geometry";
import type { Pen, Place } from "../pen";

export const ellipse = {
  draw(layer: LayerOf<"ellipse">, pen: Pen, place: Place): void {
    pen.path(ellipsePath(place.box), pen.ink(layer, place.scope), place);
  },
};
