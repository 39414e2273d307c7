import { expect, test } from "vitest";
import { isSameBesidesDecks } from "../../project/besides-decks";
import { setCards } from "../../project/deck-lines";
import type { Files } from "../../project/project-text";

const set: Files = new Map([
  ["cardwright.json", "{}"],
  ["cards/owl.json", '{"name":"Owl"}'],
  ["decks/red.json", "{}"],
]);
const but = (...changes: [path: string, text: string | null][]): Files => {
  const files = new Map(set);
  for (const [path, text] of changes) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  return files;
};

test.each<[what: string, other: Files, isSame: boolean]>([
  ["nothing changes", but(), true],
  ["a deck changes", but(["decks/red.json", '{"name":"Red"}']), true],
  ["a deck comes", but(["decks/blue.json", "{}"]), true],
  ["a deck goes", but(["decks/red.json", null]), true],
  ["a card changes", but(["cards/owl.json", '{"name":"Eule"}']), false],
  ["a card comes", but(["cards/fox.json", "{}"]), false],
  ["a card goes", but(["cards/owl.json", null]), false],
  ["a card goes as a deck comes", but(["cards/owl.json", null], ["decks/owl.json", "{}"]), false],
  ["the project changes", but(["cardwright.json", '{"name":"Other"}']), false],
  ["a folder is called nearly so", but(["decks.json", "{}"]), false],
])("files are the same besides decks, or not, where %s", (_, other, isSame) => {
  expect(isSameBesidesDecks(set, other)).toBe(isSame);
  // Asked again, and the other way round.
  expect(isSameBesidesDecks(set, other)).toBe(isSame);
  expect(isSameBesidesDecks(other, set)).toBe(isSame);
});

test("the cards that a deck may take in are walked anew for a card, not for a deck", () => {
  const now = setCards(set, "hatch", undefined);
  expect(setCards(but(["decks/red.json", '{"name":"Red"}']), "hatch", undefined)).toBe(now);
  expect(setCards(but(["cards/owl.json", null]), "hatch", undefined)).not.toBe(now);
  const rules = {};
  expect(setCards(set, "hatch", rules)).not.toBe(setCards(set, "hatch", undefined));
});
