import type { LayerOf } from "../../schemas/template-layers";
import { asDrawn, type Pen, type Place } from "../pen";
import { readPath } from "../values";

const itemsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  const count = Math.floor(Number(value ?? 0));
  return count > 0 ? Array.from({ length: Math.min(count, 500) }, (_, index) => index + 1) : [];
};

export const repeat = {
  draw(layer: LayerOf<"repeat">, pen: Pen, place: Place): void {
    const items = itemsOf(/^\d+$/.test(layer.each) ? Number(layer.each) : readPath(layer.each, place.scope));
    const [width, height] = [layer.item[0] ?? 0, layer.item[1] ?? 0];
    const [gapX, gapY] = [layer.gap?.[0] ?? 0, layer.gap?.[1] ?? 0];
    const inColumns = layer.direction === "column";
    const perLine = layer.wrap ?? Math.max(1, items.length);
    items.forEach((item, index) => {
      const [along, across] = [index % perLine, Math.floor(index / perLine)];
      const [column, row] = inColumns ? [across, along] : [along, across];
      const inLine = Math.min(perLine, items.length - across * perLine);
      const columns = inColumns ? Math.ceil(items.length / perLine) : inLine;
      const free = place.box.width - (columns * (width + gapX) - gapX);
      const start = place.box.x + (layer.align === "center" ? free / 2 : layer.align === "right" ? free : 0);
      const box = { x: start + column * (width + gapX), y: place.box.y + row * (height + gapY), width, height };
      pen.drawAll(layer.layers, {
        ...place,
        box,
        grown: asDrawn,
        scope: { ...place.scope, item, index, number: index + 1 },
      });
    });
  },
};
