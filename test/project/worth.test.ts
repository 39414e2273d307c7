import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { checkProject } from "../../project/check";
import { cardAt } from "../../project/whole-card";
import { numberOf, priceListIn, priceListOf, worthOf } from "../../project/worth";
import { type GameId, gameIds } from "../../schemas/game-id";
import { startOwnTime } from "../own-time";

const manifest = (game: GameId, worth?: Record<string, string>) => ({
  format: 1,
  game,
  name: "Set",
  ...(worth && { worth }),
});
const listFor = (game: GameId, worth?: Record<string, string>) => priceListOf(manifest(game, worth), {})!;

const guard = { name: "Guard", type: "unit", cost: 4, hp: 4, attack: 3, move: 0 };

describe("numbers of a card have names", () => {
  const told = (game: GameId, card: object, ...names: string[]) =>
    names.map((name) => numberOf(card, listFor(game))(name));

  test("that are its fields, in the field itself or within", () => {
    const card = { name: "Egg", needs: { food: 2, any: 1 }, gives: "wild", power: 9 };
    expect(told("hatch", card, "power", "needs.food", "any", "needs.love", "skulls")).toEqual([9, 2, 1, 0, 0]);
  });

  test("that are its kinds, as 1 or 0", () => {
    expect(told("castle-lanes", guard, "unit", "building", "type.unit", "basic")).toEqual([1, 0, 1, 0]);
    // Food is asked for and given, so that “food” alone could be either.
    expect(told("hatch", { name: "Egg", gives: "food", power: 1 }, "food", "gives.food")).toEqual([undefined, 1]);
  });

  test("that are what its abilities say", () => {
    const abilities = [
      { on: "play", do: [{ draw: { n: 2 } }, { draw: { n: 1 } }, { gold: { n: { space: "you" } } }] },
      { on: "destroyed", do: { draw: { n: 3 } } },
      { static: "entryPoint" },
    ];
    const card = { ...guard, abilities };
    expect(
      told(
        "castle-lanes",
        card,
        "abilities",
        "draw",
        "draw.amount",
        "does.gold.amount",
        "destroyed",
        "always.entryPoint",
      ),
    ).toEqual([3, 3, 6, 1, 1, 1]);
  });

  test("with what holds where a card of this kind says nothing, and nothing for other kinds", () => {
    expect(told("castle-lanes", { name: "A", type: "unit" }, "hp", "moveEvery")).toEqual([1, 1]);
    expect(told("castle-lanes", { name: "B", type: "skill" }, "hp", "moveEvery")).toEqual([0, 0]);
  });

  test("of which no function's and nobody's is one", () => {
    expect(told("castle-lanes", guard, "max", "space.max", "constructor", "art")).toEqual([
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });

  test("also for what the project adds", () => {
    const card = { name: "A", composition: { F1: 2 } };
    const list = priceListOf(manifest("flask", { Fire: "2 * F1" }), { F1: {}, F2: {} })!;
    expect(["F1", "F2", "F3"].map(numberOf(card, list))).toEqual([2, 0, undefined]);
    // What every object inherits is nothing that the card has.
    const named = priceListOf(manifest("castle-lanes"), { constructor: {} })!;
    expect(numberOf({ ...guard, keywords: {} }, named)("keywords.constructor")).toBe(0);
  });
});

describe("what a card is worth", () => {
  test("is the sum of the game's prices, told part by part", () => {
    expect(worthOf(guard, listFor("castle-lanes"))).toEqual({
      value: 3.2,
      cost: 4,
      parts: [{ part: "Body", value: 3.2 }],
      failed: [],
      isUnusual: false,
    });
  });

  test("follows the project's prices, part by part", () => {
    const own = listFor("castle-lanes", { Body: "hp", Fame: "if(attack > 2, 10, 0)", Skill: "0" });
    expect(worthOf(guard, own)).toMatchObject({
      value: 14,
      parts: [
        { part: "Body", value: 4 },
        { part: "Fame", value: 10 },
      ],
      isUnusual: true,
    });
  });

  test("is worked out once for a card", () => {
    const list = listFor("castle-lanes");
    expect(worthOf(guard, list)).toBe(worthOf(guard, list));
    expect(worthOf({ ...guard }, list)).not.toBe(worthOf(guard, list));
  });

  test("is unknown where a part can't be worked out, and the others still count", () => {
    const list = listFor("castle-lanes", { Speed: "hp / move" });
    expect(worthOf(guard, list)).toMatchObject({
      value: undefined,
      failed: [{ part: "Speed", reason: "This divides by 0." }],
      parts: [{ part: "Body", value: 3.2 }],
    });
  });

  test("takes less than a millisecond, of a card with many abilities", () => {
    const abilities = Array.from({ length: 8 }, () => ({
      on: "play",
      do: { each: { of: { units: {} }, as: "it", do: [{ draw: { n: 1 } }, { gold: { n: 1 } }] } },
    }));
    const cards = Array.from({ length: 20 }, () => ({ ...guard, abilities }));
    const list = listFor("castle-lanes");
    worthOf(cards[0]!, list);
    const times = cards.slice(1).map((card) => {
      const worked = startOwnTime();
      worthOf(card, list);
      return worked();
    });
    expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(3);
  });
});

describe("keywords", () => {
  const poison = { name: "Poison", parameters: [{ title: "Amount" }], price: "0.8 * X + 0.1 * hp" };
  const draws = { name: "Study", abilities: [{ on: "play", do: { draw: { n: 2 } } }] };
  const set = (components: Record<string, object>) =>
    new Map<string, string>([
      ["cardwright.json", JSON.stringify(manifest("castle-lanes"))],
      ["cards/guard.json", JSON.stringify({ ...guard, keywords: Object.fromEntries(keywordsOf(components)) })],
      ...Object.entries(components).map(([id, each]) => [`components/${id}.json`, JSON.stringify(each)] as const),
    ]);
  const keywordsOf = (components: Record<string, object>) =>
    Object.entries(components).map(([id, each]) => [id, "parameters" in each ? 3 : true]);
  const worthIn = (components: Record<string, object>) => {
    const files = set(components);
    return worthOf(cardAt<object>(files, "cards/guard.json", "castle-lanes")!, priceListIn(files)!);
  };

  test("add their own price, over their numbers and those of the card", () => {
    expect(worthIn({ poison })).toMatchObject({
      value: 6,
      parts: [
        { part: "Body", value: 3.2 },
        { part: "Poison 3", value: 2.8 },
      ],
    });
  });

  test.each(gameIds.filter((game) => cardGame(game).keywords))(
    "count in %s, by their price and by their id",
    (game) => {
      const card = { ...(cardGame(game).newCard("Plain") as object), keywords: { poison: 2 } };
      const files = new Map([
        ["cardwright.json", JSON.stringify(manifest(game, { Poisonous: "10 * keywords.poison" }))],
        ["cards/plain.json", JSON.stringify(card)],
        ["components/poison.json", JSON.stringify({ ...poison, price: "0.8 * X" })],
      ]);
      expect(worthOf(cardAt<object>(files, "cards/plain.json", game)!, priceListIn(files)!)?.parts).toEqual(
        expect.arrayContaining([
          { part: "Poisonous", value: 20 },
          { part: "Poison 2", value: 1.6 },
        ]),
      );
    },
  );

  test("without a price are worth what they do", () => {
    const own = { ...guard, abilities: draws.abilities };
    expect(worthIn({ study: draws })).toEqual(worthOf(own, listFor("castle-lanes")));
  });

  test("can be priced by the project instead, by their ids", () => {
    const list = priceListOf(manifest("castle-lanes", { Poison: "2 * poison" }), { poison })!;
    expect(worthOf({ ...guard, keywords: { poison: 2 } }, list)?.parts).toContainEqual({ part: "Poison", value: 4 });
  });

  test("whose price can't be read are told with it, and leave the worth open", () => {
    const bad = { ...poison, price: "0.8 * Y" };
    expect(checkProject(set({ poison: bad }))).toContainEqual(
      expect.objectContaining({
        code: "worth/bad-price",
        where: { file: "components/poison.json", field: "/price" },
        message: "The price “Poison” can't be read: “Y” is no number here.",
      }),
    );
    expect(worthIn({ poison: bad })).toMatchObject({
      value: undefined,
      failed: [{ part: "Poison 3", reason: "“Y” is no number here." }],
    });
  });
});

describe("prices of a project", () => {
  const check = (worth: unknown) =>
    checkProject(
      new Map([
        ["cardwright.json", JSON.stringify({ ...manifest("castle-lanes"), worth })],
        ["cards/guard.json", JSON.stringify(guard)],
      ]),
    );

  test("that can be read are fine", () => {
    expect(check({ Body: "0.5*hp + 0.7*attack - 1", Own: "min(a, b)".replace("a, b", "unit, attack") })).toEqual([]);
  });

  test.each<[string, string]>([
    ["2 * atack", "“atack” is no number here (did you mean “attack”?)."],
    ["", "There is no formula yet."],
    ["(hp", "This bracket isn't closed."],
  ])("such as “%s” are told with their place", (text, reason) => {
    expect(check({ "My/part": text })).toMatchObject([
      {
        code: "worth/bad-price",
        message: `The price “My/part” can't be read: ${reason}`,
        where: { file: "cardwright.json", field: "/worth/My~1part" },
        hint: "Mend the formula; until then it counts nothing.",
      },
    ]);
  });

  test("that replace the game's leave it standing until they can be read", () => {
    const [problem] = check({ Body: "hp +" });
    expect(problem).toMatchObject({ hint: expect.stringContaining("until then the game's own price counts") });
    expect(worthOf(guard, listFor("castle-lanes", { Body: "hp +" }))?.value).toBe(3.2);
  });

  test("that some card leaves without an outcome are told with the card", () => {
    expect(check({ Speed: "hp / move" })).toMatchObject([
      {
        code: "worth/no-outcome",
        message: "The price “Speed” can't be worked out for Guard: This divides by 0.",
        where: { file: "cardwright.json", field: "/worth/Speed" },
        cards: ["guard"],
      },
    ]);
  });

  test("must be texts", () => {
    expect(check({ Body: 3 })).toMatchObject([{ code: "document/wrong-type" }]);
    expect(check({ Body: "1".repeat(500) })).toMatchObject([{ code: "document/bad-value" }]);
  });
});
