import type { CastleLanesCard } from "../../../schemas/cards/castle-lanes";
import { gameNames } from "../../../schemas/game-id";
import type { CardGame } from "../../core/card-game";
import { calledByName, namesNeeded } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import type { Json } from "../../core/vocabulary";
import { checkDeckRules } from "../../decks/check-deck";
import { checkCastleLanesCard } from "./card-check";
import { castleLanesFacts } from "./card-facts";
import { castleLanesDeckRules } from "./deck";
import { type CastleLanesOptions, castleLanesOptionSpecs, castleLanesPresets } from "./options";
import { castleLanesSymbols } from "./symbols";

export const castleLanes: CardGame<CastleLanesCard> = {
  id: "castle-lanes",
  name: gameNames["castle-lanes"],
  colour: "#8A6D1F",
  tagline: "Two castles, three lanes: march units, raise buildings and be the last wall standing.",
  players: { min: 2, max: 2 },
  credit: "Castle Lanes; classes and card texts by Cardwright",
  symbols: castleLanesSymbols,
  languages: ["en"],
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
  describe: (card) => castleLanesFacts(calledByName(card)),
  complement: namesNeeded,
  options: castleLanesOptionSpecs,
  presets: castleLanesPresets,
  checkCard: checkCastleLanesCard,
  mentions: ({ abilities = [] }) => [...cardsNamedIn(abilities as unknown as Json)],
  checkDeck: (lines, { rules, set } = {}) =>
    checkDeckRules(castleLanesDeckRules(rules as CastleLanesOptions | undefined, set), lines, set),
  isDrawn: ({ type }) => type !== "class",
};

export { castleLanes as game };
