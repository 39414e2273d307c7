import { describe, expect, test } from "vitest";
import { completeOptions, type Options } from "../../engine/core/options";
import { cardGame } from "../../engine/games/registry";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "./starter";

/** Decks as somebody writes them down, each with all that the rules of its game say to it: nothing less, and nothing more. */

interface Written {
  /** Cards and copies; none takes a card of the deck that it begins with out. */
  cards: string;
  /** Another deck of the starter set that it begins with, or none. */
  from?: string;
  players?: number;
  rules?: Options;
  /** Cards that are otherwise than in the set. */
  otherwise?: Record<string, object>;
}
type Row = readonly [what: string, written: Written, says: string];

const first = {
  flask: "blue",
  "castle-lanes": "stampede",
  "battle-farm": "standard",
  hatch: "standard",
  "garden-incursion": "copperhill-ants",
};

const decks: Record<GameId, readonly Row[]> = {
  flask: [
    ["the blue deck", { cards: "" }, ""],
    ["the green deck", { from: "green", cards: "" }, ""],
    ["the red deck", { from: "red", cards: "" }, ""],
    ["the yellow deck", { from: "yellow", cards: "" }, ""],
    ["nothing", { from: "none", cards: "" }, "deck-size"],
    [
      "fifteen different cards",
      {
        from: "none",
        cards:
          "1 attack, 1 profit, 1 research, 1 sabotage, 1 balanced-attack, 1 balanced-profit, 1 double-apply, 1 double-attack, 1 double-balance, 1 double-sabotage, 1 triple-attack, 1 dangerous-reaction, 1 dangerous-knowledge, 1 balanced-double-sale, 1 profitable-double-balance",
      },
      "",
    ],
    ["fourteen cards", { cards: "2 research" }, "deck-size"],
    ["sixteen cards", { cards: "1 profit" }, "deck-size"],
    ["fourteen where fourteen are asked for", { cards: "2 research", rules: { deckSize: 14 } }, ""],
    ["fifteen where twenty are asked for", { cards: "", rules: { deckSize: 20 } }, "deck-size"],
    ["four copies in fifteen cards", { cards: "4 research, 2 double-apply" }, "too-many-similar"],
    ["four copies in sixteen cards", { cards: "4 research" }, "deck-size too-many-similar"],
    ["four copies where four are allowed", { cards: "4 research, 2 double-apply", rules: { maxSimilar: 4 } }, ""],
    [
      "two copies where one is allowed",
      {
        from: "none",
        cards:
          "2 attack, 1 profit, 1 research, 1 sabotage, 1 balanced-attack, 1 balanced-profit, 1 double-apply, 1 double-attack, 1 double-balance, 1 double-sabotage, 1 triple-attack, 1 dangerous-reaction, 1 dangerous-knowledge, 1 balanced-double-sale",
        rules: { maxSimilar: 1 },
      },
      "too-many-similar",
    ],
    [
      "three of each of two cards of one code",
      { cards: "0 research, 0 double-apply, 3 double-balance, 3 double-exchange" },
      "too-many-similar similar-entries",
    ],
    [
      "two cards of one code, three in all",
      { cards: "0 research, 2 double-balance, 1 double-exchange" },
      "similar-entries",
    ],
    [
      "two codes, each too often",
      { cards: "5 research, 4 double-apply, 0 double-sabotage" },
      "too-many-similar too-many-similar",
    ],
    [
      "nothing that attacks",
      { from: "none", cards: "3 profit, 3 balanced-profit, 3 research, 3 double-apply, 3 double-balance" },
      "no-attack",
    ],
    [
      "sabotage is an attack",
      {
        from: "none",
        cards: "1 sabotage, 2 balanced-double-sale, 3 profit, 3 balanced-profit, 3 research, 3 double-apply",
      },
      "",
    ],
    [
      "two cards of one name",
      { cards: "", otherwise: { research: { name: "Double Apply", composition: { B1: 1 } } } },
      "same-name",
    ],
    [
      "three of a name, as some write them",
      {
        cards: "0 research, 2 double-balance, 1 double-exchange",
        otherwise: { "double-exchange": { name: "Double Balance", composition: { G2: 0, G1: 2 } } },
      },
      "similar-entries",
    ],
    [
      "a card written by hand",
      { cards: "", otherwise: { research: { name: "Research", effects: [{ draw: { n: 5 } }], cost: {} } } },
      "hand-written",
    ],
  ],
  "castle-lanes": [
    ["Stampede", { cards: "" }, ""],
    ["First Landing", { from: "first-landing", cards: "" }, ""],
    ["Crown Levy", { from: "crown-levy", cards: "" }, ""],
    [
      "Crown Levy of base cards alone",
      {
        from: "none",
        cards:
          "1 primeval-brood, 3 thief, 3 royal-guard, 3 war-hounds, 2 sapper, 2 brute, 1 architect, 3 ballista-shot, 1 fire-shot, 2 cannon-shot, 1 phalanx, 1 onwards, 1 trebuchet, 2 workshop, 2 barracks, 2 traps, 1 war-reserves",
      },
      "no-class-cards",
    ],
    [
      "the same with the other class",
      {
        from: "none",
        cards:
          "1 star-expedition, 3 thief, 3 royal-guard, 3 war-hounds, 2 sapper, 2 brute, 1 architect, 3 ballista-shot, 1 fire-shot, 2 cannon-shot, 1 phalanx, 1 onwards, 1 trebuchet, 2 workshop, 2 barracks, 2 traps, 1 war-reserves",
      },
      "no-class-cards",
    ],
    ["nothing", { from: "none", cards: "" }, "no-class deck-size"],
    ["a class alone", { from: "none", cards: "1 primeval-brood" }, "deck-size no-class-cards"],
    ["no class", { cards: "0 primeval-brood" }, "no-class"],
    ["two classes", { cards: "1 star-expedition" }, "many-classes"],
    ["a class twice", { cards: "2 primeval-brood" }, "many-classes"],
    ["twenty-nine cards", { cards: "0 workshop" }, "deck-size"],
    ["thirty-one cards", { cards: "2 workshop" }, "deck-size"],
    ["thirty-one where thirty are enough", { cards: "2 workshop", rules: { deckSizeExact: false } }, ""],
    ["twenty-nine where thirty are the least", { cards: "0 workshop", rules: { deckSizeExact: false } }, "deck-size"],
    ["a card of the other class", { cards: "0 workshop, 1 deckhand" }, "other-class"],
    [
      "two cards of the other class",
      { cards: "0 workshop, 0 war-reserves, 1 deckhand, 1 airlift" },
      "other-class other-class",
    ],
    ["cards of two classes and no class", { cards: "0 primeval-brood, 0 workshop, 1 deckhand" }, "no-class"],
    ["four copies of one star", { cards: "4 swift-raptor, 0 workshop" }, "too-many-copies"],
    ["three copies of two stars", { cards: "3 call-of-the-pack, 0 workshop" }, "too-many-copies"],
    ["two copies of three stars", { cards: "2 tyrant-king, 0 workshop" }, "too-many-copies"],
    ["two of three stars where they are allowed", { cards: "2 tyrant-king, 0 workshop", rules: { copies3: 2 } }, ""],
    ["Rush", { cards: "0 workshop, 1 rush" }, "not-for-decks"],
    ["Peasant", { cards: "0 workshop, 1 peasant" }, "not-for-decks"],
    ["Peasant, allowed", { cards: "0 workshop, 1 peasant", rules: { allowBasicsInDeck: true } }, ""],
    [
      "a token",
      { cards: "", otherwise: { workshop: { name: "Workshop", type: "building", cost: 2, rarity: 0, hp: 3 } } },
      "not-for-decks",
    ],
    ["five class cards asked for, and there", { cards: "", rules: { minClassCards: 5 } }, ""],
    [
      "fewer class cards than asked for",
      { from: "crown-levy", cards: "", rules: { minClassCards: 5 } },
      "few-class-cards",
    ],
    ["fewer base cards than asked for", { cards: "", rules: { minBaseCards: 10 } }, "few-base-cards"],
    [
      "many cards that depend on space",
      { cards: "2 tyrant-king, 2 hatching-season, 2 stampede, 0 workshop, 0 war-reserves, 1 ballista-shot" },
      "too-many-copies too-many-copies many-space-cards",
    ],
  ],
  "battle-farm": [
    ["the standard deck", { cards: "" }, ""],
    ["the later edition", { from: "the-later-edition", cards: "" }, ""],
    ["the standard deck for two", { cards: "", players: 2 }, ""],
    ["the standard deck for six", { cards: "", players: 6 }, ""],
    ["nothing", { from: "none", cards: "" }, "deck-too-small few-crops no-common no-common"],
    ["a class", { cards: "1 land-baron" }, "class-in-deck"],
    ["two classes", { cards: "1 land-baron, 2 seed-trader" }, "class-in-deck class-in-deck"],
    ["twenty copies", { cards: "20 wheat, 20 cherry, 20 cabbage" }, "unusual-copies unusual-copies unusual-copies"],
    [
      "twenty-one copies",
      { cards: "21 wheat, 20 cherry, 20 cabbage" },
      "copies-range unusual-copies unusual-copies unusual-copies",
    ],
    ["one copy fewer", { cards: "7 wheat" }, "unusual-copies"],
    ["a card left out", { cards: "0 trellis-bed" }, ""],
    [
      "crops alone",
      { from: "none", cards: "8 wheat, 8 cherry, 8 cabbage, 8 corn, 8 carrots, 8 onion" },
      "no-common unusual-size unusual-crop-share unusual-total",
    ],
    [
      "actions alone",
      {
        from: "none",
        cards:
          "6 garden-gourmet, 6 fertilizer-frenzy, 6 recycle, 6 lucky-find, 6 green-day, 6 red-alert, 6 yellow-warning",
      },
      "few-crops no-common few-for-more unusual-size unusual-crop-share unusual-total",
    ],
    [
      "thirty-one cards for two",
      { from: "none", players: 2, cards: "8 wheat, 8 cherry, 8 cabbage, 6 recycle, 1 clone" },
      "deck-too-small unusual-size unusual-crop-share unusual-total",
    ],
    [
      "thirty-two cards for two",
      { from: "none", players: 2, cards: "8 wheat, 8 cherry, 8 cabbage, 6 recycle, 1 clone, 1 wither" },
      "unusual-size unusual-crop-share unusual-total",
    ],
    [
      "thirty-two cards for three",
      { from: "none", players: 3, cards: "8 wheat, 8 cherry, 8 cabbage, 6 recycle, 1 clone, 1 wither" },
      "deck-too-small unusual-size unusual-crop-share unusual-total",
    ],
    [
      "nineteen crops",
      { from: "none", players: 2, cards: "8 wheat, 8 cherry, 3 cabbage, 6 recycle, 6 red-alert, 6 green-day" },
      "few-crops unusual-copies unusual-size uneven-colours unusual-total",
    ],
    [
      "no common crops",
      { cards: "0 wheat, 0 cherry, 0 cabbage, 0 corn, 0 carrots, 0 onion" },
      "no-common unusual-size unusual-crop-share unusual-total",
    ],
    [
      "no common actions",
      {
        cards:
          "0 garden-gourmet, 0 fertilizer-frenzy, 0 recycle, 0 lucky-find, 0 green-day, 0 red-alert, 0 yellow-warning",
      },
      "no-common unusual-crop-share",
    ],
    ["hardly any yellow", { cards: "0 wheat, 0 corn, 0 mango" }, "uneven-colours"],
    [
      "two of each more than is printed",
      { cards: "10 wheat, 10 cherry, 10 cabbage" },
      "unusual-copies unusual-copies unusual-copies",
    ],
    [
      "crops of little worth",
      {
        cards:
          "0 tangerine, 0 pumpkin, 0 grape, 0 cloudberry, 0 strawberry, 0 blueberry, 0 pineapple, 0 eggplant, 0 peppers",
      },
      "unusual-total",
    ],
    ["larger first hands for six", { cards: "", players: 6, rules: { startHand: 7, marketSize: 10 } }, ""],
  ],
  hatch: [
    ["the standard deck", { cards: "" }, ""],
    ["the deck with omens", { from: "with-omens", cards: "" }, ""],
    ["the standard deck for six", { cards: "", players: 6 }, ""],
    ["nothing", { from: "none", cards: "" }, "deck-too-small"],
    ["nine copies", { cards: "9 mote-drake" }, "too-many-copies"],
    ["eight copies", { cards: "8 mote-drake" }, ""],
    ["one copy fewer than is printed", { cards: "3 mote-drake" }, ""],
    [
      "two cards of one name",
      {
        cards: "",
        otherwise: {
          "mote-drake": { name: "Sky Elder", needs: { any: 1 }, skulls: 0, gives: "wild", sacrifice: 1, power: 7 },
        },
      },
      "same-name",
    ],
    [
      "no love",
      {
        cards:
          "0 ribbon-drake, 0 lullaby-wyrmlet, 0 locket-lindworm, 0 garland-serpent, 0 hearthsong-wyrm, 0 moonvow-coil, 0 cradle-titan, 0 troth-king, 0 ossuary-queen, 0 mourning-warden",
      },
      "symbol-share symbol-share symbol-share need-and-gift",
    ],
    [
      "no love, and nothing wild",
      {
        cards:
          "0 ribbon-drake, 0 lullaby-wyrmlet, 0 locket-lindworm, 0 garland-serpent, 0 hearthsong-wyrm, 0 moonvow-coil, 0 cradle-titan, 0 troth-king, 0 ossuary-queen, 0 mourning-warden, 0 mote-drake, 0 lantern-serpent, 0 comet-wyrm, 0 aurora-coil, 0 zenith-titan",
      },
      "few-for-more missing-symbol symbol-share symbol-share symbol-share symbol-share need-and-gift",
    ],
    [
      "sixty cards for four",
      {
        from: "none",
        players: 4,
        cards:
          "8 crumb-drake, 8 spark-drake, 8 ribbon-drake, 8 mote-drake, 8 granary-titan, 8 caldera-titan, 8 cradle-titan, 4 aurora-coil",
      },
      "runs-dry",
    ],
    [
      "fifty-nine cards for four",
      {
        from: "none",
        players: 4,
        cards:
          "8 crumb-drake, 8 spark-drake, 8 ribbon-drake, 8 mote-drake, 8 granary-titan, 8 caldera-titan, 8 cradle-titan, 3 aurora-coil",
      },
      "deck-too-small runs-dry",
    ],
    [
      "sixty cards for five",
      {
        from: "none",
        players: 5,
        cards:
          "8 crumb-drake, 8 spark-drake, 8 ribbon-drake, 8 mote-drake, 8 granary-titan, 8 caldera-titan, 8 cradle-titan, 4 aurora-coil",
      },
      "deck-too-small runs-dry",
    ],
    [
      "eggs that mostly cost skulls",
      {
        from: "none",
        players: 2,
        cards:
          "8 larder-warden, 8 pyre-warden, 8 mourning-warden, 8 furnace-king, 8 feast-king, 8 troth-king, 8 mote-drake, 4 lantern-serpent",
      },
      "few-free-eggs",
    ],
    [
      "just enough power",
      {
        from: "none",
        players: 2,
        cards:
          "8 mote-drake, 8 pantry-wyrmlet, 8 flint-wyrmlet, 8 lullaby-wyrmlet, 8 sour-wellspring, 8 crumb-drake, 8 spark-drake, 4 ribbon-drake",
      },
      "symbol-share need-and-gift need-and-gift need-and-gift mean-power runs-dry",
    ],
    [
      "too little power for a higher target",
      {
        from: "none",
        players: 2,
        rules: { powerTarget: 300 },
        cards:
          "8 mote-drake, 8 pantry-wyrmlet, 8 flint-wyrmlet, 8 lullaby-wyrmlet, 8 sour-wellspring, 8 crumb-drake, 8 spark-drake, 4 ribbon-drake",
      },
      "too-little-power symbol-share need-and-gift need-and-gift need-and-gift mean-power runs-dry",
    ],
    [
      "the same for a lower target",
      {
        from: "none",
        players: 2,
        rules: { powerTarget: 50 },
        cards:
          "8 mote-drake, 8 pantry-wyrmlet, 8 flint-wyrmlet, 8 lullaby-wyrmlet, 8 sour-wellspring, 8 crumb-drake, 8 spark-drake, 4 ribbon-drake",
      },
      "symbol-share need-and-gift need-and-gift need-and-gift mean-power",
    ],
    [
      "skulls that nothing pays",
      {
        from: "none",
        players: 2,
        rules: { barterSources: "off" },
        cards:
          "8 first-flame, 8 feast-king, 8 furnace-king, 8 troth-king, 8 root-elder, 8 forge-elder, 8 tide-elder, 8 sky-elder",
      },
      "unpaid-skulls symbol-share symbol-share symbol-share symbol-share many-giftless slow-start need-and-gift need-and-gift need-and-gift mean-power",
    ],
    [
      "the same with barter",
      {
        from: "none",
        players: 2,
        cards:
          "8 first-flame, 8 feast-king, 8 furnace-king, 8 troth-king, 8 root-elder, 8 forge-elder, 8 tide-elder, 8 sky-elder",
      },
      "symbol-share symbol-share symbol-share symbol-share many-giftless slow-start need-and-gift need-and-gift need-and-gift mean-power",
    ],
    [
      "three hundred and one cards",
      {
        from: "none",
        cards:
          "8 crumb-drake, 8 pantry-wyrmlet, 8 ladle-lindworm, 8 orchard-serpent, 8 millstone-wyrm, 8 harvest-coil, 8 granary-titan, 8 feast-king, 8 spark-drake, 8 flint-wyrmlet, 8 bellows-lindworm, 8 kiln-serpent, 8 anvil-wyrm, 8 wildfire-coil, 8 caldera-titan, 8 furnace-king, 8 ribbon-drake, 8 lullaby-wyrmlet, 8 locket-lindworm, 8 garland-serpent, 8 hearthsong-wyrm, 8 moonvow-coil, 8 cradle-titan, 8 troth-king, 8 mote-drake, 8 lantern-serpent, 8 comet-wyrm, 8 aurora-coil, 8 zenith-titan, 8 larder-warden, 8 pyre-warden, 8 mourning-warden, 8 famine-lord, 8 cinder-regent, 8 ossuary-queen, 8 barrow-sovereign, 8 root-elder, 5 forge-elder",
      },
      "deck-too-large",
    ],
    [
      "elders without end",
      { cards: "8 root-elder, 8 forge-elder, 8 tide-elder, 8 sky-elder, 8 world-elder" },
      "many-giftless need-and-gift need-and-gift need-and-gift",
    ],
    [
      "a slow start",
      {
        cards:
          "0 mote-drake, 0 pantry-wyrmlet, 0 flint-wyrmlet, 0 lullaby-wyrmlet, 0 crumb-drake, 0 spark-drake, 0 ribbon-drake, 0 ladle-lindworm, 0 bellows-lindworm, 0 locket-lindworm",
      },
      "few-for-more slow-start need-and-gift need-and-gift need-and-gift",
    ],
    [
      "a card that another one outdoes",
      {
        cards: "",
        otherwise: {
          "mote-drake": { name: "Mote Drake", needs: { any: 2 }, skulls: 0, gives: "wild", sacrifice: 1, power: 3 },
        },
      },
      "never-better",
    ],
  ],
  "garden-incursion": [
    ["the ants", { cards: "" }, ""],
    ["the bees", { from: "clover-bees", cards: "" }, ""],
    ["the spiders", { from: "gloomweb-spiders", cards: "" }, ""],
    ["the ants at a table of six", { cards: "", players: 6 }, ""],
    ["nothing", { from: "none", cards: "" }, "queen-count deck-too-small"],
    ["a queen alone", { from: "none", cards: "1 copper-matriarch" }, "deck-too-small"],
    ["no queen", { cards: "0 copper-matriarch" }, "queen-count"],
    ["her twice", { cards: "2 copper-matriarch, 20 copperhill-worker" }, "queen-count"],
    ["two queens", { cards: "1 amber-sovereign, 20 copperhill-worker" }, "queen-count"],
    ["sixty-one cards", { cards: "22 copperhill-worker" }, "deck-too-large"],
    ["sixty and a queen that doesn’t count", { cards: "22 copperhill-worker", rules: { queenCounts: false } }, ""],
    [
      "eight cards, the fewest for two",
      { from: "none", players: 2, cards: "1 copper-matriarch, 3 copperhill-worker, 2 trail-scout, 3 leafcutter" },
      "short-deck few-creatures",
    ],
    [
      "seven cards",
      { from: "none", players: 2, cards: "1 copper-matriarch, 3 copperhill-worker, 1 trail-scout, 3 leafcutter" },
      "deck-too-small short-deck few-creatures",
    ],
    [
      "eight cards for six",
      { from: "none", players: 6, cards: "1 copper-matriarch, 3 copperhill-worker, 2 trail-scout, 3 leafcutter" },
      "short-deck few-creatures",
    ],
    ["a bee among ants", { cards: "0 conscription, 1 scout-bee" }, "other-tribe"],
    ["workers of no tribe", { cards: "10 copperhill-worker, 11 garden-worker" }, ""],
    ["a worker of another tribe", { cards: "20 copperhill-worker, 1 silk-tender" }, "other-tribe"],
    ["a token", { cards: "0 conscription, 1 minim" }, "not-for-decks"],
    ["a skill sheet", { cards: "0 conscription, 1 copperhill-ants" }, "not-for-decks"],
    ["a skill sheet of another tribe", { cards: "0 conscription, 1 clover-bees" }, "not-for-decks other-tribe"],
    ["five copies", { cards: "5 picket-ant, 0 conscription" }, "many-copies"],
    [
      "five copies where three are allowed",
      { cards: "5 picket-ant, 0 conscription", rules: { maxCopies: 3 } },
      "many-copies too-many-copies too-many-copies",
    ],
    [
      "many workers",
      {
        cards:
          "39 copperhill-worker, 0 redjaw-soldier, 0 picket-ant, 0 driver-ant, 0 leafcutter, 0 trail-scout, 1 conscription, 0 bridge-builder",
      },
      "worker-share few-creatures",
    ],
    ["hardly a worker", { cards: "5 copperhill-worker" }, "worker-share"],
    ["a banned card", { cards: "", rules: { bans: "driver-ant" } }, "banned-card"],
    ["a restricted card", { cards: "", rules: { restricted: "driver-ant 2" } }, "banned-card"],
    ["a restricted card, kept to", { cards: "", rules: { restricted: "driver-ant 3" } }, ""],
    [
      "sets that nobody agreed on",
      { from: "none", players: 2, cards: "1 copper-matriarch, 8 garden-worker", rules: { cardSets: "rainy day" } },
      "banned-card banned-card worker-share short-deck few-creatures",
    ],
  ],
};

describe.each(gameIds)("a deck of %s:", (id) => {
  const game = cardGame(id);
  const starter = readStarter<object>(id);

  test.each(decks[id])("%s", (_, written, says) => {
    const { cards, from = first[id], otherwise = {}, players, rules = {} } = written;
    const counts = new Map(starter.decks.get(from)?.cards.map(({ card, count }) => [card, count]));
    for (const [, count, card] of cards.matchAll(/(\d+) ([\w-]+)/g)) counts.set(card!, Number(count));
    const lines = [...counts].flatMap(([card, count]) =>
      count > 0 ? [{ id: card, card: otherwise[card] ?? starter.card(card), count }] : [],
    );
    const house = completeOptions(game.options, rules, game.presets);
    if (!house.ok) throw new Error(house.problem.message);
    const told = game.breaches(lines, { rules: house.value, players }).filter(({ severity }) => severity !== "note");
    const codes = told.map(({ problem }) => problem.code.replace(`${id}/`, "")).sort();
    expect(codes).toEqual(says.split(" ").filter(Boolean).sort());
  });
});
