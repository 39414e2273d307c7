import { expect, test } from "vitest";
import { bytesOf } from "../../project/archive/utf8";
import { asItWas, defused, readDelimited, writeDelimited } from "../../project/tables/delimited";
import { readTable } from "../../project/tables/read-table";
import { placeInTable, toldTogether } from "../../project/tables/told-together";
import type { Problem } from "../../schemas/problem";

/** Tables as text. */

test.each<[string, [row: number, ...cells: string[]][]]>([
  [
    'name,text\nA,"Draw a card, then\n""stop""."\nB,x\n',
    [
      [1, "name", "text"],
      [2, "A", 'Draw a card, then\n"stop".'],
      [3, "B", "x"],
    ],
  ],
  [
    "name;text\r\nA;Draw.\r\n\r\nB;C",
    [
      [1, "name", "text"],
      [2, "A", "Draw."],
      [4, "B", "C"],
    ],
  ],
  [
    "name\ttext\rA",
    [
      [1, "name", "text"],
      [2, "A"],
    ],
  ],
  [
    'a,b\n5" nail,x\n',
    [
      [1, "a", "b"],
      [2, '5" nail', "x"],
    ],
  ],
  ["", []],
])("reads %j", (text, rows) => {
  expect(readDelimited(text).rows.map(({ row, cells }) => [row, ...cells])).toEqual(rows);
});

test("a quote that is never closed, or only in a later row, swallows no row, and is told with its line", () => {
  const lost = readTable("x.csv", bytesOf('name,cost\n"a\nb",1\n"Brute,9\nSapper,3\n'), "castle-lanes");
  expect(lost).toMatchObject({
    value: {
      cards: [
        {},
        { row: 2, cells: ["a\nb", "1"] },
        { row: 3, cells: ['"Brute', "9"] },
        { row: 4, cells: ["Sapper", "3"] },
      ],
      notes: [{ code: "table/open-quote", where: { row: 3 }, message: expect.stringContaining("line 4") }],
    },
  });
  const late = readDelimited('name,text\r\nBrute,"Hits\r\nSapper,"Digs, mines" \r\nPeon,"Works" hard\r\n');
  expect(late.rows.map(({ cells }) => cells[1])).toEqual(["text", '"Hits', "Digs, mines ", "Works hard"]);
  expect(late.openQuotes).toEqual([{ row: 2, line: 2 }]);
});

test("what is wrong in many rows in the same words is told once", () => {
  const wrong = (row: number | undefined, message: string): Problem => ({
    code: "table/bad-cell",
    severity: "error",
    message,
    where: { column: "cost", ...(row !== undefined && { row }) },
  });
  const told = toldTogether([
    ...[2, 3, 4, 9].map((row) => wrong(row, "No.")),
    wrong(5, "Nor this."),
    wrong(undefined, "x"),
  ]);
  expect(told.map(placeInTable)).toEqual(["4 rows (2, 3, 4 and 1 more), cost", "Row 5, cost", "cost"]);
});

test("what is written is read back, whatever it holds", () => {
  const rows = [
    ["a", "b"],
    ["x,y", '"q"'],
    [" lead", "line\nbreak"],
    ["\ttab", "‘ü’"],
    ["=1+1", "'=x"],
  ];
  for (const separator of [",", ";", "\t"] as const) {
    const text = writeDelimited(
      rows.map((cells) => cells.map(defused)),
      separator,
    );
    expect(readDelimited(text).rows.map(({ cells }) => cells.map(asItWas))).toEqual(rows);
  }
});

test("only what a spreadsheet would run is made harmless", () => {
  for (const cell of ["=cmd", "+1+1", "-x", "@sum", "\tx", "'=x"]) expect(defused(cell)).toBe(`'${cell}`);
  for (const cell of ["-2", "-2.5", "a=b", "'quoted'", "", "5"]) expect(defused(cell)).toBe(cell);
});
