import { gameNames } from "../../../schemas/game-id";
import type { CardGame, DeckUse } from "../../core/card-game";
import { calledByName } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import { keywordsAndNames } from "../../core/keywords";
import { checkDeckRules, deckBreaches, deckRulesSaid } from "../../decks/check-deck";
import { deckFits } from "../../decks/deck-fit";
import { slipOf } from "./ability-check";
import { checkCard } from "./card-check";
import { facts } from "./card-facts";
import { type Card, castleLanesTypes } from "./card-schema";
import { ownWords } from "./card-text";
import { deckRules } from "./deck";
import { defaults, type Options, options } from "./options";
import { lexicon } from "./play/ability-text";
import { symbols } from "./symbols";
import { worth } from "./worth";

export const game: CardGame<Card> = {
  id: "castle-lanes",
  name: gameNames["castle-lanes"],
  colour: "#8A6D1F",
  tagline: "Two castles, three lanes: march units, raise buildings and be the last wall standing.",
  players: { min: 2, max: 2 },
  credit: "Castle Lanes; classes and card texts by Cardwright",
  symbols,
  languages: ["en", "de"],
  newCard: (name) => ({
    $schema: "../schemas/castle-lanes-card.schema.json",
    name,
    type: "unit",
    cost: 2,
    rarity: 1,
    hp: 2,
    attack: 1,
    move: 1,
  }),
  describe: (card, language) => facts(calledByName(card), language),
  lexicon,
  keywords: { bearers: castleLanesTypes.map((type) => ({ name: "", type })), slip: slipOf },
  complement: keywordsAndNames,
  worth,
  options: options.specs,
  presets: options.presets,
  checkCard,
  ownWords: (card) => ownWords(calledByName(card)),
  mentions: ({ abilities = [] }) => [...cardsNamedIn(abilities)],
  checkDeck: (lines, { rules, set }: DeckUse<Card, Options> = {}) => checkDeckRules(deckRules(rules, set), lines, set),
  breaches: (lines, { rules, set }: DeckUse<Card, Options> = {}) => deckBreaches(deckRules(rules, set), lines),
  fits: (lines, { rules, set }: DeckUse<Card, Options> = {}) => deckFits(deckRules(rules, set), lines),
  deckRules: (lines, { rules, set }: DeckUse<Card, Options> = {}) => deckRulesSaid(deckRules(rules, set), lines),
  leader: { word: "class", is: ({ type }) => type === "class" },
  isDrawn: ({ type }) => type !== "class",
  draws: ({ startHand, secondBonusCards, drawPerTurn, firstTurnDraw, mulligan }: Options = defaults, place) => ({
    opening: startHand + (place > 1 ? secondBonusCards : 0),
    ...(mulligan === "one" && { redraw: "hand" }),
    turns: [place === 1 && !firstTurnDraw ? 0 : drawPerTurn, drawPerTurn],
  }),
};
