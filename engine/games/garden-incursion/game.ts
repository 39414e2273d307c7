import type { GardenIncursionCard } from "../../../schemas/cards/garden-incursion";
import { gameNames } from "../../../schemas/game-id";
import type { CardGame } from "../../core/card-game";
import { calledByName, namesNeeded } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import type { Json } from "../../core/vocabulary";
import { checkDeckRules } from "../../decks/check-deck";
import { checkGardenCard } from "./card-check";
import { gardenFacts } from "./card-facts";
import { gardenDeckRules } from "./deck";
import { type GardenRules, gardenOptionSpecs, gardenPlayers } from "./options";
import { gardenSymbols } from "./words";

export const gardenIncursion: CardGame<GardenIncursionCard> = {
  id: "garden-incursion",
  name: gameNames["garden-incursion"],
  colour: "#5C6B2F",
  tagline: "Lead a tribe of ants, bees or spiders across the lawn and bring down every other queen.",
  players: gardenPlayers,
  credit: "Garden Incursion; tribes and cards by Cardwright",
  symbols: gardenSymbols,
  languages: ["en"],
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
  describe: (card) => gardenFacts(calledByName(card)),
  complement: namesNeeded,
  options: gardenOptionSpecs,
  checkCard: checkGardenCard,
  onlyOne: ({ type, tribe }) => (type === "skills" && tribe ? `the skill sheet of ${tribe}` : undefined),
  mentions: (card) => [...cardsNamedIn(card as unknown as Json, ["moveCard", "putWorker"])],
  checkDeck: (lines, { rules, players, set } = {}) =>
    checkDeckRules(gardenDeckRules(rules as GardenRules | undefined, players), lines, set),
  isDrawn: ({ type }) => type !== "queen" && type !== "skills",
};

export { gardenIncursion as game };
