import type { FlaskCard } from "../../../schemas/cards/flask";
import type { CardGame } from "../../core/card-game";
import { checkFlaskCard } from "./card-check";
import { flaskFacts } from "./card-facts";
import { checkFlaskDeck } from "./deck";
import { type FlaskOptions, flaskOptionSpecs } from "./options";

export const flask: CardGame<FlaskCard> = {
  id: "flask",
  name: "Flask",
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
  options: flaskOptionSpecs,
  checkCard: (card, rules) => checkFlaskCard(card, rules as FlaskOptions | undefined),
  checkDeck: (name, cards, rules) => checkFlaskDeck(name, cards, rules as FlaskOptions | undefined),
};
