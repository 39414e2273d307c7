import { evaluate, type NumberOf, namesIn, unknownName } from "../../engine/core/formula/evaluate";
import { type Formula, parseFormula } from "../../engine/core/formula/parse-formula";
import { type Column, cellOf } from "../../project/tables/columns";
import { isRecord, valueAt } from "../../schemas/json-pointer";
import type { CellChange } from "./change-cells";

/** What is wished for one field of many cards at once, and which cells that makes. */

export type Wish =
  /** Text with `{name}`, `{n}` and other fields in it; a number, `+1`, `×2`, `/2` or a formula after `=`. */
  | { kind: "write"; text: string }
  | { kind: "empty" }
  | { kind: "list"; add: readonly string[]; remove: readonly string[] }
  | { kind: "record"; add: Readonly<Record<string, unknown>>; remove: readonly string[] };

export interface ManyCard {
  id: string;
  /** With all it needs of its project. */
  card: object;
  numberOf: NumberOf;
}

interface ManyOf {
  cards: readonly ManyCard[];
  columns: readonly Column[];
  /** What the first card's `n` is. */
  from: number;
}

type WishedCells = { ok: true; changes: CellChange[] } | { ok: false; reason: string };

/** The cells that a wish makes, or why it can't be understood. */
export function cellsFor(column: Column, wish: Wish, { cards, columns, from }: ManyOf): WishedCells {
  const cells = (change: (one: ManyCard, n: number) => unknown): WishedCells => ({
    ok: true,
    changes: cards.flatMap((one, index): CellChange[] => {
      const value = change(one, from + index);
      return value === unchanged ? [] : [{ id: one.id, column, value }];
    }),
  });
  switch (wish.kind) {
    case "empty":
      return cells(() => undefined);
    case "list":
      return cells(({ card }) => withWords(valueAt(card, column.at), wish));
    case "record":
      return cells(({ card }) => withKeys(valueAt(card, column.at), wish));
    case "write":
      return column.kind === "number"
        ? numberCells(column, wish.text, cards, cells)
        : textCells(column, wish.text, { cards, columns, from });
  }
}

const unchanged = Symbol("a cell that stays as it is");

function withWords(now: unknown, { add, remove }: { add: readonly string[]; remove: readonly string[] }): unknown {
  const words = Array.isArray(now) ? now.map(String) : [];
  const left = words.filter((word) => !remove.includes(word));
  const next = [...left, ...add.filter((word) => !left.includes(word))];
  return next.length === 0 ? undefined : next;
}

function withKeys(now: unknown, { add, remove }: Extract<Wish, { kind: "record" }>): unknown {
  const left = Object.entries(isRecord(now) ? now : {}).filter(([key]) => !remove.includes(key));
  const next = { ...Object.fromEntries(left), ...add };
  return Object.keys(next).length === 0 ? undefined : next;
}

const arithmetic = /^([+\-−–×x*·/÷])\s*(\d+(?:[.,]\d+)?)$/;
const signs: Readonly<Record<string, string>> = { "−": "-", "–": "-", x: "*", "×": "*", "·": "*", "÷": "/" };

type Cells = (change: (one: ManyCard, n: number) => unknown) => WishedCells;

function numberCells(column: Column, text: string, cards: readonly ManyCard[], cells: Cells): WishedCells {
  const [, sign, by] = arithmetic.exec(text.trim()) ?? [];
  const plain = text.trim().replace(",", ".").replace(/^[−–]/, "-");
  // A sign before a number changes what is there: whoever wants −1 itself writes =-1.
  const source = sign !== undefined ? `now ${signs[sign] ?? sign} ${by!.replace(",", ".")}` : plain.replace(/^=/, "");
  const read = parseFormula(source);
  if (!read.ok) return { ok: false, reason: read.slip.message };
  for (const asked of namesIn(read.formula))
    if (!["n", "now"].includes(asked.name) && cards.every(({ numberOf }) => numberOf(asked.name) === undefined))
      return { ok: false, reason: unknownName(asked, []).message };
  const usesNow = sign !== undefined;
  return cells(({ card, numberOf }, n) => {
    const now = valueAt(card, column.at);
    if (usesNow && typeof now !== "number") return unchanged;
    return computed(read.formula, (name) =>
      name === "n" ? n : name === "now" ? (typeof now === "number" ? now : undefined) : numberOf(name),
    );
  });
}

function computed(formula: Formula, numberOf: NumberOf): unknown {
  const outcome = evaluate(formula, numberOf);
  return outcome.ok ? Math.round(outcome.value * 1000) / 1000 : unchanged;
}

const hole = /\{([^{}:]+)(?::(\d))?\}/g;

function textCells(column: Column, pattern: string, { cards, columns, from }: ManyOf): WishedCells {
  const find = (name: string) =>
    columns.find((one) => one.name === name) ??
    columns.find((one) => one.title.toLowerCase() === name.toLowerCase().trim());
  for (const [, name] of pattern.matchAll(hole))
    if (name !== "n" && !find(name!)) return { ok: false, reason: `Cards have no field “${name}”.` };
  const changes = cards.map(({ id, card }, index): CellChange => {
    const text = pattern.replaceAll(hole, (_, name: string, digits?: string) => {
      if (name === "n") return String(from + index).padStart(Number(digits ?? 1), "0");
      const of = find(name)!;
      return cellOf(valueAt(card, of.at), of);
    });
    return { id, column, text };
  });
  return { ok: true, changes };
}

/** What all of them say; nothing, if they differ. */
export function commonText(cards: readonly ManyCard[], column: Column): string | undefined {
  const [first, ...others] = cards.map(({ card }) => cellOf(valueAt(card, column.at), column));
  return others.every((text) => text === first) ? (first ?? "") : undefined;
}

/** The words that any of them has in a list, or the keys in a record. */
export function wordsOn(cards: readonly ManyCard[], column: Column): string[] {
  const found = cards.flatMap(({ card }) => {
    const value = valueAt(card, column.at);
    return Array.isArray(value) ? value.map(String) : isRecord(value) ? Object.keys(value) : [];
  });
  return [...new Set(found)].sort((a, b) => a.localeCompare(b));
}

interface Replacing {
  find: string;
  put: string;
  /** Capitals count. */
  isExact: boolean;
  /** Only cells that say nothing else. */
  isWhole: boolean;
}

/** Text in the cells of these columns, exchanged. */
export function replacedCells(
  cards: readonly { id: string; card: object }[],
  columns: readonly Column[],
  { find, put, isExact, isWhole }: Replacing,
): CellChange[] {
  if (find === "") return [];
  const escaped = find.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const sought = new RegExp(isWhole ? `^${escaped}$` : escaped, isExact ? "gu" : "giu");
  return cards.flatMap(({ id, card }) =>
    columns.flatMap((column): CellChange[] => {
      if (column.kind === "data") return [];
      const now = cellOf(valueAt(card, column.at), column);
      const text = now.replace(sought, () => put);
      return text === now ? [] : [{ id, column, text }];
    }),
  );
}
