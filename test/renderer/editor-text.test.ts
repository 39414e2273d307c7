import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locate, locateValues, locateWord } from "../../renderer/json/locate";
import { minimalEdit } from "../../renderer/json/minimal-edit";

describe("the smallest edit between two texts", () => {
  test.each<[string, string, { start: number; end: number; text: string }]>([
    ['"Attack"', '"Attacker"', { start: 7, end: 7, text: "er" }],
    ["abc", "abc!", { start: 3, end: 3, text: "!" }],
    ["aaa", "aa", { start: 2, end: 3, text: "" }],
    ["", "x", { start: 0, end: 0, text: "x" }],
  ])("%j to %j", (before, after, expected) => {
    expect(minimalEdit(before, after)).toEqual(expected);
  });

  test("equal texts need none", () => {
    expect(minimalEdit("same", "same")).toBeUndefined();
  });

  test("always gives the other text", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", "💥", "💚") });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const edit = minimalEdit(before, after);
        expect(edit ? before.slice(0, edit.start) + edit.text + before.slice(edit.end) : before).toBe(after);
      }),
    );
  });

  test("never cuts a symbol in two", () => {
    const edit = minimalEdit("+💥", "+💚");
    expect(edit).toEqual({ start: 1, end: 3, text: "💚" });
  });
});

describe("finding values in a JSON text", () => {
  const text = '{\n  "name": "At\\"tack",\n  "composition": { "R1": 2, "a/b": [true, {"c": null}] }\n}';

  test.each([
    ["/name", '"At\\"tack"'],
    ["/composition/R1", "2"],
    ["/composition/a~1b/0", "true"],
    ["/composition/a~1b/1/c", "null"],
  ])("%s stands at %s", (pointer, expected) => {
    const { start, end } = locate(text, pointer);
    expect(text.slice(start, end)).toBe(expected);
  });

  test("a place that is absent is shown at what surrounds it", () => {
    const { start, end } = locate(text, "/composition/G1");
    expect(text.slice(start, end)).toMatch(/^\{ "R1".*\}$/);
  });

  test.each([
    ["of a word, its name", "/do/0", '"draw"'],
    ["of the last of several words", "/do/1", '"gold"'],
    ["of an argument, what stands there", "/do/0/draw/n", '"x"'],
    ["of several fields, all of them", "/of", '{ "a": 1, "b": 2 }'],
    ["of what isn't there, what surrounds it", "/do/1/gold/n", "3"],
  ])("what is wrong is marked %s", (_, pointer, expected) => {
    const words = '{ "do": [{ "draw": { "n": "x" } }, { "gold": 3 }], "of": { "a": 1, "b": 2 } }';
    const { start, end } = locateWord(words, pointer);
    expect(words.slice(start, end)).toBe(expected);
  });

  test("a missing key of the card is shown at its opening brace", () => {
    expect(locate(text, "/tags")).toEqual({ start: 0, end: 1 });
  });

  test("a broken text gives what stands before the fault", () => {
    const spans = locateValues('{ "name": "Attack", "composition": { "R1": 2, "G1" } }');
    expect([...spans.keys()]).toEqual(["/name", "/composition/R1", "/composition", ""]);
  });

  test("never fails, whatever the text", () => {
    fc.assert(fc.property(fc.string(), (any) => locateValues(any) instanceof Map));
  });
});
