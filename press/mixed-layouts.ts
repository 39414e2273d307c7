import type { Template, TemplateVariant } from "../schemas/template";
import type { Condition } from "../schemas/template-style";

/**
 * One template for cards that don't all have the same layout: those of a kind look as the template of that kind says, the
 * others as the first one. All are of one size; what is said of the whole card (bleed, corners) is the first one's.
 */
export function mixLayouts(
  usual: Template,
  byKind: readonly (readonly [kind: string, template: Template])[],
): Template {
  const others = byKind.filter(([, template]) => template !== usual);
  if (others.length === 0) return usual;
  const templates = [usual, ...others.map(([, template]) => template)];
  const saving = templates.flatMap(({ lowInk }) => (lowInk?.palette ? [lowInk.palette] : []));
  const { like: _like, lowInk: _lowInk, fluid: _fluid, ...base } = usual;
  // As one that can't be laid out anew if one of them can't.
  const fluid = Math.min(...templates.map((template) => template.fluid ?? 0));
  const kinds = byKind.map(([kind]) => kind);
  return {
    ...base,
    fonts: Object.assign({}, ...templates.map(({ fonts }) => fonts).reverse()),
    symbols: Object.assign({}, ...templates.map(({ symbols }) => symbols).reverse()),
    variants: [
      ...others.flatMap(([kind, template]) => variantsOf(template, { value: "facts.kind", is: kind })),
      ...(usual.variants ?? []).map((variant) => ({
        ...variant,
        when: { all: [variant.when, { none: [{ value: "facts.kind", in: kinds }] }] },
      })),
    ],
    ...(fluid > 0 && { fluid }),
    ...(saving.length > 0 && { lowInk: { palette: Object.assign({}, ...saving) } }),
  };
}

/** How a template's own variants and everything else it draws look among the variants of another one. */
function variantsOf({ name, palette, layers, variants = [] }: Template, isKind: Condition): TemplateVariant[] {
  const own = variants.map((variant) => ({
    name: variant.name,
    when: { all: [isKind, variant.when] },
    palette: { ...palette, ...variant.palette },
    layers: variant.layers ?? layers,
  }));
  return [...own, { name, when: isKind, palette, layers }];
}
