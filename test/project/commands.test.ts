import { describe, expect, test } from "vitest";
import { checkProject } from "../../project/check";
import { createCard, deleteCards, duplicateCards, type PlannedEdit } from "../../project/commands";
import { createDeck, decksUsing, renameDeck, setCopies } from "../../project/deck-commands";
import { withDeckRepair } from "../../project/mend-deck";
import { slug } from "../../project/paths";
import { type Files, readCard } from "../../project/project-text";
import { renameCard } from "../../project/rename-card";

const json = (value: unknown): string => JSON.stringify(value);
const set: Files = new Map([
  ["cardwright.json", json({ format: 1, game: "flask", name: "Test" })],
  ["cards/attack.json", json({ name: "Attack", composition: { R1: 1 }, tags: ["red"] })],
  ["cards/profit.json", json({ name: "Profit", composition: { Y1: 1 } })],
  [
    "decks/main.json",
    json({
      name: "Main",
      cards: [
        { card: "attack", count: 3 },
        { card: "profit", count: 2 },
      ],
    }),
  ],
]);

function applied(files: Files, edit: PlannedEdit): Map<string, string> {
  const next = new Map(files);
  for (const { path, text } of edit.changes) {
    if (text === null) next.delete(path);
    else next.set(path, text);
  }
  return next;
}
const deckIn = (files: Files): unknown => JSON.parse(files.get("decks/main.json")!).cards;
const codes = (files: Files): string[] => checkProject(files).map(({ code }) => code);

describe("renaming a card", () => {
  const renamed = applied(set, renameCard(set, "flask", "attack", { name: "Strike", id: "strike" }));

  test("moves the file and rewrites the decks that use it", () => {
    expect([...renamed.keys()].filter((path) => path.startsWith("cards/")).sort()).toEqual([
      "cards/profit.json",
      "cards/strike.json",
    ]);
    expect(deckIn(renamed)).toEqual([
      { card: "strike", count: 3 },
      { card: "profit", count: 2 },
    ]);
    expect(codes(renamed)).not.toContain("deck/missing-card");
  });

  test("rewrites the cards whose effects name it", () => {
    const recruit = {
      name: "Recruit",
      type: "skill",
      abilities: [{ on: "play", do: { addCard: { card: "thief", to: "hand" } } }],
    };
    const lanes: Files = new Map([
      ["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test" })],
      ["cards/recruit.json", json(recruit)],
      ["cards/thief.json", json({ name: "Thief", type: "unit" })],
    ]);
    expect(codes(lanes)).toEqual([]);
    const after = applied(lanes, renameCard(lanes, "castle-lanes", "thief", { id: "burglar" }));
    expect(codes(after)).toEqual([]);
    expect(after.get("cards/recruit.json")).toContain('"burglar"');
    const without = new Map([...lanes].filter(([path]) => path !== "cards/thief.json"));
    expect(codes(without)).toEqual(["card/missing-card"]);
    const misspelled = new Map([...lanes, ["cards/recruit.json", json(recruit).replace("thief", "theif")]]);
    const [missing] = checkProject(misspelled);
    expect([missing?.where.field, missing?.message]).toEqual([
      "/abilities/0/do/addCard/card",
      expect.stringContaining("“theif” that isn't in the set (did you mean “thief”?)"),
    ]);
  });

  test("says where the content went, so that the old file is no loss", () => {
    const { changes } = renameCard(set, "flask", "attack", { id: "strike" });
    expect(changes.find(({ text }) => text === null)).toEqual({
      path: "cards/attack.json",
      text: null,
      movedTo: "cards/strike.json",
    });
  });

  test("keeps a file that can't be read as it is", () => {
    const broken = new Map(set).set("cards/attack.json", "{ nope");
    expect(applied(broken, renameCard(broken, "flask", "attack", { id: "strike" })).get("cards/strike.json")).toBe(
      "{ nope",
    );
  });
});

test("a new card takes a free file name", () => {
  expect(createCard(set, "flask", "Attack").path).toBe("cards/attack-2.json");
  expect(createCard(set, "flask", "Größe & Café!").path).toBe("cards/grosse-cafe.json");
  expect(createCard(set, "flask", "火").path).toBe("cards/card.json");
});

test("a new card or deck gets a file name that every computer can store beside the others", () => {
  expect(createCard(set, "flask", "Con").path).toBe("cards/the-con.json");
  expect(createDeck(set, "flask", "NUL").path).toBe("decks/the-nul.json");
  const loud: Files = new Map([
    ["cards/ATTACK.json", "{}"],
    ["decks/Red.json", json({ name: "Red", cards: [] })],
    ...set,
  ]);
  expect(createCard(new Map([["cards/PROFIT.json", "{}"]]), "flask", "Profit").path).toBe("cards/profit-2.json");
  expect(createDeck(loud, "flask", "Red").path).toBe("decks/red-2.json");
  expect(renameDeck(loud, "flask", "Red", "red").path).toBe("decks/red.json");
});

