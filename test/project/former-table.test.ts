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
interface Wish {
  mode?: ImportMode;
  fromTable?: ReadonlySet<string> | "all" | undefined;
}
const plan = (files: Files, table: string, former?: string, { mode = "update", fromTable }: Wish = {}) =>
  planImport(files, "castle-lanes", rows(table), {
    mode,
    fromTable,
    ...(former && { former: { cards: rows(former) } }),
  });

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

test("a cell that was changed here and there stays as it is here, unless the table's is chosen", () => {
  const files = after(set({}), plan(set({}), first));
  const here = new Map(files).set("cards/a.json", json({ ...cardIn(files, "a"), cost: 5, name: "Dart" }));
  const there = first.replace("a,Arrow,1", "a,Bodkin,3").replace("Bolt,2", "Bolt,4");
  const costs = (fromTable?: Wish["fromTable"]) => {
    const found = plan(here, there, first, { fromTable });
    const next = after(here, found);
    return [cardIn(next, "a").name, cardIn(next, "a").cost, cardIn(next, "b").cost];
  };
  expect(plan(here, there, first).clashes).toEqual([
    { key: "cards/a/name", of: "Dart", title: "Name", was: "Arrow", here: "Dart", there: "Bodkin", row: 2 },
    { key: "cards/a/cost", of: "Dart", title: "Cost", was: "1", here: "5", there: "3", row: 2 },
  ]);
  expect(costs()).toEqual(["Dart", 5, 4]);
  expect(costs(new Set(["cards/a/cost"]))).toEqual(["Dart", 3, 4]);
  expect(costs("all")).toEqual(["Bodkin", 3, 4]);
  // Both alike is no question.
  expect(plan(here, there.replace("Bodkin,3", "Dart,5"), first).clashes).toEqual([]);
});

test("what was taken away here, or written where the table said nothing, is asked for as well", () => {
  const files = set({ a: { name: "Arrow" }, b: { name: "Bolt", cost: 2, tags: ["mine"] } });
  const found = plan(
    files,
    first.replace("Arrow,1,", "Arrow,3,").replace("2,old", "2,theirs"),
    first.replace("old", ""),
  );
  expect(found.clashes.map(({ key, was, here, there }) => [key, was, here, there])).toEqual([
    ["cards/a/cost", "1", "", "3"],
    ["cards/b/tags", "", "mine", "theirs"],
  ]);
  expect(found.changed).toEqual([]);
});

test("a wrong cell that is mended in the table comes in: it was never here", () => {
  const health = (value: string) => `id,name,hp\na,Arrow,${value}\n`;
  const here = set({ a: { name: "Arrow", type: "unit", cost: 1 } });
  expect(plan(here, health("9999")).problems).toMatchObject([{ code: "table/unfit-cell" }]);
  const found = plan(here, health("4"), health("9999"));
  expect([found.clashes, cardIn(after(here, found), "a").hp]).toEqual([[], 4]);
});

test("what new cards begin with was written by nobody, so the table decides", () => {
  const made = after(set({}), plan(set({}), "name\nArrow\n"));
  const rarity = (value: string) => `name,rarity\nArrow,${value}\n`;
  expect(cardIn(made, "arrow").rarity).toBe(1);
  const found = plan(made, rarity("3"), rarity(""));
  expect([found.clashes, cardIn(after(made, found), "arrow").rarity]).toEqual([[], 3]);
});

test("a card that was deleted here stays away, and one that is new there comes", () => {
  const files = set({ b: { name: "Bolt", cost: 2 } });
  const found = plan(files, `${first}c,Curse,3,\n`, first);
  expect([found.added.map(({ id }) => id), found.changed]).toEqual([["c"], []]);
  expect(found.problems).toMatchObject([{ code: "table/gone-here", severity: "note", where: { row: 2 } }]);
});

test("a mirror deletes what the table no longer says, and not what it never said", () => {
  const files = set({
    a: { name: "Arrow", cost: 1 },
    b: { name: "Bolt", cost: 2, tags: ["old"] },
    own: { name: "Own", cost: 1 },
  });
  const there = first.replace(/b,Bolt.*\n/, "");
  expect(plan(files, there, first, { mode: "mirror" }).removed.map(({ id }) => id)).toEqual(["b"]);
  expect(plan(files, there, undefined, { mode: "mirror" }).removed.map(({ id }) => id)).toEqual(["b", "own"]);
});

test("a mirror asks before it deletes a card or a deck that was changed here", () => {
  const cards = { a: { name: "Arrow", cost: 1 }, b: { name: "Bolt", cost: 9, tags: ["old"] } };
  const files = new Map(set(cards)).set("decks/one.json", json({ name: "One", cards: [{ card: "a", count: 3 }] }));
  const deck = (lines: string) => rows(`deck,name,card,count\n${lines}`);
  const wish = (fromTable: Wish["fromTable"]) =>
    planImport(files, "castle-lanes", rows("id,name,cost\na,Arrow,1\n"), {
      mode: "mirror",
      fromTable,
      decks: deck("two,Two,a,1\n"),
      former: { cards: rows(first), decks: deck("one,One,a,2\n") },
    });
  const mine = wish(undefined);
  expect(mine.clashes.map(({ key, of, there }) => [key, of, there])).toEqual([
    ["cards/b", "Bolt", "deleted"],
    ["decks/one", "One", "deleted"],
  ]);
  expect([mine.removed, mine.decks?.removed]).toEqual([[], []]);
  const theirs = wish("all");
  expect([theirs.removed, theirs.decks?.removed]).toMatchObject([[{ id: "b" }], [{ id: "one" }]]);
});

