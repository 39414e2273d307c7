// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { cardIdOf, kindOf } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { renameCard } from "../../project/rename-card";
import { supplyOf } from "../../project/supply";
import type { Scenario } from "../../schemas/scenario";

/** A card that gets another file name is found under it wherever the project speaks of it. */

function starter(game: string): Files {
  const root = `templates/${game}/starter`;
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return new Map(
    paths.filter((path) => path.endsWith(".json")).map((path) => [path, readFileSync(`${root}/${path}`, "utf8")]),
  );
}

const applied = (files: Files, changes: readonly { path: string; text: string | null }[]): Files => {
  const after = new Map(files);
  for (const { path, text } of changes) text === null ? after.delete(path) : after.set(path, text);
  return after;
};

describe.each(playableGames)("in %s", (game) => {
  const files = starter(game);
  const ids = [...files.keys()].flatMap((path) => cardIdOf(path) ?? []);
  const some = ids.filter((_, n) => n % Math.ceil(ids.length / 8) === 0);

  test.each(some)("the tests that name %s hold as before, in one step", (id) => {
    const { changes } = renameCard(files, game, id, { id: `${id}-anew` });
    const tests = changes.filter(({ path }) => kindOf(path) === "scenario");
    expect(tests.length).toBeGreaterThan(0);
    const supply = supplyOf(applied(files, changes), game);
    for (const { path, text } of tests) {
      expect(text).not.toMatch(new RegExp(`["/]${id}["/]`));
      const scenario = JSON.parse(text!) as Scenario;
      expect([path, runScenario(playableGame(game), supply, scenario).message]).toEqual([path, undefined]);
    }
  });
});

test("a test that brings a card of its own by that name means that one; other words stay", () => {
  const files = new Map([
    ["cardwright.json", JSON.stringify({ format: 1, game: "castle-lanes", name: "Test" })],
    ["cards/forest.json", JSON.stringify({ name: "Forest", type: "skill", text: "Trees." })],
    [
      "scenarios/own.json",
      JSON.stringify({
        game: "castle-lanes",
        name: "Own",
        given: { cards: { forest: {} }, players: [{ hand: ["forest"] }] },
      }),
    ],
    [
      "scenarios/lane.json",
      JSON.stringify({
        game: "castle-lanes",
        name: "forest",
        card: "forest",
        given: { players: [{ hand: ["forest"] }] },
        when: [{ player: 0, action: { type: "playSkill", card: "forest", lane: "forest" } }],
        then: [{ at: "/players/0/hand/forest", absent: true }],
      }),
    ],
  ]);
  const after = applied(files, renameCard(files, "castle-lanes", "forest", { id: "wood" }).changes);
  expect(after.get("scenarios/own.json")).toBe(files.get("scenarios/own.json"));
  expect(JSON.parse(after.get("scenarios/lane.json")!)).toEqual({
    game: "castle-lanes",
    name: "forest",
    card: "wood",
    given: { players: [{ hand: ["wood"] }] },
    when: [{ player: 0, action: { type: "playSkill", card: "wood", lane: "forest" } }],
    then: [{ at: "/players/0/hand/wood", absent: true }],
  });
});

test("texts of booklets call it by its new name, and others by theirs", () => {
  const text = "![[card:attack]] [[card:attack|30]] [[card:attacks]] ![[cards:attack]]";
  const files: Files = new Map([...starter("flask"), ["booklets/notes.md", text]]);
  const { changes } = renameCard(files, "flask", "attack", { id: "blow" });
  expect(changes.find(({ path }) => path === "booklets/notes.md")?.text).toBe(
    "![[card:blow]] [[card:blow|30]] [[card:attacks]] ![[cards:attack]]",
  );
});
