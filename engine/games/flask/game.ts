import { gameNames } from "../../../schemas/game-id";
import { ownValue } from "../../../schemas/own-value";
import type { CardGame, DeckUse } from "../../core/card-game";
import { checkDeckRules, deckBreaches, deckRulesSaid } from "../../decks/check-deck";
import { deckFits } from "../../decks/deck-fit";
import { checkCard } from "./card-check";
import { facts } from "./card-facts";
import type { Card } from "./card-schema";
import { checkComponents } from "./component-check";
import { flaskComponents } from "./components";
import { deckRules } from "./deck";
import { formatFlaskDeckFile, parseFlaskDeckFile } from "./deck-file";
import { lexicon } from "./effect-text";
import { defaults, type Options, options } from "./options";
import { complement, newComponent, type OwnComponents } from "./own-components";
import { worth } from "./worth";

export const game: CardGame<Card> = {
  id: "flask",
  name: gameNames.flask,
  colour: "#4A4E9E",
  tagline: "A duel of four counters that are both your purse and your life, with cards you compose yourself.",
  players: { min: 2, max: 4 },
  credit: "Flask by Orasund, rules CC BY-NC 4.0",
  symbols: {
    G: { word: "green", plain: "💚" },
    Y: { word: "yellow", plain: "💰" },
    B: { word: "blue", plain: "📘" },
    R: { word: "red", plain: "💥" },
    "?": { word: "any", plain: "❔" },
  },
  languages: ["en", "de"],
  newCard: (name) => ({ $schema: "../schemas/flask-card.schema.json", name, composition: {} }),
  describe: facts,
  lexicon,
  deckFile: {
    form: "flask",
    title: "Flask's own deck file",
    parse: parseFlaskDeckFile,
    format: formatFlaskDeckFile,
  },
  composition: {
    base: flaskComponents.components,
    newComponent: newComponent,
    sample: (id, count, { components }) => ({
      name:
        ownValue(components as OwnComponents, id)?.name ??
        flaskComponents.components.find((base) => base.id === id)?.name ??
        id,
      composition: { [id]: count },
      showReminder: true,
    }),
    check: checkComponents,
  },
  complement: complement,
  worth,
  options: options.specs,
  presets: options.presets,
  checkCard,
  checkDeck: (lines, { rules, set }: DeckUse<Card, Options> = {}) => checkDeckRules(deckRules(rules), lines, set),
  breaches: (lines, { rules }: DeckUse<Card, Options> = {}) => deckBreaches(deckRules(rules), lines),
  fits: (lines, { rules }: DeckUse<Card, Options> = {}) => deckFits(deckRules(rules), lines),
  deckRules: (lines, { rules }: DeckUse<Card, Options> = {}) => deckRulesSaid(deckRules(rules), lines),
  // Rules §6: a turn ends with a draw.
  draws: ({ startHand, endDraw }: Options = defaults) => ({ opening: startHand, turns: [0, endDraw] }),
};
