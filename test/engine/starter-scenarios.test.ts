import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterScenarios, starterSupply } from "./starter";

const withScenarios = playableGames.filter((id) => Object.keys(starterScenarios(id)).length > 0);

describe.each(withScenarios)("the scenarios of %s", (id) => {
  const supply = starterSupply(id);
  const scenarios = starterScenarios(id);

  test.each(Object.entries(scenarios))("%s", (_, scenario) => {
    expect(runScenario(playableGame(id), supply, scenario).message).toBeUndefined();
  });

  test("cover every starter card", () => {
    const text = JSON.stringify(Object.values(scenarios).map(({ given, when }) => [given, when]));
    expect(Object.keys(supply.cards).filter((card) => !text.includes(`"${card}"`))).toEqual([]);
  });
});
