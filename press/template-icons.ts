import type { Template } from "../schemas/template";

/** The icons that templates name outright, so that they can be fetched before drawing. Holes are filled by the cards. */
export function iconsNamedIn(templates: readonly Template[]): string[] {
  const names = new Set<string>();
  for (const { layers, symbols, variants, lowInk } of templates) gather([layers, symbols, variants, lowInk], "", names);
  return [...names];
}

function gather(value: unknown, key: string, names: Set<string>): void {
  if (typeof value === "string") {
    if ((key === "icon" || key === "icons") && !value.includes("{{")) names.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) gather(item, key, names);
  } else if (typeof value === "object" && value !== null) {
    for (const [inner, item] of Object.entries(value)) gather(item, inner, names);
  }
}
