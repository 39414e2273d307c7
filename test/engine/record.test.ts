import { describe, expect, test } from "vitest";
import { fitsSchema } from "../../engine/core/fits-schema";
import { Match } from "../../engine/core/match";
import { readRecord, writeRecord } from "../../engine/core/record";
import { nextInt, seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { Match as MatchSchema } from "../../schemas/match";
import { starterRules, starterSupply } from "./starter";

const { game, rules } = starterRules("flask");

function played(actions: number): Match {
  const match = new Match("flask", rules, { seed: 8 });
  const rng = seedRng(2);
  while (match.actions.length < actions && match.state.result === null) {
    const offered = rules.actions(match.state);
    match.do(offered[nextInt(rng, offered.length)]!);
  }
  return match;
}
// biome-ignore lint/suspicious/noExplicitAny: a file as it may come from anywhere.
const saved = (actions: number): any => JSON.parse(JSON.stringify(writeRecord(played(actions))));

describe("a saved match", () => {
  test("fits its schema, with a fingerprint for every twenty actions", () => {
    const record = saved(45);
    expect(fitsSchema(MatchSchema, record)).toBeNull();
    expect(record.fingerprints.length).toBe(2);
  });

  test.each([0, 1, 19, 20, 21, 45])("loads as it was after %i actions", (n) => {
    const read = readRecord(game, saved(n));
    expect(read.ok && read.value.hash()).toBe(played(n).hash());
  });

  test("loads after the cards have changed, since it holds its own", () => {
    const record = saved(10);
    expect(Object.keys(record.cards)).toContain("attack");
  });

  test("that began with a position loads too", () => {
    const position = { players: [{ counters: "R3", hand: ["attack"] }, {}] };
    const ready = preparePosition(playableGame("flask"), starterSupply("flask"), position);
    if (!ready.ok) throw new Error("never");
    const match = new Match("flask", ready.rules, { position });
    match.do(rules.actions(match.state)[0]!);
    const read = readRecord(game, JSON.parse(JSON.stringify(writeRecord(match))));
    expect(read.ok && read.value.hash()).toBe(match.hash());
  });

  test.each<[string, (record: ReturnType<typeof saved>) => void, string, RegExp]>([
    [
      "an action that isn't possible",
      (r) => {
        r.actions[7] = { type: "pass" };
      },
      "record/rules-differ",
      /action 8 \(“pass”\) isn't possible any more/,
    ],
    [
      "another seed",
      (r) => {
        r.seed = 9;
      },
      "record/rules-differ",
      /action \d+|actions 1 to 20/,
    ],
    [
      "a fingerprint that differs",
      (r) => {
        r.fingerprints[1] = "0";
      },
      "record/rules-differ",
      /one of the actions 21 to 40 leads elsewhere/,
    ],
    [
      "another end",
      (r) => {
        r.end = "0";
      },
      "record/rules-differ",
      /one of the last actions up to 45/,
    ],
    [
      "a newer format",
      (r) => {
        r.format = 99;
      },
      "record/newer",
      /format 99/,
    ],
    [
      "no actions",
      (r) => {
        delete r.actions;
      },
      "record/unreadable",
      /must have required properties actions|actions/,
    ],
    [
      "house rules that don't exist",
      (r) => {
        r.options = { luck: 1 };
      },
      "options/unknown",
      /luck/,
    ],
    [
      "a card that is gone",
      (r) => {
        delete r.cards.attack;
        delete r.cards["double-sabotage"];
      },
      "match/unknown-card",
      /double-sabotage/,
    ],
  ])("with %s says so", (_, change, code, message) => {
    const record = saved(45);
    change(record);
    const read = readRecord(game, record);
    expect(read.ok ? null : [read.problem.code, message.test(read.problem.message)]).toEqual([code, true]);
  });

  test("names the action at which the rules differ", () => {
    const record = saved(45);
    record.actions[7] = { type: "pass" };
    expect(readRecord(game, record)).toMatchObject({ at: 8 });
  });
});

test("what comes after an undo is forgotten as soon as something else is done", () => {
  const match = played(30);
  match.undo(5);
  expect(match.canRedo).toBe(5);
  match.do(rules.actions(match.state)[0]!);
  expect(match.canRedo).toBe(0);
  expect(match.redo()).toBe(0);
  expect(match.actions.length).toBe(26);
});

test("a log follows undo and redo", () => {
  const match = played(30);
  const whole = match.log(-1);
  match.undo(10);
  expect(match.log(-1).length).toBeLessThan(whole.length);
  match.redo(10);
  expect(match.log(-1)).toEqual(whole);
});
