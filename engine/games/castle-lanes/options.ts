import {
  choiceOption,
  numberOption,
  type OptionSpec,
  type Options,
  type Preset,
  switchOption,
  textOption,
} from "../../core/options";

/** The house rules of Castle Lanes (rules §3). */
export interface CastleLanesOptions extends Options {
  castleHp: number;
  startGold: number;
  goldPerTurn: number;
  goldCap: number;
  startHand: number;
  drawPerTurn: number;
  handLimit: number;
  mulligan: "none" | "one";
  deckSize: number;
  deckSizeExact: boolean;
  copies1: number;
  copies2: number;
  copies3: number;
  minClassCards: number;
  minBaseCards: number;
  allowBasicsInDeck: boolean;
  deckOutDamage: number;
  deckOutWhen: "ownTurn" | "everyTurn";
  plainsLength: number;
  forestLength: number;
  mountainsLength: number;
  activeSkill: string;
  activePerTurn: number;
  killGold: number;
  killGoldFrom: "anyUnitDamage" | "combatOnly";
  marchTiming: "endOfTurn" | "startOfTurn";
  contact: "attackFromAdjacent" | "enterThenFight";
  enterOnKill: "always" | "whenCleared" | "never";
  continueAfterKill: boolean;
  fightsPerMarch: "one" | "perStep";
  castleHitOnArrival: boolean;
  spawnEnters: boolean;
  buildingDamage: "attack" | "fixed1";
  tiredness: boolean;
  builderSite: "blueprintOrder" | "playerChoice";
  builderUnit: "playerChoice" | "earliest";
  fractionTick: "perOrder" | "perOwnTurn";
  tiredTicks: boolean;
  zeroMoveBonus: boolean;
  phalanxTarget: "frontmost" | "rearmost" | "newest";
  emptyTargets: boolean;
  hiddenBuildings: "location" | "full" | "off";
  spaceMeasure: "current" | "highest";
  spaceCountsBuildings: boolean;
  tileCapacity: number;
  firstPlayer: "random" | "A" | "B" | "loserOfLast";
  firstTurnDraw: boolean;
  firstTurnGold: boolean;
  firstTurnMarch: boolean;
  secondBonusCards: number;
  secondBonusGold: number;
  doubleKo: "draw" | "activeWins" | "activeLoses";
  roundLimit: number;
  limitResult: "castleHp" | "draw";
  actionCap: number;
  effectCap: number;
}

