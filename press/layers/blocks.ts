import type { LayerOf } from "../../schemas/template-layers";
import type { TextStyle } from "../../schemas/template-style";
import { drawText } from "../draw-text";
import type { Box } from "../geometry";
import type { Pen, Place } from "../pen";
import { type Setting, setText } from "../set-text";
import { readPath, type Scope } from "../values";

/** A list of titles, each with its small print below. */

interface Set {
  setting: Setting;
  style: TextStyle;
  /** From the top of all blocks, mm. */
  top: number;
}
interface Arranged {
  texts: Set[];
  rules: number[];
  height: number;
}

interface Block {
  title: string;
  reminder?: string;
}

const isBlock = (value: unknown): value is Block =>
  typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";

function blocksOf(layer: LayerOf<"blocks">, scope: Scope): Block[] {
  const value = readPath(layer.value, scope);
  return Array.isArray(value) ? value.filter(isBlock) : [];
}

const hasReminder = (layer: LayerOf<"blocks">, { scope }: Place): boolean =>
  blocksOf(layer, scope).some(({ reminder }) => reminder);

function arrange(layer: LayerOf<"blocks">, pen: Pen, { box, scope, ease }: Place): Arranged {
  const items = blocksOf(layer, scope);
  const arranged: Arranged = { texts: [], rules: [], height: 0 };
  // The air between blocks gives way together with the type.
  const gap = (layer.gap ?? 0) * ease.scale;
  const add = (words: string, style: TextStyle): void => {
    const setting = setText(words, style, box.width, Number.POSITIVE_INFINITY, pen, ease);
    arranged.texts.push({ setting, style, top: arranged.height });
    arranged.height += setting.height;
  };
  items.forEach((item, index) => {
    if (index > 0) {
      arranged.rules.push(arranged.height + gap / 2);
      arranged.height += gap;
    }
    add(item.title, layer.title);
    if (!layer.reminder || !item.reminder || ease.dropped) return;
    arranged.height += (layer.reminder.space ?? 0) * ease.scale;
    add(item.reminder, layer.reminder);
  });
  return arranged;
}

export const blocks = {
  natural: (layer: LayerOf<"blocks">, pen: Pen, place: Place): number => arrange(layer, pen, place).height,
  draw(layer: LayerOf<"blocks">, pen: Pen, place: Place): void {
    const { box } = place;
    const { texts, rules, height } = arrange(layer, pen, place);
    const valign = layer.title.valign ?? "top";
    const start =
      box.y + (valign === "middle" ? (box.height - height) / 2 : valign === "bottom" ? box.height - height : 0);
    if (place.ease.dropped && layer.reminder && hasReminder(layer, place)) {
      pen.report("press/small-print-left-out", place.field, { card: pen.scene.label });
    }
    const { rule } = layer;
    for (const y of rule ? rules : []) {
      const length = Math.min(rule?.length ?? box.width, box.width);
      const line: Box = {
        x: box.x + (box.width - length) / 2,
        y: start + y - (rule?.width ?? 0) / 2,
        width: length,
        height: rule?.width ?? 0,
      };
      pen.add({ kind: "rect", box: line, fill: pen.colour(rule?.color ?? "ink", place.scope) }, place);
    }
    for (const { setting, style, top } of texts) {
      drawText(setting, style, pen, { ...place, box: { ...box, y: start + top, height: setting.height } });
    }
    if (height > box.height + 1e-6 && texts[0]) {
      const label = pen.scene.label;
      pen.report("press/column-overflows", place.field, { card: label });
    }
  },
};
