import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { tableSeenBy } from "../../engine/core/secrecy";
import { cardsOf, type TableValue } from "../../engine/core/table-view";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { plainly } from "./plainly";
import { starterRules } from "./starter";

/** Why a number on the table is what it is: what it is made of comes to it, in words that people use, with cards in force. */

const numberIn = (value: TableValue["value"]): number => Number.parseFloat(String(value).replace("−", "-"));

/** Games in which effects change numbers besides what is counted in counters. */
const changing = playableGames.filter((id) => id !== "flask");

describe.each(changing)("%s", (id) => {
  const game = playableGame(id);
  const { rules } = starterRules(id, game.players.min);

  test("every number that is counted together is the sum of what is said of it", () => {
    let changed = 0;
    const said = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const rng = seedRng(seed);
      const state = rules.deal(seed);
      for (let step = 0; step < 400 && state.result === null; step++) {
        if (step % 10 === 0) {
          const view = tableSeenBy(rules, state, 0);
          const values = [...cardsOf(view), ...view.seats].flatMap(({ values = [] }) => values);
          for (const { label, value, parts } of values) {
            if (!parts) continue;
            expect(parts.length, label).toBeGreaterThan(0);
            expect(
              parts.reduce((sum, { n }) => sum + n, 0),
              `${label} ${value}: ${JSON.stringify(parts)}`,
            ).toBeCloseTo(numberIn(value), 6);
            if (parts.length > 1) changed++;
            for (const { says, by } of parts) {
              said.add(says);
              if (by !== undefined) expect(rules.setup.cards).toHaveProperty(by);
            }
          }
        }
        const actions = rules.actions(state);
        rules.apply(state, actions[nextInt(rng, actions.length)]!, null);
      }
    }
    expect(changed).toBeGreaterThan(5);
    expect([...said].filter((words) => !plainly(words))).toEqual([]);
  });
});
