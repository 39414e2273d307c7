import { expect, test } from "vitest";
import { pieceLabel, printTitle, sheetLabel } from "../../press/small-print";

test.each([
  ["Alchemy", undefined, "Alchemy"],
  ["Alchemy", "Red", "Alchemy: Red"],
  ["Alchemy", "Alchemy", "Alchemy"],
])("a print of the set %s and the deck %s is called %s", (set, deck, title) => {
  expect(printTitle(set, deck)).toBe(title);
});

const words = {
  settings: { label: "Draft", registration: "three-1" },
  set: { name: "Alchemy", version: "0.4" },
  title: "Alchemy: Red",
  profile: undefined,
  game: { credit: "Flask by somebody" },
};

test("the edge of a sheet says one's own words first, and whose work it is last", () => {
  const label = sheetLabel(words);
  expect(label.slice(0, 3)).toEqual(["Draft", "Alchemy · 0.4", "page {page} of {pages}"]);
  expect(label[3]).toContain("registration three-1");
  expect(label.at(-1)).toBe("Flask by somebody. Icons: game-icons.net, CC BY 3.0");
});

test("a set without a name is called as its print, and pieces count their own sheets", () => {
  const label = pieceLabel({ ...words, settings: {}, set: undefined });
  expect(label).toEqual(["Alchemy: Red", "Flask by somebody. Icons: game-icons.net, CC BY 3.0"]);
});
