import { expect, test, vi } from "vitest";
import { nameIn } from "../../project/quick-name";
import { matchesShortcut } from "../../renderer/commands/shortcut";
import { diffLines } from "../../renderer/conflicts/line-diff";
import { whenOpened } from "../../renderer/home/when-opened";
import { RecentMap } from "../../renderer/press/recent-map";
import { sortIds } from "../../renderer/state/card-columns";
import { toldFromOutside } from "../../renderer/state/told-from-outside";

const press = (
  key: string,
  held: Partial<Record<"ctrlKey" | "altKey" | "shiftKey" | "metaKey", true>> = {},
  code = "",
) => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
});

test.each([
  ["Mod+K", press("k", { ctrlKey: true }), true],
  ["Mod+K", press("k"), false],
  ["Mod+Z", press("Z", { ctrlKey: true, shiftKey: true }), false],
  ["Mod+Shift+Z", press("Z", { ctrlKey: true, shiftKey: true }), true],
  ["Alt+N", press("˜", { altKey: true }, "KeyN"), true],
  ["Alt+2", press("2", { altKey: true }, "Digit2"), true],
  ["F2", press("F2"), true],
  ["?", press("?", { shiftKey: true }), true],
  ["Mod+/", press("/", { ctrlKey: true, shiftKey: true }), true],
  ["Delete", press("Delete", { ctrlKey: true }), false],
])("%s means %o: %s", (shortcut, event, expected) => {
  expect(matchesShortcut(event, shortcut)).toBe(expected);
});

test("equal lines of two versions stand side by side and changed ones share a row", () => {
  expect(diffLines("{\nname: A\ncost: 1\n}", "{\nname: B\ncost: 1\ntag: x\n}")).toEqual([
    { mine: "{", theirs: "{", same: true },
    { mine: "name: A", theirs: "name: B", same: false },
    { mine: "cost: 1", theirs: "cost: 1", same: true },
    { mine: null, theirs: "tag: x", same: false },
    { mine: "}", theirs: "}", same: true },
  ]);
});

test("a version that was deleted differs in every line", () => {
  expect(diffLines("a\nb", "").every(({ same }) => !same)).toBe(true);
});

test("a recent map forgets what was not asked for the longest", () => {
  const map = new RecentMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.get("a");
  map.set("c", 3);
  expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([1, undefined, 3]);
});

test.each([
  ['{\n  "name": "Attack",\n  "x": 1\n}', "Attack"],
  ['{\n  "name": "Say \\"hi\\""\n}', 'Say "hi"'],
  ['{\n  "deep": {\n      "name": "inner"\n  }\n}', undefined],
  ['{\n  "name": "unfinished', undefined],
])("the name in %j is %j", (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  ["2026-05-12T08:00:00", "today"],
  ["2026-05-11T23:59:00", "yesterday"],
  ["2026-05-09T10:00:00", "3 days ago"],
  ["2026-01-02T10:00:00", "2 Jan 2026"],
])("%s was %s, seen from the evening of 12 May 2026", (iso, words) => {
  expect(whenOpened(iso, new Date("2026-05-12T20:00:00"))).toBe(words);
});

test("a list sorts numbers by size and leaves empty values at the end both ways", () => {
  const codes: Record<string, string> = { a: "R10", b: "R2", c: "" };
  const read = {
    row: (id: string) => ({
      id,
      tags: [],
      facts: { name: id, type: "", kind: "", text: "", slots: {}, code: codes[id] ?? "" },
    }),
    problems: () => 0,
  };
  expect(sortIds(["a", "b", "c"], "code", false, read)).toEqual(["b", "a", "c"]);
  expect(sortIds(["a", "b", "c"], "code", true, read)).toEqual(["a", "b", "c"]);
});

test("a list sorts by worth, and leaves cards without one at the end both ways", () => {
  const worth = (value: number) => ({ value, cost: 0, parts: [], failed: [], isUnusual: false });
  const worths: Record<string, ReturnType<typeof worth>> = { a: worth(10.05), b: worth(-0.5), c: worth(5.15) };
  const read = {
    row: (id: string) => ({ id, tags: [], facts: undefined, worth: worths[id] }),
    problems: () => 0,
  };
  expect(sortIds(["d", "a", "b", "c"], "worth", false, read)).toEqual(["b", "c", "a", "d"]);
  expect(sortIds(["d", "a", "b", "c"], "worth", true, read)).toEqual(["a", "c", "b", "d"]);
});

test("a place survives being written into the address and read again", async () => {
  vi.stubGlobal("window", { location: { hash: "" }, addEventListener: () => {} });
  const { formatPlace, parsePlace } = await import("../../renderer/state/place");
  for (const place of [{ name: "home" }, { name: "set", item: "attack-2" }, { name: "decks", item: "a b" }] as const) {
    expect(parsePlace(formatPlace(place))).toEqual(place);
  }
  expect(parsePlace("#/nowhere")).toEqual({ name: "home" });
  vi.unstubAllGlobals();
});

test("what other programs did is told as it is: changed, broken or gone", () => {
  const good = { path: "cards/stab.json", text: '{ "name": "Stab", "composition": { "R1": 1 } }' };
  const torn = { path: "cards/torn.json", text: '{ "name": "Torn", ' };
  const wrong = { path: "cards/wrong.json", text: '{ "name": 3 }' };
  const gone = { path: "cards/gone.json", text: null };
  const told = (...changes: { path: string; text: string | null }[]) => toldFromOutside(changes, "flask");
  expect(told(good)).toBe("“Stab” changed outside Cardwright. You are looking at the new version.");
  expect(told(torn)).toContain("“cards/torn.json” changed outside Cardwright and can't be read as it is now.");
  expect(told(gone)).toBe("“cards/gone.json” deleted outside Cardwright. Undo brings it back.");
  expect(told(good, gone)).toContain("2 files changed outside Cardwright, 1 of them deleted. You are looking at");
  expect(told(good, wrong, gone)).toMatch(/1 of them deleted, 1 of them can't be read now\.$/);
});
