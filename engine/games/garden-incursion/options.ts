import {
  choiceOption as choice,
  numberOption as number,
  type OptionSpec,
  type Options,
  textOption,
  switchOption as toggle,
} from "../../core/options";

export const gardenPlayers = { min: 2, max: 4 } as const;

/** The house rules of Garden Incursion (rules §3). The number of players is the number of seats, so it is no option here. */
export interface GardenRules extends Options {
  rulebookVersion: string;
  cardSets: string;
  bans: string;
  restricted: string;
  space: "continuous" | "square" | "hex";
  queenDistance: number;
  margin: number;
  cellsPerRange: number;
  diagonals: boolean;
  layout: string;
  obstacles: string;
  sameTolerance: number;
  handLimit: number;
  firstHand: number;
  handStep: number;
  mulligans: number;
  firstPlayer: "highestCost" | "random" | "seat0";
  drawPerTurn: number;
  firstTurnDraw: boolean;
  emptyDeck: "none" | "reshuffle" | "fatigue" | "eliminate";
  deckMax: number;
  queenCounts: boolean;
  deckMin: number;
  maxCopies: number;
  workerCost: number;
  workersPerTurn: number;
  startingWorkers: number;
  newWorkersReady: boolean;
  workerTiming: "turn" | "spawning";
  energyCarry: boolean;
  permanentTiming: "spawning" | "spawningAndAction";
  spawnedAP: "none" | "full";
  queensMove: boolean;
  queensAttack: boolean;
  attackDeclareRange: "end" | "both";
  oneAttackPerTarget: boolean;
  friendlyFire: boolean;
  defendDuration: "round" | "untilMoved";
  defendsPerCreature: number;
  lethal: "greater" | "greaterOrEqual";
  damageScope: "skirmish" | "turn";
  skirmishOrder: "simultaneous" | "sequential";
  simultaneousQueens: "draw" | "activeWins";
  tribalSkills: boolean;
  sameTribe: "warn" | "allow" | "forbid";
  roundLimit: number;
  capTieBreak: "boardValue" | "draw";
  actionCap: number;
}

type Name = Extract<keyof GardenRules, string>;

const text = (name: Name, title: string, fallback: string, explains: string): OptionSpec =>
  textOption(name, title, fallback, 2000, explains);

