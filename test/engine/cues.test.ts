import { describe, expect, test } from "vitest";
import { cuesOf, movementOf } from "../../engine/core/cues";
import type { GameNames } from "../../engine/core/game";
import { Match } from "../../engine/core/match";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterSupply } from "./starter";

/** What happened, as those who watch may know it: by it a table moves. */

describe.each(playableGames)("%s", (id) => {
  const { names } = playableGame(id);

  test("says of each of its events how it moves, by fields that the event has", () => {
    const { events, movements = {} } = names as GameNames;
    expect(Object.keys(movements).sort()).toEqual(Object.keys(events).sort());
    for (const [type, { as: _, value, zone: __, ...fields }] of Object.entries(movements)) {
      const named = [...Object.values(fields), ...(typeof value === "string" ? [value] : [])];
      expect(
        named.filter((field) => !events[type]!.includes(field)),
        type,
      ).toEqual([]);
    }
  });

  test("names no card to whoever may not know it", () => {
    const ready = prepareMatch(playableGame(id), starterSupply(id), playableGame(id).players.min);
    if (!ready.ok) throw new Error(ready.problems[0]!.message);
    const match = new Match(id, ready.rules, { seed: 5 });
    for (let n = 0; n < 60 && !match.state.result; n++) {
      const actions = ready.rules.actions(match.state);
      match.do(actions[(n * 7) % actions.length]!);
    }
    const events = match.events();
    const seen = cuesOf(match, names, 0, -1);
    expect(seen.map(({ at }) => at)).toEqual(events.map(({ at }) => at));
    for (const [n, { event }] of events.entries()) {
      const secret = event["secret"] as { card?: number } | undefined;
      if (secret?.card !== undefined) expect(seen[n]!.what).not.toContain(secret.card);
    }
  });
});

test("an event that isn't declared moves as its fields say", () => {
  const names: GameNames = {
    actions: {},
    events: { turn: ["seat"], drop: ["seat", "card"], take: ["seat", "from", "n"], over: ["winners"], nod: ["seat"] },
  };
  const kinds = Object.keys(names.events).map((type) => movementOf(names, type).as);
  expect(kinds).toEqual(["begins", "moves", "passes", "ends", "says"]);
});
