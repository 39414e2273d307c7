import { expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { pieceLabel, printTitle, sheetLabel } from "../../press/small-print";
import { creditIn } from "../../project/languages/printed-words";
import { gameIds } from "../../schemas/game-id";

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
  credit: "Flask by somebody",
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

test("the edge of a sheet speaks the language of its cards", () => {
  const profile = { name: "Epson", flipEdge: "long" as const, backOffset: { x: 1, y: 0 } };
  const credit = creditIn("flask", "de");
  expect(sheetLabel({ ...words, profile, credit, language: "de" }).slice(2)).toEqual([
    "Seite {page} von {pages}",
    "Passmarken three-1: Quadrat 5 mm, Arme 5 × 1 mm, Abstand vom Rand 10 mm",
    "Epson (Rückseite +1 / 0 mm, lange Kante)",
    "Flask von Orasund, Regeln unter CC BY-NC 4.0. Symbole: game-icons.net, CC BY 3.0",
  ]);
});

test.each(gameIds)("whose work %s is, is said in German too", (game) => {
  expect(creditIn(game, "de")).not.toBe(cardGame(game).credit);
});
