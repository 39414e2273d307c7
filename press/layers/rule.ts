import type { LayerOf } from "../../schemas/template-layers";
import { rulePath } from "../ornaments";
import type { Pen, Place } from "../pen";

export const rule = {
  draw({ ornament = "plain", color, strokeWidth = 0.25 }: LayerOf<"rule">, pen: Pen, place: Place): void {
    pen.path(rulePath(ornament, place.box, strokeWidth), { fill: pen.colour(color, place.scope) }, place);
  },
};
