/** What fits on a line of this width stays on it: a list of lengths is read as one thing, and a diff shows one layer. */
const width = 120;

/** JSON for files that people read whole, such as templates: what is short stays on one line. */
export function compactJson(value: unknown, indent = "", before = 0): string {
  const line = onOneLine(value);
  if (indent.length + before + line.length <= width && !isRoot(indent)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map((item) => inner + compactJson(item, inner)).join(",\n")}\n${indent}]`;
  const entries = isObject(value) ? entriesOf(value) : [];
  if (entries.length === 0) return line;
  const lines = entries.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + compactJson(item, inner, name.length + 1);
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** The document itself always takes lines of its own. */
const isRoot = (indent: string): boolean => indent === "";

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const entries = entriesOf(value);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(", ")} }`;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const entriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => item !== undefined);
