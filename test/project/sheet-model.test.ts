import { describe, expect, test } from "vitest";
import { grouped, keptGroups, sorted } from "../../project/sheet/arrange";
import { readBlock, writeBlock } from "../../project/sheet/blocks";
import { rangeSum } from "../../project/sheet/range-sum";
import { boxOf, placeAfter, sizeOf, tiled } from "../../project/sheet/ranges";
import { sheetColumns, usualColumns } from "../../project/sheet/sheet-columns";
import { tileBelow, tileLines } from "../../project/sheet/tile-rows";
import { gameIds } from "../../schemas/game-id";

/** What a sheet is made of, without a screen. */

describe("columns", () => {
  test.each(gameIds)("of %s are called differently, and begin with the name", (game) => {
    const all = sheetColumns(game, ["margin"]);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const usual = usualColumns(all, ({ name }) => name === "name");
    expect(usual[0]!.name).toBe("name");
    expect(usual.map(({ name }) => name)).toContain("number.margin");
  });
});

describe("a range", () => {
  const extent = { rows: 10, columns: 4 };
  test("lies between its corners, whichever came first", () => {
    const box = boxOf({ anchor: { row: 5, column: 1 }, head: { row: 2, column: 3 } });
    expect([box, sizeOf(box)]).toEqual([
      { top: 2, left: 1, bottom: 5, right: 3 },
      { rows: 4, columns: 3 },
    ]);
  });

  test.each([
    ["ArrowDown", false, { row: 6, column: 2 }],
    ["ArrowDown", true, { row: 9, column: 2 }],
    ["ArrowRight", true, { row: 5, column: 3 }],
    ["PageDown", false, { row: 9, column: 2 }],
    ["Home", false, { row: 5, column: 0 }],
    ["End", true, { row: 9, column: 3 }],
    ["x", false, undefined],
  ])("%s (far: %s) leads to %j", (key, far, to) => {
    expect(placeAfter({ row: 5, column: 2 }, { key, far, page: 8 }, extent)).toEqual(to);
  });

  test("is filled with a block that goes into it several times, and else takes it once", () => {
    expect(tiled([["a"]], { rows: 2, columns: 2 })).toEqual([
      ["a", "a"],
      ["a", "a"],
    ]);
    expect(tiled([["a", "b"], ["c"]], { rows: 3, columns: 1 })).toEqual([
      ["a", "b"],
      ["c", ""],
    ]);
  });
});

test("cells that are selected are summed up: how many, and what their numbers come to", () => {
  const columns = sheetColumns("castle-lanes", []).filter(({ name }) => ["name", "cost", "hp"].includes(name));
  const around = {
    game: "castle-lanes",
    language: "en",
    prices: undefined,
    problemsOf: () => [],
    decksOf: () => [],
  } as const;
  const rows = [{ name: "A", cost: 5, hp: 1 }, { name: "B", cost: 2 }, undefined].map((card, at) => ({
    id: `${at}`,
    card,
  }));
  expect(rangeSum(rows, columns, around)).toEqual({ cells: 9, numbers: 3, sum: 8, least: 1, most: 5 });
});

describe("a block", () => {
  test("comes back as it went, with tabs, quotes, line breaks and what a spreadsheet would run", () => {
    const block = [
      ["a\tb", '"q"', "two\nlines"],
      ["=1+1", "-3", "a, b"],
    ];
    expect(readBlock(writeBlock(block))).toEqual(block);
  });

  test("is never parted at commas, and keeps its empty rows", () => {
    expect(readBlock("a, b\r\n\r\nc\r\n")).toEqual([["a, b"], [""], ["c"]]);
    expect(readBlock("")).toEqual([[""]]);
  });
});

describe("an order", () => {
  const cost: Record<string, number | undefined> = { a: 10, b: 9, c: undefined, d: 9 };
  const keyOf = (id: string) => cost[id];
  test("has numbers as numbers, equal ones as they were, and nothing last both ways", () => {
    expect(sorted(["a", "b", "c", "d"], keyOf, false)).toEqual(["b", "d", "a", "c"]);
    expect(sorted(["a", "b", "c", "d"], keyOf, true)).toEqual(["a", "b", "d", "c"]);
  });

  test("in groups has them in the order of what they say", () => {
    expect(grouped(["a", "b", "c", "d"], keyOf)).toEqual([
      { title: "9", ids: ["b", "d"] },
      { title: "10", ids: ["a"] },
      { title: "", ids: ["c"] },
    ]);
  });

  test("stays as it is looked at while cards come and go", () => {
    const plain = [{ title: undefined, ids: ["c", "a", "b"] }];
    expect(keptGroups(plain, ["a", "b", "d"])).toEqual([{ title: undefined, ids: ["a", "b", "d"] }]);
    const groups = [
      { title: "9", ids: ["b"] },
      { title: "", ids: ["c"] },
    ];
    const [nine, none] = groups;
    expect(keptGroups(groups, ["c", "b", "x"])).toEqual([nine, none, { title: "New", ids: ["x"] }]);
  });
});

describe("the gallery in groups", () => {
  const lines = tileLines(
    [
      { title: "a", ids: ["1", "2", "3"] },
      { title: "b", ids: ["4"] },
      { title: "c", ids: ["5", "6"] },
    ],
    2,
  );
  test("begins a line with each", () => {
    expect(lines.map((line) => (line.kind === "heading" ? line.group.title : [line.from, line.to]))).toEqual([
      "a",
      [0, 2],
      [2, 3],
      "b",
      [3, 4],
      "c",
      [4, 6],
    ]);
  });

  test.each([
    [1, 1, 2],
    [2, 1, 3],
    [3, 1, 4],
    [5, -1, 3],
    [5, 1, undefined],
    [5, 9, 5],
    [1, -9, 1],
  ])("from card %i, %i lines below lies %j", (index, by, to) => {
    expect(tileBelow(lines, index, by)).toBe(to);
  });
});
