import { expect, test } from "vitest";
import { readCardSize, readPaper } from "../../press/sizes";
import { readLength, readResolution } from "../../press/units";

test.each([
  ["3", 3],
  [" 2.5 mm ", 2.5],
  ["1cm", 10],
  ["1in", 25.4],
  ["0.125 inches", 3.175],
  ['1"', 25.4],
  ["72PT", 25.4],
  ["-2", -2],
  ["", undefined],
  ["mm", undefined],
  ["3 ft", undefined],
  ["1e3", undefined],
  ["2,5", 2.5],
  ["2,5,1", undefined],
])("the length “%s” is %s mm", (text, length) => expect(readLength(text)).toBe(length));

test.each([
  ["A4", { width: 210, height: 297 }],
  ["Tabloid", { width: 279.4, height: 431.8 }],
  ["210x297mm", { width: 210, height: 297 }],
  ["8.5 × 11 in", { width: 215.9, height: 279.4 }],
  ["21cm x 297mm", { width: 210, height: 297 }],
  ["29.9x100", undefined],
  ["100x2001", undefined],
  ["constructor", undefined],
])("the paper “%s” is %j", (text, size) => expect(readPaper(text)).toEqual(size));

test("a card may be small, and is named in any case", () => {
  expect(readCardSize("Poker")).toEqual({ width: 63, height: 88 });
  expect(readCardSize("2.5x3.5in")).toEqual({ width: 63.5, height: 88.9 });
  expect(readCardSize("9x20")).toBeUndefined();
});

test("a resolution may say so", () => {
  expect(["300", "300dpi", "300 DPI", "300ppi", "300mm"].map(readResolution)).toEqual([300, 300, 300, 300, undefined]);
});
