import type { Template } from "../schemas/template";
import type { Size } from "./sizes";

/** A face made for another size is scaled, never distorted. */
export const printScale = (scene: Size, card: Size): number =>
  Math.min(card.width / scene.width, card.height / scene.height);

/** How large a card a template is laid out for: its own, or as much of the other size as its type is to stay itself. */
export function laidOutSize({ fluid, size }: Pick<Template, "fluid" | "size">, card: Size): Size {
  if (fluid === undefined) return size;
  const scale = printScale(size, card) ** (1 - fluid);
  return { width: card.width / scale, height: card.height / scale };
}

/** Printed size against that of the template's drawing. */
export const templateScale = (template: Template, card: Size): number => printScale(laidOutSize(template, card), card);
