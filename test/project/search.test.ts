import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatDocument } from "../../project/format";
import { type Files, readCard } from "../../project/project-text";
import { choicesIn, withChoice } from "../../project/search/choices";
import { beginningOf } from "../../project/search/days";
import { offersAt, withOffer } from "../../project/search/offers";
import { changesAskedIn, readSearch } from "../../project/search/read-search";
import { forgetSearch, saveSearch } from "../../project/search/saved-searches";
import { searchFor, slipProblems } from "../../project/search/search";
import { type SearchedIn, searchedCard, searchedIn, unreadCard } from "../../project/search/searched-card";
import { type SearchedVersions, versionNames } from "../../project/search/searched-versions";
import { valuesOf } from "../../project/search/values";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";

/** One language of searches, wherever cards are sought. */

const json = (value: unknown): string => JSON.stringify(value);

const finder = (files: Files, game: GameId, around: Partial<SearchedIn> = {}) => {
  const searched = searchedIn(files, game, "en", around);
  const entries = [...files.keys()]
    .filter((path) => path.startsWith("cards/"))
    .map((path) => {
      const id = path.slice("cards/".length, -".json".length);
      const card = cardAt<object>(files, path, game);
      return card ? searchedCard(id, card, searched) : unreadCard(id, files.get(path)!);
    });
  return {
    find: (query: string): string[] => {
      const search = searchFor(query, searched);
      return entries.filter((entry) => search.finds(entry)).map(({ id }) => id);
    },
    slips: (query: string) => searchFor(query, searched).slips.map(({ message }) => message),
    marked: (query: string) => searchFor(query, searched).slips.map(({ at, length }) => query.slice(at, at + length)),
  };
};

test("cards are found by what the lab says of them", () => {
  const marks: Record<string, { kind: string; isOld: boolean }> = {
    attack: { kind: "strong", isOld: true },
    profit: { kind: "untested", isOld: false },
  };
  const { find, slips } = finder(
    new Map([
      ["cardwright.json", json({ format: 1, game: "flask", name: "Test" })],
      ["cards/attack.json", json({ name: "Attack", composition: { R1: 1 } })],
      ["cards/profit.json", json({ name: "Profit", composition: { Y1: 1 } })],
    ]),
    "flask",
    { labOf: (id) => marks[id] },
  );
  expect(["lab:strong", "lab:old", "lab=untested", "-lab:strong"].map(find)).toEqual([
    ["attack"],
    ["attack"],
    ["profit"],
    ["profit"],
  ]);
  expect(slips("lab:strnog")).toEqual(["“strnog” is nothing that the lab finds (did you mean “strong”?)."]);
  expect(slips("lab:")).toEqual(["Something is missing after “lab:” (such as lab:strong)."]);
});

const flask = finder(
  new Map([
    ["cardwright.json", json({ format: 1, game: "flask", name: "Test" })],
    ["cards/attack.json", json({ name: "Attack", composition: { R1: 1 }, tags: ["red", "old hat"] })],
    [
      "cards/profit.json",
      json({ name: "Profit", composition: { Y1: 1 }, art: { icon: "coins", author: "Ann Äpfel" } }),
    ],
    ["cards/torn.json", "{ “not json”"],
    ["decks/main.json", json({ name: "Main line", cards: [{ card: "attack", count: 2 }] })],
  ]),
  "flask",
);

test("the cards of this test can be read", () =>
  expect(readCard("cards/attack.json", json({ name: "Attack", composition: { R1: 1 } }), "flask")).toBeDefined());

