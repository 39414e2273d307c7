import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "../engine/starter";

/**
 * Positions that were set up at the table by clicks, by carrying and by keys, each from the midst of a match between as many as the
 * game allows, and kept as tests.
 */
const positionsOf = (game: string): Scenario[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/positions/${game}.json`, import.meta.url), "utf8"));

describe.each(playableGames)("crowded positions of %s", (id) => {
  const supply = starterSupply(id);
  const positions = positionsOf(id);

  test.each(positions.map((each) => [each.name, each] as const))("%s holds", (_, scenario) => {
    expect(runScenario(playableGame(id), supply, scenario).message).toBeUndefined();
    const begun = new MatchDesk().situation({ game: id, supply, position: scenario.given as Json, viewer: null });
    if (!begun.ok) throw new Error(begun.problems[0]!.message);
    const { seats, shared, boards, field } = begun.value.snapshot.table;
    const lies = [...seats.flatMap(({ zones }) => zones), ...shared, ...boards.flatMap(({ places }) => places)];
    expect(lies.reduce((sum, { cards }) => sum + cards.length, field?.pieces.length ?? 0)).toBeGreaterThan(25);
  });
});
