import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { schemaFor } from "../../project/format";
import { newCardOf } from "../../project/new-card";
import type { JsonSchema } from "../../renderer/document/schema-fields";
import { beginningOf, belongingFieldOf, kindFieldOf, patternsNamed } from "../../renderer/set/new-card";
import { type GameId, gameIds } from "../../schemas/game-id";

const schemaOf = (game: GameId) => schemaFor("card", game) as JsonSchema;

describe("a new card is asked for", () => {
  test.each<[GameId, string | undefined, string | undefined]>([
    ["flask", undefined, undefined],
    ["castle-lanes", "Type", "Class"],
    ["battle-farm", "Kind", undefined],
    ["hatch", undefined, "Family"],
    ["garden-incursion", "Type", "Tribe"],
  ])("in %s: %s and %s", (game, kind, belongs) => {
    const field = kindFieldOf(schemaOf(game));
    const first = String(field?.schema.enum?.[0] ?? "");
    expect([field?.title, belongingFieldOf(schemaOf(game), field, first)?.title]).toEqual([kind, belongs]);
  });

  test("not to which class a class belongs", () => {
    const schema = schemaOf("castle-lanes");
    expect(belongingFieldOf(schema, kindFieldOf(schema), "class")).toBeUndefined();
  });
});

describe("of every kind", () => {
  const kinds = gameIds.flatMap((game) =>
    (kindFieldOf(schemaOf(game))?.schema.enum ?? []).map((kind) => [game, String(kind)] as const),
  );
  test.each(kinds)("in %s, a plain %s has nothing that it doesn't use", (game, value) => {
    const schema = schemaOf(game);
    const field = kindFieldOf(schema)!;
    const plain = {
      name: "New",
      plain: newCardOf(new Map(), game, ""),
      like: undefined,
      belongs: undefined,
      pictures: new Set<string>(),
    };
    const card = beginningOf(schema, { ...plain, kind: { field, value } });
    expect(
      cardGame(game)
        .checkCard(card)
        .filter(({ code }) => code.includes("/unused")),
    ).toEqual([]);
  });
});

describe("like another", () => {
  const schema = schemaOf("castle-lanes");
  const plain = newCardOf(new Map(), "castle-lanes", "");
  const ogre = {
    name: "Ogre",
    type: "unit",
    class: "Orcs",
    cost: 4,
    attack: 3,
    number: 7,
    notes: "mine",
    art: { icon: "ogre", file: "art/o.png" },
  };
  const [like] = patternsNamed("og", [{ from: "this set", files: [["cards/ogre.json", JSON.stringify(ogre)]] }]);

  test("it is a copy with its own name, without number, notes and pictures that aren't there", () => {
    const beginning = { name: "Troll", plain, like, kind: undefined, belongs: undefined };
    expect(beginningOf(schema, { ...beginning, pictures: new Set() })).toEqual({
      name: "Troll",
      type: "unit",
      class: "Orcs",
      cost: 4,
      attack: 3,
      art: { icon: "ogre" },
    });
    expect(beginningOf(schema, { ...beginning, pictures: new Set(["art/o.png"]) })).toMatchObject({
      art: ogre.art,
    });
  });

  test("of another kind and class, it takes along what fits", () => {
    const field = kindFieldOf(schema)!;
    const card = beginningOf(schema, {
      name: "Hut",
      plain,
      like,
      kind: { field, value: "skill" },
      belongs: { field: belongingFieldOf(schema, field, "skill")!, value: " " },
      pictures: new Set(),
    });
    expect(card).toEqual({ name: "Hut", type: "skill", cost: 4, art: { icon: "ogre" } });
  });

  test("cards of the set come before those of the sample set, each name once", () => {
    const files = (name: string) => [["cards/a.json", `{"name":"${name}"}`]] as const;
    const found = patternsNamed("a", [
      { from: "this set", files: files("Aa") },
      { from: "sample set", files: files("Aa") },
      { from: "sample set", files: files("Ba") },
    ]);
    expect(found.map(({ name, from }) => [name, from])).toEqual([
      ["Aa", "this set"],
      ["Ba", "sample set"],
    ]);
  });
});
