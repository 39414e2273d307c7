import type { Template, TemplateVariant } from "../schemas/template";
import { getOrAdd } from "./get-or-add";
import { holds, type Scope } from "./values";

/** The template as one of its variants has it. Kept, so that the same variant is the same template for every card. */
export function inVariant(template: Template, variant: TemplateVariant): Template {
  const made = getOrAdd(known, template, () => new WeakMap<TemplateVariant, Template>());
  return getOrAdd(made, variant, () => {
    const { variants: _variants, ...base } = template;
    return {
      ...base,
      palette: { ...base.palette, ...variant.palette },
      layers: variant.layers ?? base.layers,
    };
  });
}
const known = new WeakMap<Template, WeakMap<TemplateVariant, Template>>();

/** Which variant draws the card that the scope speaks of. */
export const variantFor = ({ variants = [] }: Template, scope: Scope): TemplateVariant | undefined =>
  variants.find(({ when }) => holds(when, scope));
