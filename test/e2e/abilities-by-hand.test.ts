import { afterAll, beforeAll, expect, test } from "vitest";
import { rebuildCard } from "./by-hand/rebuild-card";
import { toldCards, wholeOf } from "./by-hand/told-cards";
import { type Studio, startStudio } from "./studio";

/** What cards do is said from nothing, by clicks and keys alone. `node bench/abilities.mjs` does it with many, and counts. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.end());

test.each([
  ["flask", "second-wind"],
  ["hatch", "ember-bargain"],
] as const)("in %s, %s is said as it is told", async (game, id) => {
  await studio.make(game, game);
  const told = toldCards(game).find((one) => one.id === id)!;
  const rebuilt = await rebuildCard(studio, game, game, id, wholeOf(game, told));
  expect(rebuilt).not.toHaveProperty("differs");
  expect(studio.complaints).toEqual([]);
});
