import { expect, test } from "vitest";
import { asItWas, defused, readDelimited, writeDelimited } from "../../project/tables/delimited";

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
