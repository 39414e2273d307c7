import type { Problem } from "../../schemas/problem";
import { documentProblems } from "../problems";
import { asItWas, defused, type TableRow } from "./delimited";

/**
 * Columns that a table doesn't have, made of those it has: `{First} {Last}` joins two, `{Stats|/|2}` is the second part of
 * one that strokes divide.
 */

export type MadeFields = Readonly<Record<string, string>>;

interface WithMade {
  rows: readonly TableRow[];
  /** The fields that were made, by the headings of the new columns. */
  fields: ReadonlyMap<string, string>;
  /** Headings that an expression names. */
  used: ReadonlySet<string>;
  problems: readonly Problem[];
}

type Part = string | { index: number; by?: string; nth?: number };

export function withMadeColumns(rows: readonly TableRow[], made: MadeFields): WithMade {
  const headings = (rows[0]?.cells ?? []).map((heading) => heading.trim());
  const problems: Problem[] = [];
  const used = new Set<string>();
  const columns = Object.entries(made).flatMap(
    ([field, expression]): { field: string; name: string; parts: Part[] }[] => {
      const parts = partsOf(expression, headings);
      if (typeof parts === "string") {
        problems.push(documentProblems.report("table/bad-expression", {}, { expression, field, reason: parts }));
        return [];
      }
      for (const part of parts) if (typeof part !== "string") used.add(headings[part.index]!);
      return [{ field, name: `${field} = ${expression}`, parts }];
    },
  );
  const fields = new Map(columns.map(({ name, field }) => [name, field]));
  if (columns.length === 0) return { rows, fields, used, problems };
  const wide = rows.map(({ row, cells }, at): TableRow => {
    const padded = headings.map((_, n) => cells[n] ?? "");
    return { row, cells: [...padded, ...columns.map(({ name, parts }) => (at === 0 ? name : cellOf(parts, cells)))] };
  });
  return { rows: wide, fields, used, problems };
}

/** Or why it makes nothing. */
function partsOf(expression: string, headings: readonly string[]): Part[] | string {
  const parts: Part[] = [];
  let end = 0;
  for (const found of expression.matchAll(/\{([^{}|]*)(?:\|([^{}|]*)\|([^{}|]*))?\}/g)) {
    parts.push(expression.slice(end, found.index));
    end = found.index + found[0].length;
    const [, heading = "", by, number] = found;
    const index = headings.indexOf(heading.trim());
    if (index < 0) return `no column is called “${heading.trim()}”`;
    if (by === undefined) parts.push({ index });
    else if (by === "" || !/^[1-9]\d?$/.test(number ?? ""))
      return `“${found[0]}” doesn't say at what to part, and which part`;
    else parts.push({ index, by, nth: Number(number) });
  }
  if (parts.length === 0) return "it names no column in braces";
  return [...parts, expression.slice(end)].filter((part) => part !== "");
}

/** Empty where every column that it is made of is. */
function cellOf(parts: readonly Part[], cells: readonly string[]): string {
  const said = parts.map((part) => {
    if (typeof part === "string") return part;
    const cell = asItWas(cells[part.index] ?? "");
    return part.by === undefined ? cell : (cell.split(part.by)[part.nth! - 1] ?? "");
  });
  const isFilled = parts.some((part, at) => typeof part !== "string" && said[at]!.trim() !== "");
  return isFilled ? defused(said.join("").trim()) : "";
}
