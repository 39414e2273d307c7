// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Draft } from "../../engine/core/scenario-writing";
import { tableKeys } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { playableGames } from "../../engine/games/play-registry";
import { positionsOf, runTests } from "../../renderer/table/engine/before-match";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import type { Outcome } from "../../renderer/table/engine/messages";
import { matchIn, planImport } from "../../renderer/table/saved/match-files";
import { piecesOn } from "../../renderer/table/situation/places";
import {
  anotherOf,
  fieldsOf,
  fieldTitle,
  kindOf,
  type Written,
  withCard,
} from "../../renderer/table/situation/position-schema";
import { positionIn, positionText } from "../../renderer/table/situation/position-text";
import type { GameId } from "../../schemas/game-id";
import { starterSupply } from "../engine/starter";

/** A situation that is set up by hand, as the worker judges it and as a text that people send each other. */

const wish = (position: object) => ({
  game: "castle-lanes" as const,
  supply: starterSupply("castle-lanes"),
  position: position as Json,
  viewer: null,
});
const given = { players: [{ hand: ["thief"] }, {}], units: [{ card: "brute", at: "F4" }] };

/** What one of the things in a list of a position is, by its schema. */
function itemOf(game: GameId, path: string): Written {
  let schema = positionsOf({ game }).schema as unknown as { properties: Record<string, never> };
  for (const field of path.split("/")) {
    const { items } = schema.properties[field]! as { items: typeof schema };
    schema = items;
  }
  return schema as unknown as Written;
}

test("a move to where nothing can lie is refused in words", () => {
  const moved = { ...wish(given), moved: { instance: 1001 }, target: { key: "place nowhere" } };
  expect(new MatchDesk().move(moved)).toMatchObject({ ok: false, problems: [{ code: "match/no-place" }] });
});

