import { expect, test } from "vitest";
import { deckCode } from "../../engine/decks/code/deck-code";
import { bringInDeck, replaceDeck } from "../../project/deck-lists/bring-in";
import { deckSheets, holdsOnlyDecks } from "../../project/deck-lists/deck-sheets";
import { isTableOfDecks } from "../../project/deck-lists/read-deck-table";
import { lineProblems, readHandedDeck } from "../../project/deck-lists/read-handed";
import { cardIds, type Files } from "../../project/project-text";
import { readDelimited, writeDelimited } from "../../project/tables/delimited";
import { planDecks, tableOfDeck } from "../../project/tables/plan-decks";
import { readXlsx } from "../../project/tables/xlsx/read-xlsx";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";

/** A deck that somebody hands over as a text: what it is, what it holds, and what becomes of it. */

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const cards = { thief: "Thief", wolf: "Wolf", guard: "Guard", "guard-2": "Guard" };
const base: Files = new Map([
  ["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test" })],
  ...Object.entries(cards).map(([id, name]) => [`cards/${id}.json`, json({ type: "skill", name, cost: 1 })] as const),
]);
const kept = {
  name: "Old",
  cards: [
    { card: "thief", count: 3, locked: true, pile: "First" },
    { card: "wolf", count: 2 },
  ],
  side: [{ card: "guard", count: 1 }],
  maybe: [{ card: "guard-2", count: 1 }],
  cover: "thief",
  folder: "Tried",
  tags: ["fast"],
};
const files: Files = new Map(base).set("decks/old.json", json(kept));
const read = (text: string) => readHandedDeck(files, "castle-lanes", text);
const linesOf = (text: string) =>
  read(text).lines.map(({ zone, count, card, name }) => [zone, count, card ?? `? ${name}`]);
const sheetsOf = (bytes: Uint8Array) => {
  const sheets = readXlsx("deck.xlsx", bytes);
  return sheets.ok ? sheets.value : [];
};
const deckIn = (changes: readonly { path: string; text: string | null }[], path: string) =>
  JSON.parse(changes.find((change) => change.path === path)!.text!);

test("of a workbook the sheets that have decks are read, the one called so first, wherever they stand", () => {
  const notes = { name: "Notes", rows: [["Todo"], ["More wolves"]] };
  const deckOn = (name: string) => ({
    name,
    rows: [
      ["count", "name"],
      ["2", "Wolf"],
    ],
  });
  const namesOf = (...sheets: { name: string; rows: string[][] }[]) =>
    deckSheets(sheetsOf(writeXlsx(sheets))).map(({ name }) => name);
  expect(namesOf(notes, deckOn("Mine"), deckOn("Deck"))).toEqual(["Deck", "Mine"]);
  expect(namesOf(notes)).toEqual(["Notes"]);
  expect(linesOf(deckSheets(sheetsOf(writeXlsx([notes, deckOn("Mine")])))[0]!.text)).toEqual([["cards", 2, "wolf"]]);
});

test.each([
  ["a deck as it is saved", "deck,name,card,count,called,zone\nold,Old,thief,3,Thief,cards\n", true],
  ["one of another program", "Quantity,Card name\n3,Thief\n", true],
  ["cards with a number of copies", "id,name,cost,copies\nthief,Thief,1,3\n", false],
  ["cards", "id,name\nthief,Thief\n", false],
])("a table of %s is one of decks alone, or not", (_, text, isOfDecks) => {
  expect(isTableOfDecks(text)).toBe(isOfDecks);
  const rows = readDelimited(text).rows.map(({ cells }) => cells);
  const cardsBeside = [
    { name: "Deck", rows },
    {
      name: "Cards",
      rows: [
        ["id", "cost"],
        ["thief", "1"],
      ],
    },
  ];
  expect(holdsOnlyDecks(sheetsOf(writeXlsx([{ name: "Deck", rows }])))).toBe(isOfDecks);
  expect(holdsOnlyDecks(sheetsOf(writeXlsx(cardsBeside)))).toBe(false);
});

