import { gameNames } from "../../../schemas/game-id";
import type { CardGame, DeckUse } from "../../core/card-game";
import { calledByName } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import { keywordsAndNames } from "../../core/keywords";
import { checkDeckRules, deckBreaches, deckRulesSaid } from "../../decks/check-deck";
import { deckFits } from "../../decks/deck-fit";
import { slipOf } from "./ability-check";
import { checkCard } from "./card-check";
import { facts, ownWords } from "./card-facts";
import { type Card, gardenKeywords } from "./card-schema";
import { deckRules } from "./deck";
import { defaults, type Options, openingHand, options, players } from "./options";
import { lexicon } from "./play/ability-text";
import { symbols } from "./symbols";
import { worth } from "./worth";

export const game: CardGame<Card> = {
  id: "garden-incursion",
  name: gameNames["garden-incursion"],
  colour: "#5C6B2F",
  tagline: "Lead a tribe of ants, bees or spiders across the lawn and bring down every other queen.",
  players,
  credit: "Garden Incursion; tribes and cards by Cardwright",
  symbols,
  languages: ["en", "de"],
  newCard: (name) => ({
    $schema: "../schemas/garden-incursion-card.schema.json",
    name,
    type: "creature",
    tribe: "Copperhill Ants",
    cost: 2,
    attack: 2,
    defence: 2,
    ap: 2,
  }),
  describe: (card, language) => facts(calledByName(card), language),
  lexicon,
  keywords: {
    builtIn: gardenKeywords,
    bearers: (["creature", "structure", "queen"] as const).map((type) => ({ name: "", type, tribe: "" })),
    slip: slipOf,
  },
  complement: keywordsAndNames,
  worth,
  options: options.specs,
  presets: options.presets,
  checkCard,
  ownWords: (card) => ownWords(calledByName(card)),
  onlyOne: ({ type, tribe }) => (type === "skills" && tribe ? `the skill sheet of ${tribe}` : undefined),
  mentions: (card) => [...cardsNamedIn(card, ["moveCard", "putWorker"])],
  checkDeck: (lines, { rules, players: seats, set }: DeckUse<Card, Options> = {}) =>
    checkDeckRules(deckRules(rules, seats), lines, set),
  breaches: (lines, { rules, players: seats }: DeckUse<Card, Options> = {}) =>
    deckBreaches(deckRules(rules, seats), lines),
  fits: (lines, { rules, players: seats }: DeckUse<Card, Options> = {}) => deckFits(deckRules(rules, seats), lines),
  deckRules: (lines, { rules, players: seats }: DeckUse<Card, Options> = {}) =>
    deckRulesSaid(deckRules(rules, seats), lines),
  leader: { word: "queen", is: ({ type }) => type === "queen" },
  isDrawn: ({ type }) => type !== "queen" && type !== "skills",
  draws: (rules: Options = defaults, place) => ({
    opening: openingHand(rules, place - 1),
    ...(rules.mulligans > 0 && { redraw: "some", redraws: rules.mulligans }),
    turns: [place === 1 && !rules.firstTurnDraw ? 0 : rules.drawPerTurn, rules.drawPerTurn],
  }),
};
