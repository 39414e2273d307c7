import { describe, expect, it } from "vitest";
import { options } from "../../engine/games/hatch/options";
import {
  asked,
  at,
  attack,
  barter,
  check,
  defend,
  dismiss,
  end,
  feed,
  fire,
  food,
  game,
  hatch,
  hire,
  no,
  other,
  repeat,
  reward,
  ritual,
  sacrifice,
  supply,
  type Then,
  type When,
} from "./hatch-kit";

const fires = ["spark-drake", "flint-wyrmlet"];
const loves = ["ribbon-drake", "lullaby-wyrmlet"];
const fed = (card: string, ...resources: string[]) => ({ card, resources });
const surplus = {
  players: [
    {
      eggs: [fed("bellows-lindworm", "crumb-drake", "ribbon-drake")],
      dragons: ["pantry-wyrmlet", "kiln-serpent", "orchard-serpent"],
    },
    {},
  ],
};
const giveAway: When = [ritual(0, "food", "pantry-wyrmlet", "orchard-serpent"), food(0, "bellows-lindworm", "food")];
const nearTheEnd = ["first-flame", "barrow-sovereign", "world-elder", "barrow-sovereign"];

type Case = [option: string, what: string, options: object, given: object, when: When, then: Then];

const cases: Case[] = [
  ["handSize", "8 are refilled to", { handSize: 8 }, { players: [{}, {}] }, [end(0)], [at("/players/0/handSize", 8)]],
  [
    "startingDiscard",
    "3 at once, in any order",
    { startingDiscard: 3 },
    { step: "startDiscard", players: [{ hand: ["mote-drake", "crumb-drake", "sky-elder", "root-elder"] }, {}] },
    [other(0, "startDiscard", { cards: ["sky-elder", "mote-drake", "crumb-drake"] })],
    [at("/players/0/hand", ["root-elder"]), asked(0)],
  ],
  [
    "startingDiscard",
    "0 asks nobody",
    { startingDiscard: 0 },
    { step: "startDiscard", players: [{ hand: ["mote-drake"] }, {}] },
    [],
    [asked(0), at("/players/0/handSize", 1)],
  ],
  [
    "powerTarget",
    "another target",
    { powerTarget: 50 },
    { players: [{ dragons: ["world-elder"], eggs: [fed("mote-drake", "mote-drake")] }, {}] },
    [hatch(0, "mote-drake")],
    [at("/triggeredBy", 0)],
  ],
  [
    "finalBonus",
    "20 a card",
    { finalBonus: 20 },
    { triggeredBy: 0, players: [{ eggs: ["mote-drake"], mercenary: "mote-drake" }, {}] },
    [],
    [at("/players/0/empire", 40)],
  ],
  [
    "finalBonusOnDragons",
    "not on dragons",
    { finalBonusOnDragons: false },
    { triggeredBy: 0, players: [{ dragons: ["mote-drake"], eggs: [fed("comet-wyrm", "mote-drake")] }, {}] },
    [],
    [at("/players/0/empire", 17)],
  ],
  [
    "bonusCountsInCombat",
    "the bonus stays out of attacks",
    { bonusCountsInCombat: false },
    { triggeredBy: 0, players: [{ dragons: ["mote-drake"] }, { eggs: ["mote-drake", "crumb-drake"] }] },
    [attack(0, 1)],
    [{ event: "fight", where: { attack: 7, defence: 0 } }],
  ],
  [
    "eggsRestFirstTurn",
    "eggs hatch at once",
    { eggsRestFirstTurn: false },
    { players: [{ hand: ["mote-drake", "crumb-drake"] }, {}] },
    [other(0, "layEgg", { card: "mote-drake" }), feed(0, "crumb-drake", "mote-drake"), hatch(0, "mote-drake")],
    [at("/players/0/power", 7)],
  ],
  [
    "loveEggRests",
    "an egg of love may hatch at once",
    { loveEggRests: false },
    { players: [{ hand: ["crumb-drake"], dragons: loves }, {}], deck: ["mote-drake"] },
    [ritual(0, "love", ...loves), feed(0, "crumb-drake", "mote-drake"), hatch(0, "mote-drake")],
    [at("/players/0/power", 24)],
  ],
  [
    "stolenEggRests",
    "a stolen egg rests",
    { stolenEggRests: true },
    { turn: 4, players: [{ dragons: fires }, { eggs: ["mote-drake"] }] },
    [attack(0, 1), reward(0, { take: "egg" })],
    [at("/players/0/eggs/0/rests", true)],
  ],
  [
    "misfire",
    "discard: the egg is lost",
    {},
    surplus,
    [...giveAway, hatch(0, "bellows-lindworm")],
    [at("/players/0/eggs", [])],
  ],
  [
    "misfire",
    "refuse: it can't be hatched",
    { misfire: "refuse" },
    surplus,
    [...giveAway, no("surplus", hatch(0, "bellows-lindworm"))],
    [at("/players/0/eggs/0/surplus", 1)],
  ],
  [
    "stolenResourceMustFit",
    "any egg may get it, and may then misfire",
    { stolenResourceMustFit: false },
    {
      players: [
        { dragons: fires, eggs: [fed("mote-drake", "mote-drake")] },
        { eggs: [fed("comet-wyrm", "crumb-drake")] },
      ],
    },
    [attack(0, 1), reward(0, { take: "resource", card: "crumb-drake", egg: "mote-drake" }), hatch(0, "mote-drake")],
    [{ event: "misfire", where: { n: 1 } }],
  ],
  [
    "barterSources",
    "eggs only, with all they hold",
    { barterSources: "eggsOnly" },
    {
      players: [
        { hand: ["crumb-drake"], eggs: ["larder-warden", fed("comet-wyrm", "mote-drake"), "mote-drake", "sky-elder"] },
        {},
      ],
    },
    [
      no("not-for-barter", barter(0, "crumb-drake")),
      barter(0, "comet-wyrm"),
      barter(0, "mote-drake"),
      barter(0, "sky-elder"),
    ],
    [at("/pool", 1), at("/discard", ["mote-drake", "comet-wyrm", "mote-drake", "sky-elder"])],
  ],
  [
    "barterSources",
    "off",
    { barterSources: "off" },
    { players: [{ hand: ["crumb-drake", "mote-drake", "sky-elder"], eggs: ["larder-warden"] }, {}] },
    [no("no-barter", barter(0, "crumb-drake"))],
    [{ illegal: { type: "barter" } }],
  ],
  [
    "barterSize",
    "one card for a skull",
    { barterSize: 1 },
    { players: [{ hand: ["crumb-drake"], eggs: ["larder-warden"] }, {}] },
    [barter(0, "crumb-drake")],
    [at("/pool", 1), asked(0)],
  ],
  [
    "barterSize",
    "five cards for a skull",
    { barterSize: 5 },
    { players: [{ hand: ["crumb-drake", "mote-drake", "sky-elder"], eggs: ["larder-warden"] }, {}] },
    [no("wrong-number", barter(0, "crumb-drake"))],
    [],
  ],
  [
    "sacrificeOnlyIfNeeded",
    "at any time",
    { sacrificeOnlyIfNeeded: false },
    { players: [{ dragons: ["mote-drake"] }, {}] },
    [sacrifice(0, "mote-drake")],
    [at("/pool", 1)],
  ],
  [
    "mercenaries",
    "none",
    { mercenaries: false },
    { players: [{ hand: ["mote-drake"] }, {}] },
    [no("no-mercenaries", hire(0, "mote-drake"))],
    [],
  ],
  [
    "mercenarySameTurn",
    "not in its first turn",
    { mercenarySameTurn: false },
    { turn: 3, players: [{ hand: ["mote-drake"] }, {}] },
    [hire(0, "mote-drake"), no("nothing-to-reveal", attack(0, 1, true)), end(0), end(1)],
    [{ legal: { type: "attack", player: 1, reveal: true } }],
  ],
  [
    "mercenarySameTurn",
    "a defender's is older",
    { mercenarySameTurn: false },
    { turn: 3, players: [{}, { mercenary: "mote-drake" }] },
    [attack(0, 1), defend(1, true)],
    [at("/discard", ["mote-drake"])],
  ],
  [
    "dismissSameTurn",
    "not in its first turn",
    { dismissSameTurn: false },
    { turn: 3, players: [{ hand: ["mote-drake"] }, {}] },
    [hire(0, "mote-drake"), no("too-new", dismiss(0))],
    [],
  ],
  [
    "nonRepeatablePerTurn",
    "none at all",
    { nonRepeatablePerTurn: 0 },
    { players: [{ dragons: fires }, { hand: ["mote-drake"] }] },
    [no("already-acted", attack(0, 1)), no("already-acted", ritual(0, "fire", ...fires))],
    [],
  ],
  [
    "nonRepeatablePerTurn",
    "two, against two",
    { nonRepeatablePerTurn: 2 },
    { players: [{}, {}, {}] },
    [attack(0, 1), no("already-targeted", attack(0, 1)), attack(0, 2), no("already-acted", attack(0, 1))],
    [at("/used", 2)],
  ],
  [
    "targetsPerOffTurn",
    "without limit",
    { targetsPerOffTurn: 0, nonRepeatablePerTurn: 3 },
    { players: [{}, { targeted: 5 }] },
    [attack(0, 1), attack(0, 1), attack(0, 1)],
    [at("/players/1/targeted", 8)],
  ],
  [
    "targetsPerOffTurn",
    "three times",
    { targetsPerOffTurn: 3 },
    { players: [{}, { targeted: 2 }] },
    [attack(0, 1)],
    [at("/players/1/targeted", 3)],
  ],
  [
    "newcomerProtection",
    "nobody before their first turn",
    { newcomerProtection: true },
    { players: [{ dragons: fires }, { hand: ["mote-drake"], turnsBegun: 0 }, { hand: ["mote-drake"] }] },
    [
      no("newcomer", attack(0, 1)),
      ritual(0, "fire", ...fires),
      no("not-offered", fire(0, 1, "hand")),
      fire(0, 2, "hand"),
    ],
    [at("/players/1/targeted", 0)],
  ],
  [
    "wildInRitualPair",
    "a wild dragon completes a pair, and can't help then",
    { wildInRitualPair: true },
    { players: [{ dragons: ["spark-drake", "mote-drake", "lantern-serpent"] }, { hand: ["mote-drake"] }] },
    [
      no("different-symbols", ritual(0, "fire", "mote-drake", "lantern-serpent")),
      ritual(0, "fire", "spark-drake", "mote-drake"),
      fire(0, 1, "hand"),
    ],
    [at("/players/1/handSize", 0), asked(0)],
  ],
  [
    "fireHitsMercenary",
    "a hidden one may burn",
    { fireHitsMercenary: true },
    { players: [{ dragons: fires }, { mercenary: "sky-elder" }] },
    [ritual(0, "fire", ...fires), fire(0, 1, "mercenary")],
    [at("/players/1/mercenary", null), at("/discard", ["sky-elder"])],
  ],
  [
    "defenceWinsTies",
    "the attacker wins them",
    { defenceWinsTies: false },
    { players: [{}, { hand: ["mote-drake"] }] },
    [attack(0, 1)],
    [asked(0, "reward")],
  ],
  [
    "tieBreak",
    "tiedOnly: who brought the end wins their own tie",
    { tieBreak: "tiedOnly" },
    { triggeredBy: 0, active: 1, players: [{ dragons: ["mote-drake"] }, { dragons: ["mote-drake"] }] },
    [end(1)],
    [{ winners: [0] }],
  ],
  [
    "tieBreak",
    "tiedOnly: equal in all, they share",
    { tieBreak: "tiedOnly" },
    { triggeredBy: 0, active: 2, players: [{}, { dragons: ["mote-drake"] }, { dragons: ["mote-drake"] }] },
    [end(2)],
    [{ winners: [1, 2] }],
  ],
  [
    "emptyDeck",
    "stop: the discard pile stays",
    { emptyDeck: "stop" },
    { players: [{ dragons: loves }, {}], deck: [], discard: ["mote-drake"] },
    [no("no-target", ritual(0, "love", ...loves)), end(0)],
    [at("/players/0/handSize", 0), at("/discard", ["mote-drake"])],
  ],
  [
    "roundCap",
    "10 rounds",
    { roundCap: 10 },
    { round: 10, active: 1, players: [{ dragons: ["mote-drake"] }, {}] },
    [end(1)],
    [{ winners: [0] }],
  ],
  [
    "actionCap",
    "the action that reaches it is done, then the turn ends",
    { actionCap: 50 },
    {
      actions: 49,
      players: [{ hand: ["mote-drake"], dragons: ["ribbon-drake", "lullaby-wyrmlet", "lantern-serpent"] }, {}],
      deck: ["sky-elder", "mote-drake"],
    },
    [ritual(0, "love", ...loves), repeat(0, "lantern-serpent")],
    [asked(1), { event: "actionCap" }, at("/players/0/eggs/1/card", "mote-drake")],
  ],
  [
    "startingPlayer",
    "a seat",
    { startingPlayer: "1", startingDiscard: 0 },
    { starting: 1, active: 0, round: 40, players: [{}, { dragons: ["mote-drake"] }] },
    [end(0)],
    [{ winners: [1] }],
  ],
  [
    "powerTarget",
    "not reached by one power",
    { powerTarget: 500 },
    { players: [{ dragons: nearTheEnd, eggs: [fed("crumb-drake", "spark-drake")] }, {}] },
    [hatch(0, "crumb-drake")],
    [at("/triggeredBy", null)],
  ],
];