test.each(playableGames)(
  "what the rules say against a position of %s that a hand made is said in the game's words",
  (game) => {
    const about = { game, supply: starterSupply(game), viewer: null };
    const { empty, schema } = positionsOf({ game });
    const begun = new MatchDesk().situation({ ...about, position: empty });
    if (!begun.ok) throw new Error(begun.problems[0]!.message);
    const { written, snapshot } = begun.value;
    const { properties } = schema as unknown as { properties: Record<string, { items?: { properties?: object } }> };
    const pieces = Object.entries(properties).filter(([, { items }]) => "at" in (items?.properties ?? {}));
    const said = new Set<string>();
    const hear = (outcome: Outcome<unknown>): void => {
      if (!outcome.ok) for (const { message, hint = "" } of outcome.problems) said.add(`${message} ${hint}`);
    };
    const [place] = snapshot.table.boards.flatMap(({ places }) => places);
    const target = place ? { key: tableKeys.place(place.id) } : { at: [0, 0] as const };
    for (const card of Object.keys(about.supply.cards))
      hear(new MatchDesk().move({ ...about, position: written, moved: { card }, target }));
    const [card] = Object.keys(about.supply.cards);
    const fields: object[] = [
      { active: 2 },
      { step: "nonsense" },
      { players: [{}] },
      { players: [{ hand: ["nonsense"] }, {}] },
      { players: [{ hand: [] }, { hand: 7 }] },
      ...pieces.flatMap(([list]) =>
        [{}, { card }, { card, at: "nonsense" }, { card, at: [0, 0], owner: 3 }].map((each) => ({ [list]: [each] })),
      ),
    ];
    for (const each of fields)
      hear(new MatchDesk().situation({ ...about, position: { ...(written as object), ...each } as Json }));
    expect(said.size).toBeGreaterThan(3);
    const code = /[a-z][A-Z]|\/\w|\[|\d{4}|\bplayer 0\b/;
    const ids = Object.keys(about.supply.cards).filter((id) => id.includes("-"));
    const unclear = [...said].filter((words) => code.test(words) || ids.some((id) => words.includes(id)));
    expect(unclear).toEqual([]);
  },
);

test("beds are things with a kind and a crop, of which there can be more; what was revealed is a list for each player", () => {
  const { properties } = positionsOf({ game: "battle-farm" }).schema as unknown as {
    properties: { players: { items: { properties: Record<string, never> } } };
  };
  const beds = kindOf(properties.players.items.properties["beds"]!, [{ bed: "common" }]);
  if (beds.kind !== "things") throw new Error(beds.kind);
  expect(anotherOf(beds.item)).toEqual({ made: {} });
  const garden = positionsOf({ game: "garden-incursion" }).schema as unknown as { properties: Record<string, never> };
  const fallen = kindOf(garden.properties["fallen"]!, undefined);
  expect(fallen).toMatchObject({ kind: "lists" });
  expect(kindOf("item" in fallen ? fallen.item : {}, undefined)).toEqual({ kind: "seats" });
});

test.each([
  ["hatch", "players/eggs", "hatchling", "card"],
  ["hatch", "boosts", "hatchling", "card"],
  ["flask", "players/piles", "R1 - R1", "cards"],
] as const)("of what %s calls %s there can be one more, once its card is chosen", (game, path, card, field) => {
  const another = anotherOf(itemOf(game, path))!;
  expect(another.card).toBe(field);
  expect(withCard(another, card)).toMatchObject({ [field]: field === "cards" ? [card] : card });
});

test("links and markers begin with pieces that are there, and name them", () => {
  const known = {
    names: ["Ann", "Ben"],
    pieces: [
      { id: 1001, name: "Queen, Ann" },
      { id: 1003, name: "Queen, Ben" },
    ],
  };
  expect(anotherOf(itemOf("garden-incursion", "links"), known)).toEqual({ made: { defender: 1001, target: 1003 } });
  expect(anotherOf(itemOf("garden-incursion", "links"))).toBeUndefined();
  expect(anotherOf(itemOf("garden-incursion", "markers"), known)?.made).toMatchObject({ on: "object 1001", by: 0 });
  const { on } = (itemOf("garden-incursion", "markers")["properties"] ?? {}) as Record<string, never>;
  const kind = kindOf(on!, undefined, known);
  if (kind.kind !== "named") throw new Error(kind.kind);
  expect(kind.things.map(({ value }) => value)).toEqual(["object 1001", "object 1003", "player 0", "player 1"]);
});

test("a link goes with the piece that is taken off the table; what no field can bear is refused", () => {
  const about = { game: "garden-incursion" as const, supply: starterSupply("garden-incursion"), viewer: null };
  const players = ["amber-sovereign", "amber-sovereign"].map((queen) => ({ queen }));
  const lay = (more: object) =>
    new MatchDesk().situation({ ...about, position: { players, ...more } as unknown as Json });
  const links = [{ defender: 1001, target: 1002 }];
  const markers = [{ colour: "green", on: "object 1003", by: 0 }];
  const begun = lay({ links, markers, objects: [{ id: 1003, card: "bumble-bruiser", at: [3000, 2000] }] });
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  expect(begun.value.written).toMatchObject({ links: [{ defender: 1001, target: 1002 }], markers });
  const without = new MatchDesk().move({
    ...about,
    position: begun.value.written,
    moved: { instance: 1003 },
    target: null,
  });
  if (!without.ok) throw new Error(without.problems[0]!.message);
  expect(without.value.written).not.toHaveProperty("markers");
  const [ability] = Object.entries(about.supply.cards).find(
    ([, card]) => (card as { type: string }).type === "ability",
  )!;
  expect(lay({ objects: [{ card: ability, at: [3000, 2000] }] })).toMatchObject({
    problems: [{ message: expect.stringContaining("is no creature, structure or queen") }],
  });
});

test("pieces on the table are told apart by whose they are, and by their order", () => {
  const position = { units: [1, 2].map(() => ({ card: "brute", at: "F4", owner: 0 })), players: [{}, {}] };
  const begun = new MatchDesk().situation(wish(position));
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  const { snapshot, written, cards, names } = begun.value;
  expect(piecesOn(snapshot.table, written, cards).map(({ name }) => name)).toEqual([
    `Brute, ${names[0]} (1)`,
    `Brute, ${names[0]} (2)`,
  ]);
});

test("the rules say what a situation can't be, and write out what it is", () => {
  const fallen = new MatchDesk().situation(wish({ players: [{ castle: 0 }, {}] }));
  expect(fallen).toMatchObject({ ok: false, problems: [{ message: expect.stringContaining("a castle has fallen") }] });
  const desk = new MatchDesk();
  expect(desk.situation(wish(given))).toMatchObject({ ok: true, value: { written: { units: [{ at: "F4", hp: 5 }] } } });
  const { value } = desk.position() as { value: Json };
  expect(new MatchDesk().situation(wish(value as object)).ok).toBe(true);
});

test("a position is copied as text and read again, for its own game only", () => {
  const position = given as unknown as Json;
  expect(positionIn(positionText("castle-lanes", position), "castle-lanes")).toEqual({ position });
  expect(positionIn(positionText("hatch", position), "castle-lanes")).toEqual({
    refused: "That is a position of Hatch.",
  });
  expect(positionIn(JSON.stringify({ game: "castle-lanes", name: "A test", given }), "castle-lanes")).toEqual({
    position,
  });
  expect(positionIn("hello", "castle-lanes")).toMatchObject({ refused: expect.stringContaining("no position") });
});

test.each(playableGames)("every field of a position of %s has a control", (game) => {
  const { schema } = positionsOf({ game });
  const { properties } = schema as { properties: Record<string, never> };
  const unknown = Object.entries(properties).filter(
    ([field, of]) => !["options", "cards", "result"].includes(field) && kindOf(of, undefined).kind === "text",
  );
  expect(unknown.map(([field]) => field)).toEqual([]);
});

test.each(playableGames)("a position of %s that began with nothing is written out, and can be read again", (game) => {
  const about = { game, supply: starterSupply(game), viewer: null };
  const begun = new MatchDesk().situation({ ...about, position: positionsOf({ game }).empty });
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  const again = new MatchDesk().situation({ ...about, position: begun.value.written });
  expect(again).toMatchObject({ ok: true, value: { written: begun.value.written } });
});

test.each(playableGames)("every phase of %s that a position may stand in is told in words", (game) => {
  const { schema, steps } = positionsOf({ game });
  const { properties } = schema as { properties: Record<string, Record<string, Json>> };
  expect(Object.keys(properties["step"]!["x-labels"] as object)).toEqual(expect.arrayContaining([...steps]));
});

test("players are chosen by name, and what only older files say is not asked for", () => {
  const { properties } = positionsOf({ game: "castle-lanes" }).schema as { properties: Record<string, never> };
  const { asked, units } = properties as Record<string, { title: string; items: { properties: object } }>;
  expect(kindOf(asked as never, 1)).toEqual({ kind: "seat" });
  expect(fieldTitle("asked", asked as never)).toBe("Who exchanges cards");
  const shown = fieldsOf(units!.items.properties as never).map(([field, of]) => fieldTitle(field, of));
  expect(shown).toContain("Marches every");
  expect(shown).not.toContain("Every");
});

test("a position in which nothing was played is a test of what is so", () => {
  const { draft } = new MatchDesk().draftSituation(wish(given)) as { draft: Draft };
  expect(draft.scenario.when).toEqual([]);
  const [decision, ...more] = draft.checks.filter(({ isChange }) => isChange);
  expect([decision?.check, more]).toEqual([{ request: { actor: 0, kind: "main" } }, []]);
  const health = draft.checks.find(({ words }) => words.includes("Brute"))!;
  const kept = { ...draft.scenario, then: [decision!.check, health.check] };
  const { game, supply } = wish(given);
  expect(runTests({ game, supply, scenarios: [kept] })).toMatchObject([{ ok: true }]);
});

test.each(playableGames)(
  "all that can be asked of a position of %s holds, as it was given and as it is written out",
  (game) => {
    const about = { game, supply: starterSupply(game), viewer: null };
    const folder = `templates/${game}/starter/scenarios`;
    const tests = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    const givens = tests.map(({ given }) => given as Json).filter((given) => !("new" in (given as object)));
    for (const position of givens.slice(0, 6)) {
      const begun = new MatchDesk().situation({ ...about, position });
      if (!begun.ok) throw new Error(begun.problems[0]!.message);
      for (const each of [position, begun.value.written]) {
        const { draft } = new MatchDesk().draftSituation({ ...about, position: each }) as { draft: Draft };
        const kept = { ...draft.scenario, then: draft.checks.map(({ check }) => check) };
        expect(runTests({ ...about, scenarios: [kept] })).toMatchObject([{ ok: true }]);
      }
    }
  },
);

test("a match that comes as a file is one of its game, under a name that no other file has", () => {
  const desk = new MatchDesk();
  desk.situation(wish(given));
  const text = JSON.stringify({ ...(desk.save() as object), name: "By hand" });
  expect(matchIn(text, "hatch")).toBeUndefined();
  expect(matchIn("{}", "castle-lanes")).toBeUndefined();
  const match = matchIn(text, "castle-lanes")!;
  const files = new Map([["matches/by-hand.json", text]]);
  expect(planImport(files, "castle-lanes", match, "x.json")).toMatchObject({ path: "matches/by-hand-2.json" });
});
