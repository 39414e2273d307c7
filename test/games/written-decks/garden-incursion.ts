import type { WrittenDecks } from "../written-deck";

export const decks: WrittenDecks = {
  first: "copperhill-ants",
  rows: [
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