describe("a house rule of Hatch", () => {
  it.each(cases)("%s: %s", (_, __, options, given, when, then) =>
    expect(check({ options, ...given }, when, then)).toBeUndefined(),
  );

  it("has a case above, or one of its own below", () => {
    const told = new Set([...cases.map(([option]) => option), "omens"]);
    expect(options.specs.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });

  it("omens: adds the Omen family to a deck that lacks it, once", () => {
    for (const deck of ["standard", "with-omens"]) {
      const setup = { seats: [{}, {}], deck: supply.decks[deck]!, cards: supply.cards };
      const made = game.rules({ ...setup, options: { omens: true } });
      expect(made.ok && (made.value.writePosition(made.value.deal(1)) as { deckSize: number }).deckSize).toBe(110);
      expect(game.checkSetup!({ ...setup, options: { omens: true } })).toEqual([]);
    }
  });

  it.each([
    ["startingPlayer", "3"],
    ["handSize", 9],
    ["powerTarget", 49],
    ["tieBreak", "nobody"],
  ])("%s can't be %s", (name, value) => {
    const made = game.rules({ seats: [{}, {}], options: { [name]: value }, cards: {} });
    expect(made.ok ? "" : made.problems[0]!.code).toBe("options/out-of-range");
  });

  it("deals as many cards as it says, from the starting seat on", () => {
    for (const handSize of [3, 8]) {
      const setup = { seats: [{}, {}, {}, {}, {}], deck: supply.decks["standard"]!, cards: supply.cards };
      const made = game.rules({ ...setup, options: { handSize, startingPlayer: "4" } });
      if (!made.ok) throw new Error("It should be possible.");
      const { players } = made.value.writePosition(made.value.deal(1)) as { players: { handSize: number }[] };
      expect(players.map((player) => player.handSize)).toEqual(Array(5).fill(handSize));
      expect(made.value.deal(1).prompt).toEqual({ kind: "startDiscard", seat: 4 });
    }
  });

  it("doesn't make a card legal that asks for too much", () => {
    const cards = { ...supply.cards, huge: { name: "Huge", needs: { food: 5, fire: 4 }, gives: "none", power: 50 } };
    const deck = [...supply.decks["standard"]!, { card: "huge", count: 1 }];
    const problems = game.checkSetup!({ seats: [{}, {}], deck, cards, options: {} });
    expect(problems).toMatchObject([{ code: "hatch/too-many-slots", where: { card: "huge" } }]);
  });

  it("must leave the deck playable", () => {
    const problems = (players: number, options: object, deck = supply.decks["standard"]!): string[] =>
      game.checkSetup!({ seats: Array(players).fill({}), deck, cards: supply.cards, options: options as never }).map(
        ({ code }) => code,
      );
    expect(problems(5, { powerTarget: 500 })).toEqual([]);
    const half = supply.decks["standard"]!.map(({ card, count }) => ({ card, count: Math.ceil(count / 2) }));
    expect(problems(5, {}, half)).toEqual(["hatch/deck-too-small"]);
    expect(problems(2, {}, half)).toEqual([]);
    const unpaid = ["famine-lord", "cinder-regent", "ossuary-queen", "feast-king", "furnace-king"].map((card) => ({
      card,
      count: 2,
    }));
    const elders = ["root-elder", "forge-elder", "tide-elder", "sky-elder", "world-elder"].map((card) => ({
      card,
      count: 8,
    }));
    const givers = [
      { card: "troth-king", count: 8 },
      { card: "feast-king", count: 0 },
    ];
    const deck = [...unpaid, ...elders, ...givers].filter(({ count }) => count > 0);
    expect(problems(2, { barterSources: "off" }, [...deck, { card: "barrow-sovereign", count: 8 }])).toContain(
      "hatch/unpaid-skulls",
    );
  });
});
