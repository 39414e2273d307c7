import { expect, test } from "vitest";
import { median, ratio } from "../../bench/measure";
import { comparison, formatSection } from "../../bench/report";

test("a section is a table, with what was aimed at below it", () => {
  const section = {
    title: "Two ways",
    rows: [
      { name: "short", value: 12_345.6, unit: "moves/s" },
      { name: "longer name", value: 2.5, unit: "µs", beside: comparison(0.25, "short") },
    ],
    checks: [
      { name: "fast enough", value: 150, unit: "×", least: 100 },
      { name: "small enough", value: 3, unit: "µs", most: 2 },
    ],
  };
  expect(formatSection(section)).toBe(
    [
      "Two ways",
      "  short        12,346 moves/s",
      "  longer name    2.50 µs       4.00 × slower than short",
      "  PASS    fast enough: 150 × (at least 100)",
      "  missed  small enough: 3.00 µs (at most 2.00)",
    ].join("\n"),
  );
});

test("a ratio is the median over rounds, so that a disturbed round counts for nothing", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(ratio([200, 20, 220], [100, 100, 110])).toBe(2);
});
