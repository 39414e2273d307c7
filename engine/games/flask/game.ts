import type { FlaskCard } from "../../../schemas/cards/flask";
import type { FlaskComponent } from "../../../schemas/flask-component";
import type { CardGame } from "../../core/card-game";
import { checkFlaskCard } from "./card-check";
import { flaskFacts } from "./card-facts";
import { checkFlaskComponents } from "./component-check";
import { flaskComponents } from "./components";
import { checkFlaskDeck } from "./deck";
import { type FlaskOptions, flaskOptionSpecs } from "./options";
import { flaskComplement } from "./own-components";

/** A small attack of a new kind: something to change, and playable as it is. */
const newComponent = (name: string, id: string): FlaskComponent => ({
  $schema: "../schemas/flask-component.schema.json",
  name,
  rank: 6.5,
  max: 3,
  cost: { fixed: { R: 1 } },
  effect: {
    key: id.toLowerCase(),
    rank: 5.5,
    merge: "sum",
    amount: 1,
    tree: [{ chooseEnemy: "enemy" }, { lose: { who: "enemy", n: "amount" } }],
  },
});

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
    newComponent,
    sample: (id, count) => ({ name: "", composition: { [id]: count } }),
    check: checkFlaskComponents,
  },
  complement: flaskComplement,
  options: flaskOptionSpecs,
  checkCard: (card, rules) => checkFlaskCard(card, rules as FlaskOptions | undefined),
  checkDeck: (name, cards, rules) => checkFlaskDeck(name, cards, rules as FlaskOptions | undefined),
};
