import { asValue } from "./offers";

/** Values of a field that are chosen by a click, as a part of a search: `class:Red`, or `(class:Red or class:Blue)`. */

const termOf = (field: string, value: string): string => `${field}:${asValue(value)}`;

const grouped = (field: string, values: readonly string[]): string => {
  const terms = values.map((value) => termOf(field, value)).join(" or ");
  return values.length > 1 ? `(${terms})` : terms;
};

/** The values that a search asks for in a field, as a click would have written them. */
export function choicesIn(text: string, field: string): string[] {
  const pattern = new RegExp(`(?<![\\w:"-])${field}:(?:"([^"]*)"|([^\\s()"]+))`, "g");
  const values = [...text.matchAll(pattern)].map(([, quoted, bare]) => quoted ?? bare!);
  return text.includes(grouped(field, values)) ? values : [];
}

/** The search with a value of the field asked for as well, or no more. */
export function withChoice(text: string, field: string, value: string): string {
  const chosen = choicesIn(text, field);
  const rest = chosen.length > 0 ? text.replace(grouped(field, chosen), " ") : text;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return [rest.replaceAll(/\s+/g, " ").trim(), next.length > 0 ? grouped(field, next) : ""].filter(Boolean).join(" ");
}
