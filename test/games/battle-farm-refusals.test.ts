// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { judge } from "../../engine/core/resolve";
import { prepareMatch } from "../../engine/core/setup";
import { starterRules } from "../engine/starter";
import { act, asked, at, crop, game, harvesting, me, no, supply, verify, w, you } from "./battle-farm-kit";

/** What Battle Farm refuses, and in which words. */

describe("Battle Farm refuses", () => {
  const field = {
    players: [me({ hand: ["corn", "clone", w], fertilizers: 3, beds: [crop("corn"), "common"] }), you()],
  };
  const market = { step: "buy", allowance: 2, players: [me({ coins: 2 }), you()], market: [w, null, "grape"] };
  verify([
    ["buying in another step", {}, field, [no("wrong-step", 0, "buy", { slot: 1 })], []],
    ["an empty slot", {}, market, [no("empty-slot", 0, "buy", { slot: 2 })], []],
    ["a card that is too dear", {}, market, [no("too-expensive", 0, "buy", { slot: 3 })], []],
    ["a slot that is none", {}, market, [no("empty-slot", 0, "buy", { slot: 11 })], []],
    ["planting an action", {}, field, [no("no-crop", 0, "plant", { card: "clone", bed: 2 })], []],
    ["a taken bed", {}, field, [no("bed-taken", 0, "plant", { card: "corn", bed: 1 })], []],
    ["a bed of nobody", {}, field, [no("not-your-bed", 0, "plant", { card: "corn", bed: 7 })], []],
    ["an action that costs too much", {}, field, [no("too-costly", 0, "playAction", { card: "clone" })], []],
    ["playing a crop as an action", {}, field, [no("no-action", 0, "playAction", { card: "corn" })], []],
    ["a card that is not in the hand", {}, field, [no("not-in-hand", 0, "playAction", { card: 99 })], []],
    ["a class card where there is none", {}, field, [no("no-action", 0, "useClassCard")], []],
    ["an empty offer", {}, { ...field, step: "trade" }, [no("no-cards", 0, "offerTrade", { cards: [] })], []],
    ["a foreign offer", {}, { ...field, step: "trade" }, [no("not-in-hand", 0, "offerTrade", { cards: [0] })], []],
    [
      "fertilizing an empty bed",
      {},
      { ...field, step: "fertilize", allowance: 2 },
      [no("nothing-grows", 0, "fertilize", { bed: 2 })],
      [],
    ],
    [
      "a bid that is not a whole number, too low or too high",
      { minBid: 2 },
      { ...field, step: "trade" },
      [
        act(0, "offerTrade", { cards: ["corn"] }),
        no("bad-bid", 1, "bid", { coins: 1.5 }),
        no("bad-bid", 1, "bid", { coins: 1 }),
        no("bad-bid", 1, "bid", { coins: 4 }),
        no("prompt-pending", 1, "buy", { slot: 1 }),
        act(1, "bid", { coins: 3 }),
        no("no-bid", 0, "acceptBid", { player: 0 }),
      ],
      [asked(0, "acceptBid")],
    ],
    ["somebody else's action", {}, field, [no("wrong-player", 1, "endPlaying")], []],
    [
      "a crop that is not ripe",
      {},
      harvesting({ beds: [crop("cherry", { timer: 1 }), crop("cherry", { timer: 1 }), crop("corn", { timer: 5 })] }),
      [no("not-ripe", 0, "chooseHarvest", { bed: 3 }), act(0, "chooseHarvest", { bed: 1 })],
      [at("/players/0/coins", 5)],
    ],
  ]);

  test("in the words of the rulebook, where it has some", () => {
    const { rules } = starterRules("battle-farm", 2);
    const state = rules.deal(1);
    const judged = judge(rules, state, { type: "endPlaying" }, 1 - state.prompt!.seat);
    expect(judged.ok ? "" : judged.refusal.message).toBe("It is not your turn.");
    const ready = prepareMatch(game, supply, 7);
    expect(ready.ok ? "" : ready.problems[0]!.message).toBe("Battle Farm is for 2 to 6 players.");
  });

  test("counts of players, decks and options that can't be", () => {
    const code = (players: number, options = {}, deck?: unknown): string | undefined => {
      const wishes = Array.from({ length: players }, () => (deck === undefined ? {} : { deck }));
      const ready = prepareMatch(game, supply, wishes, options);
      return ready.ok ? undefined : ready.problems[0]!.code;
    };
    expect([code(1), code(7), code(2), code(6)]).toEqual(["match/players", "match/players", undefined, undefined]);
    expect(code(2, { winLimitOverride: 12 })).toBe("options/out-of-range");
    expect(code(2, { handLimit: 2 })).toBe("options/out-of-range");
    expect(code(2, { minBid: 0 })).toBe("options/out-of-range");
    expect(code(2, {}, [{ card: "wheat", count: 20 }])).toBe("battle-farm/deck-too-small");
    expect(code(2, {}, [{ card: "nothing", count: 20 }])).toBe("match/unknown-card");
  });
});
