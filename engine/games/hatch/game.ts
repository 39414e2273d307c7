import type { HatchCard } from "../../../schemas/cards/hatch";
import { gameNames } from "../../../schemas/game-id";
import type { CardGame } from "../../core/card-game";
import { checkDeckRules } from "../../decks/check-deck";
import { checkHatchCard } from "./card-check";
import { hatchFacts } from "./card-facts";
import { hatchDeckRules } from "./deck";
import { type HatchOptions, hatchOptionSpecs, hatchPlayers } from "./options";
import { hatchSymbols } from "./symbols";

export const hatch: CardGame<HatchCard> = {
  id: "hatch",
  name: gameNames.hatch,
  tagline: "Lay eggs, feed them, hatch dragons: every card is egg, food, mercenary and dragon in one.",
  players: hatchPlayers,
  credit: "Hatch by agrum; cards by Cardwright",
  symbols: hatchSymbols,
  languages: ["en"],
  newCard: (name) => ({
    $schema: "../schemas/hatch-card.schema.json",
    name,
    needs: { any: 1 },
    gives: "food",
    sacrifice: 1,
    power: 8,
  }),
  describe: hatchFacts,
  options: hatchOptionSpecs,
  checkCard: checkHatchCard,
  checkDeck: (lines, { rules, players, set } = {}) =>
    checkDeckRules(hatchDeckRules(rules as HatchOptions | undefined, players), lines, set),
};
