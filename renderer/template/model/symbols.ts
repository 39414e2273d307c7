import type { Template } from "../../../schemas/template";

/** The symbols that a template draws on the line. */

/** What can stand between the braces of a text. */
export const isSymbolName = (name: string): boolean => /^[^{}\s:]{1,20}$/.test(name);

/** A disc, until it is given a shape of its own. */
export function withNewSymbol(template: Template, name: string): Template {
  const fill = Object.keys(template.palette)[0] ?? "#000000";
  const disc = "M95 50C95 75 75 95 50 95C25 95 5 75 5 50C5 25 25 5 50 5C75 5 95 25 95 50Z";
  return { ...template, symbols: { ...template.symbols, [name]: { word: name, shapes: [{ d: disc, fill }] } } };
}

/** How often the template itself draws it; texts of cards may do so as well. */
export function usesOfSymbol({ symbols: _symbols, ...rest }: Template, name: string): number {
  const count = (value: unknown, key: string): number => {
    if (typeof value === "string")
      return (key === "symbol" && value === name ? 1 : 0) + value.split(`{${name}}`).length - 1;
    if (typeof value !== "object" || value === null) return 0;
    return Object.entries(value).reduce((sum, [inner, item]) => sum + count(item, inner), 0);
  };
  return count(rest, "");
}
