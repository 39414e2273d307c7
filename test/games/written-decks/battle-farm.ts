import type { WrittenDecks } from "../written-deck";

export const decks: WrittenDecks = {
  first: "standard",
  rows: [
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
};
