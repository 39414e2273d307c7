import type { GameId } from "../../schemas/game-id";
import { isRecord, joinPointer, type Pointer } from "../../schemas/json-pointer";
import { readJson } from "../../schemas/json-text";
import { ownValue } from "../../schemas/own-value";
import { titleFromKey } from "../../schemas/titles";
import { schemaFor } from "../format";
import type { SchemaNode } from "../schema-walk";
import { folded } from "../search/folded";

/** A field of cards as a column of a table. */
export interface Column {
  /** As it heads the column: `cost`, `needs.food`. */
  name: string;
  title: string;
  /** What else it is called. */
  called: readonly string[];
  at: Pointer;
  kind: ColumnKind;
  labels: Readonly<Record<string, string>>;
  choices: readonly string[];
}

/** `counts`: how many of what, as in “R1 2, Y1 1”. `data`: what no cell says in words, as JSON. */
export type ColumnKind = "text" | "number" | "flag" | "choice" | "list" | "counts" | "data";

/** `group`: whether a group of fields is there, and none of them. */
export type TableColumn = Omit<Column, "kind"> & { kind: ColumnKind | "group" };

/** Columns for all that a card of the game can hold, in the order of its form. */
export function columnsOf(game: GameId): Column[] {
  return columnsInTables(game).filter((column): column is Column => column.kind !== "group");
}

/** As tables have them: an empty group says something as well, such as that a card's other side has no bonus. */
export function columnsInTables(game: GameId): TableColumn[] {
  return walk(schemaFor("card", game) as SchemaNode, "", "", []);
}

type TableNode = SchemaNode & {
  "x-called"?: readonly string[];
  "x-slot"?: string;
  "x-control"?: string;
  anyOf?: readonly SchemaNode[];
};

function walk(node: SchemaNode, at: Pointer, path: string, titles: readonly string[]): TableColumn[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]): TableColumn[] => {
    if (key === "$schema" || (inner as TableNode)["x-control"] === "hidden") return [];
    const name = path === "" ? key : `${path}.${key}`;
    const mine = [...titles, inner.title ?? titleFromKey(key)];
    const here = joinPointer(at, key);
    const isGroup = inner.properties !== undefined && inner.patternProperties === undefined;
    const column = { name, title: mine.join(" › "), called: [], at: here, labels: {}, choices: [] };
    if (isGroup && (inner as TableNode)["x-slot"] === undefined)
      return [
        { ...column, name: `${name}.none`, title: `${column.title} › None`, kind: "group" },
        ...walk(inner, here, name, mine),
      ];
    const labels = { ...inner["x-labels"], ...inner.items?.["x-labels"] };
    const choices = (inner.enum ?? inner.items?.enum ?? []).map(String);
    const called = (inner as TableNode)["x-called"] ?? [];
    return [{ ...column, called, kind: kindOf(inner), labels, choices }];
  });
}

function kindOf(node: TableNode): ColumnKind {
  if (node["x-slot"] !== undefined) return "data";
  if (node.enum) return "choice";
  if (node.type === "string") return "text";
  if (node.type === "integer" || node.type === "number") return "number";
  if (node.type === "boolean") return "flag";
  const item = node.items as TableNode | undefined;
  if (node.type === "array" && item?.type === "string" && item["x-slot"] === undefined) return "list";
  const counted = Object.values(node.patternProperties ?? {});
  if (counted.length > 0 && counted.every(({ type }) => type === "integer")) return "counts";
  return "data";
}

/** What stands in the cell of a value. */
export function cellOf(value: unknown, { kind, labels }: TableColumn): string {
  if (value === undefined) return "";
  if (kind === "group") return isRecord(value) && Object.keys(value).length === 0 ? "yes" : "";
  if (kind === "list" && isWordList(value)) return value.map((word) => word.replaceAll(/[\\,]/g, "\\$&")).join(", ");
  if (kind === "counts" && isRecord(value) && Object.values(value).every((n) => typeof n === "number"))
    return Object.entries(value)
      .map(([key, n]) => `${key} ${n}`)
      .join(", ");
  if (kind === "flag" && typeof value === "boolean") return value ? "yes" : "no";
  if (kind === "choice" && typeof value === "string") return ownValue(labels, value) ?? value;
  if (typeof value === "string" && kind === "text") return value;
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

const isWordList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === "string");

export type Cell = { ok: true; value: unknown } | { ok: false; reason: string };

/** What a cell says for a column; an empty one, that the field isn't there. */
export function valueIn(cell: string, column: TableColumn): Cell {
  const text = cell.trim();
  if (text === "") return { ok: true, value: undefined };
  switch (column.kind) {
    case "text":
      return { ok: true, value: cell };
    case "number":
      return numberIn(text);
    case "flag":
      return flagIn(text);
    case "choice":
      return choiceIn(text, column);
    case "list":
      return listIn(text, column);
    case "counts":
      return countsIn(text);
    case "group": {
      const isEmpty = flagIn(text);
      return isEmpty.ok ? { ok: true, value: isEmpty.value ? {} : undefined } : isEmpty;
    }
    case "data": {
      const read = readJson(text);
      return read.ok ? { ok: true, value: read.json } : { ok: false, reason: "it can't be read as data" };
    }
  }
}

function numberIn(text: string): Cell {
  const plain = text.replace(/^[−–]/, "-").replace(/^(-?\d+),(\d+)$/, "$1.$2");
  const value = Number(plain);
  return /^-?\d+(\.\d+)?$/.test(plain) ? { ok: true, value } : { ok: false, reason: "it is no number" };
}

const yes = ["yes", "true", "1", "x", "✓", "ja", "wahr"];
const no = ["no", "false", "0", "nein", "falsch"];

function flagIn(text: string): Cell {
  const word = text.toLowerCase();
  if (yes.includes(word)) return { ok: true, value: true };
  return no.includes(word) ? { ok: true, value: false } : { ok: false, reason: "it is neither yes nor no" };
}

function choiceIn(text: string, { choices, labels }: TableColumn): Cell {
  const wanted = folded(text);
  const found = choices.find((value) => folded(value) === wanted || folded(ownValue(labels, value) ?? "") === wanted);
  if (found !== undefined) return { ok: true, value: found };
  return { ok: false, reason: `it is none of ${choices.map((value) => ownValue(labels, value) ?? value).join(", ")}` };
}

/** A comma within a word stands behind a backslash. */
function listIn(text: string, column: TableColumn): Cell {
  const words = text
    .split(/(?<!\\)[,;|\n]/)
    .map((word) => word.trim().replaceAll(/\\([\\,])/g, "$1"))
    .filter(Boolean);
  if (column.choices.length === 0) return { ok: true, value: words };
  const chosen = words.map((word) => choiceIn(word, column));
  const wrong = chosen.find((one) => !one.ok);
  return wrong ?? { ok: true, value: chosen.map((one) => one.ok && one.value) };
}

function countsIn(text: string): Cell {
  const found = text.split(/[,;\n]/).map((part) => /^(\S+?)\s*(?:[×x:=\s]\s*)?(-?\d+)?$/.exec(part.trim()));
  if (found.some((one) => one === null)) return { ok: false, reason: "it isn't written as R1 2, Y1 1" };
  return { ok: true, value: Object.fromEntries(found.map((one) => [one![1]!, Number(one![2] ?? 1)])) };
}
