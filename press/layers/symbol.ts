import { ownValue } from "../../schemas/own-value";
import type { LayerOf } from "../../schemas/template-layers";
import type { Pen, Place } from "../pen";
import { fillText } from "../values";

export const symbol = {
  draw(layer: LayerOf<"symbol">, pen: Pen, place: Place): void {
    const name = layer.symbol ? fillText(layer.symbol, place.scope) : "";
    if (name !== "" && ownValue(pen.template.symbols, name)) pen.drawSymbol(name, place.box, place, true);
    else if (name !== "") {
      const known = Object.keys(pen.template.symbols ?? {}).join(", ");
      pen.report("press/unknown-symbol", place.field, { symbol: name, known });
    }
    const iconName = layer.icon ? fillText(layer.icon, place.scope) : "";
    const icon = iconName !== "" ? pen.icon(iconName) : undefined;
    if (icon) pen.drawIcon(icon, place.box, { fill: pen.colour(layer.color ?? "ink", place.scope) }, place);
  },
};