export const castleLanesOptionSpecs: readonly OptionSpec[] = [
  numberOption("castleHp", "Castle health", 20, 1, 99, "What a castle has at the start, and at most."),
  numberOption("startGold", "Starting gold", 5, 0, 50, "Gold at the start of the game."),
  numberOption("goldPerTurn", "Income", 2, 0, 20, "Gold at the start of each of your turns."),
  numberOption("goldCap", "Gold cap", 0, 0, 99, "Gold above it is lost; 0 means no cap."),
  numberOption("startHand", "Starting hand", 4, 0, 15, "Cards dealt before the first turn."),
  numberOption("drawPerTurn", "Draw", 1, 0, 5, "Cards drawn at the start of each of your turns."),
  numberOption("handLimit", "Hand limit", 0, 0, 20, "Hand cards kept at the end of your turn; 0 means no limit."),
  choiceOption("mulligan", "Mulligan", ["none", "one"], "Whether each player may exchange the starting hand once."),
  numberOption("deckSize", "Deck size", 30, 10, 60, "How many cards a deck has, besides its class."),
  switchOption("deckSizeExact", "Exact deck size", true, "Whether the deck size is exact, or a minimum."),
  numberOption("copies1", "Copies of ★", 3, 1, 9, "How often a deck may hold the same one-star card."),
  numberOption("copies2", "Copies of ★★", 2, 1, 9, "How often a deck may hold the same two-star card."),
  numberOption("copies3", "Copies of ★★★", 1, 1, 9, "How often a deck may hold the same three-star card."),
  numberOption("minClassCards", "Class cards", 0, 0, 30, "Cards of its class that a deck needs."),
  numberOption("minBaseCards", "Base cards", 0, 0, 30, "Base cards that a deck needs."),
  switchOption(
    "allowBasicsInDeck",
    "Rush and Peasant in decks",
    false,
    "Whether cards outside decks may be put in one.",
  ),
  numberOption(
    "deckOutDamage",
    "Empty deck",
    5,
    0,
    20,
    "What your castle loses at the start of a turn without a deck.",
  ),
  choiceOption("deckOutWhen", "Empty deck counts", ["ownTurn", "everyTurn"], "At the start of which turns it is lost."),
  numberOption("plainsLength", "Plains", 4, 2, 12, "Tiles of the plains; an even number."),
  numberOption("forestLength", "Forest", 6, 2, 12, "Tiles of the forest; an even number."),
  numberOption("mountainsLength", "Mountains", 8, 2, 12, "Tiles of the mountains; an even number."),
  textOption(
    "activeSkill",
    "Active skill",
    "rush",
    80,
    "The skill that is always at hand, by its id: any that asks for no target; “none” for none.",
  ),
  numberOption("activePerTurn", "Active skill uses", 1, 0, 3, "How often it may be used in each of your turns."),
  numberOption("killGold", "Kill gold", 2, 0, 10, "Gold for each enemy unit that one of your units kills."),
  choiceOption(
    "killGoldFrom",
    "Kill gold from",
    ["anyUnitDamage", "combatOnly"],
    "Whether units' abilities earn it too.",
  ),
  choiceOption("marchTiming", "March", ["endOfTurn", "startOfTurn"], "When your units march."),
  choiceOption(
    "contact",
    "Contact",
    ["attackFromAdjacent", "enterThenFight"],
    "Whether a marcher attacks from the tile before the enemy's, or on it.",
  ),
  choiceOption(
    "enterOnKill",
    "Winner enters",
    ["always", "whenCleared", "never"],
    "Whether a winner takes the tile of the loser, where other enemies may remain.",
  ),
  switchOption("continueAfterKill", "March on after a kill", false, "Whether a winner marches on, for one step."),
  choiceOption(
    "fightsPerMarch",
    "Fights in a march",
    ["one", "perStep"],
    "Whether an attack ends the march or costs a step.",
  ),
  switchOption("castleHitOnArrival", "Castle hit on arrival", true, "Whether a unit may hit the castle as it arrives."),
  switchOption("spawnEnters", "Placing enters", true, "Whether a placed unit enters the building on its tile."),
  choiceOption(
    "buildingDamage",
    "Damage to buildings",
    ["attack", "fixed1"],
    "What an entering enemy does to a building.",
  ),
  switchOption("tiredness", "Tired builders", true, "Whether a builder skips the march."),
  choiceOption(
    "builderSite",
    "Building site",
    ["blueprintOrder", "playerChoice"],
    "Who picks the tile of the blueprint.",
  ),
  choiceOption("builderUnit", "Builder", ["playerChoice", "earliest"], "Who builds, of several units on the site."),
  choiceOption(
    "fractionTick",
    "Waiting",
    ["perOrder", "perOwnTurn"],
    "What brings a waiting unit nearer to its march.",
  ),
  switchOption("tiredTicks", "Tired units wait on", false, "Whether a tired unit's waiting goes on."),
  switchOption("zeroMoveBonus", "Bonus to movement 0", false, "Whether a bonus makes a unit of movement 0 march."),
  choiceOption(
    "phalanxTarget",
    "Last unit",
    ["frontmost", "rearmost", "newest"],
    "Which unit is the last one of a lane.",
  ),
  switchOption(
    "emptyTargets",
    "Empty lanes",
    true,
    "Whether a skill may be played at a lane with nothing for it to do.",
  ),
  choiceOption("hiddenBuildings", "Hidden buildings", ["location", "full", "off"], "What is secret about them."),
  choiceOption("spaceMeasure", "Space", ["current", "highest"], "Whether space is that of now, or the most so far."),
  switchOption("spaceCountsBuildings", "Space of buildings", false, "Whether your buildings count for space, too."),
  numberOption("tileCapacity", "Units on a tile", 0, 0, 9, "How many of your units a tile holds; 0 means no limit."),
  choiceOption(
    "firstPlayer",
    "First player",
    ["random", "A", "B", "loserOfLast"],
    "Who takes the first turn. Whoever lost the last game does so in rematches and series; chance decides in a single game and after a draw.",
  ),
  switchOption("firstTurnDraw", "Draw in turn 1", true, "Whether the first player draws in the first turn."),
  switchOption("firstTurnGold", "Income in turn 1", true, "Whether the first player has income in the first turn."),
  switchOption("firstTurnMarch", "March in turn 1", true, "Whether the first player's units march in the first turn."),
  numberOption("secondBonusCards", "Second player's cards", 0, 0, 3, "Additional cards for the second player."),
  numberOption("secondBonusGold", "Second player's gold", 0, 0, 5, "Additional gold for the second player."),
  choiceOption(
    "doubleKo",
    "Both castles fall",
    ["draw", "activeWins", "activeLoses"],
    "Who wins if both fall at once.",
  ),
  numberOption("roundLimit", "Rounds", 60, 20, 200, "After so many rounds the game is stopped."),
  choiceOption("limitResult", "A stopped game", ["castleHp", "draw"], "Whether the better castle wins a stopped game."),
  numberOption("actionCap", "Actions in a turn", 200, 50, 1000, "After so many actions a turn ends."),
  numberOption(
    "effectCap",
    "Effects of an action",
    500,
    50,
    1000,
    "After so many effects the rest of an action is dropped.",
  ),
];

export const castleLanesRules = Object.fromEntries(
  castleLanesOptionSpecs.map((spec) => [spec.name, spec.default]),
) as CastleLanesOptions;

export const castleLanesPresets: readonly Preset[] = [
  { id: "seed", title: "Seed", explains: "The rules as they were first written.", options: {} },
  {
    id: "revised-2025",
    title: "Revised 2025",
    explains: "The designer's later rules: units march at the start of a turn, enter and then fight.",
    options: {
      marchTiming: "startOfTurn",
      tiredness: false,
      contact: "enterThenFight",
      killGold: 0,
      buildingDamage: "fixed1",
      builderSite: "playerChoice",
      firstTurnDraw: false,
      firstTurnGold: false,
      startHand: 5,
    },
  },
];

/** From where on a deck earns a remark (rules §4 W2 to W6). */
export const castleLanesAdvice = { fewUnits: 10, slowAverageCost: 4, manySpaceCards: 4, fewTraitBearers: 6 } as const;
