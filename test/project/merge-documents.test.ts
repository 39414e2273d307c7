import { expect, test } from "vitest";
import { mergeDocuments } from "../../project/versions/merge-documents";

/** A card that two people changed. */

const base = { name: "Brute", type: "unit", hp: 5, attack: 5, tags: ["a"], art: { file: "art/a.png", author: "A" } };
const merge = (mine: object | string, theirs: object | string, from: object | null = base) => {
  const text = (json: object | string) => (typeof json === "string" ? json : JSON.stringify(json));
  const path = "cards/brute.json";
  return mergeDocuments({ path, base: from && text(from), mine: text(mine), theirs: text(theirs) }, "castle-lanes");
};
const fields = (list: readonly { field: string }[] | undefined) => list?.map(({ field }) => field);

test("what only one of both changed is taken from each", () => {
  const merged = merge({ ...base, hp: 7 }, { ...base, attack: 6, art: { ...base.art, author: "B" } });
  expect([fields(merged?.mine), fields(merged?.theirs), merged?.clashes]).toEqual([
    ["/hp"],
    ["/attack", "/art/author"],
    [],
  ]);
  expect(JSON.parse(merged!.text(new Set()))).toMatchObject({ hp: 7, attack: 6, art: { author: "B" } });
});

test("where both say something else, it is asked; where both say the same, it isn't", () => {
  const merged = merge({ ...base, hp: 7, attack: 9 }, { ...base, hp: 8, attack: 9 });
  expect(merged?.clashes).toMatchObject([
    { field: "/hp", title: "Health", says: { base: "5", mine: "7", theirs: "8" } },
  ]);
  expect(JSON.parse(merged!.text(new Set()))).toMatchObject({ hp: 7, attack: 9 });
  expect(JSON.parse(merged!.text(new Set(["/hp"])))).toMatchObject({ hp: 8, attack: 9 });
});

test("what one took out and the other changed clashes, a list is one value, and what is gone goes", () => {
  const { art: _art, ...without } = base;
  const merged = merge({ ...without, tags: ["b"] }, { ...base, tags: ["c"], art: { ...base.art, author: "B" } });
  expect(fields(merged?.clashes)).toEqual(["/art/author", "/tags"]);
  const gone = merge({ ...base, hp: 7 }, without);
  expect(JSON.parse(gone!.text(new Set()))).toMatchObject({ hp: 7 });
  expect(gone!.text(new Set())).not.toContain('"art"');
});

test("a card that both made is merged; what is no text of a document isn't", () => {
  expect(fields(merge({ ...base, hp: 6 }, base, null)?.clashes)).toEqual(["/hp"]);
  expect(merge('{ "name": ', base)).toBeUndefined();
  expect(merge("null", base)).toBeUndefined();
});
