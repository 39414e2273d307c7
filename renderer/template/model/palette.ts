import type { Template } from "../../../schemas/template";

/** Changing the colours a template has names for. */

const colourKeys: ReadonlySet<string> = new Set(["fill", "stroke", "color", "background", "pattern", "glow", "ink"]);

/** Whatever was drawn in the colour still is. Names that holes make up can't be followed. */
export function renameColour(template: Template, from: string, to: string): Template {
  const { palette } = template;
  if (from === to || to === "" || !Object.hasOwn(palette, from) || Object.hasOwn(palette, to)) return template;
  const renamed = Object.fromEntries(Object.entries(palette).map(([name, hex]) => [name === from ? to : name, hex]));
  const followed = withColour(template, from, to) as Template;
  const { lowInk, variants } = followed;
  return {
    ...followed,
    palette: renamed,
    ...(lowInk && { lowInk: withRenamedPalette(lowInk, from, to) }),
    ...(variants && { variants: variants.map((variant) => withRenamedPalette(variant, from, to)) }),
  };
}

/** Other colours under the same name move with it. */
function withRenamedPalette<T extends { palette?: Template["palette"] }>(holder: T, from: string, to: string): T {
  const { palette } = holder;
  if (!palette || !Object.hasOwn(palette, from)) return holder;
  const entries = Object.entries(palette).map(([name, hex]) => [name === from ? to : name, hex]);
  return { ...holder, palette: Object.fromEntries(entries) };
}

function withColour(value: unknown, from: string, to: string, key = ""): unknown {
  if (typeof value === "string")
    return colourKeys.has(key)
      ? value
          .split("|")
          .map((name) => (name.trim() === from ? to : name))
          .join("|")
      : value;
  if (Array.isArray(value)) return value.map((item) => withColour(item, from, to, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withColour(item, from, to, name)]));
}

/** How often a colour is named, so that nobody removes one in use by mistake. */
export function usesOfColour(template: Template, name: string): number {
  const count = (value: unknown, key: string): number => {
    if (typeof value === "string")
      return colourKeys.has(key) && value.split("|").some((part) => part.trim() === name) ? 1 : 0;
    if (typeof value !== "object" || value === null) return 0;
    return Object.entries(value).reduce(
      (sum, [inner, item]) => sum + count(item, Array.isArray(value) ? key : inner),
      0,
    );
  };
  const { palette: _palette, ...rest } = template;
  return count(rest, "");
}

export function withNewColour(template: Template): Template {
  const { palette } = template;
  let number = 1;
  while (Object.hasOwn(palette, `colour-${number}`)) number++;
  return { ...template, palette: { ...palette, [`colour-${number}`]: "#808080" } };
}

export function withoutColour(template: Template, name: string): Template {
  const { [name]: _gone, ...palette } = template.palette;
  return { ...template, palette };
}
