import type { Pointer } from "../../../schemas/json-pointer";
import type { Template, TemplateVariant } from "../../../schemas/template";
import { baseList } from "./layer-lists";

/** The variants of a template: which list of layers is at work, and making and removing them. */

/** Undefined is how all cards look that no variant claims. */
export type VariantIndex = number | undefined;

/** A variant without layers of its own draws those of the template. */
export const listOfVariant = ({ variants = [] }: Template, index: VariantIndex): Pointer =>
  index !== undefined && variants[index]?.layers ? `/variants/${index}/layers` : baseList;

/** A variant for all cards of a type, with a copy of the layers to change. */
export function withVariantFor(template: Template, type: string): { template: Template; index: number } {
  const variants = template.variants ?? [];
  const variant: TemplateVariant = {
    name: type,
    when: { value: "facts.type", is: type },
    layers: structuredClone(template.layers),
  };
  return { template: { ...template, variants: [...variants, variant] }, index: variants.length };
}

export function withoutVariant(template: Template, index: number): Template {
  const { variants = [], ...rest } = template;
  const left = variants.toSpliced(index, 1);
  return left.length > 0 ? { ...rest, variants: left } : rest;
}
