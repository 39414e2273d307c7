import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCard } from "./by-hand/make-card";
import { toldCards } from "./by-hand/told-cards";
import { type Studio, startStudio } from "./studio";

/** Cards are made from nothing, by clicks and keys alone. `node bench/abilities.mjs` does it with many, and counts. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.end());

test.each([
  ["flask", "second-wind"],
  ["castle-lanes", "last-stand"],
  ["hatch", "ember-bargain"],
] as const)("in %s, %s is made as it is told", async (game, id) => {
  await studio.make(game, game);
  const told = toldCards(game).find((one) => one.id === id)!;
  expect(await makeCard(studio, game, game, told)).not.toHaveProperty("differs");
  expect(studio.complaints).toEqual([]);
});
