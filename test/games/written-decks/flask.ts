import type { WrittenDecks } from "../written-deck";

export const decks: WrittenDecks = {
  first: "blue",
  rows: [
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
};
