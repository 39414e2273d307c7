import type { LayerOf } from "../../schemas/template-layers";
import { drawText } from "../draw-text";
import type { Pen, Place } from "../pen";
import { type Setting, setText } from "../set-text";
import { fillText } from "../values";

/** What it says in short; nothing, where that is what it says anyway. */
function briefWords({ text: full, brief }: LayerOf<"text">, pen: Pen, place: Place): string | undefined {
  if (brief === undefined) return undefined;
  const words = filled(brief, pen, place);
  return words === filled(full, pen, place) ? undefined : words;
}

const filled = (text: string, pen: Pen, { scope }: Place): string => fillText(text, scope, pen.surroundings.set.words);

export const text = {
  natural(layer: LayerOf<"text">, pen: Pen, place: Place): number {
    const brief = place.ease.dropped ? briefWords(layer, pen, place) : undefined;
    const words = brief ?? filled(layer.text, pen, place);
    return words === "" ? 0 : setText(words, layer, place.box.width, Number.POSITIVE_INFINITY, pen, place.ease).height;
  },
  draw(layer: LayerOf<"text">, pen: Pen, place: Place): void {
    const { width, height } = place.box;
    const set = (words: string): Setting => setText(words, layer, width, height, pen, place.ease);
    const brief = briefWords(layer, pen, place);
    const words = filled(layer.text, pen, place);
    const full = brief !== undefined && place.ease.dropped ? undefined : set(words);
    // Small print is there as long as nothing has to be smaller for it.
    const isRoomy = full?.fits === true && full.size >= layer.size * place.ease.scale;
    if (brief !== undefined && !isRoomy) {
      pen.report("press/small-print-left-out", place.field, { card: pen.scene.label });
      if (brief !== "") drawText(set(brief), layer, pen, place);
    } else if (full && words !== "") drawText(full, layer, pen, place);
  },
};
