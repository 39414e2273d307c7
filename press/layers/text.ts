import type { LayerOf } from "../../schemas/template-layers";
import { drawText } from "../draw-text";
import { millimetresPerPoint } from "../geometry";
import { drawInitial, type Initial, initialOf } from "../initial";
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

/** Room for rounding, mm: the same words are set again in what they need. */
const ease = 0.05;

/** mm that its longest line takes, with padding. */
export function wordsWidth(layer: LayerOf<"text">, pen: Pen, place: Place): number {
  const { width, height } = place.box;
  const { lines, size, padding } = setText(filled(layer.text, pen, place), layer, width, height, pen, place.ease);
  return Math.max(0, ...lines.map((line) => line.width)) * size * millimetresPerPoint + 2 * padding + ease;
}

export const text = {
  natural(layer: LayerOf<"text">, pen: Pen, place: Place): number {
    const brief = place.ease.dropped ? briefWords(layer, pen, place) : undefined;
    const words = brief ?? filled(layer.text, pen, place);
    if (words === "") return 0;
    const { rest = words, notch } = initialOf(words, layer, pen, place.box.width) ?? {};
    const { height, leading, size } = setText(
      rest,
      layer,
      place.box.width,
      Number.POSITIVE_INFINITY,
      pen,
      place.ease,
      notch,
    );
    return Math.max(height, notch ? notch.lines * leading * size * millimetresPerPoint : 0);
  },
  draw(layer: LayerOf<"text">, pen: Pen, place: Place): void {
    const { width, height } = place.box;
    const initialIn = (words: string): Initial | undefined => initialOf(words, layer, pen, width);
    const set = (words: string): Setting => {
      const { rest = words, notch } = initialIn(words) ?? {};
      return setText(rest, layer, width, height, pen, place.ease, notch);
    };
    const draw = (setting: Setting, words: string): void => {
      const initial = initialIn(words);
      if (initial) drawInitial(initial, setting, layer, pen, place);
      drawText(setting, layer, pen, place);
    };
    const brief = briefWords(layer, pen, place);
    const words = filled(layer.text, pen, place);
    const full = brief !== undefined && place.ease.dropped ? undefined : set(words);
    // Small print is there as long as nothing has to be smaller for it.
    const isRoomy = full?.fits === true && full.size >= layer.size * place.ease.scale;
    if (brief !== undefined && !isRoomy) {
      pen.report("press/small-print-left-out", place.field, { card: pen.scene.label });
      if (brief !== "") draw(set(brief), brief);
    } else if (full && words !== "") draw(full, words);
  },
};
