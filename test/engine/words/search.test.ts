import { describe, expect, it } from "vitest";
import { sorts } from "../../../engine/core/lexicon";
import { cardGame } from "../../../engine/games/registry";
import { ranked, rankOf, soughtIn } from "../../../engine/words/search";
import { type GameId, gameIds } from "../../../schemas/game-id";

/** Words are found by what they are called, and by what players of other games call them. */

const found = (id: GameId, sought: string, of: readonly (typeof sorts)[number][] = ["verbs", "statics"]): string[] => {
  const all = of.flatMap((sort) => Object.values(cardGame(id).lexicon!.words[sort]).map(({ about }) => about));
  return ranked(all, (about) => rankOf(about, "", soughtIn(sought).words)).map(({ name }) => name);
};

describe.each(gameIds)("in %s", (id) => {
  it("every word is on top when its whole name is typed", () => {
    for (const sort of sorts)
      for (const { about } of Object.values(cardGame(id).lexicon!.words[sort])) {
        const [first, ...more] = found(id, about.name, [sort]);
        // “Gain gold” is found under “gain gold”, and so may be what has both words and more.
        expect([first, ...more].slice(0, 3), about.name).toContain(about.name);
      }
  });

  it.each(["colourless", "__proto__", "constructor", "🦖", '{"do":', "ذبابة", "x".repeat(10_000)])(
    "nothing is found under nonsense such as %.20s",
    (nonsense) => {
      expect(found(id, nonsense)).toEqual([]);
    },
  );
});

it.each<[GameId, string, string]>([
  ["castle-lanes", "kill", "Destroy"],
  ["castle-lanes", "hurt", "Deal damage"],
  ["castle-lanes", "summon", "Place a unit"],
  ["castle-lanes", "coins", "Gain gold"],
  ["castle-lanes", "cheaper", "Cards cost more or less"],
  ["battle-farm", "steal", "Take into hand"],
  ["battle-farm", "buff", "Raise value"],
  ["hatch", "summon", "Lay eggs"],
  ["hatch", "sacrifice", "Gain sacrifice worth"],
  ["garden-incursion", "hurt", "Strike"],
  ["garden-incursion", "token", "Create tokens"],
  ["flask", "coins", "Gain resources"],
])("in %s, “%s” leads to “%s”", (id, sought, name) => {
  expect(found(id, sought).slice(0, 3)).toContain(name);
});

it("a number is told apart from the words beside it", () => {
  expect(soughtIn("Deal 2 damage")).toEqual({ words: ["deal", "damage"], n: 2 });
  expect(soughtIn("−1")).toEqual({ words: [], n: -1 });
  expect(soughtIn("1e9 12345678")).toEqual({ words: ["1e9", "12345678"], n: undefined });
});
