import type { WrittenDecks } from "../written-deck";

export const decks: WrittenDecks = {
  first: "stampede",
  rows: [
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
};
