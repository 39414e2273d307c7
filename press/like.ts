import type { Template } from "../schemas/template";

/** A template with what it takes from the one that it is like. */
export const withLike = (template: Template, like: Template): Template => ({
  ...template,
  palette: { ...like.palette, ...template.palette },
  fonts: { ...like.fonts, ...template.fonts },
  symbols: { ...like.symbols, ...template.symbols },
});
