import { describe, expect, test } from "vitest";
import { checkProject } from "../../project/check";
import { mend, mendProject } from "../../project/mend";
import type { GameId } from "../../schemas/game-id";
import { gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

/** What mends a card stands beside what is wrong with it, as data; applied, the problem is gone. */

const projectOf = (game: GameId, cards: Record<string, unknown>): ReadonlyMap<string, string> =>
  new Map([
    ["cardwright.json", JSON.stringify({ format: 1, game, name: "Test" })],
    ...Object.entries(cards).map(([id, card]) => [`cards/${id}.json`, JSON.stringify(card)] as const),
  ]);
const unit = { name: "Ogre", type: "unit", cost: 2, rarity: 1, hp: 2, attack: 1, move: 1 };
const hit = (verb: string) => ({ on: "play", do: { [verb]: { to: { castle: "enemy" }, n: 2 } } });
const skill = { name: "Shot", type: "skill", cost: 1, rarity: 1 };

const repeated = (args: object) => ({ on: "play", do: { repeat: { do: hit("damage").do, ...args } } });

type Case = [what: string, game: GameId, card: object, labels: string[], mended: object];
const cases: Case[] = [
  ["a field that there isn't", "castle-lanes", { ...unit, nmae: 1 }, ["Remove it"], { nmae: undefined }],
  [
    "a field whose name is spelled wrong",
    "castle-lanes",
    { ...unit, atack: 4, attack: undefined },
    ["Call it “Attack”", "Remove it"],
    { attack: 4, atack: undefined },
  ],
  ["a number too high", "castle-lanes", { ...unit, cost: 99 }, ["Set to 20"], { cost: 20 }],
  ["a number too low", "castle-lanes", { ...unit, hp: 0 }, ["Set to 1"], { hp: 1 }],
  ["a number as text", "castle-lanes", { ...unit, hp: "3" }, ["Set to 3", "Remove it"], { hp: 3 }],
  ["a type that there isn't", "castle-lanes", { ...unit, type: "Untis" }, ["Use “Unit”"], { type: "unit" }],
  [
    "a trait said twice in too long a list",
    "castle-lanes",
    { ...unit, traits: ["A", "B", "C", "D", "E"] },
    ["Keep the first 4"],
    { traits: ["A", "B", "C", "D"] },
  ],
  [
    "a value of another type",
    "castle-lanes",
    { ...skill, hp: 3, abilities: [hit("damage")] },
    ["Remove it"],
    { hp: undefined },
  ],
  [
    "space the wrong way round",
    "castle-lanes",
    { ...unit, space: { min: 5, max: 2 } },
    ["Swap the two numbers"],
    { space: { min: 2, max: 5 } },
  ],
  [
    "a word of an effect spelled wrong",
    "castle-lanes",
    { ...skill, abilities: [hit("damge")] },
    ["Use “Deal damage”"],
    { abilities: [hit("damage")] },
  ],
  [
    "a word that is given what it doesn't take",
    "castle-lanes",
    { ...skill, abilities: [repeated({ n: 2, junk: 1 })] },
    ["Remove it"],
    { abilities: [repeated({ n: 2 })] },
  ],
  [
    "what a word is given, called otherwise",
    "castle-lanes",
    { ...skill, abilities: [repeated({ howOften: 2 })] },
    ["Call it “How often”"],
    { abilities: [repeated({ n: 2 })] },
  ],
  [
    "a number between two steps",
    "garden-incursion",
    { name: "Bee", type: "queen", tribe: "Bees", range: 1.3 },
    ["Set to 1.25"],
    { range: 1.25 },
  ],
  [
    "one word in place of a list",
    "castle-lanes",
    { ...unit, traits: "Dinosaur" },
    ["Make a list of it", "Remove it"],
    { traits: ["Dinosaur"] },
  ],
  [
    "a value of another kind, on the farm",
    "battle-farm",
    { name: "Rain", kind: "action", value: 2, rarity: "common", group: "red", text: "It rains." },
    ["Remove it"],
    { group: undefined },
  ],
  [
    "a value of another type, in the garden",
    "garden-incursion",
    { name: "Plan", type: "ability", tribe: "Ants", cost: 1, attack: 2, text: "Think." },
    ["Remove it"],
    { attack: undefined },
  ],
  [
    "too many of a component",
    "flask",
    { name: "Big", composition: { Y1: 5 } },
    ["Set to 3"],
    { composition: { Y1: 3 } },
  ],
  [
    "a component in small letters",
    "flask",
    { name: "Big", composition: { r1: 1 } },
    ["Call it “Attack”", "Remove it"],
    { composition: { R1: 1 } },
  ],
];

describe("what mends a card", () => {
  test.each(cases)("%s", (_, game, card, labels, expected) => {
    const files = projectOf(game, { card });
    const problem = checkProject(files).find(({ repairs }) => repairs !== undefined)!;
    expect(problem.repairs!.map(({ label }) => label)).toEqual(labels);
    const { changes } = mend(files, game, [{ path: "cards/card.json", repair: problem.repairs![0]! }]);
    const mended = JSON.parse(changes[0]!.text!);
    for (const [field, value] of Object.entries(expected)) expect(mended[field]).toEqual(value);
    const left = checkProject(new Map([...files, [changes[0]!.path, changes[0]!.text!]]));
    expect(left.filter(({ code, where }) => code === problem.code && where.field === problem.where.field)).toEqual([]);
  });

  test("own words are never taken off unasked", () => {
    const own = { ...skill, text: "Boom.", abilities: [hit("damage")] };
    const files = projectOf("castle-lanes", { own });
    expect(checkProject(files)[0]!.repairs).toEqual([{ do: "remove", at: "/text", label: "Use the generated text" }]);
    expect(mendProject(files, "castle-lanes").changes).toEqual([]);
  });
});

describe("a whole project", () => {
  test("is mended of all at once, also of what shows only afterwards", () => {
    const files = projectOf("castle-lanes", {
      a: { ...unit, cost: 99, junk: 1 },
      b: { ...skill, type: "skil", hp: 2, abilities: [hit("damge")] },
    });
    const { mended, changes } = mendProject(files, "castle-lanes");
    expect(mended.map(({ repair }) => repair.label)).toEqual([
      "Remove it",
      "Set to 20",
      "Use “Skill”",
      "Remove it",
      "Use “Deal damage”",
    ]);
    const now = new Map([...files, ...changes.map(({ path, text }) => [path, text!] as const)]);
    expect(checkProject(now)).toEqual([]);
  });

  test("of which several items of a list go loses those, and no others", () => {
    const traits = ["A", "", "B", ""];
    const files = projectOf("castle-lanes", { a: { ...unit, traits } });
    const { changes } = mendProject(files, "castle-lanes");
    expect(JSON.parse(changes[0]!.text!).traits).toEqual(["A", "B"]);
  });

  test.each(gameIds)("that ships has nothing to be mended: %s", (game) => {
    expect(mendProject(projectOf(game, Object.fromEntries(readStarter<object>(game).cards)), game).changes).toEqual([]);
  });
});