test("a list, a code and a deck's file are told by themselves", () => {
  const code = deckCode("castle-lanes", [{ card: "wolf", count: 2 }], cardIds(files));
  expect([read("2 Wolf").form, read(` ${code}\n`).form, read(json(kept)).form]).toEqual(["list", "code", "deck"]);
  expect(linesOf(code)).toEqual([["cards", 2, "wolf"]]);
  expect(linesOf(json({ ...kept, side: [{ card: "wolff", count: 1 }], maybe: undefined }))).toEqual([
    ["cards", 3, "thief"],
    ["cards", 2, "wolf"],
    ["side", 1, "? wolff"],
  ]);
});

test.each([
  ["", []],
  ["# only a remark", ["deck-list/no-deck"]],
  ['{ "cards": ', ["deck-list/not-json"]],
  ['{ "cards": 7 }', ["deck-list/not-json"]],
  ["1abcdefgh", ["deck-code/damaged"]],
  ["1 Thief\n".repeat(2001), ["deck-list/too-long"]],
])("%j is told as what it is", (text, codes) => expect(read(text).problems.map(({ code }) => code)).toEqual(codes));

test("a line that names no card, or several, says what may be meant", () => {
  const problems = lineProblems(read("3 Thief\n1 Theif\n2 Guard").lines);
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ["deck-list/no-such-card", expect.stringContaining("Did you mean “Thief”?")],
    ["deck-list/several-cards", expect.stringContaining("guard, guard-2")],
  ]);
});

test("a new deck has its lines in their zones, each card once", () => {
  const lines = [
    { card: "wolf", count: 2, zone: "cards" },
    { card: "wolf", count: 1, zone: "cards" },
    { card: "thief", count: 1, zone: "side" },
  ] as const;
  const { changes, path } = bringInDeck(files, "castle-lanes", { name: "Old", lines, newCards: [] });
  expect(path).toBe("decks/old-2.json");
  expect(deckIn(changes, path!)).toMatchObject({
    name: "Old",
    cards: [{ card: "wolf", count: 3 }],
    side: [{ card: "thief", count: 1 }],
  });
});

test("a deck that is replaced keeps what the text says nothing of", () => {
  const lines = [
    { card: "guard", count: 1, zone: "cards" },
    { card: "thief", count: 2, zone: "cards" },
  ] as const;
  const { changes } = replaceDeck(files, "castle-lanes", "old", { lines, newCards: [] });
  const [guard, thief] = [
    { card: "guard", count: 1 },
    { ...kept.cards[0], count: 2 },
  ];
  expect(deckIn(changes, "decks/old.json")).toEqual({ ...kept, cards: [guard, thief] });
});

test("a table that changes a deck's cards leaves the rest of it alone", () => {
  const { rows } = readDelimited("deck,card,count\nold,thief,2\nold,guard,1\n");
  const names = new Map(Object.keys(cards).map((id) => [id, id]));
  const { changes } = planDecks(files, "castle-lanes", rows, { mode: "update", cards: names });
  const [thief, guard] = [
    { ...kept.cards[0], count: 2 },
    { card: "guard", count: 1 },
  ];
  expect(deckIn(changes, "decks/old.json")).toEqual({ ...kept, cards: [thief, guard] });
});

test("a deck saved as a table comes in again as it was, with what lies beside it; also one that another program wrote", () => {
  const table = tableOfDeck("old", kept, (card) => cards[card as keyof typeof cards]);
  const lines = [
    ["cards", 3, "thief"],
    ["cards", 2, "wolf"],
    ["side", 1, "guard"],
    ["maybe", 1, "guard-2"],
  ];
  const text = writeDelimited(table, ",");
  expect(read(text)).toMatchObject({ form: "table", name: "Old" });
  expect(linesOf(text)).toEqual(lines);
  const [sheet] = sheetsOf(writeXlsx([{ name: "Deck", rows: table }]));
  expect(
    linesOf(
      writeDelimited(
        sheet!.rows.map(({ cells }) => cells),
        "\t",
      ),
    ),
  ).toEqual(lines);
  expect(linesOf("Quantity;Name;Set\n2;Wolf;base\n1;Theif;base")).toEqual([
    ["cards", 2, "wolf"],
    ["cards", 1, "? Theif"],
  ]);
  // As a table of decks only what rules look at is the deck.
  const { changes } = planDecks(base, "castle-lanes", readDelimited(text).rows, {
    mode: "mirror",
    cards: new Map(Object.keys(cards).map((id) => [id, id])),
  });
  expect(deckIn(changes, "decks/old.json").cards).toEqual(kept.cards.map(({ card, count }) => ({ card, count })));
});
