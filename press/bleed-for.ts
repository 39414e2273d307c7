import type { Template } from "../schemas/template";
import type { Size } from "./sizes";
import { laidOutSize, printScale } from "./template-scale";

/**
 * A template whose ground reaches as far as it will be seen. More bleed than it was made for, or a card of other
 * proportions, would show bare paper; everything laid out on the box "bleed" follows.
 */
export function withBleedFor(template: Template, card: Size, bleed: number): Template {
  const { width, height } = laidOutSize(template, card);
  const scale = printScale({ width, height }, card);
  const needed = Math.max(
    ((card.width + 2 * bleed) / scale - width) / 2,
    ((card.height + 2 * bleed) / scale - height) / 2,
  );
  return needed > template.bleed + 1e-6 ? { ...template, bleed: needed } : template;
}
