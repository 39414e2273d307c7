import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";
import { toldCards, wholeOf } from "../e2e/by-hand/told-cards";

/** What the benchmark of the builder says by hand is what a card may say. */

describe.each(gameIds)("cards told for %s", (game) => {
  test.each(toldCards(game).map((told) => [told.id, told] as const))("%s is right", (_, told) => {
    const problems = cardGame(game).checkCard(wholeOf(game, told) as never);
    expect(problems.filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});
