import { expect, test } from "vitest";
import { restoreAll, restoreCard } from "../../project/versions/restore";

/** Cards and whole sets as they were. */

const card = (name: string) => `{"name":"${name}"}`;
const now = new Map([
  ["cards/a.json", card("A 2")],
  ["cards/new.json", card("New")],
  ["decks/d.json", "{}"],
]);
const before = new Map([
  ["cards/a.json", card("A")],
  ["cards/gone.json", card("Gone")],
  ["decks/d.json", "{}"],
]);

test("one card comes back, comes again or goes, and what is the same stays untouched", () => {
  const changes = (id: string) => restoreCard(now, before, "castle-lanes", id).changes;
  expect(changes("a")).toEqual([{ path: "cards/a.json", text: card("A") }]);
  expect(changes("gone")).toEqual([{ path: "cards/gone.json", text: card("Gone") }]);
  expect(changes("new")).toEqual([{ path: "cards/new.json", text: null }]);
  expect(restoreCard(before, before, "castle-lanes", "a").changes).toEqual([]);
});

test("a card that was renamed since keeps its file, and its translations come back with it", () => {
  const version = new Map([
    ["cards/old.json", card("A")],
    ["translations/de/cards/old.json", "{}"],
  ]);
  const renamed = new Map([["cards/new.json", card("A 2")]]);
  expect(restoreCard(renamed, version, "castle-lanes", "old", "new").changes).toEqual([
    { path: "cards/new.json", text: card("A") },
    { path: "translations/de/cards/new.json", text: "{}" },
  ]);
});

test("everything comes back in one step", () => {
  expect(restoreAll(now, before, "1.2")).toEqual({
    label: "Restore all of 1.2",
    changes: [
      { path: "cards/a.json", text: card("A") },
      { path: "cards/new.json", text: null },
      { path: "cards/gone.json", text: card("Gone") },
    ],
  });
});
