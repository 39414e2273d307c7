import { expect, test } from "vitest";
import { buildsOf, partNames, partOf } from "../../project/builds";
import { usualPrint } from "../../schemas/print-settings";

const manifest = '{"format":1,"game":"flask","name":"Tiny"}';
const own = '{"name":"Archive","parts":[{"make":{"kind":"bundle"}},{"make":{"kind":"bundle"},"name":"again"}]}';

test("every set can be built as the usual ones, unless its own file says otherwise", () => {
  const files = new Map([["cardwright.json", manifest]]);
  expect(buildsOf(files).map(({ id }) => id)).toEqual([
    "proof",
    "low-ink",
    "table",
    "print-shop",
    "cutting-machine",
    "tabletop-simulator",
    "tabletop-playground",
    "release",
  ]);
  const [first, ...others] = buildsOf(new Map([...files, ["builds/release.json", own]]));
  expect(first).toMatchObject({ id: "release", isOwn: true, build: { name: "Archive" } });
  expect(others.map(({ id }) => id)).not.toContain("release");
});

test("a build that can't be read leaves no usual one in its place", () => {
  const builds = buildsOf(
    new Map([
      ["cardwright.json", manifest],
      ["builds/proof.json", '{"name":"Proof","parts":[]}'],
    ]),
  );
  expect(builds.map(({ id }) => id)).not.toContain("proof");
});

test("no two parts have the same name", () => {
  const rules = { make: { kind: "rules", columns: 2 } } as const;
  expect(partNames({ name: "Three", parts: [rules, rules, { ...rules, name: "texts-2" }] })).toEqual([
    "texts",
    "texts-2",
    "texts-2-2",
  ]);
});

test("a part holds what isn't as usual, and nothing that goes by on the next print", () => {
  const settings = { ...usualPrint, bleed: 3, changed: true, skip: [1, 2] };
  expect(partOf({ kind: "sheets" }, settings)).toEqual({ make: { kind: "sheets" }, settings: { bleed: 3 } });
  expect(partOf({ kind: "credits" }, usualPrint)).toEqual({ make: { kind: "credits" } });
});
