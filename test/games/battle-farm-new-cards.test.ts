// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { prepareMatch } from "../../engine/core/setup";
import { game as battleFarm } from "../../engine/games/battle-farm/game";
import { at, check, game, plant, planting, supply, you } from "./battle-farm-kit";

/** New cards of Battle Farm, made of words alone. */

describe("a new card of Battle Farm", () => {
  const made = {
    name: "Turnip",
    kind: "crop",
    rarity: "common",
    group: "red",
    value: 3,
    abilities: [
      {
        on: ["onPlant"],
        do: { each: { of: { players: {} }, as: "v", do: { lose: { who: "v", what: "coins", n: 2 } } } },
      },
    ],
  };

  test("is played from its file alone", () => {
    const given = { cards: { turnip: made }, ...planting("turnip", {}, [you(), you({ coins: 1 })]) };
    const then = [at("/players/1/coins", 1), at("/players/2/coins", 0)];
    expect(check(["", {}, given, [plant("turnip")], then])).toBeUndefined();
  });

  test("is a problem where its effect can't be read, and never a crash", () => {
    const broken = { ...made, abilities: [{ on: ["onPlant"], do: { gain: { what: "coins", n: { countt: 1 } } } }] };
    const cards = { ...supply.cards, wheat: broken as never };
    const ready = prepareMatch(game, { ...supply, cards }, 2);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual(["battle-farm/bad-effect"]);
    const [problem] = battleFarm.checkCard(broken as never);
    expect([problem?.code, problem?.where?.field]).toEqual(["battle-farm/bad-effect", "/abilities/0/do/gain/n"]);
  });

  test("that runs away is stopped", () => {
    const endless = { repeat: { n: 5000, do: { gain: { what: "coins", n: 1 } } } };
    const given = {
      cards: { turnip: { ...made, abilities: [{ on: ["onPlant"], do: endless }] } },
      ...planting("turnip"),
    };
    const then = [at("/players/0/coins", 2000), { event: "runaway", times: 1 }];
    expect(check(["", {}, given, [plant("turnip")], then])).toBeUndefined();
  });

  test("needs classes for all players beside it", () => {
    const cards = Object.fromEntries(
      Object.entries(supply.cards).filter(([id]) => id !== "land-baron" && id !== "grim-reaper"),
    );
    const ready = prepareMatch(game, { ...supply, cards }, 5);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual(["battle-farm/few-classes"]);
  });
});
