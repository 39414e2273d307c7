// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { runScenario } from "../../engine/core/scenario";
import { prepareMatch, preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { battleFarm } from "../../engine/games/battle-farm/game";
import { whenTimeIsUp } from "../../engine/games/battle-farm/play/clock";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "../engine/starter";

/** Rulings, refusals and house rules of Battle Farm, each in a situation of its own. */

const supply = starterSupply("battle-farm");
const game = playableGame("battle-farm");

interface Step {
  player: number;
  action: { type: string; [field: string]: unknown };
  refused?: string | true;
}
type Case = readonly [name: string, options: object, given: object, when: readonly Step[], then: readonly object[]];
const act = (player: number, type: string, fields: object = {}): Step => ({ player, action: { type, ...fields } });
const no = (code: string, player: number, type: string, fields: object = {}): Step => ({
  ...act(player, type, fields),
  refused: code,
});
const at = (pointer: string, is: unknown) => ({ at: pointer, is });
const asked = (actor: number, kind: string) => ({ request: { actor, kind } });
const crop = (name: string, fields: object = {}) => ({ bed: "common", crop: name, ...fields });
const me = (fields: object = {}) => ({ coins: 0, fertilizers: 9, beds: ["common", "common", "common"], ...fields });
const you = (fields: object = {}) => ({ coins: 3, fertilizers: 3, hand: [], ...fields });
const plant = (card: string, bed = 1) => act(0, "plant", { card, bed });
const play = (card: string) => act(0, "playAction", { card });

function check([name, options, given, when, then]: Case): string | undefined {
  const scenario = { game: "battle-farm", name, given: { ...given, options }, when, then };
  return runScenario(game, supply, scenario as unknown as Scenario).message;
}
const verify = (cases: readonly Case[]) =>
  test.each(cases.map((each) => [each[0], each] as const))("%s", (_, each) => expect(check(each)).toBeUndefined());

const w = "wheat";
const planting = (card: string, fields: object = {}, others: readonly object[] = [you()]) => ({
  players: [me({ hand: [card, w], ...fields }), ...others],
});
const harvesting = (fields: object, ...others: object[]) => ({
  step: "begin",
  players: [me({ hand: [w], ...fields }), ...(others.length > 0 ? others : [you()])],
});

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

describe("a new card of Battle Farm", () => {
  const made = {
    name: "Turnip",
    kind: "crop",
    rarity: "common",
    group: "red",
    value: 3,
    abilities: [
      {
        on: ["onPlant"],
        do: { each: { of: { players: {} }, as: "v", do: { lose: { who: "v", what: "coins", n: 2 } } } },
      },
    ],
  };

  test("is played from its file alone", () => {
    const given = { cards: { turnip: made }, ...planting("turnip", {}, [you(), you({ coins: 1 })]) };
    const then = [at("/players/1/coins", 1), at("/players/2/coins", 0)];
    expect(check(["", {}, given, [plant("turnip")], then])).toBeUndefined();
  });

  test("is a problem where its effect can't be read, and never a crash", () => {
    const broken = { ...made, abilities: [{ on: ["onPlant"], do: { gain: { what: "coins", n: { countt: 1 } } } }] };
    const cards = { ...supply.cards, wheat: broken as never };
    const ready = prepareMatch(game, { ...supply, cards }, 2);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual(["battle-farm/bad-effect"]);
    const [problem] = battleFarm.checkCard(broken as never);
    expect([problem?.code, problem?.where?.field]).toEqual(["battle-farm/bad-effect", "/abilities/0"]);
  });

  test("that runs away is stopped", () => {
    const endless = { repeat: { n: 5000, do: { gain: { what: "coins", n: 1 } } } };
    const given = {
      cards: { turnip: { ...made, abilities: [{ on: ["onPlant"], do: endless }] } },
      ...planting("turnip"),
    };
    const then = [at("/players/0/coins", 2000), { event: "runaway", times: 1 }];
    expect(check(["", {}, given, [plant("turnip")], then])).toBeUndefined();
  });

  test("needs classes for all players beside it", () => {
    const cards = Object.fromEntries(
      Object.entries(supply.cards).filter(([id]) => id !== "land-baron" && id !== "grim-reaper"),
    );
    const ready = prepareMatch(game, { ...supply, cards }, 5);
    expect(ready.ok ? [] : ready.problems.map(({ code }) => code)).toEqual(["battle-farm/few-classes"]);
  });
});

describe("a ruling of Battle Farm", () => {
  verify([
    [
      "R9: nobody steals a class card",
      {},
      planting("mango", {}, [you({ class: "land-baron" })]),
      [plant("mango")],
      [at("/players/0/hand", [w])],
    ],
    [
      "R13: a Hydroponic bed is felt at planting only",
      {},
      planting("pineapple", { beds: ["hydroponic", "common"] }),
      [plant("pineapple")],
      [at("/players/0/beds/0/timer", 2)],
    ],
    [
      "R13: not for Common crops",
      {},
      planting("corn", { hand: ["corn", w], beds: ["hydroponic", "common"] }),
      [plant("corn")],
      [at("/players/0/beds/0/timer", 1)],
    ],
    [
      "R16: bed cards reach everybody's beds",
      {},
      planting("trellis-bed", {}, [you({ beds: ["common"] })]),
      [play("trellis-bed"), act(0, "chooseBed", { at: "B1" })],
      [at("/players/1/beds/0/bed", "trellis")],
    ],
    [
      "R19: a bed harvested in step 1 can be planted at once",
      {},
      { ...harvesting({ beds: [crop("corn", { timer: 1 })] }), trades: 0 },
      [act(0, "endTrade"), plant(w)],
      [at("/players/0/beds/0/crop", w)],
    ],
    [
      "R29: a clone has its printed value",
      {},
      planting("clone", { beds: [crop("corn", { own: 9 }), "common"] }),
      [play("clone")],
      [at("/players/0/hand/1/card", "corn")],
    ],
    [
      "R37: a discarded card is back at its printed value",
      {},
      planting("recycle", { hand: ["recycle", { card: "corn", value: 9 }, w] }),
      [play("recycle"), act(0, "chooseCard", { card: "corn" })],
      [at("/discard/0", { card: "corn", by: 0 })],
    ],
    [
      "R38: the deck that is empty once stays over",
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
      "R41: equal best players share the win",
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
      "R40: the limit counts at the end of the own turn",
      {},
      { ...planting("lucky-find", { coins: 20, hand: ["lucky-find", w] }), winLimit: 20 },
      [play("lucky-find")],
      [{ over: false }, asked(0, "play")],
    ],
    [
      "a harmful choice skips Greenhouses, its owner's too",
      {},
      planting("fertilizer-frenzy", { beds: [crop("corn", { bed: "greenhouse" }), "common"] }),
      [no("no-target", 0, "playAction", { card: "fertilizer-frenzy" })],
      [],
    ],
    [
      "a helpful one does not",
      {},
      planting("garden-gourmet", { beds: [crop("corn", { bed: "greenhouse" }), "common"] }),
      [play("garden-gourmet")],
      [at("/players/0/beds/0/value", 4)],
    ],
    [
      "three idle rounds end the game",
      {},
      {
        step: "trade",
        idleTurns: 5,
        coins: 0,
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
