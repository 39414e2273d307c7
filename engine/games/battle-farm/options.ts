import type { BattleFarmRarity } from "../../../schemas/cards/battle-farm";
import type { OptionSpec, Options } from "../../core/options";

export const battleFarmPlayers = { min: 2, max: 6 } as const;

interface Grade {
  /** 1 to 5. */
  grade: number;
  /** Coins on the market. */
  price: number;
  /** Turns a crop grows. */
  timer: number;
  cropCopies: number;
  actionCopies: number;
  /** What crops usually gain per turn: (value − price) / timer. */
  usualGain: { low: number; high: number };
}

export const grades: Record<BattleFarmRarity, Grade> = {
  common: { grade: 1, price: 1, timer: 1, cropCopies: 8, actionCopies: 6, usualGain: { low: 1, high: 2 } },
  uncommon: { grade: 2, price: 2, timer: 2, cropCopies: 6, actionCopies: 4, usualGain: { low: 1.5, high: 2 } },
  rare: { grade: 3, price: 3, timer: 3, cropCopies: 4, actionCopies: 3, usualGain: { low: 2, high: 2 } },
  epic: { grade: 4, price: 5, timer: 4, cropCopies: 2, actionCopies: 2, usualGain: { low: 2.5, high: 2.5 } },
  mythic: { grade: 5, price: 8, timer: 5, cropCopies: 1, actionCopies: 1, usualGain: { low: 2.6, high: 3 } },
};

/** The house rules of a match (rules §3). The number of players is the number of seats, so it is no option here. */
export interface BattleFarmOptions extends Options {
  startCoins: number;
  startFertilizers: number;
  startHand: number;
  orderBonusStep: number;
  extraCommonBed: number;
  marketSize: number;
  buyAllowance: string;
  fertilizeAllowance: string;
  priceCommon: number;
  priceUncommon: number;
  priceRare: number;
  priceEpic: number;
  priceMythic: number;
  timerCommon: number;
  timerUncommon: number;
  timerRare: number;
  timerEpic: number;
  timerMythic: number;
  raisedBonus: number;
  colourBedBonus: number;
  hydroponicBonus: number;
  winBase: number;
  winPerPlayer: number;
  winDivisorPlus: number;
  winLimitOverride: number;
  tradesPerTurn: number;
  minBid: number;
  selectionBonus: number;
  luckyFindDie: string;
  restoreCount: number;
  handLimit: number;
  maxRounds: number;
  stallRounds: number;
  turnClockSeconds: number;
  uniqueClasses: boolean;
  classMode: "random" | "choose";
  classBonusSource: "extra" | "deck";
  classCardZone: "board" | "hand";
  seedTraderCard: "allHands" | "ownHand" | "none";
  bedBonusTiming: "live" | "atPlanting";
  hydroponicOnChange: boolean;
  greenhouseVsMass: "protected" | "affected";
  bedCardsScope: "anyone" | "own";
  timerZero: "now" | "nextHarvest";
  replantAfterHarvest: "allowed" | "notSameTurn";
  harvestOrder: "owner" | "bedOrder";
  pickOptional: boolean;
  cherryScope: "game" | "turn" | "table";
  melonScope: "game" | "turn" | "table";
  plantBonusScope: "field" | "own";
  tangerineScope: "field" | "own";
  cloudberryScope: "all" | "opponents";
  mangoMode: "pooled" | "choose" | "each";
  beansChooser: "victim" | "owner";
  peppersMode: "random" | "choice";
  potatoSource: "self" | "deck" | "new";
  cloneSource: "new" | "deck";
  cloneValue: "printed" | "current";
  restoreScope: "all" | "own";
  keepCardValues: boolean;
  marketSweep: boolean;
  finalTurns: "eachOther" | "finishRound";
  deckTrigger: "empty" | "failedRefill";
  tieBreak: "shared" | "fertilizers" | "turnOrder";
  edition: "seed" | "later";
}

type Name = Extract<keyof BattleFarmOptions, string>;

