import { gameNames } from "../../../schemas/game-id";
import type { CardGame, DeckUse } from "../../core/card-game";
import { calledByName } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import { keywordsAndNames } from "../../core/keywords";
import { standingOver } from "../../core/own-words";
import { checkDeckRules, deckBreaches, deckRulesSaid } from "../../decks/check-deck";
import { deckFits } from "../../decks/deck-fit";
import { slipOf } from "./ability-check";
import { checkCard } from "./card-check";
import { facts } from "./card-facts";
import { battleFarmKinds, type Card } from "./card-schema";
import { deckRules } from "./deck";
import { deckTables } from "./deck-tables";
import { defaults, type Options, options, seats } from "./options";
import { abilitiesText, lexicon } from "./play/ability-text";
import { symbols } from "./symbols";
import { worth } from "./worth";

export const game: CardGame<Card> = {
  id: "battle-farm",
  name: gameNames["battle-farm"],
  colour: "#487F37",
  tagline: "Plant, fertilize, harvest and meddle: the farmer with the most coins wins.",
  players: seats,
  credit: "Battle Farm by tfcp68; card texts by Cardwright",
  symbols,
  languages: ["en", "de"],
  newCard: (name) => ({
    $schema: "../schemas/battle-farm-card.schema.json",
    name,
    kind: "crop",
    rarity: "common",
    group: "yellow",
    value: 2,
  }),
  describe: (card, language) => facts(calledByName(card), language),
  lexicon,
  keywords: { bearers: battleFarmKinds.map((kind) => ({ name: "", kind, value: 1 })), slip: slipOf },
  complement: keywordsAndNames,
  worth,
  options: options.specs,
  presets: options.presets,
  checkCard,
  ownWords: (card) => standingOver("/text", card.text, abilitiesText(calledByName(card))),
  mentions: ({ abilities = [], later }) =>
    [...cardsNamedIn([abilities, later?.abilities ?? []], ["cardIs"])].filter((id) => id !== "this"),
  checkDeck: (lines, { rules, players, set }: DeckUse<Card, Options> = {}) =>
    checkDeckRules(deckRules(rules, players), lines, set),
  breaches: (lines, { rules, players }: DeckUse<Card, Options> = {}) => deckBreaches(deckRules(rules, players), lines),
  fits: (lines, { rules, players }: DeckUse<Card, Options> = {}) => deckFits(deckRules(rules, players), lines),
  deckRules: (lines, { rules, players }: DeckUse<Card, Options> = {}) =>
    deckRulesSaid(deckRules(rules, players), lines),
  deckTables: (lines, { rules }: DeckUse<Card, Options> = {}) => deckTables(lines, rules),
  isDrawn: ({ kind }) => kind !== "class",
  // Afterwards cards are bought.
  draws: ({ startHand }: Options = defaults) => ({
    opening: startHand,
    turns: [],
    later: "Later cards are bought at the market, so no turn draws any.",
  }),
};
