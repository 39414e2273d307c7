import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeNumbersAs } from "../../renderer/state/numbers";
import {
  faultOf,
  isWithin,
  type Range,
  rangeWords,
  readNumber,
  stepsOf,
  withinRange,
  writeNumber,
} from "../../renderer/ui/fields/number-text";
import { limitsOf, saidOf } from "../../schemas/limits";
import { PrintSettings } from "../../schemas/print-settings";

const rooms = readdirSync("renderer", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".tsx") && !file.startsWith("ui/"))
  .map((file) => ({ file, text: readFileSync(join("renderer", file), "utf8") }));

const stray = (pattern: RegExp, but: readonly string[] = []) =>
  rooms.filter(({ file, text }) => !but.includes(file) && pattern.test(text)).map(({ file }) => file);

describe("rooms have the fields of ui/fields/", () => {
  test("and no lists, numbers and boxes of the browser's own", () => {
    const own = /<(select|datalist|textarea)\b|<input\s(?![^>]*type="(file|color|range|radio)")/;
    // It stands on the card's face, in the face's own type.
    expect(stray(own, ["editor/face/edit-in-place.tsx"])).toEqual([]);
    expect(readFileSync("renderer/ui/fields/text-field.tsx", "utf8")).not.toContain("<datalist");
  });

  test("nor the parts that those fields are made of", () => {
    const parts =
      /@mui\/material\/(Autocomplete|Select|TextField|OutlinedInput|InputBase|Checkbox|Switch|FormControlLabel|ToggleButtonGroup)"/;
    // It looks up cards while one types.
    expect(stray(parts, ["template/samples/sample-bar.tsx"])).toEqual([]);
  });
});

describe("a typed number", () => {
  test.each<[string, number | undefined]>([
    ["3", 3],
    [" 1,5 ", 1.5],
    ["−2", -2],
    [".5", 0.5],
    ["1,", 1],
    ["-", undefined],
    ["", undefined],
    ["1e9", undefined],
    ["0x10", undefined],
    ["3 mm", undefined],
  ])("%j is %j", (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test("is written without the crumbs of adding tenths", () => {
    expect(writeNumber(0.1 + 0.2)).toBe("0.3");
    expect(writeNumber(undefined)).toBe("");
  });

  test("with the decimal sign that the person chose, and either sign is read", () => {
    writeNumbersAs("de-DE");
    expect(writeNumber(1.5)).toBe("1,5");
    expect([readNumber("1,5"), readNumber("1.5")]).toEqual([1.5, 1.5]);
    writeNumbersAs("en-GB");
    expect(writeNumber(1.5)).toBe("1.5");
  });

  test.each<[string, Range, string | undefined]>([
    ["8", { least: 0, most: 50 }, undefined],
    ["80", { least: 0, most: 50 }, "0 to 50 mm"],
    ["", { least: 0, most: 50 }, "0 to 50 mm"],
    ["1.5", { least: 1, most: 9, whole: true }, "A whole number"],
    ["-", {}, "A number"],
    ["0", { least: 1 }, "1 mm or more"],
  ])("%j within %j says %j", (text, range, fault) => {
    expect(faultOf(text, range, "mm")).toBe(fault);
  });
});

test("limits may be open on either side", () => {
  expect([isWithin(-5, {}), isWithin(-5, { least: 0 }), isWithin(5, { most: 4 })]).toEqual([true, false, false]);
  expect([withinRange(7, { most: 4 }), withinRange(2.6, { whole: true }), withinRange(-1, { least: 0 })]).toEqual([
    4, 3, 0,
  ]);
  expect([rangeWords({}), rangeWords({ least: 1 }), rangeWords({ most: 9 }, "°")]).toEqual([
    undefined,
    "1 or more",
    "9 ° or less",
  ]);
});

test("arrows go one step, with Shift or by a page ten", () => {
  expect(stepsOf("ArrowUp", false)).toBe(1);
  expect(stepsOf("ArrowDown", true)).toBe(-10);
  expect(stepsOf("PageUp", false)).toBe(10);
  expect(stepsOf("5", false)).toBeUndefined();
});

describe("what a schema declares of a setting", () => {
  test("is its name, its unit and its limits", () => {
    expect(saidOf(PrintSettings, "margin")).toMatchObject({ title: "Side margin", unit: "mm" });
    expect(limitsOf(PrintSettings, "copies")).toEqual({ least: 1, most: 100, whole: true });
  });

  test("and a sentence for each, so that the command line and the room can explain it", () => {
    const own = new Set(["paperSize"]);
    const names = (Object.keys(PrintSettings.properties) as (keyof typeof PrintSettings.properties)[]).filter(
      (name) => !own.has(name),
    );
    expect(names.filter((name) => !saidOf(PrintSettings, name).description)).toEqual([]);
  });
});
