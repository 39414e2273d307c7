import fc from "fast-check";
import { expect, test } from "vitest";
import { contains, isEqual, showJson } from "../../engine/core/json-equality";
import { clonePlain, hashPlain } from "../../engine/core/plain";

test("a copy is equal and shares nothing", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = clonePlain(value);
      expect(copy).toEqual(value);
      if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

test("what goes through JSON keeps its hash", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const back = JSON.parse(JSON.stringify(value));
      expect(hashPlain(back)).toBe(hashPlain(value));
    }),
  );
});

test("a hole in a list counts as null, as it does in JSON", () => {
  const holed: (number | null)[] = [];
  holed[2] = 7;
  expect(hashPlain(holed)).toBe(hashPlain([null, null, 7]));
});

// Fingerprints in saved matches depend on these.
test.each<[unknown, string]>([
  [null, "000c554081884675"],
  [0, "eb741d641b6a90d9"],
  ["Flask", "79549867673deb76"],
  [[1, 2, 3], "63e266d64f8e2ffb"],
  [{ a: { b: [true, "x"] } }, "ba0856c01599bb04"],
])("the hash of %j is what it has always been", (value, hash) => expect(hashPlain(value)).toBe(hash));

test("different values have different hashes", () => {
  const values = [
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    2 ** 40,
    "",
    "1",
    [],
    [0],
    [[]],
    {},
    { a: 1 },
    { a: "1" },
    { b: 1 },
    [1, 2],
    [2, 1],
    ["ab"],
    ["a", "b"],
  ];
  expect(new Set(values.map(hashPlain)).size).toBe(values.length);
});

test("the order of keys makes no difference", () =>
  expect(hashPlain({ a: 1, b: [2] })).toBe(hashPlain({ b: [2], a: 1 })));

test("parts are found in lists, texts and objects", () => {
  expect(contains(["a", "b"], "b")).toBe(true);
  expect(contains([{ id: 1, n: 2 }], { n: 2 })).toBe(true);
  expect(contains("a thief", "thief")).toBe(true);
  expect(contains({ a: 1, b: 2 }, { a: 1 })).toBe(true);
  expect(contains(5, 5)).toBe(false);
  expect(contains(undefined, "a")).toBe(false);
  expect(isEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isEqual([], {})).toBe(false);
});

test("long values are cut in sentences", () => expect(showJson("x".repeat(500)).length).toBe(200));

test("a copy keeps even a key that JavaScript gives a meaning of its own", () => {
  const value = JSON.parse('{"__proto__": {"a": [1]}, "b": 2}');
  expect(JSON.stringify(clonePlain(value))).toBe(JSON.stringify(value));
});
