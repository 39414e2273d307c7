import type { WrittenDecks } from "../written-deck";

export const decks: WrittenDecks = {
  first: "standard",
  rows: [
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
};
