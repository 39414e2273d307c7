import { choice, defineOptions, number, type OptionsOf, toggle } from "../../core/define-options";
import type { BattleFarmRarity } from "./card-schema";

export const seats = { min: 2, max: 6 } as const;

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

const allowances = ["1d4", "1d5", "1d6", "1d7", "1d8", "0", "1", "2", "3", "4", "5", "6", "7", "8"] as const;
const scopes = ["game", "turn", "table"] as const;
const price = (rarity: BattleFarmRarity) =>
  number(`Price: ${rarity}`, grades[rarity].price, [0, 20], `Coins for any ${rarity} card on the market.`);
const timer = (rarity: BattleFarmRarity) =>
  number(`Timer: ${rarity}`, grades[rarity].timer, [1, 9], `Turns that ${rarity} crops grow.`);

/** The house rules of a match (rules §3). The number of players is the number of seats, so it is no option here. */
export const options = defineOptions({
  startCoins: number("Starting coins", 3, [0, 20], "Coins of each player at the start."),
  startFertilizers: number("Starting fertilizers", 4, [0, 20], "Fertilizers of each player at the start."),
  startHand: number("Starting hand", 3, [0, 7], "Cards dealt to each player."),
  orderBonusStep: number("Bonus for later players", 1, [0, 3], "Extra fertilizers, times the place in the turn order."),
  extraCommonBed: number("Extra Common Beds", 0, [0, 3], "Common Beds on top of those of the class."),
  marketSize: number("Market slots", 6, [3, 10], "Face-up cards for sale."),
  buyAllowance: choice("Purchases", allowances, "How many cards a turn may buy: a die, or a fixed number."),
  fertilizeAllowance: choice("Fertilizing", allowances, "How many fertilizers a turn may use on crops."),
  priceCommon: price("common"),
  priceUncommon: price("uncommon"),
  priceRare: price("rare"),
  priceEpic: price("epic"),
  priceMythic: price("mythic"),
  timerCommon: timer("common"),
  timerUncommon: timer("uncommon"),
  timerRare: timer("rare"),
  timerEpic: timer("epic"),
  timerMythic: timer("mythic"),
  raisedBonus: number("Raised Beds", 2, [0, 5], "Extra value of Rare, Epic and Mythic crops in a Raised Bed."),
  colourBedBonus: number("Colour beds", 1, [0, 5], "Extra value in a Trellis, Rotational or Vertical Bed."),
  hydroponicBonus: number("Hydroponic", 1, [0, 5], "How much sooner Rare, Epic and Mythic crops ripen there."),
  winBase: number("Win limit: base", 44, [0, 300], "The fixed part of the win limit."),
  winPerPlayer: number("Win limit: per player", 6, [0, 30], "What each player adds to the win limit."),
  winDivisorPlus: number("Win limit: divisor", 1, [0, 4], "Added to the players that the crops' value is shared by."),
  winLimitOverride: number("Fixed win limit", 0, [0, 999], "20 to 999 coins; 0 means by the formula."),
  tradesPerTurn: number("Trades", 1, [0, 3], "How many offers a turn may make."),
  minBid: number("Lowest bid", 1, [1, 10], "Coins that a bid must reach."),
  selectionBonus: number("Selection", 5, [1, 10], "Value that Selection gives."),
  luckyFindDie: choice("Lucky Find", ["d6", "d4", "d8", "d10", "d12"], "The die of Lucky Find."),
  restoreCount: number("Land Acquisition", 2, [1, 5], "Cards that Land Acquisition takes."),
  handLimit: number(
    "Hand limit",
    0,
    [0, 20],
    "Hand cards kept at the end of the own turn, at least 3; 0 means no limit.",
  ),
  maxRounds: number("Rounds", 100, [10, 500], "After so many rounds the game ends."),
  stallRounds: number("Idle rounds", 3, [1, 10], "So many rounds in which nobody does anything end the game."),
  turnClockSeconds: number("Clock", 0, [0, 120], "Seconds for each step of a turn; 0 means no clock."),
  uniqueClasses: toggle("Different classes", true, "No two players share a class."),
  classMode: choice("Classes", ["random", "choose"], "Dealt, or picked in seat order."),
  classBonusSource: choice("Bonus cards", ["extra", "deck"], "Created on top of the deck, or taken from it."),
  classCardZone: choice("Class cards", ["board", "hand"], "Beside the board, or an ordinary hand card."),
  seedTraderCard: choice("Black Friday", ["allHands", "ownHand", "none"], "What the Seed Trader's card does."),
  bedBonusTiming: choice("Bed bonuses", ["live", "atPlanting"], "By the present bed, or added once when planting."),
  hydroponicOnChange: toggle("Hydroponic later", false, "Turning a bed into or out of Hydroponic moves timers."),
  greenhouseVsMass: choice("Greenhouses", ["protected", "affected"], "Whether effects on many crops skip them."),
  bedCardsScope: choice("Bed cards", ["anyone", "own"], "Whose beds they may change."),
  timerZero: choice("Ripe between harvests", ["now", "nextHarvest"], "Collected at once, or at the next harvest."),
  replantAfterHarvest: choice(
    "Beds after a harvest",
    ["allowed", "notSameTurn"],
    "Whether they may be planted at once.",
  ),
  harvestOrder: choice("Order of the harvest", ["owner", "bedOrder"], "The owner's choice, or left to right."),
  pickOptional: toggle("Picks may be declined", true, "Whether triggered picks may be declined."),
  cherryScope: choice("Cherry counts", scopes, "Own harvests this game, this turn, or everybody's."),
  melonScope: choice("Melon counts", scopes, "Own harvests this game, this turn, or everybody's."),
  plantBonusScope: choice("Colour counts", ["field", "own"], "Whose crops Cabbage, Corn and Carrots count."),
  tangerineScope: choice("Tangerine", ["field", "own"], "Whose crops gain value."),
  cloudberryScope: choice("Cloudberry", ["all", "opponents"], "Who loses."),
  mangoMode: choice("Mango", ["pooled", "choose", "each"], "From all hands together, a chosen one, or each."),
  beansChooser: choice("Beans", ["victim", "owner"], "Who picks coin or fertilizer."),
  peppersMode: choice("Peppers", ["random", "choice"], "How the points are spread."),
  potatoSource: choice("Potato", ["self", "deck", "new"], "Which Potato card is gained."),
  cloneSource: choice("Clone", ["new", "deck"], "A new card, or one out of the deck."),
  cloneValue: choice("Clone's value", ["printed", "current"], "The value of the cloned card."),
  restoreScope: choice("Restored cards", ["all", "own"], "Any discarded card, or only what you discarded."),
  keepCardValues: toggle("Values last", false, "Changed values survive the discard pile and the deck."),
  marketSweep: toggle("Market sweep", false, "After a round without a purchase the market is renewed."),
  finalTurns: choice("Last turns", ["eachOther", "finishRound"], "Everybody else once, or the rest of the round."),
  deckTrigger: choice("The deck is over", ["empty", "failedRefill"], "With its last card, or when none is found."),
  tieBreak: choice("Ties", ["shared", "fertilizers", "turnOrder"], "Among equal best coins."),
  edition: choice("Edition", ["seed", "later"], "How the cards work: as printed, or as in the later edition."),
});

export type Options = OptionsOf<typeof options>;
export const { defaults } = options;
