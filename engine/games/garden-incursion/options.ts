import { choice, defineOptions, number, type OptionsOf, text, toggle } from "../../core/define-options";

export const players = { min: 2, max: 4 } as const;

/** The house rules of Garden Incursion (rules §3). The number of players is the number of seats, so it is no option here. */
export const options = defineOptions({
  rulebookVersion: text("Rulebook", "1.0", 2000, "The version of the rulebook that the table agreed on."),
  cardSets: text("Card sets", "", 2000, "Tags of the agreed card sets, as in “starter, rainy day”; empty: all cards."),
  bans: text("Bans", "", 2000, "Cards that no deck may hold, by id, as in “huntsman, heat-ball”."),
  restricted: text("Restricted cards", "", 2000, "Cards and how many copies a deck may hold, as in “huntsman 1”."),
  space: choice("Field", ["continuous", "square", "hex"], "Free measurement, or a grid of squares or hexes."),
  queenDistance: number("Distance of queens", 4000, [2000, 8000], "Thousandths of a range, in steps of 500."),
  margin: number("Margin", 1000, [500, 3000], "The field behind the queens, in thousandths of a range."),
  cellsPerRange: number("Cells to a range", 3, [1, 6], "How fine a grid is."),
  diagonals: toggle("Diagonal steps", true, "Whether a diagonal step on squares counts 1."),
  layout: text("Layout", "", 2000, "Bounds and queens in place of the usual, as in “6000x4000 1000,2000 5000,2000”."),
  obstacles: text(
    "Obstacles",
    "",
    2000,
    "Where nothing may stop, as in “2000,1000-3000,1500 4,5”: rectangles or cells.",
  ),
  sameTolerance: number("Same position", 100, [0, 500], "How far apart counts as the same position without a grid."),
  handLimit: number("Hand limit", 7, [4, 12], "Who draws beyond it discards."),
  firstHand: number("First hand", 4, [2, 7], "Cards of the first player."),
  handStep: number("More for later players", 1, [0, 2], "How many cards more each later player begins with."),
  mulligans: number("Mulligans", 1, [0, 3], "How often a player may exchange cards before the game."),
  firstPlayer: choice(
    "First player",
    ["highestCost", "random", "seat0"],
    "The highest card on top, chance, or seat 0.",
  ),
  drawPerTurn: number("Cards in a turn", 1, [1, 3], "Drawn as the Spawning phase begins."),
  firstTurnDraw: toggle("Draw in the first turn", true, "Whether the first player's first turn draws."),
  emptyDeck: choice("Empty deck", ["none", "reshuffle", "fatigue", "eliminate"], "What a missing card costs."),
  deckMax: number("Largest deck", 60, [20, 120], "Cards in a deck."),
  queenCounts: toggle("Queen counts", true, "Whether the queen is one of them."),
  deckMin: number("Smallest deck", 8, [8, 60], "Cards besides the queen."),
  maxCopies: number("Copies", 0, [0, 10], "Copies of a card other than workers; 0: no limit."),
  workerCost: number("Cost of workers", 0, [0, 3], "Energy to play a worker."),
  workersPerTurn: number("Workers in a turn", 0, [0, 5], "How many may be played; 0: no limit."),
  startingWorkers: number("Starting workers", 0, [0, 5], "Taken from the deck before the game."),
  newWorkersReady: toggle("New workers ready", true, "Whether a played worker lies face up."),
  workerTiming: choice("Turning workers", ["turn", "spawning"], "In the whole turn, or in the Spawning phase only."),
  energyCarry: toggle("Energy carries over", false, "Whether energy is kept from turn to turn."),
  permanentTiming: choice(
    "Playing objects",
    ["spawning", "spawningAndAction"],
    "When creatures, structures and workers may be played.",
  ),
  spawnedAP: choice("Points on entry", ["none", "full"], "The action points of a creature that enters."),
  queensMove: toggle("Queens move", true, "Whether queens may use Move."),
  queensAttack: toggle("Queens attack", true, "Whether queens may attack."),
  attackDeclareRange: choice(
    "Range of attacks",
    ["end", "both"],
    "Checked at the end of the phase only, or also at once.",
  ),
  oneAttackPerTarget: toggle("One attack on a target", true, "Whether a creature attacks the same target only once."),
  friendlyFire: toggle("Friendly fire", false, "Whether own objects may be attacked."),
  defendDuration: choice("Duration of a defence", ["round", "untilMoved"], "One round, or until somebody moves."),
  defendsPerCreature: number("Defences of a creature", 0, [0, 5], "How many at once; 0: no limit."),
  lethal: choice("Deadly damage", ["greater", "greaterOrEqual"], "More than the defence, or as much."),
  damageScope: choice("Damage counts", ["skirmish", "turn"], "For each skirmish, or added up over the turn."),
  skirmishOrder: choice("Skirmishes", ["simultaneous", "sequential"], "All at once, or one after the other."),
  simultaneousQueens: choice(
    "Queens die together",
    ["draw", "activeWins"],
    "Who wins when the last queens die together.",
  ),
  tribalSkills: toggle("Tribal skills", true, "Whether the skill sheets are used."),
  sameTribe: choice("Same tribe twice", ["warn", "allow", "forbid"], "Whether two players may lead one tribe."),
  roundLimit: number("Rounds", 40, [5, 200], "After so many rounds the game is stopped."),
  capTieBreak: choice("A stopped game", ["boardValue", "draw"], "Whether the better field wins a stopped game."),
  actionCap: number("Actions in a turn", 300, [100, 1000], "After so many a turn can only be ended."),
});

export type Options = OptionsOf<typeof options>;
export const { defaults } = options;

/** From where on a deck earns a remark (rules §4 D8 to D11). */
export const advice = {
  usualDeckMin: 40,
  usualWorkers: { low: 30, high: 50 },
  usualCopies: 4,
  usualCreatures: 10,
} as const;

/** The hand of the k-th player to move, from 0 (rules §5.6). */
export const openingHand = ({ firstHand, handStep, handLimit }: Options, k: number): number =>
  Math.min(handLimit, firstHand + k * handStep);
