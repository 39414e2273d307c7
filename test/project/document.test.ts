import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDocument } from "../../project/document";
import { formatDocument } from "../../project/format";
import { findJsonError } from "../../project/json-error";

const problemsOf = (text: string) => readDocument("cards/a.json", text, "flask").problems;

describe("a text that isn't JSON is explained", () => {
  test.each([
    ["", "it is empty", 1],
    ["{", "the object isn't closed", 1, "a field name in double quotes is missing"],
    ['{"name": }', "a value is missing", 1],
    ['{\n  "name": "A"\n  "tags": []\n}', "a comma or } is missing", 3],
    ['{"name": "A",}', "there is a comma before }", 1],
    ['{"name": "A', "a text isn't closed with a quote", 1],
    ['{"name" "A"}', "a colon is missing after the field name", 1],
    ["{name: 1}", "a field name in double quotes is missing", 1],
    ['{"a": tru}', "“tru” is no value", 1],
    ['{"a": 01}', "“01” is no value", 1],
    ['{"a": "\\x"}', "a backslash stands before a character it can't escape", 1],
    ['{"a": 1} x', "there is something after the end", 1],
    ["[1, 2", "the list isn't closed with ]", 1],
  ])("%s", (text, reason, line, instead = reason) => {
    const found = findJsonError(text);
    expect(found).toMatchObject({ reason: instead, line });
  });

  test("whatever JSON.parse refuses is found, and nothing else", () => {
    const almostJson = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', ":", "\\", "x", "\n", "0"))
      .map(([json, at, insert]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + insert + json.slice(cut + (insert === "" ? 1 : 0));
      });
    fc.assert(
      fc.property(almostJson, (text) => {
        let refused = false;
        try {
          JSON.parse(text);
        } catch {
          refused = true;
        }
        if (refused) expect(findJsonError(text).at).toBeLessThanOrEqual(text.length);
        else expect(() => findJsonError(text)).toThrow("valid JSON");
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a card that doesn't fit its schema is explained", () => {
  test.each([
    [{ name: "A" }, "document/missing-field", "/composition", "“Components” is missing."],
    [{ name: 3, composition: {} }, "document/wrong-type", "/name", "“Name” holds a number, where text belongs."],
    [
      { name: "A", composition: { R1: 7 } },
      "document/out-of-range",
      "/composition/R1",
      "“Components › Attack” is 7, and may be at most 6.",
    ],
    [
      { name: "A", composition: { R1: -1 } },
      "document/out-of-range",
      "/composition/R1",
      "“Components › Attack” is -1, and may be at least 0.",
    ],
    [
      { name: "A", composition: { attack: 1 } },
      "document/unknown-field",
      "/composition/attack",
      "“Components” has no “attack” (did you mean “Attack”?).",
    ],
    [
      { nmae: "A", name: "A", composition: {} },
      "document/unknown-field",
      "/nmae",
      "A card has no “nmae” (did you mean “Name”?).",
    ],
    [
      { name: "x".repeat(201), composition: {} },
      "document/bad-value",
      "/name",
      "“Name” can't be this: it is too long.",
    ],
    [
      { name: "A", composition: {}, art: { file: "../secret.png" } },
      "document/bad-value",
      "/art/file",
      "“Art › Picture” can't be this: “../secret.png” isn't well formed.",
    ],
  ])("%o", (value, code, field, message) => {
    const problems = problemsOf(JSON.stringify(value));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code, message, where: { field } });
  });

  test("what is done with a picture has its limits, and a colour says how it is written", () => {
    const art = { scale: 50, turn: 400, mirror: "sideways", tint: { color: "red", strength: 0 } };
    const problems = problemsOf(JSON.stringify({ name: "A", composition: {}, art }));
    expect(problems.map(({ where, message }) => [where.field, message])).toEqual([
      ["/art/scale", "“Art › Scale” is 50, and may be at least 100."],
      ["/art/turn", "“Art › Turn” is 400, and may be at most 180."],
      ["/art/mirror", "“Art › Mirror” can't be this."],
      ["/art/tint/color", "“Art › Tint › Colour” can't be this: “red” isn't well formed."],
      ["/art/tint/strength", "“Art › Tint › Strength” is 0, and may be at least 1."],
    ]);
    expect(problems[3]?.hint).toBe("Use # and six digits from 0 to f, such as #c8452b.");
  });

  test("a list is no card", () => expect(problemsOf("[]")[0]!.code).toBe("document/not-an-object"));

  test("each bad field is named once", () => {
    const problems = problemsOf(JSON.stringify({ name: 1, composition: { R1: 9, q: 1 } }));
    expect(problems.map(({ where }) => where.field).sort()).toEqual(["/composition/R1", "/composition/q", "/name"]);
  });
});

describe("writing a document", () => {
  test("puts $schema first, then the schema's order, unknown fields last", () => {
    const text = formatDocument({ zeta: 1, composition: { R1: 1, G2: 1 }, name: "A", $schema: "s" }, "card", "flask");
    expect(text).toBe(
      '{\n  "$schema": "s",\n  "name": "A",\n  "composition": {\n    "G2": 1,\n    "R1": 1\n  },\n  "zeta": 1\n}\n',
    );
  });

  test("keeps the value", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(JSON.parse(formatDocument(value, "card", "flask"))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("a text that is too much", () => {
  const codes = (text: string) => problemsOf(text).map(({ code }) => code);
  const nested = (depth: number) => `{"name":"A","x":${"[".repeat(depth)}${"]".repeat(depth)}}`;

  test("nested too deep is one problem, whether it is JSON or not", () => {
    expect(codes(nested(99))).not.toContain("document/too-deep");
    expect(codes(nested(100))).toEqual(["document/too-deep"]);
    expect(codes("[".repeat(100_000))).toEqual(["document/too-deep"]);
    expect(codes(`{"name":${JSON.stringify("[{".repeat(500))},"composition":{}}`)).not.toContain("document/too-deep");
  });

  test("of more characters than anybody writes is one problem", () => {
    expect(codes(`{"name":"${"x".repeat(2_000_001)}"}`)).toEqual(["document/too-large"]);
  });
});