const number = (
  name: Name,
  title: string,
  fallback: number,
  min: number,
  max: number,
  explains: string,
): OptionSpec => ({ kind: "number", name, title, default: fallback, min, max, explains });
const choice = (name: Name, title: string, choices: readonly string[], explains: string): OptionSpec => ({
  kind: "choice",
  name,
  title,
  default: choices[0]!,
  choices,
  explains,
});
const toggle = (name: Name, title: string, fallback: boolean, explains: string): OptionSpec => ({
  kind: "switch",
  name,
  title,
  default: fallback,
  explains,
});

const allowances = ["1d4", "1d5", "1d6", "1d7", "1d8", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
const scopes = ["game", "turn", "table"];
const price = (name: Name, rarity: BattleFarmRarity): OptionSpec =>
  number(name, `Price: ${rarity}`, grades[rarity].price, 0, 20, `Coins for any ${rarity} card on the market.`);
const timer = (name: Name, rarity: BattleFarmRarity): OptionSpec =>
  number(name, `Timer: ${rarity}`, grades[rarity].timer, 1, 9, `Turns that ${rarity} crops grow.`);

export const battleFarmOptionSpecs: readonly OptionSpec[] = [
  number("startCoins", "Starting coins", 3, 0, 20, "Coins of each player at the start."),
  number("startFertilizers", "Starting fertilizers", 4, 0, 20, "Fertilizers of each player at the start."),
  number("startHand", "Starting hand", 3, 0, 7, "Cards dealt to each player."),
  number("orderBonusStep", "Bonus for later players", 1, 0, 3, "Extra fertilizers, times the place in the turn order."),
  number("extraCommonBed", "Extra Common Beds", 0, 0, 3, "Common Beds on top of those of the class."),
  number("marketSize", "Market slots", 6, 3, 10, "Face-up cards for sale."),
  choice("buyAllowance", "Purchases", allowances, "How many cards a turn may buy: a die, or a fixed number."),
  choice("fertilizeAllowance", "Fertilizing", allowances, "How many fertilizers a turn may use on crops."),
  price("priceCommon", "common"),
  price("priceUncommon", "uncommon"),
  price("priceRare", "rare"),
  price("priceEpic", "epic"),
  price("priceMythic", "mythic"),
  timer("timerCommon", "common"),
  timer("timerUncommon", "uncommon"),
  timer("timerRare", "rare"),
  timer("timerEpic", "epic"),
  timer("timerMythic", "mythic"),
  number("raisedBonus", "Raised Beds", 2, 0, 5, "Extra value of Rare, Epic and Mythic crops in a Raised Bed."),
  number("colourBedBonus", "Colour beds", 1, 0, 5, "Extra value in a Trellis, Rotational or Vertical Bed."),
  number("hydroponicBonus", "Hydroponic", 1, 0, 5, "How much sooner Rare, Epic and Mythic crops ripen there."),
  number("winBase", "Win limit: base", 44, 0, 300, "The fixed part of the win limit."),
  number("winPerPlayer", "Win limit: per player", 6, 0, 30, "What each player adds to the win limit."),
  number("winDivisorPlus", "Win limit: divisor", 1, 0, 4, "Added to the players that the crops' value is shared by."),
  number("winLimitOverride", "Fixed win limit", 0, 0, 999, "20 to 999 coins; 0 means by the formula."),
  number("tradesPerTurn", "Trades", 1, 0, 3, "How many offers a turn may make."),
  number("minBid", "Lowest bid", 1, 1, 10, "Coins that a bid must reach."),
  number("selectionBonus", "Selection", 5, 1, 10, "Value that Selection gives."),
  choice("luckyFindDie", "Lucky Find", ["d6", "d4", "d8", "d10", "d12"], "The die of Lucky Find."),
  number("restoreCount", "Land Acquisition", 2, 1, 5, "Cards that Land Acquisition takes."),
  number(
    "handLimit",
    "Hand limit",
    0,
    0,
    20,
    "Hand cards kept at the end of the own turn, at least 3; 0 means no limit.",
  ),
  number("maxRounds", "Rounds", 100, 10, 500, "After so many rounds the game ends."),
  number("stallRounds", "Idle rounds", 3, 1, 10, "So many rounds in which nobody does anything end the game."),
  number("turnClockSeconds", "Clock", 0, 0, 120, "Seconds for each step of a turn; 0 means no clock."),
  toggle("uniqueClasses", "Different classes", true, "No two players share a class."),
  choice("classMode", "Classes", ["random", "choose"], "Dealt, or picked in seat order."),
  choice("classBonusSource", "Bonus cards", ["extra", "deck"], "Created on top of the deck, or taken from it."),
  choice("classCardZone", "Class cards", ["board", "hand"], "Beside the board, or an ordinary hand card."),
  choice("seedTraderCard", "Black Friday", ["allHands", "ownHand", "none"], "What the Seed Trader's card does."),
  choice("bedBonusTiming", "Bed bonuses", ["live", "atPlanting"], "By the present bed, or added once when planting."),
  toggle("hydroponicOnChange", "Hydroponic later", false, "Turning a bed into or out of Hydroponic moves timers."),
  choice("greenhouseVsMass", "Greenhouses", ["protected", "affected"], "Whether effects on many crops skip them."),
  choice("bedCardsScope", "Bed cards", ["anyone", "own"], "Whose beds they may change."),
  choice("timerZero", "Ripe between harvests", ["now", "nextHarvest"], "Collected at once, or at the next harvest."),
  choice(
    "replantAfterHarvest",
    "Beds after a harvest",
    ["allowed", "notSameTurn"],
    "Whether they may be planted at once.",
  ),
  choice("harvestOrder", "Order of the harvest", ["owner", "bedOrder"], "The owner's choice, or left to right."),
  toggle("pickOptional", "Picks may be declined", true, "Whether triggered picks may be declined."),
  choice("cherryScope", "Cherry counts", scopes, "Own harvests this game, this turn, or everybody's."),
  choice("melonScope", "Melon counts", scopes, "Own harvests this game, this turn, or everybody's."),
  choice("plantBonusScope", "Colour counts", ["field", "own"], "Whose crops Cabbage, Corn and Carrots count."),
  choice("tangerineScope", "Tangerine", ["field", "own"], "Whose crops gain value."),
  choice("cloudberryScope", "Cloudberry", ["all", "opponents"], "Who loses."),
  choice("mangoMode", "Mango", ["pooled", "choose", "each"], "From all hands together, a chosen one, or each."),
  choice("beansChooser", "Beans", ["victim", "owner"], "Who picks coin or fertilizer."),
  choice("peppersMode", "Peppers", ["random", "choice"], "How the points are spread."),
  choice("potatoSource", "Potato", ["self", "deck", "new"], "Which Potato card is gained."),
  choice("cloneSource", "Clone", ["new", "deck"], "A new card, or one out of the deck."),
  choice("cloneValue", "Clone's value", ["printed", "current"], "The value of the cloned card."),
  choice("restoreScope", "Restored cards", ["all", "own"], "Any discarded card, or only what you discarded."),
  toggle("keepCardValues", "Values last", false, "Changed values survive the discard pile and the deck."),
  toggle("marketSweep", "Market sweep", false, "After a round without a purchase the market is renewed."),
  choice("finalTurns", "Last turns", ["eachOther", "finishRound"], "Everybody else once, or the rest of the round."),
  choice("deckTrigger", "The deck is over", ["empty", "failedRefill"], "With its last card, or when none is found."),
  choice("tieBreak", "Ties", ["shared", "fertilizers", "turnOrder"], "Among equal best coins."),
  choice("edition", "Edition", ["seed", "later"], "How the cards work: as printed, or as in the later edition."),
];

export const battleFarmDefaults = Object.fromEntries(
  battleFarmOptionSpecs.map((spec) => [spec.name, spec.default]),
) as BattleFarmOptions;
