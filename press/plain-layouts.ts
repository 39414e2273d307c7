import type { Template } from "../schemas/template";

/**
 * Plain layouts are the same in every game but for what is printed where. Each is drawn once, with blanks
 * (`templates/common/`); what a game puts into them is in its `plain.json`. What comes of it is a template like any other.
 *
 * A text `[[name]]` becomes the blank of that name, whatever it is; in a list, a blank that is a list brings its items. A
 * layer with `needs` is left out where that blank is missing, and so is a property that is nothing but a missing blank.
 */
export type Blanks = Readonly<Record<string, unknown>>;

export const fillBlanks = <T = Template>(general: object, blanks: Blanks): T => filled(general, blanks) as T;

const blank = /^\[\[(\w+)\]\]$/;

function filled(value: unknown, blanks: Blanks): unknown {
  if (typeof value === "string") {
    const name = blank.exec(value)?.[1];
    return name === undefined ? value : blanks[name];
  }
  if (Array.isArray(value)) return value.flatMap((item) => filled(item, blanks) ?? []);
  if (typeof value !== "object" || value === null) return value;
  const { needs, ...own } = value as { needs?: string };
  if (needs !== undefined && blanks[needs] === undefined) return undefined;
  const entries = Object.entries(own).map(([key, item]) => [key, filled(item, blanks)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
