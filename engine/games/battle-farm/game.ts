import type { BattleFarmCard } from "../../../schemas/cards/battle-farm";
import { gameNames } from "../../../schemas/game-id";
import type { CardGame } from "../../core/card-game";
import { calledByName, namesNeeded } from "../../core/card-names";
import { cardsNamedIn } from "../../core/compiler";
import type { Json } from "../../core/vocabulary";
import { checkDeckRules } from "../../decks/check-deck";
import { checkBattleFarmCard } from "./card-check";
import { battleFarmFacts } from "./card-facts";
import { battleFarmDeckRules } from "./deck";
import { type BattleFarmOptions, battleFarmOptionSpecs, battleFarmPlayers } from "./options";
import { battleFarmSymbols } from "./words";

export const battleFarm: CardGame<BattleFarmCard> = {
  id: "battle-farm",
  name: gameNames["battle-farm"],
  colour: "#487F37",
  tagline: "Plant, fertilize, harvest and meddle: the farmer with the most coins wins.",
  players: battleFarmPlayers,
  credit: "Battle Farm by tfcp68; card texts by Cardwright",
  symbols: battleFarmSymbols,
  languages: ["en"],
  newCard: (name) => ({
    $schema: "../schemas/battle-farm-card.schema.json",
    name,
    kind: "crop",
    rarity: "common",
    group: "yellow",
    value: 2,
  }),
  describe: (card) => battleFarmFacts(calledByName(card)),
  complement: namesNeeded,
  options: battleFarmOptionSpecs,
  checkCard: checkBattleFarmCard,
  mentions: ({ abilities = [], later }) =>
    [...cardsNamedIn([abilities, later?.abilities ?? []] as unknown as Json, ["cardIs"])].filter((id) => id !== "this"),
  checkDeck: (lines, { rules, players, set } = {}) =>
    checkDeckRules(battleFarmDeckRules(rules as BattleFarmOptions | undefined, players), lines, set),
  isDrawn: ({ kind }) => kind !== "class",
};

export { battleFarm as game };
