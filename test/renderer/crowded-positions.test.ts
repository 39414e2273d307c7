import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import { layTable } from "../../renderer/table/layout/table-layout";
import { tableShape } from "../../renderer/table/layout/table-shape";
import { layPlace } from "../../renderer/table/play/place-fit";
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
    const { table } = begun.value.snapshot;
    const { seats, shared, boards, field } = table;
    const lies = [...seats.flatMap(({ zones }) => zones), ...shared, ...boards.flatMap(({ places }) => places)];
    expect(lies.reduce((sum, { cards }) => sum + cards.length, field?.pieces.length ?? 0)).toBeGreaterThan(25);
    // In a window of 1440 × 900 at twice the size a finger meets every card.
    const others = seats.slice(1).map(({ seat }) => seat);
    const fit = layTable(tableShape(table, 0, others), { width: 432, height: 305 });
    const faces = [fit.own, ...fit.around].flatMap(({ strip, front }) => [...strip, ...front].map(({ face }) => face));
    const places = boards
      .filter(({ seat }) => seat === undefined)
      .flatMap((board, n) =>
        board.places.map(({ cards }, at) => {
          const place = fit.shared.boards[n]!.places[at]!;
          return cards.length === 0 ? 99 : layPlace("", cards.length, place).face;
        }),
      );
    expect(Math.min(...faces, ...places)).toBeGreaterThanOrEqual(24);
    // And in one of 1024 × 700 as much is seen of each that lies before others, however many there are.
    const small = layTable(tableShape(table, 0, others), { width: 676, height: 575 });
    const seen = small.around.flatMap(({ front }) => front.map(({ face, step }) => Math.min(face, step)));
    expect(Math.min(99, ...seen)).toBeGreaterThanOrEqual(24);
  });
});
