// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { type GameId, gameIds } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { stageOf } from "./stages";

/** Slips in effects are told at the very word, in words that a designer knows. */

const slipOf = (game: GameId, effect: Json) => {
  const card = stageOf(game).hosts[0]!(effect);
  const [problem] = cardGame(game)
    .checkCard(card as never)
    .filter(({ severity }) => severity === "error");
  return { card, field: problem?.where.field ?? "", message: problem?.message ?? "" };
};
const games = gameIds.filter((id) => cardGame(id).lexicon !== undefined);

describe.each(games)("in %s", (game) => {
  const { plain } = stageOf(game);
  const within = (effect: Json): Json => [plain, { repeat: { n: 2, do: [plain, effect] } }];

  it.each<[string, Json, string, string]>([
    ["a misspelled word", { repaet: 2 }, "", "“repaet” is no effect of this game (did you mean “repeat”?)."],
    ["a hole", null, "", "Something is still to be said there."],
    [
      "a number that is a condition",
      { repeat: { n: { compare: [1, "<", 2] }, do: plain } },
      "/repeat/n",
      "“Compare” is a condition, and a number is needed here.",
    ],
    ["a condition that is a number", { if: { if: 3, then: plain } }, "/if/if", "3 stands where a condition is needed."],
    [
      "a misspelled argument",
      { repeat: { n: 1, doo: plain, do: plain } },
      "/repeat/doo",
      "“Repeat” can't be read: it has nothing called “doo” (did you mean “What happens”?).",
    ],
    [
      "an argument that is missing",
      { repeat: { do: plain } },
      "/repeat",
      "“Repeat” can't be read: “How often” is missing.",
    ],
    [
      "a wrong value",
      { if: { if: { compare: [1, "≥", 2] }, then: plain } },
      "/if/if/compare/1",
      "“Compare” can't be read: “How” can be one of less than, at most, exactly, at least, more than.",
    ],
    [
      "a name that nobody gave",
      { repeat: { n: "rolled", do: plain } },
      "/repeat/n",
      "Nothing before this is called “rolled”.",
    ],
  ])("%s is told at its place", (_, effect, place, message) => {
    const slip = slipOf(game, within(effect));
    expect(slip.message).toContain(message);
    expect(slip.field.endsWith(`/1/repeat/do/1${place}`), slip.field).toBe(true);
    if (place === "") expect(valueAt(slip.card, slip.field)).toEqual(effect);
  });

  it("a name that is nearly one given before is guessed", () => {
    const { things } = cardGame(game).lexicon!.plain;
    const slip = slipOf(game, [{ each: { of: things, as: "found", do: { repeat: { n: "fuond", do: plain } } } }]);
    expect(slip.message).toContain("Nothing before this is called “fuond” (did you mean “found”?).");
  });
});
