import type { FlaskCard } from "../../../schemas/cards/flask";
import { ownValue } from "../../../schemas/own-value";
import type { CardGame } from "../../core/card-game";
import { checkFlaskCard } from "./card-check";
import { flaskFacts } from "./card-facts";
import { checkFlaskComponents } from "./component-check";
import { flaskComponents } from "./components";
import { checkFlaskDeck } from "./deck";
import { type FlaskOptions, flaskOptionSpecs } from "./options";
import { flaskComplement, newFlaskComponent, type OwnComponents } from "./own-components";

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
  options: flaskOptionSpecs,
  checkCard: (card, rules) => checkFlaskCard(card, rules as FlaskOptions | undefined),
  checkDeck: (name, cards, rules) => checkFlaskDeck(name, cards, rules as FlaskOptions | undefined),
};
