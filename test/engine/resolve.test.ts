import { describe, expect, test } from "vitest";
import { judge, resolve } from "../../engine/core/resolve";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "./starter";

const game = playableGame("flask");
function begin(position: Json) {
  const ready = preparePosition(game, starterSupply("flask"), position);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  return { rules: ready.rules, state: ready.rules.readPosition(position) };
}

describe("an action as people write it", () => {
  const { rules, state } = begin({ players: [{ hand: ["attack", "attack", "profit"] }, {}] });

  test("may name a card by its id, also where copies of it are the same move", () => {
    expect(resolve(rules, state, { type: "play", card: "attack" })).toEqual([{ type: "play", card: 0 }]);
    expect(resolve(rules, state, { type: "play", card: 1 })).toEqual([{ type: "play", card: 1 }]);
  });

  test("may leave out what can only be one thing", () => {
    expect(judge(rules, state, { type: "endTurn" })).toEqual({ ok: true, action: { type: "endTurn" } });
    const single = begin({ players: [{ hand: ["profit"] }, {}] });
    expect(judge(single.rules, single.state, { type: "play" })).toEqual({
      ok: true,
      action: { type: "play", card: 0 },
    });
  });

  test("is refused where it could mean several things", () => {
    const judged = judge(rules, state, { type: "play" });
    expect(judged.ok ? null : judged.refusal.code).toBe("ambiguous");
  });

  test.each<[Record<string, Json>, string]>([
    [{ card: "research" }, "not-in-hand"],
    [{ card: "nothing-of-that-name" }, "not-in-hand"],
    [{ card: 99 }, "not-in-hand"],
    [{ card: null }, "not-in-hand"],
  ])("%j is refused as %s", (fields, code) => {
    const judged = judge(rules, state, { type: "play", ...fields });
    expect(judged.ok ? null : judged.refusal.code).toBe(code);
  });

  test("means the card in hand when it is refused, not one elsewhere", () => {
    const poor = begin({ players: [{ counters: "", hand: ["attack"], deck: ["attack"] }, {}] });
    const judged = judge(poor.rules, poor.state, { type: "play", card: "attack" });
    expect(judged.ok ? null : judged.refusal.code).toBe("not-payable");
  });
});