test("rows are found again by name where there are no ids", () => {
  const files = set({ arrow: { name: "Arrow", cost: 9 } });
  const named = "name,cost\nArrow,1\n";
  expect(plan(files, named, named).changed).toEqual([]);
  expect(plan(files, named.replace("1", "2"), named).clashes.map(({ key }) => key)).toEqual(["cards/arrow/cost"]);
});

test("of decks, too, only what the table says anew comes in", () => {
  const decks = (lines: string) => rows(`deck,name,card,count\n${lines}`);
  const cards = { a: { name: "Arrow", cost: 1 }, b: { name: "Bolt", cost: 2 }, c: { name: "Curse", cost: 3 } };
  const entry = (card: string, count: number) => ({ card, count });
  const here = new Map(set(cards));
  // Somebody put a third Arrow and a Curse into the deck here.
  here.set("decks/one.json", json({ name: "One", cards: [entry("a", 3), entry("b", 2), entry("c", 1)] }));
  here.set("decks/two.json", json({ name: "Two", cards: [entry("a", 1)] }));
  const former = decks("one,One,a,2\none,One,b,2\ntwo,Two,a,2\n");
  const now = decks("one,One,a,2\none,One,b,1\ntwo,Two,a,2\n");
  const found = planImport(here, "castle-lanes", rows(first), {
    mode: "mirror",
    decks: now,
    former: { cards: rows(first), decks: former },
  });
  expect(found.decks).toEqual({ added: [], changed: [{ id: "one", name: "One" }], removed: [] });
  expect(JSON.parse(after(here, found).get("decks/one.json")!).cards).toEqual([
    entry("a", 3),
    entry("b", 1),
    entry("c", 1),
  ]);
});

test("copies and names of decks that were changed here and there are asked for", () => {
  const here = new Map(set({ a: { name: "Arrow", cost: 1 } }));
  here.set("decks/one.json", json({ name: "Uno", cards: [{ card: "a", count: 3 }] }));
  const decks = (line: string) => rows(`deck,name,card,count\n${line}\n`);
  const found = (fromTable?: Wish["fromTable"]) =>
    planImport(here, "castle-lanes", rows(first), {
      mode: "update",
      fromTable,
      decks: decks("one,First,a,1"),
      former: { cards: rows(first), decks: decks("one,One,a,2") },
    });
  expect(found().clashes.slice(-2)).toMatchObject([
    { key: "decks/one/a", of: "Uno", title: "Copies of arrow", was: "2", here: "3", there: "1" },
    { key: "decks/one", title: "Name", was: "One", here: "Uno", there: "First" },
  ]);
  expect(found().decks?.changed).toEqual([]);
  const deck = JSON.parse(after(here, found(new Set(["decks/one/a"]))).get("decks/one.json")!) as object;
  expect(deck).toMatchObject({ name: "Uno", cards: [{ card: "a", count: 1 }] });
});

test("a table that comes in again changes nothing, though new cards begin with something", () => {
  const files = new Map([["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test" })]]);
  const table = "name,type,cost,hp,attack\nGuard,unit,2,,3\nArrow,skill,1,,\nTower,Building,3,4,\n";
  const found = plan(files, table);
  const next = after(files, found);
  expect(
    [cardIn(next, "guard"), cardIn(next, "arrow"), cardIn(next, "tower")].map((card) => Object.keys(card)),
  ).toEqual([
    ["$schema", "name", "type", "cost", "rarity", "attack", "move"],
    ["$schema", "name", "type", "cost", "rarity"],
    ["$schema", "name", "type", "cost", "rarity", "hp"],
  ]);
  expect(plan(next, table).changed).toEqual([]);
});

test("fields within a field begin as little as the table says", () => {
  const files = new Map([["cardwright.json", json({ format: 1, game: "hatch", name: "Test" })]]);
  const found = planImport(files, "hatch", rows("name,needs.food,needs.any\nEmber,2,\nPlain,,\n"), { mode: "update" });
  const next = after(files, found);
  expect(cardIn(next, "ember")).toMatchObject({ needs: { food: 2 } });
  expect(cardIn(next, "ember")).not.toHaveProperty("needs.any");
  expect(found.added.map(({ id }) => id)).toEqual(["ember", "plain"]);
  // Nor with a need that the table, which names others, has no column for.
  const fewer = planImport(files, "hatch", rows("name,needs.food\nEmber,2\n"), { mode: "update" });
  expect(cardIn(after(files, fewer), "ember").needs).toEqual({ food: 2 });
});

test("columns are known by what most spreadsheets call them", () => {
  const files = new Map([["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test" })]]);
  const found = plan(files, "Card,Type,Price,Hit Points,Remarks\nGuard,unit,2,4,sturdy\n");
  expect(cardIn(after(files, found), "guard")).toMatchObject({ name: "Guard", cost: 2, hp: 4, notes: "sturdy" });
  expect(found.left).toEqual([]);
});
