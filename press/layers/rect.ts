import type { LayerOf } from "../../schemas/template-layers";
import type { Pen, Place } from "../pen";

export const rect = {
  draw(layer: LayerOf<"rect">, pen: Pen, place: Place): void {
    const ink = pen.ink(layer, place.scope);
    if (ink.fill === undefined && ink.stroke === undefined) return;
    pen.add(
      { kind: "rect", box: place.box, ...(layer.radius !== undefined && { radius: layer.radius }), ...ink },
      place,
    );
  },
};