export const gardenOptionSpecs: readonly OptionSpec[] = [
  text("rulebookVersion", "Rulebook", "1.0", "The version of the rulebook that the table agreed on."),
  text("cardSets", "Card sets", "", "Tags of the agreed card sets, as in “starter, rainy day”; empty: all cards."),
  text("bans", "Bans", "", "Cards that no deck may hold, by id, as in “huntsman, heat-ball”."),
  text("restricted", "Restricted cards", "", "Cards and how many copies a deck may hold, as in “huntsman 1”."),
  choice("space", "Field", ["continuous", "square", "hex"], "Free measurement, or a grid of squares or hexes."),
  number("queenDistance", "Distance of queens", 4000, 2000, 8000, "Thousandths of a range, in steps of 500."),
  number("margin", "Margin", 1000, 500, 3000, "The field behind the queens, in thousandths of a range."),
  number("cellsPerRange", "Cells to a range", 3, 1, 6, "How fine a grid is."),
  toggle("diagonals", "Diagonal steps", true, "Whether a diagonal step on squares counts 1."),
  text("layout", "Layout", "", "Bounds and queens in place of the usual, as in “6000x4000 1000,2000 5000,2000”."),
  text("obstacles", "Obstacles", "", "Where nothing may stop, as in “2000,1000-3000,1500 4,5”: rectangles or cells."),
  number("sameTolerance", "Same position", 100, 0, 500, "How far apart counts as the same position without a grid."),
  number("handLimit", "Hand limit", 7, 4, 12, "Who draws beyond it discards."),
  number("firstHand", "First hand", 4, 2, 7, "Cards of the first player."),
  number("handStep", "More for later players", 1, 0, 2, "How many cards more each later player begins with."),
  number("mulligans", "Mulligans", 1, 0, 3, "How often a player may exchange cards before the game."),
  choice(
    "firstPlayer",
    "First player",
    ["highestCost", "random", "seat0"],
    "The highest card on top, chance, or seat 0.",
  ),
  number("drawPerTurn", "Cards in a turn", 1, 1, 3, "Drawn as the Spawning phase begins."),
  toggle("firstTurnDraw", "Draw in the first turn", true, "Whether the first player's first turn draws."),
  choice("emptyDeck", "Empty deck", ["none", "reshuffle", "fatigue", "eliminate"], "What a missing card costs."),
  number("deckMax", "Largest deck", 60, 20, 120, "Cards in a deck."),
  toggle("queenCounts", "Queen counts", true, "Whether the queen is one of them."),
  number("deckMin", "Smallest deck", 8, 8, 60, "Cards besides the queen."),
  number("maxCopies", "Copies", 0, 0, 10, "Copies of a card other than workers; 0: no limit."),
  number("workerCost", "Cost of workers", 0, 0, 3, "Energy to play a worker."),
  number("workersPerTurn", "Workers in a turn", 0, 0, 5, "How many may be played; 0: no limit."),
  number("startingWorkers", "Starting workers", 0, 0, 5, "Taken from the deck before the game."),
  toggle("newWorkersReady", "New workers ready", true, "Whether a played worker lies face up."),
  choice("workerTiming", "Turning workers", ["turn", "spawning"], "In the whole turn, or in the Spawning phase only."),
  toggle("energyCarry", "Energy carries over", false, "Whether energy is kept from turn to turn."),
  choice(
    "permanentTiming",
    "Playing objects",
    ["spawning", "spawningAndAction"],
    "When creatures, structures and workers may be played.",
  ),
  choice("spawnedAP", "Points on entry", ["none", "full"], "The action points of a creature that enters."),
  toggle("queensMove", "Queens move", true, "Whether queens may use Move."),
  toggle("queensAttack", "Queens attack", true, "Whether queens may attack."),
  choice(
    "attackDeclareRange",
    "Range of attacks",
    ["end", "both"],
    "Checked at the end of the phase only, or also at once.",
  ),
  toggle("oneAttackPerTarget", "One attack on a target", true, "Whether a creature attacks the same target only once."),
  toggle("friendlyFire", "Friendly fire", false, "Whether own objects may be attacked."),
  choice("defendDuration", "Duration of a defence", ["round", "untilMoved"], "One round, or until somebody moves."),
  number("defendsPerCreature", "Defences of a creature", 0, 0, 5, "How many at once; 0: no limit."),
  choice("lethal", "Deadly damage", ["greater", "greaterOrEqual"], "More than the defence, or as much."),
  choice("damageScope", "Damage counts", ["skirmish", "turn"], "For each skirmish, or added up over the turn."),
  choice("skirmishOrder", "Skirmishes", ["simultaneous", "sequential"], "All at once, or one after the other."),
  choice(
    "simultaneousQueens",
    "Queens die together",
    ["draw", "activeWins"],
    "Who wins when the last queens die together.",
  ),
  toggle("tribalSkills", "Tribal skills", true, "Whether the skill sheets are used."),
  choice("sameTribe", "Same tribe twice", ["warn", "allow", "forbid"], "Whether two players may lead one tribe."),
  number("roundLimit", "Rounds", 40, 5, 200, "After so many rounds the game is stopped."),
  choice("capTieBreak", "A stopped game", ["boardValue", "draw"], "Whether the better field wins a stopped game."),
  number("actionCap", "Actions in a turn", 300, 100, 1000, "After so many a turn can only be ended."),
];

export const gardenRules = Object.fromEntries(
  gardenOptionSpecs.map((spec) => [spec.name, spec.default]),
) as GardenRules;

/** From where on a deck earns a remark (rules §4 D8 to D11). */
export const gardenAdvice = {
  usualDeckMin: 40,
  usualWorkers: { low: 30, high: 50 },
  usualCopies: 4,
  usualCreatures: 10,
} as const;

/** The hand of the k-th player to move, from 0 (rules §5.6). */
export const openingHand = ({ firstHand, handStep, handLimit }: GardenRules, k: number): number =>
  Math.min(handLimit, firstHand + k * handStep);
