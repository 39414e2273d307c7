import { expect, test } from "vitest";
import type { Files } from "../../project/project-text";
import { readDelimited } from "../../project/tables/delimited";
import { type ImportMode, type ImportPlan, planImport } from "../../project/tables/plan-import";

/** A table and a set that are changed in turn: what the table says anew comes in, what became of the set stays. */

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const rows = (text: string) => readDelimited(text).rows;
const set = (cards: Record<string, object>): Files =>
  new Map([
    ["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test" })],
    ...Object.entries(cards).map(([id, card]) => [`cards/${id}.json`, json({ type: "skill", ...card })] as const),
  ]);
const after = (files: Files, { edit }: ImportPlan): Files => {
  const next = new Map(files);
  for (const { path, text } of edit.changes) text === null ? next.delete(path) : next.set(path, text);
  return next;
};
const cardIn = (files: Files, id: string) => JSON.parse(files.get(`cards/${id}.json`)!) as Record<string, unknown>;
const plan = (files: Files, table: string, former?: string, mode: ImportMode = "update") =>
  planImport(files, "castle-lanes", rows(table), { mode, ...(former && { former: rows(former) }) });

const first = "id,name,cost,tags\na,Arrow,1,\nb,Bolt,2,old\n";

test("a cell that the table always said gives way to what was changed here", () => {
  const files = after(set({}), plan(set({}), first));
  const here = new Map(files).set("cards/a.json", json({ ...cardIn(files, "a"), cost: 5 }));
  const there = first.replace("Bolt,2", "Bolt,3");
  const next = after(here, plan(here, there, first));
  expect([cardIn(next, "a").cost, cardIn(next, "b").cost]).toEqual([5, 3]);
  // The table as the source takes all of it back.
  expect(plan(here, there).changed.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a card that was deleted here stays away, and one that is new there comes", () => {
  const files = set({ b: { name: "Bolt", cost: 2 } });
  const found = plan(files, `${first}c,Curse,3,\n`, first);
  expect([found.added.map(({ id }) => id), found.changed]).toEqual([["c"], []]);
});

test("a mirror deletes what the table no longer says, and not what it never said", () => {
  const files = set({ a: { name: "Arrow", cost: 1 }, b: { name: "Bolt", cost: 2 }, own: { name: "Own", cost: 1 } });
  const there = first.replace(/b,Bolt.*\n/, "");
  expect(plan(files, there, first, "mirror").removed.map(({ id }) => id)).toEqual(["b"]);
  expect(plan(files, there, undefined, "mirror").removed.map(({ id }) => id)).toEqual(["b", "own"]);
});

test("rows are found again by name where there are no ids", () => {
  const files = set({ arrow: { name: "Arrow", cost: 9 } });
  const named = "name,cost\nArrow,1\n";
  expect(plan(files, named, named).changed).toEqual([]);
  expect(plan(files, named.replace("1", "2"), named).changed.map(({ id }) => id)).toEqual(["arrow"]);
});
