// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { whenTimeIsUp } from "../../engine/games/battle-farm/play/clock";
import {
  act,
  asked,
  at,
  crop,
  game,
  harvesting,
  me,
  no,
  plant,
  planting,
  play,
  supply,
  verify,
  w,
  you,
} from "./battle-farm-kit";

/** The rulings of rules §10, by number. */

describe("a ruling of Battle Farm", () => {
  verify([
    [
      "9: nobody steals a class card",
      {},
      planting("mango", {}, [you({ class: "land-baron" })]),
      [plant("mango")],
      [at("/players/0/hand", [w])],
    ],
    [
      "13: a Hydroponic bed is felt at planting only",
      {},
      planting("pineapple", { beds: ["hydroponic", "common"] }),
      [plant("pineapple")],
      [at("/players/0/beds/0/timer", 2)],
    ],
    [
      "13: not for Common crops",
      {},
      planting("corn", { hand: ["corn", w], beds: ["hydroponic", "common"] }),
      [plant("corn")],
      [at("/players/0/beds/0/timer", 1)],
    ],
    [
      "16: bed cards reach everybody's beds",
      {},
      planting("trellis-bed", {}, [you({ beds: ["common"] })]),
      [play("trellis-bed"), act(0, "chooseBed", { at: "B1" })],
      [at("/players/1/beds/0/bed", "trellis")],
    ],
    [
      "19: a bed harvested in step 1 can be planted at once",
      {},
      { ...harvesting({ beds: [crop("corn", { timer: 1 })] }), trades: 0 },
      [act(0, "endTrade"), plant(w)],
      [at("/players/0/beds/0/crop", w)],
    ],
    [
      "20: fertilizing may stop before the roll is used up",
      {},
      { step: "fertilize", allowance: 3, players: [me({ beds: [crop("corn", { timer: 3 })] }), you()] },
      [act(0, "fertilize", { bed: 1 }), act(0, "endTurn")],
      [{ event: "fertilize", times: 1 }, at("/players/0/fertilizers", 8)],
    ],
    [
      "29: a clone has its printed value",
      {},
      planting("clone", { beds: [crop("corn", { own: 9 }), "common"] }),
      [play("clone")],
      [at("/players/0/hand/1/card", "corn")],
    ],
    [
      "37: a discarded card is back at its printed value",
      {},
      planting("recycle", { hand: ["recycle", { card: "corn", value: 9 }, w] }),
      [play("recycle"), act(0, "chooseCard", { card: "corn" })],
      [at("/discard/0", { card: "corn", by: 0 })],
    ],
    [
      "38: the deck that is empty once stays over",
      { marketSize: 3 },
      {
        ...planting("stonks", { hand: ["stonks", w, "garden-gourmet"], beds: [crop("corn"), "common"] }),
        deck: [],
        market: ["beans", "corn", "melon"],
      },
      [play("stonks")],
      [{ event: "endgame", times: 0 }, at("/endgame/reason", "deck")],
    ],
    [
      "41: equal best players share the win",
      {},
      {
        step: "fertilize",
        allowance: 1,
        endgame: { by: 1, reason: "deck", left: 1 },
        players: [me({ coins: 9, beds: [crop("corn", { timer: 3 })] }), you({ coins: 9 }), you({ coins: 2 })],
      },
      [act(0, "endTurn")],
      [{ winners: [0, 1] }, at("/result/ranking", [[0, 1], [2]])],
    ],
    [
      "40: the limit counts at the end of the own turn",
      {},
      { ...planting("lucky-find", { coins: 20, hand: ["lucky-find", w] }), winLimit: 20 },
      [play("lucky-find")],
      [{ over: false }, asked(0, "play")],
    ],
    [
      "14: a harmful choice skips Greenhouses, its owner's too",
      {},
      planting("fertilizer-frenzy", { beds: [crop("corn", { bed: "greenhouse" }), "common"] }),
      [no("no-target", 0, "playAction", { card: "fertilizer-frenzy" })],
      [],
    ],
    [
      "14: a helpful one does not",
      {},
      planting("garden-gourmet", { beds: [crop("corn", { bed: "greenhouse" }), "common"] }),
      [play("garden-gourmet")],
      [at("/players/0/beds/0/value", 4)],
    ],
    [
      "43: Cloud Cover reaches neither empty nor protected beds",
      {},
      {
        players: [
          me({ class: "weather-watcher", hand: [w] }),
          you({ beds: [crop("corn", { bed: "greenhouse" }), "common"] }),
        ],
      },
      [no("no-target", 0, "useClassCard")],
      [],
    ],
    [
      "42: three idle rounds end the game",
      {},
      {
        step: "trade",
        idleTurns: 5,
        players: [me({ fertilizers: 0, hand: ["clone"] }), you({ hand: [] })],
      },
      [act(0, "endTrade")],
      [{ over: true }, at("/result/cause", "stall"), { winners: [1] }],
    ],
  ]);
});

test("a clock is one step's: its decisions share the time, and so does what its cards ask", () => {
  const written = {
    options: { turnClockSeconds: 45 },
    step: "play",
    players: [me({ hand: ["garden-gourmet", "corn"], beds: [crop("corn"), crop("beans"), "common"] }), you()],
  };
  const ready = preparePosition(game, supply, written as unknown as Json);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const { rules } = ready;
  const state = rules.readPosition(written as unknown as Json);
  const first = rules.request(state)!;
  expect(first.clock).toMatchObject({ seconds: 45, action: { type: "endPlaying" } });
  rules.apply(state, first.answers.find(({ action }) => action.type === "playAction")!.action, null);
  expect(rules.request(state)).toMatchObject({ kind: "chooseCrop", clock: { of: first.clock!.of } });
});

test("before anything is dealt a position needs no deck", () => {
  const written: Json = { step: "setup", players: [{}, {}] };
  const ready = preparePosition(game, supply, written);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  expect(ready.rules.readPosition(written)).toMatchObject({ deck: [], market: [-1, -1, -1, -1, -1, -1] });
});

test("when the clock runs out the step ends, or the prompt takes its mildest answer", () => {
  expect(whenTimeIsUp([{ type: "buy", slot: 1 }, { type: "endBuying" }])).toEqual({ type: "endBuying" });
  expect(whenTimeIsUp([{ type: "passBid" }, { type: "bid", coins: 1 }])).toEqual({ type: "passBid" });
  expect(
    whenTimeIsUp([
      { type: "chooseCrop", at: "A1" },
      { type: "chooseCrop", at: "none" },
    ])["at"],
  ).toBe("none");
  expect(
    whenTimeIsUp([
      { type: "chooseCard", card: 3 },
      { type: "chooseCard", card: 4 },
    ])["card"],
  ).toBe(3);
});