test("what can be undone names a card as people do", () => {
  const labels = [duplicateCards(set, "flask", ["attack"]), deleteCards(set, "flask", ["attack"], false)];
  expect(labels.map(({ label }) => label)).toEqual(["Duplicate Attack", "Delete Attack"]);
});

test("copies of a card get numbers in name and file", () => {
  const twice = applied(
    applied(set, duplicateCards(set, "flask", ["attack"])),
    duplicateCards(applied(set, duplicateCards(set, "flask", ["attack"])), "flask", ["attack-2"]),
  );
  expect(
    ["attack-2", "attack-3"].map(
      (id) => readCard<{ name: string }>(`cards/${id}.json`, twice.get(`cards/${id}.json`)!, "flask")?.name,
    ),
  ).toEqual(["Attack 2", "Attack 3"]);
});

describe("deleting a card", () => {
  test("leaves the decks and reports the gap", () => {
    expect(codes(applied(set, deleteCards(set, "flask", ["attack"], false)))).toContain("deck/missing-card");
  });
  test("takes it out of the decks on request", () => {
    expect(deleteCards(set, "flask", ["attack"], true).label).toBe("Delete Attack");
    expect(deckIn(applied(set, deleteCards(set, "flask", ["attack"], true)))).toEqual([{ card: "profit", count: 2 }]);
  });
});

test("copies in a deck are set in place, added at the end, and taken out at none", () => {
  expect(deckIn(applied(set, setCopies(set, "flask", "main", "attack", 1)))).toEqual([
    { card: "attack", count: 1 },
    { card: "profit", count: 2 },
  ]);
  expect(deckIn(applied(set, setCopies(set, "flask", "main", "other", 2)))).toHaveLength(3);
  expect(deckIn(applied(set, setCopies(set, "flask", "main", "attack", 0)))).toEqual([{ card: "profit", count: 2 }]);
});

describe("what lies beside a deck, and what is said of its lines", () => {
  const beside = new Map(set).set(
    "decks/main.json",
    json({
      name: "Main",
      cards: [{ card: "profit", count: 2, locked: true, pile: "Income" }],
      side: [{ card: "attack", count: 1 }],
      maybe: [
        { card: "attack", count: 3 },
        { card: "profit", count: 1 },
      ],
      cover: "attack",
      folder: "Club",
      tags: ["quick"],
    }),
  );
  const deck = (files: Files) => JSON.parse(files.get("decks/main.json")!);

  test("no rule looks there", () => {
    expect(codes(beside).filter((code) => code.startsWith("deck/") || code.startsWith("document/"))).toEqual([]);
  });
  test("stays with its line when copies are set or mended", () => {
    const line = { card: "profit", count: 5, locked: true, pile: "Income" };
    expect(deckIn(applied(beside, setCopies(beside, "flask", "main", "profit", 5)))).toEqual([line]);
    const mended = withDeckRepair(deck(beside), { do: "add", card: "profit", copies: 3, label: "Add 3" });
    expect((mended as { cards: unknown }).cards).toEqual([line]);
  });
  test("is counted where it lies, and is written only if there is something", () => {
    const without = applied(beside, setCopies(beside, "flask", "main", "attack", 0, "side"));
    expect(deck(without)).not.toHaveProperty("side");
    expect(deck(without).maybe).toHaveLength(2);
  });
  test("follows a card's new name, and goes with it", () => {
    expect(decksUsing(beside, "flask", ["attack"]).map(({ id }) => id)).toEqual(["main"]);
    const renamed = deck(applied(beside, renameCard(beside, "flask", "attack", { id: "strike" })));
    expect([renamed.side, renamed.maybe[0].card, renamed.cover]).toEqual([
      [{ card: "strike", count: 1 }],
      "strike",
      "strike",
    ]);
    const left = deck(applied(beside, deleteCards(beside, "flask", ["attack"], true)));
    expect([left.side, left.maybe, left.cover]).toEqual([undefined, [{ card: "profit", count: 1 }], undefined]);
  });
});

