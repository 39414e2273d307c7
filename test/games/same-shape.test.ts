import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { gameIds } from "../../schemas/game-id";

/** Games are read side by side: what is called the same in one is called the same in all, and lies in the same file. */

/** The names that every game's files export; they may export more. */
const shape: Record<string, readonly string[]> = {
  "card-check.ts": ["checkCard"],
  "card-facts.ts": ["facts"],
  "deck.ts": ["deckRules"],
  "game.ts": ["game"],
  "options.ts": ["defaults", "options"],
  "problems.ts": ["problems", "report"],
  "play/compiled-set.ts": ["emptySet", "procedures"],
  "play/decisions.ts": ["decisions"],
  "play/designs.ts": ["badCard", "compileCard", "designOfCard"],
  "play/evaluate.ts": ["evaluate"],
  "play/narration.ts": ["narration"],
  "play/position.ts": ["Position", "cards", "steps", "usualStep"],
  "play/read-position.ts": ["readPosition"],
  "play/rules.ts": ["play"],
  "play/setup-check.ts": ["checkSetup", "misfits"],
  "play/state.ts": [],
  "play/table-view.ts": ["tableView"],
  "play/trial.ts": ["trial"],
  "play/turn.ts": ["turnProgram", "turnSteps"],
  "play/view.ts": ["hide", "hiding", "redeal"],
  "play/vocabulary.ts": ["vocabulary"],
  "play/write-position.ts": ["writePosition"],
};

test.each(["engine/games", "templates"])("the folders in %s are those of the games", (place) => {
  const folders = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Besides what all games draw with.
  const games = folders.map(({ name }) => name).filter((name) => name !== "common");
  expect(games.toSorted()).toEqual(gameIds.toSorted());
});

const modules = import.meta.glob<Record<string, unknown>>("../../engine/games/*/**/*.ts");

test.each(gameIds)("%s says in card-schema.ts what its cards are", async (game) => {
  expect(await modules[`../../engine/games/${game}/card-schema.ts`]?.()).toMatchObject({ Card: { type: "object" } });
});

test.each(gameIds.flatMap((game) => Object.entries(shape).map(([file, names]) => [game, file, names] as const)))(
  "%s has %s with its names",
  async (game, file, names) => {
    const exported = Object.keys((await modules[`../../engine/games/${game}/${file}`]?.()) ?? {});
    expect(exported).toEqual(expect.arrayContaining([...names]));
    expect(exported.filter((name) => new RegExp(`^${game.split("-").join("")}(?=[A-Z])`, "i").test(name))).toEqual([]);
  },
);
