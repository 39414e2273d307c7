import type { FlaskCard } from "../../../schemas/cards/flask";
import { gameNames } from "../../../schemas/game-id";
import { ownValue } from "../../../schemas/own-value";
import type { CardGame } from "../../core/card-game";
import { checkDeckRules } from "../../decks/check-deck";
import { checkFlaskCard } from "./card-check";
import { flaskFacts } from "./card-facts";
import { checkFlaskComponents } from "./component-check";
import { flaskComponents } from "./components";
import { flaskDeckRules } from "./deck";
import { formatFlaskDeckFile, parseFlaskDeckFile } from "./deck-file";
import { type Options, options } from "./options";
import { flaskComplement, newFlaskComponent, type OwnComponents } from "./own-components";

export const flask: CardGame<FlaskCard> = {
  id: "flask",
  name: gameNames.flask,
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
  describe: flaskFacts,
  deckFile: {
    form: "flask",
    title: "Flask's own deck file",
    parse: parseFlaskDeckFile,
    format: formatFlaskDeckFile,
  },
  composition: {
    base: flaskComponents.components,
    newComponent: newFlaskComponent,
    sample: (id, count, { components }) => ({
      name:
        ownValue(components as OwnComponents, id)?.name ??
        flaskComponents.components.find((base) => base.id === id)?.name ??
        id,
      composition: { [id]: count },
      showReminder: true,
    }),
    check: checkFlaskComponents,
  },
  complement: flaskComplement,
  options: options.specs,
  presets: options.presets,
  checkCard: (card, rules) => checkFlaskCard(card, rules as Options | undefined),
  checkDeck: (lines, { rules, set } = {}) => checkDeckRules(flaskDeckRules(rules as Options | undefined), lines, set),
};
