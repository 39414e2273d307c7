import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chosenCard } from "./by-hand/chosen-cards";
import { rebuildCard } from "./by-hand/rebuild-card";
import { type Studio, startStudio } from "./studio";

/** What starter cards do is said from nothing, by clicks and keys alone. `node bench/abilities.mjs` does it with many, and counts. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.end());

describe.each([
  ["castle-lanes", ["barracks"]],
  ["battle-farm", ["lucky-find"]],
  ["hatch", ["gloom-tithe"]],
  ["garden-incursion", ["larder"]],
] as const)("in %s", (game, names) => {
  beforeAll(() => studio.make(game, game));

  test.each(names)("%s can be said", async (name) => {
    const rebuilt = await rebuildCard(studio, game, game, `hand-${name}`, chosenCard(game, name));
    expect(rebuilt).not.toHaveProperty("differs");
    expect(studio.complaints).toEqual([]);
  });
});
