// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import type { Scenario } from "../../schemas/scenario";
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

/** House rules of Battle Farm, each in a situation of its own. */

describe("a house rule of Battle Farm", () => {
  const beans = harvesting({ beds: [crop("beans", { timer: 1 })] }, you());
  const twoHands = [you({ hand: ["corn"] }), you({ hand: ["beans"] })];
  verify([
    [
      "prices",
      { priceEpic: 0 },
      { step: "buy", allowance: 1, players: [me(), you()], market: ["grape"] },
      [act(0, "buy", { slot: 1 })],
      [at("/players/0/coins", 0)],
    ],
    ["timers", { timerCommon: 9 }, planting(w), [plant(w)], [at("/players/0/beds/0/timer", 9)]],
    [
      "raisedBonus",
      { raisedBonus: 5 },
      planting(w, { beds: [crop("grape", { bed: "raised" }), "common"] }),
      [],
      [at("/players/0/beds/0/value", 20)],
    ],
    [
      "colourBedBonus",
      { colourBedBonus: 3 },
      planting(w, { beds: [crop("corn", { bed: "trellis" }), "common"] }),
      [],
      [at("/players/0/beds/0/value", 6)],
    ],
    [
      "hydroponicBonus",
      { hydroponicBonus: 5 },
      planting("grape", { beds: ["hydroponic", "common"] }),
      [plant("grape")],
      [at("/players/0/beds/0/timer", 1)],
    ],
    [
      "selectionBonus",
      { selectionBonus: 10 },
      planting("selection"),
      [play("selection")],
      [at("/players/0/hand", [{ card: w, value: 12 }])],
    ],
    [
      "luckyFindDie",
      { luckyFindDie: "d12" },
      { ...planting("lucky-find"), rolls: [12] },
      [play("lucky-find")],
      [at("/players/0/coins", 12)],
    ],
    [
      "restoreCount",
      { restoreCount: 1 },
      { ...planting(w, { class: "land-baron" }), discard: ["corn", "corn"] },
      [act(0, "useClassCard"), act(0, "chooseCard", { card: "corn" })],
      [at("/players/0/handSize", 3)],
    ],
    [
      "handLimit",
      { handLimit: 3 },
      { step: "handLimit", players: [me({ hand: [w, "corn", "clone", "beans"] }), you()] },
      [act(0, "handLimit", { card: "clone" })],
      [at("/players/0/hand", [w, "corn", "beans"])],
    ],
    [
      "bedBonusTiming",
      { bedBonusTiming: "atPlanting" },
      planting("rotational-bed", { beds: [crop("corn", { own: 4, bed: "trellis" }), "common"] }),
      [play("rotational-bed"), act(0, "chooseBed", { at: "A1" })],
      [at("/players/0/beds/0/value", 4)],
    ],
    [
      "hydroponicOnChange",
      { hydroponicOnChange: true },
      planting("trellis-bed", { beds: [crop("grape", { timer: 2, bed: "hydroponic" }), "common"] }),
      [play("trellis-bed"), act(0, "chooseBed", { at: "A1" })],
      [at("/players/0/beds/0/timer", 3)],
    ],
    [
      "greenhouseVsMass",
      { greenhouseVsMass: "affected" },
      planting("fungus-infiltration", {}, [you({ beds: [crop("corn", { bed: "greenhouse" })] })]),
      [play("fungus-infiltration"), act(0, "chooseColour", { colour: "yellow" })],
      [at("/players/1/beds/0/value", 2)],
    ],
    [
      "bedCardsScope",
      { bedCardsScope: "own" },
      planting("trellis-bed", { beds: ["common", "common"] }),
      [play("trellis-bed"), { ...act(0, "chooseBed", { at: "B1" }), refused: true }],
      [asked(0, "chooseBed")],
    ],
    [
      "timerZero",
      { timerZero: "nextHarvest" },
      planting("soil-enrichment", { beds: [crop("corn", { timer: 1 }), "common"] }),
      [play("soil-enrichment")],
      [at("/players/0/beds/0/timer", 0), at("/players/0/coins", 0)],
    ],
    [
      "replantAfterHarvest",
      { replantAfterHarvest: "notSameTurn" },
      harvesting({ beds: [crop("corn", { timer: 1 }), "common"] }),
      [act(0, "endTrade"), no("bed-rests", 0, "plant", { card: w, bed: 1 })],
      [],
    ],
    [
      "harvestOrder",
      { harvestOrder: "bedOrder" },
      harvesting({ beds: [crop("corn", { timer: 1 }), crop("tangerine", { timer: 1 })] }),
      [],
      [at("/players/0/coins", 18)],
    ],
    [
      "pickOptional",
      { pickOptional: false },
      planting("eggplant"),
      [plant("eggplant")],
      [at("/players/0/beds/0/value", 8)],
    ],
    [
      "cherryScope",
      { cherryScope: "turn" },
      harvesting({ harvested: { cherry: 5 }, beds: [crop("cherry", { timer: 1 })] }),
      [],
      [at("/players/0/coins", 2)],
    ],
    [
      "cherryScope table",
      { cherryScope: "table" },
      harvesting({ beds: [crop("cherry", { timer: 1 })] }, you({ harvested: { cherry: 3 } })),
      [],
      [at("/players/0/coins", 5)],
    ],
    [
      "melonScope",
      { melonScope: "turn" },
      harvesting({ harvested: { melon: 5 }, beds: [crop("melon", { timer: 1 })] }),
      [],
      [at("/players/0/coins", 6)],
    ],
    [
      "plantBonusScope",
      { plantBonusScope: "own" },
      planting("corn", {}, [you({ beds: [crop("corn")] })]),
      [plant("corn")],
      [at("/players/0/coins", 0)],
    ],
    [
      "tangerineScope",
      { tangerineScope: "own" },
      planting("tangerine", {}, [you({ beds: [crop("corn")] })]),
      [plant("tangerine")],
      [at("/players/1/beds/0/value", 3)],
    ],
    [
      "cloudberryScope",
      { cloudberryScope: "opponents" },
      planting("cloudberry"),
      [plant("cloudberry")],
      [at("/players/0/fertilizers", 9)],
    ],
    [
      "mangoMode choose",
      { mangoMode: "choose" },
      planting("mango", {}, twoHands),
      [plant("mango"), act(0, "choosePlayer", { player: 2 })],
      [at("/players/0/hand", [w, "beans"])],
    ],
    [
      "mangoMode each",
      { mangoMode: "each" },
      planting("mango", {}, twoHands),
      [plant("mango")],
      [at("/players/0/hand", [w, "corn", "beans"])],
    ],
    [
      "beansChooser",
      { beansChooser: "owner" },
      beans,
      [act(0, "choosePlayer", { player: 1 }), act(0, "chooseResource", { resource: "coins" })],
      [at("/players/0/coins", 7)],
    ],
    [
      "peppersMode",
      { peppersMode: "choice" },
      { ...harvesting({ hand: [w, "corn"], beds: [crop("peppers", { timer: 1 })] }), rolls: [1] },
      [act(0, "chooseCard", { card: "corn" })],
      [at("/players/0/hand", [w, { card: "corn", value: 4 }])],
    ],
    [
      "potatoSource new",
      { potatoSource: "new" },
      { ...harvesting({ hand: [], beds: [crop("potato", { timer: 1 })] }), rolls: [4] },
      [],
      [at("/players/0/hand", [{ card: "potato", extra: "copy" }]), at("/discardSize", 1)],
    ],
    [
      "potatoSource deck",
      { potatoSource: "deck" },
      {
        ...harvesting({ hand: [], beds: [crop("potato", { timer: 1 })] }),
        rolls: [4],
        deck: ["corn", "potato", "corn"],
      },
      [],
      [at("/players/0/hand", ["potato"])],
    ],
    [
      "cloneSource",
      { cloneSource: "deck" },
      planting("clone", { beds: [crop("grape"), "common"] }),
      [play("clone")],
      [at("/players/0/hand", [w])],
    ],
    [
      "cloneValue",
      { cloneValue: "current" },
      planting("clone", { beds: [crop("corn", { own: 8 }), "common"] }),
      [play("clone")],
      [at("/players/0/hand/1/value", 8)],
    ],
    [
      "restoreScope",
      { restoreScope: "own" },
      {
        ...planting(w, { class: "land-baron" }),
        discard: [
          { card: "corn", by: 1 },
          { card: "clone", by: 0 },
        ],
      },
      [act(0, "useClassCard")],
      [at("/players/0/hand", [w, w, "clone"])],
    ],
    [
      "keepCardValues",
      { keepCardValues: true },
      planting("recycle", { hand: ["recycle", { card: "corn", value: 9 }] }),
      [play("recycle")],
      [at("/discard/0", { card: "corn", value: 9, by: 0 })],
    ],
    [
      "seedTraderCard none",
      { seedTraderCard: "none" },
      planting(w, { class: "seed-trader" }),
      [no("no-target", 0, "useClassCard")],
      [],
    ],
    [
      "seedTraderCard ownHand",
      { seedTraderCard: "ownHand" },
      { ...planting(w, { class: "seed-trader" }), market: ["corn"] },
      [act(0, "useClassCard")],
      [{ event: "gain", where: { resource: "coins", n: 3 } }],
    ],
    [
      "classCardZone",
      { classCardZone: "hand" },
      planting("crop-scientist", { class: "crop-scientist", beds: [crop("corn"), "common"] }),
      [play("crop-scientist"), no("used", 0, "playAction", { card: "crop-scientist" })],
      [at("/players/0/beds/0/value", 4)],
    ],
    [
      "tieBreak",
      { tieBreak: "fertilizers" },
      {
        step: "handLimit",
        endgame: { by: 1, reason: "deck", left: 1 },
        players: [me({ coins: 3, fertilizers: 4 }), you()],
      },
      [],
      [{ winners: [0] }],
    ],
    [
      "tieBreak turnOrder",
      { tieBreak: "turnOrder" },
      {
        step: "handLimit",
        order: [1, 0],
        active: 0,
        endgame: { by: 1, reason: "deck", left: 1 },
        players: [me({ coins: 3 }), you()],
      },
      [],
      [{ winners: [1] }],
    ],
    [
      "finalTurns",
      { finalTurns: "finishRound" },
      { step: "handLimit", active: 1, winLimit: 3, players: [me(), you()] },
      [],
      [{ winners: [1] }],
    ],
    [
      "deckTrigger",
      { deckTrigger: "failedRefill" },
      { ...planting("lucky-find"), deck: [] },
      [play("lucky-find")],
      [{ over: false }, { event: "endgame", times: 0 }],
    ],
    [
      "maxRounds",
      { maxRounds: 10 },
      { step: "handLimit", active: 1, round: 10, players: [me(), you()] },
      [],
      [at("/result/cause", "rounds")],
    ],
    [
      "marketSweep",
      { marketSweep: true },
      { step: "handLimit", active: 1, players: [me(), you()], market: ["corn", "corn"], deck: Array(20).fill(w) },
      [],
      [at("/market/0", w), at("/discardSize", 2)],
    ],
    [
      "tradesPerTurn",
      { tradesPerTurn: 0 },
      { step: "trade", players: [me({ hand: [w] }), you()] },
      [],
      [asked(0, "play")],
    ],
    [
      "buyAllowance",
      { buyAllowance: "0" },
      { step: "buy", players: [me({ coins: 9, hand: [w] }), you()], market: [w] },
      [],
      [asked(0, "trade")],
    ],
    [
      "fertilizeAllowance",
      { fertilizeAllowance: "8" },
      { step: "fertilize", players: [me({ beds: [crop("grape")] }), you()] },
      [],
      [at("/allowance", 8)],
    ],
  ]);

  test("setup: resources, beds, hands, order bonus and market", () => {
    const options = {
      startCoins: 20,
      startFertilizers: 0,
      startHand: 7,
      orderBonusStep: 3,
      extraCommonBed: 3,
      marketSize: 10,
      winLimitOverride: 999,
      classBonusSource: "deck",
    };
    const given = { new: { seed: 4, players: 2, options } };
    const message = runScenario(game, supply, {
      game: "battle-farm",
      name: "",
      given,
      when: [],
      then: [
        { at: "/players/0/coins", atLeast: 20 },
        { at: "/players/1/handSize", atLeast: 7 },
        { at: "/players/0/beds/5/bed", is: "common" },
        { at: "/market/9", contains: "" },
        { at: "/winLimit", is: 999 },
      ],
    } as unknown as Scenario).message;
    expect(message).toBeUndefined();
  });

  test("classMode: picked in seat order", () => {
    const message = runScenario(game, supply, {
      game: "battle-farm",
      name: "",
      given: { new: { seed: 1, players: 2, options: { classMode: "choose" } } },
      when: [
        act(0, "chooseClass", { class: "land-baron" }),
        { ...act(1, "chooseClass", { class: "land-baron" }), refused: true },
        act(1, "chooseClass", { class: "grim-reaper" }),
      ],
      then: [at("/players/0/class", "land-baron"), at("/players/1/class", "grim-reaper")],
    } as unknown as Scenario).message;
    expect(message).toBeUndefined();
  });
});
