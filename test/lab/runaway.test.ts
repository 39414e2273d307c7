import { describe, expect, test } from "vitest";
import { readRecord, writeRecord } from "../../engine/core/record";
import { playableGame } from "../../engine/games/play-registry";
import { longestTurn, searchRunaways } from "../../engine/lab/runaway";
import { runaways } from "../../main/lab/runaways";
import { keepRunaway } from "../../project/lab/keep-runaway";
import { starterSupply } from "../engine/starter";

/** Cards that together never let a turn end. */

const flask = playableGame("flask");
const supply = starterSupply("flask");
const pair = ["returning-double-attack", "double-balance"];

describe("runaway combinations", () => {
  test("are found among the cards of the decks, and no card that is as bad alone is told with others", () => {
    const few = [...pair, "sabotage", "triple-attack"].map((card) => ({ card, count: 2 }));
    const { finds, usual } = searchRunaways(flask, { ...supply, decks: { few } });
    expect(finds[0]).toMatchObject({ cards: [...pair].sort().reverse(), isEndless: true });
    expect(finds[0]!.actions).toBeGreaterThan(2 * usual);
    expect(finds.filter(({ cards }) => pair.every((card) => cards.includes(card)))).toHaveLength(1);
  });

  test("are matches that can be played again, and are kept as files of the project", () => {
    const { finds } = runaways({ game: "flask", supply, runaway: pair });
    const { record } = finds[0]!.match!;
    const again = readRecord(flask, JSON.parse(JSON.stringify(record)));
    expect(again.ok).toBe(true);
    const { changes } = keepRunaway(new Map(), "flask", pair, record);
    expect(changes[0]!.path).toBe("matches/runaway-returning-double-attack-double-balance.json");
    expect(JSON.parse(changes[0]!.text).actions.length).toBe(finds[0]!.actions);
  });

  test("of cards that are gone there are none", () => {
    expect(longestTurn(flask, supply, ["gone"])).toBeUndefined();
    const alone = longestTurn(flask, supply, ["sabotage"])!;
    expect([alone.isEndless, writeRecord(alone.match).actions.length]).toEqual([false, alone.actions]);
  });
});
