import type { Problem } from "../schemas/problem";
import { printPreset } from "./print-presets";
import { pressProblems } from "./problems";
import type { Size } from "./sizes";

/** What a print service won't take of a print that is meant for it, besides what is wrong with single cards. */

interface Print {
  shop?: string | undefined;
  bleed: number;
  colours?: string | undefined;
}

/** Cutters are no more exact; mm. */
const tolerance = 0.4;

export function shopProblems({ shop: name, bleed }: Print, card: Size, copies: number): Problem[] {
  const preset = printPreset(name);
  if (!preset) return [];
  const { name: shop, most, isFlat } = preset;
  const problems: Problem[] = [];
  const isOff = (a: number, b: number): boolean => Math.abs(a - b) > tolerance;
  if (isOff(card.width, preset.card.width) || isOff(card.height, preset.card.height)) {
    const wanted = said(preset.card);
    problems.push(pressProblems.report("press/shop-size", {}, { shop, size: said(card), wanted }));
  }
  if (bleed < preset.bleed - 0.05)
    problems.push(pressProblems.report("press/shop-bleed", {}, { shop, bleed, wanted: rounded(preset.bleed) }));
  if (most !== undefined && copies > most)
    problems.push(pressProblems.report("press/shop-too-many", {}, { shop, count: copies, most }));
  if (isFlat) problems.push(pressProblems.report("press/shop-flat", {}, { shop }));
  return problems;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const said = ({ width, height }: Size): string => `${rounded(width)} × ${rounded(height)} mm`;