describe("a search", () => {
  test.each<[query: string, found: string[]]>([
    ["", ["attack", "profit", "torn"]],
    ["attack", ["attack"]],
    ["ATTÁCK", ["attack"]],
    ["code:Y1", ["profit"]],
    ["tag:red", ["attack"]],
    ["tag:", ["attack"]],
    ["-tag:red", ["profit", "torn"]],
    ['tag:"old hat"', ["attack"]],
    ["tag=red", ["attack"]],
    ["tag=old", []],
    ["tag!=red", ["profit", "torn"]],
    ['text:"-2 resources"', ["attack"]],
    ["cost:💥", ["attack", "profit"]],
    ["apfel", ["profit"]],
    ["artist:ann", ["profit"]],
    ["author:ann", ["profit"]],
    ["nothing:here", []],

    ["attack or profit", ["attack", "profit"]],
    ["attack | profit", ["attack", "profit"]],
    ["attack or", ["attack"]],
    ["(attack or profit) -tag:red", ["profit"]],
    ["-(attack or profit)", ["torn"]],
    ["tag:red or artist:ann cost>9", ["attack"]],
    ['"attack or profit"', []],
    ["(attack", ["attack"]],

    ["cost>1", ["profit"]],
    ["COST>1", ["profit"]],
    ["-cost>1", ["attack", "torn"]],
    ["cost<=2 worth>2", ["profit"]],
    ["worth-cost>0.2", ["profit"]],
    ["max(cost,1)>1", ["profit"]],
    ["cost:2", ["profit"]],
    ["cost:2-4", ["profit"]],
    ["cost:0..1", ["attack"]],
    ["R1=1", ["attack"]],
    ["r1:1", ["attack"]],
    ["composition.Y1>=1", ["profit"]],
    ["cost>", []],
    ["strength>1", []],
    ['"cost>1"', []],

    ["is:unused", ["profit", "torn"]],
    ["is:used", ["attack"]],
    ["is:unreadable", ["torn"]],
    ["has:art", ["profit"]],
    ["has:artist", ["profit"]],
    ["has:tag", ["attack"]],
    ["deck:main", ["attack"]],
    ["problem:", ["torn"]],
    ["problem:error", ["torn"]],
    ["has:problem", ["torn"]],
  ])("“%s”", (query, found) => {
    expect(flask.find(query)).toEqual(found);
  });

  test("of what is right tells no slip, also while it is being typed", () => {
    for (const query of [
      "attack or",
      "tag:",
      "(attack",
      '"attack',
      "tag:re",
      "cost>1",
      "-",
      "When hatched: draw",
      "cost!=2",
    ])
      expect(flask.slips(query), query).toEqual([]);
  });

  test.each([
    ["colur:red", "colur:red", /no “colur”/],
    ["tga:red", "tga:red", /did you mean “tag”/],
    ["strength>1", "strength", /no number of these cards/],
    ["wroth>1", "wroth", /did you mean “worth”/],
    ["cost>", "", /missing at the end/],
    ["is:unsued", "is:unsued", /did you mean “unused”/],
    ["has:", "has:", /missing after “has:”/],
    ["name>3", "name>3", /is no number/],
    ["worth:high", "worth:high", /is a number/],
    ["tag:red)", ")", /closes nothing/],
  ])("“%s” tells the slip", (query, marked, message) => {
    expect(flask.slips(query)).toEqual([expect.stringMatching(message)]);
    expect(flask.marked(query)).toEqual([marked]);
  });

  test("can be told as a problem of a list", () => {
    const search = searchFor("tga:red", searchedIn(new Map(), "flask"));
    expect(slipProblems("tga:red", search)).toMatchObject([{ code: "search/slip", severity: "warning" }]);
  });

  test("takes any text", () => {
    for (const text of [
      "(".repeat(500),
      ")".repeat(50),
      "-".repeat(99),
      '"'.repeat(7),
      "a:".repeat(400),
      "<=>".repeat(99),
    ])
      expect(() => readSearch(text)).not.toThrow();
  });
});

describe("what changed", () => {
  const since: Record<string, ReadonlySet<string>> = { "1.2": new Set(["attack"]), "": new Set(["profit"]) };
  const versions: SearchedVersions = {
    names: versionNames([{ version: "1.2" }], [{ kind: "tag", label: "v1" }]),
    changedSince: (asked) => (asked === "v1" ? "coming" : (since[asked] ?? "unknown")),
  };
  const { find, slips } = finder(
    new Map([
      ["cardwright.json", json({ format: 1, game: "flask", name: "Test" })],
      ["cards/attack.json", json({ name: "Attack", composition: { R1: 1 } })],
      ["cards/profit.json", json({ name: "Profit", composition: { Y1: 1 } })],
    ]),
    "flask",
    { versions },
  );
  test.each<[query: string, found: string[]]>([
    ["changed:1.2", ["attack"]],
    ['-changed:"1.2"', ["profit"]],
    ["changed:1.2 or code:Y1", ["attack", "profit"]],
    ["changed:", ["profit"]],
    ["changed:v1", ["attack", "profit"]],
  ])("“%s”", (query, found) => {
    expect(find(query)).toEqual(found);
    expect(slips(query)).toEqual([]);
  });
  test("since a version that is not there is a slip", () => {
    expect(slips("changed:1.3")).toEqual([expect.stringMatching(/did you mean “1.2”/)]);
    expect(flask.find("changed:")).toHaveLength(3);
    expect(flask.slips("changed:")).toEqual([expect.stringMatching(/changed:print/)]);
    expect(slips("changed>1.2")).toEqual([expect.stringMatching(/ask for changed:1.2/)]);
  });
  test("is known before the search is answered", () => {
    expect(changesAskedIn('changed:1.2 (-changed:"my tag" or tag:x) "changed:no"')).toEqual(["1.2", "my tag"]);
  });
});

/** A starter set, as the studio opens it. */
function starter(game: GameId) {
  const folder = `templates/${game}/starter`;
  const files = new Map([["cardwright.json", readFileSync(`${folder}/cardwright.json`, "utf8")]]);
  for (const kind of ["cards", "decks"])
    for (const file of readdirSync(`${folder}/${kind}`))
      files.set(`${kind}/${file}`, readFileSync(`${folder}/${kind}/${file}`, "utf8"));
  return { ...finder(files, game), files };
}

