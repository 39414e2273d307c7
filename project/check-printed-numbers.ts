import { didYouMean, nearest } from "../engine/core/nearest";
import { isRecord, joinPointer, type Pointer } from "../schemas/json-pointer";
import type { Problem } from "../schemas/problem";
import { setting } from "../schemas/repair";
import type { Template } from "../schemas/template";
import { documentProblems } from "./problems";

/** Numbers of one's own that a template names and that nobody works out: they would print nothing. */
export function checkPrintedNumbers(template: Template, known: readonly string[]): Problem[] {
  return textsIn(template).flatMap(({ field, text, says }) =>
    namesIn(text, says)
      .filter((name) => !known.includes(name))
      .map((name): Problem => {
        const meant = nearest(name, known);
        const mended = text.replace(/numbers\.([\w.]+)/g, (path, one) => (one === name ? `numbers.${meant}` : path));
        return {
          ...documentProblems.report(
            "template/unknown-number",
            { field },
            { number: name, guess: didYouMean(name, known), known: known.join(", ") || "none yet" },
          ),
          ...(meant !== undefined && { repairs: [setting(field, mended, `Use “${meant}”`)] }),
        };
      }),
  );
}

/** Words with holes in them, or the one path that is asked for. */
type Says = "words" | "path";

const namesIn = (text: string, says: Says): string[] => {
  const paths =
    says === "path" ? [text] : [...text.matchAll(/\{\{([^{}|]+)(?:\|[^{}]*)?\}\}/g)].map(([, path]) => path!);
  return [...new Set(paths.flatMap((path) => /^\s*numbers\.(.*?)\s*$/.exec(path)?.[1] ?? []))];
};

/** Where a path stands by itself: in conditions, and in layers that draw a list. */
const pathKeys: ReadonlySet<string> = new Set(["when", "all", "any", "none", "value", "each"]);

/** Texts that may name a number. Templates hold thousands that don't: where a text stands is only put together if it does. */
function textsIn(template: Template): { field: Pointer; text: string; says: Says }[] {
  const found: { field: Pointer; text: string; says: Says }[] = [];
  const keys: (string | number)[] = [];
  const look = (value: unknown, says: Says): void => {
    if (typeof value === "string") {
      if (value.includes("numbers.")) found.push({ field: keys.reduce<Pointer>(joinPointer, ""), text: value, says });
    } else if (Array.isArray(value)) for (const [index, item] of value.entries()) within(index, item, says);
    else if (isRecord(value))
      for (const [key, item] of Object.entries(value)) within(key, item, pathKeys.has(key) ? "path" : "words");
  };
  const within = (key: string | number, item: unknown, says: Says): void => {
    if (typeof item !== "string" && typeof item !== "object") return;
    keys.push(key);
    look(item, says);
    keys.pop();
  };
  look(template, "words");
  return found;
}