describe("checking a project", () => {
  test("one bad card hides nothing about the others", () => {
    const broken = new Map(set)
      .set("cards/attack.json", "{")
      .set("cards/Bad Name.json", json({ name: "", composition: {} }));
    const found = checkProject(broken);
    expect(new Set(found.map(({ code, where }) => `${code} ${where.file}`))).toEqual(
      new Set([
        "document/not-json cards/attack.json",
        "deck/unreadable-card decks/main.json",
        "flask/deck-size decks/main.json",
        "card/bad-id cards/Bad Name.json",
        "flask/no-base-cards cards/Bad Name.json",
        "flask/unnamed-card cards/Bad Name.json",
      ]),
    );
  });

  test("names a picture that isn't there, if pictures are known", () => {
    const files = new Map(set).set(
      "cards/attack.json",
      json({ name: "Attack", composition: { R1: 1 }, art: { file: "art/a.png" } }),
    );
    const at = (assets: Set<string>) =>
      checkProject(files, assets).filter(({ code }) => code === "card/missing-picture");
    expect(at(new Set())).toHaveLength(1);
    expect(at(new Set(["art/a.png"]))).toHaveLength(0);
  });

  test("says when a deck lists a card twice, and judges the copies together", () => {
    const cards = [
      { card: "attack", count: 2 },
      { card: "attack", count: 2 },
    ];
    const files = new Map(set).set("decks/main.json", json({ name: "Main", cards }));
    expect(codes(files)).toEqual(["deck/repeated-card", "flask/deck-size", "flask/too-many-similar"]);
  });

  test("notes cards that share a name", () => {
    const files = new Map(set).set("cards/other.json", json({ name: "Attack", composition: { R2: 1 } }));
    expect(checkProject(files).find(({ code }) => code === "card/same-name")?.message).toBe(
      "2 cards are called Attack.",
    );
  });

  test("two cards of something that a table has one of", () => {
    const sheet = (name: string, tribe: string) => json({ name, type: "skills", tribe, text: "Do it." });
    const files = new Map([
      ["cardwright.json", json({ format: 1, game: "garden-incursion", name: "Test" })],
      ["cards/ants.json", sheet("Ants", "Copperhill Ants")],
      ["cards/bees.json", sheet("Bees", "Clover Bees")],
      ["cards/wasps.json", sheet("Wasps", "Copperhill Ants")],
    ]);
    expect(checkProject(files).find(({ code }) => code === "card/only-one")).toMatchObject({
      message: "Wasps and Ants are both the skill sheet of Copperhill Ants; the table has room for one.",
      where: { file: "cards/wasps.json", card: "wasps" },
    });
  });

  test("words stand behind the right article", () => {
    const files = new Map([
      ["cardwright.json", json({ format: 1, game: "garden-incursion", name: "Test" })],
      ["cards/yank.json", json({ name: "Yank", type: "ability", tribe: "Ants", text: "Pull.", defence: 1 })],
    ]);
    expect(checkProject(files).map(({ message }) => message)).toContain(
      "Yank has defence, which an ability does not use or print.",
    );
  });

  test("a folder without cardwright.json says so", () => expect(codes(new Map())).toEqual(["project/no-manifest"]));
});

describe("the house rules of a project", () => {
  const withRules = (options: object): string[] =>
    codes(
      new Map([
        ["cardwright.json", json({ format: 1, game: "flask", name: "Test", options })],
        ["cards/attack.json", json({ name: "Attack", composition: { R1: 4 } })],
        ["decks/main.json", json({ name: "Main", cards: [{ card: "attack", count: 10 }] })],
      ]),
    );
  test("are those by which its cards and decks are judged", () => {
    expect(withRules({})).toEqual(["flask/too-many-of-a-base", "flask/deck-size", "flask/too-many-similar"]);
    expect(withRules({ maxPerBase: 4, deckSize: 10, maxSimilar: 10 })).toEqual([]);
  });
  test("may be those of a preset, with some of its own", () => {
    const problems = (options: object) =>
      checkProject(new Map([["cardwright.json", json({ format: 1, game: "castle-lanes", name: "Test", options })]]));
    expect(problems({ preset: "revised-2025", castleHp: 9 })).toEqual([]);
    expect(problems({ preset: "revised" })).toMatchObject([
      { code: "options/out-of-range", hint: "It takes seed, revised-2025." },
    ]);
  });
  test("are told off where they can't be had, and the usual ones hold", () => {
    expect(withRules({ maxPerBase: 99 })).toContain("options/out-of-range");
    expect(withRules({ maxPerBase: 99 })).toContain("flask/too-many-of-a-base");
    expect(withRules({ luck: 1 })).toContain("options/unknown");
  });
});

test.each([
  ["Très Dangerous!", "tres-dangerous"],
  ["  --A--B  ", "a-b"],
  ["火", "card"],
])("the file name of “%s” is %s", (name, id) => expect(slug(name, "card")).toBe(id));
