import { gameNames } from "../../../schemas/game-id";
import type { CardGame, DeckUse } from "../../core/card-game";
import { calledByName } from "../../core/card-names";
import { keywordsAndNames } from "../../core/keywords";
import { standingOver } from "../../core/own-words";
import { checkDeckRules, deckBreaches, deckRulesSaid } from "../../decks/check-deck";
import { deckFits } from "../../decks/deck-fit";
import { slipOf } from "./ability-check";
import { checkCard } from "./card-check";
import { facts } from "./card-facts";
import type { Card } from "./card-schema";
import { deckRules } from "./deck";
import { deckTables } from "./deck-tables";
import { defaults, type Options, options, players } from "./options";
import { abilitiesText, lexicon } from "./play/ability-text";
import { giftSymbol, symbols } from "./symbols";
import { worth } from "./worth";

export const game: CardGame<Card> = {
  id: "hatch",
  name: gameNames.hatch,
  colour: "#B5472F",
  // Its own colour is the tint of an error.
  ground: "#8A6A45",
  tagline: "Lay eggs, feed them, hatch dragons: every card is egg, food, mercenary and dragon in one.",
  players,
  credit: "Hatch by agrum; cards by Cardwright",
  symbols,
  languages: ["en", "de"],
  newCard: (name) => ({
    $schema: "../schemas/hatch-card.schema.json",
    name,
    needs: { any: 1 },
    gives: "food",
    sacrifice: 1,
    power: 8,
  }),
  describe: (card, language) => facts(calledByName(card), language),
  lexicon,
  keywords: { bearers: [{ name: "", needs: { any: 1 }, gives: "food", power: 8 }], slip: slipOf },
  complement: keywordsAndNames,
  worth,
  options: options.specs,
  presets: options.presets,
  checkCard,
  ownWords: (card) => standingOver("/text", card.text, abilitiesText(calledByName(card))),
  checkDeck: (lines, use: DeckUse<Card, Options> = {}) =>
    checkDeckRules(deckRules(use.rules, use.players), lines, use.set),
  breaches: (lines, use: DeckUse<Card, Options> = {}) => deckBreaches(deckRules(use.rules, use.players), lines),
  fits: (lines, use: DeckUse<Card, Options> = {}) => deckFits(deckRules(use.rules, use.players), lines),
  deckRules: (lines, use: DeckUse<Card, Options> = {}) => deckRulesSaid(deckRules(use.rules, use.players), lines),
  deckTables: (lines, { rules }: DeckUse<Card, Options> = {}) => deckTables(lines, rules),
  gives: ({ gives }) => [giftSymbol[gives] ?? []].flat(),
  // A hand is refilled: by how much depends on what was played.
  draws: ({ handSize }: Options = defaults) => ({
    opening: handSize,
    turns: [],
    later: `At the end of a turn the hand is filled up to ${handSize} cards again: as many come as were played.`,
  }),
};