const fieldOf = (files: Files, field: string, value: unknown): string[] =>
  [...files]
    .filter(([path, text]) => path.startsWith("cards/") && JSON.parse(text)[field] === value)
    .map(([path]) => path.slice("cards/".length, -".json".length));

describe("what is printed is found by plain words", () => {
  test.each<[GameId, string, string, unknown]>([
    ["garden-incursion", "bees", "tribe", "Clover Bees"],
    ["castle-lanes", "primeval", "class", "Primeval Brood"],
    ["hatch", "hearthwing", "family", "Hearthwing"],
  ])("%s: “%s”", (game, word, field, value) => {
    const { find, files } = starter(game);
    const wanted = fieldOf(files, field, value);
    expect(find(word)).toEqual(expect.arrayContaining(wanted));
    expect(find(`${field}="${value}"`)).toEqual(wanted);
    expect(find(`${field}:${word}`)).toEqual(wanted);
  });
  test("kinds, flags and numbers of a game's cards have their names", () => {
    const { find, files } = starter("castle-lanes");
    const units = fieldOf(files, "type", "unit");
    expect(find("is:unit")).toEqual(units);
    expect(find("type:unit")).toEqual(expect.arrayContaining(units));
    expect(find("attack:2-3 is:unit").length).toBeGreaterThan(2);
    expect(find("attack>=2 attack<=3 is:unit")).toEqual(find("attack:2-3 is:unit"));
  });
});

describe("while one types", () => {
  const { files } = starter("castle-lanes");
  const searched = searchedIn(files, "castle-lanes");
  const said = (field: string) => [...valuesOf(field, files, searched).keys()];
  const offered = (text: string, caret = text.length) =>
    offersAt(text, caret, searched.fields, said).offers.map(({ text }) => text);
  const taken = (text: string, nth = 0) => {
    const { offers, ...placed } = offersAt(text, text.length, searched.fields, said);
    return withOffer(text, placed, offers[nth]!).text;
  };

  test("fields and what is said in them are offered", () => {
    expect(offered("rar")).toEqual(["rarity>"]);
    expect(offered("cla")).toContain("class:");
    expect(offered("class:")).toEqual(['class:"Star Expedition"', 'class:"Primeval Brood"']);
    expect(offered("class:bro")).toEqual(['class:"Primeval Brood"']);
    expect(offered("prim")).toContain('class:"Primeval Brood"');
    expect(offered("is:un")).toEqual(["is:unused", "is:unreadable"]);
    expect(offered("tag:x attack>3 cla")).toContain("class:");
    expect(offered("z")).toEqual([]);
  });
  test("every field that is offered can be asked for", () => {
    for (const text of offered("", 0)) expect(searchFor(`${text}1`, searched).slips, text).toEqual([]);
  });
  test("an offer takes the place of what was typed", () => {
    expect(taken("is:unit cla")).toBe("is:unit class:");
    expect(taken("-class:bro")).toBe('-class:"Primeval Brood" ');
    expect(taken("(class:bro")).toBe('(class:"Primeval Brood" ');
  });
  test("what is clicked is written, and taken out again", () => {
    const one = withChoice("dragon", "class", "Primeval Brood");
    expect(one).toBe('dragon class:"Primeval Brood"');
    const two = withChoice(one, "class", "Star Expedition");
    expect(two).toBe('dragon (class:"Primeval Brood" or class:"Star Expedition")');
    expect(choicesIn(two, "class")).toEqual(["Primeval Brood", "Star Expedition"]);
    expect(withChoice(withChoice(two, "class", "Primeval Brood"), "class", "Star Expedition")).toBe("dragon");
    expect(choicesIn("-class:x", "class")).toEqual([]);
  });
});

test("a search is kept under a name, in one place, and forgotten", () => {
  const { files } = starter("hatch");
  const kept = saveSearch(files, { name: "Strong", search: "power>90" }).changes[0]!.text!;
  const again = saveSearch(new Map([["cardwright.json", kept]]), { name: "Strong", search: "power>99" }).changes[0]!
    .text!;
  expect(JSON.parse(again).searches).toEqual([{ name: "Strong", search: "power>99" }]);
  expect(forgetSearch(new Map([["cardwright.json", again]]), "Strong").changes[0]!.text).toBe(
    formatDocument(JSON.parse(files.get("cardwright.json")!), "manifest", "hatch"),
  );
});

test.each([
  ["today", "2026-11-19"],
  ["yesterday", "2026-11-18"],
  ["2026-11", "2026-11-01"],
  ["2026", "2026-01-01"],
  ["2026-2-3", "2026-02-03"],
  ["2026-02-30", undefined],
  ["1.2", undefined],
])("“changed:%s” asks since %s", (said, day) => {
  const found = beginningOf(said, new Date(2026, 10, 19, 15, 30));
  const two = (part: number) => String(part).padStart(2, "0");
  expect(found && `${found.getFullYear()}-${two(found.getMonth() + 1)}-${two(found.getDate())}`).toBe(day);
});
