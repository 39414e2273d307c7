import { choiceOption, numberOption, type OptionSpec, type Options, switchOption } from "../../core/options";

/** The house rules of Flask (rules §3). The number of players is the number of seats, so it is no option here. */
export interface FlaskOptions extends Options {
  firstPlayer: "random" | "0" | "1" | "2" | "3";
  startCounters: number;
  counterCap: number;
  increaseAmount: number;
  increaseOptional: boolean;
  starterSkipsIncrease: boolean;
  deckSize: number;
  maxSimilar: number;
  startHand: number;
  endDraw: number;
  endDrawFromDiscard: boolean;
  discardDraw: "top" | "any";
  handLimit: number;
  maxPerBase: number;
  maxBasesPerCard: number;
  zeroCheck: "endOfTurn" | "immediate";
  simultaneousLoss: "draw" | "activeWins" | "activeLoses";
  lossChooser: "victim" | "attacker";
  discardChooser: "victim" | "random";
  reactionWindow: "afterAnnounce" | "beforeCommit";
  endWindow: boolean;
  blockMode: "return" | "resume" | "discard";
  reactionCapture: "mandatory" | "optional";
  captureScope: "thisTurn" | "untilActivated";
  reactionInReaction: "under" | "newPile";
  reactionsHidden: boolean;
  maxPlaysPerTurn: number;
  maxTurns: number;
  capResult: "draw" | "resources";
}

export const flaskOptionSpecs: readonly OptionSpec[] = [
  choiceOption("firstPlayer", "First player", ["random", "0", "1", "2", "3"], "Who takes the first turn."),
  numberOption("startCounters", "Starting counters", 3, 1, 6, "What each of the four counters shows at the start."),
  numberOption("counterCap", "Counter cap", 6, 3, 20, "What a counter keeps when a turn ends."),
  numberOption("increaseAmount", "Increase", 1, 0, 3, "How much a counter rises at the start of a turn."),
  switchOption("increaseOptional", "Increase may be declined", true, "Whether the increase may be declined."),
  switchOption("starterSkipsIncrease", "Starter skips the increase", true, "Whether the first turn has no increase."),
  numberOption("deckSize", "Deck size", 15, 10, 60, "How many cards a deck has."),
  numberOption("maxSimilar", "Similar cards", 3, 1, 15, "How many cards of a deck may share a code."),
  numberOption("startHand", "Starting hand", 3, 0, 7, "How many cards are drawn before the first turn."),
  numberOption("endDraw", "Draw at the end", 1, 0, 3, "How many cards are drawn when a turn ends."),
  switchOption(
    "endDrawFromDiscard",
    "End draw from the discard pile",
    false,
    "Whether the end draw may come from the discard pile too.",
  ),
  choiceOption(
    "discardDraw",
    "Drawing from the discard pile",
    ["top", "any"],
    "Which card of the discard pile a Draw effect may take.",
  ),
  numberOption("handLimit", "Hand limit", 0, 0, 15, "Hand cards kept after the end draw; 0 means no limit."),
  numberOption("maxPerBase", "Copies of a base card", 3, 1, 6, "How often one card may hold the same base card."),
  numberOption("maxBasesPerCard", "Base cards in a card", 20, 1, 38, "How many base cards one card may hold in all."),
  choiceOption("zeroCheck", "Out at zero", ["endOfTurn", "immediate"], "When a player without resources is out."),
  choiceOption(
    "simultaneousLoss",
    "All out together",
    ["draw", "activeWins", "activeLoses"],
    "What happens when the last players fall together.",
  ),
  choiceOption(
    "lossChooser",
    "Who picks lost resources",
    ["victim", "attacker"],
    "Who chooses the resources lost to an attack.",
  ),
  choiceOption(
    "discardChooser",
    "Who picks discarded cards",
    ["victim", "random"],
    "Who chooses the hand cards lost to a sabotage.",
  ),
  choiceOption(
    "reactionWindow",
    "Reaction window",
    ["afterAnnounce", "beforeCommit"],
    "When enemies may answer an announced card.",
  ),
  switchOption(
    "endWindow",
    "Reactions at the end of a turn",
    true,
    "Whether piles may be turned over when a turn ends.",
  ),
  choiceOption(
    "blockMode",
    "Blocked cards",
    ["return", "resume", "discard"],
    "What happens to a card that a Reaction interrupts.",
  ),
  choiceOption(
    "reactionCapture",
    "Capture",
    ["mandatory", "optional"],
    "Whether later cards must go under an open Reaction.",
  ),
  choiceOption(
    "captureScope",
    "Capture lasts",
    ["thisTurn", "untilActivated"],
    "How long a Reaction goes on capturing cards.",
  ),
  choiceOption(
    "reactionInReaction",
    "Reaction under a Reaction",
    ["under", "newPile"],
    "Whether a captured Reaction starts a pile of its own.",
  ),
  switchOption("reactionsHidden", "Hidden Reactions", true, "Whether piles and cards played face down are secret."),
  numberOption("maxPlaysPerTurn", "Plays in a turn", 100, 15, 1000, "After so many plays a turn allows no more."),
  numberOption("maxTurns", "Turns", 400, 20, 2000, "After so many turns the game is stopped."),
  choiceOption(
    "capResult",
    "A stopped game",
    ["draw", "resources"],
    "Whether a stopped game is drawn or won by resources.",
  ),
];

export const flaskDefaults = Object.fromEntries(
  flaskOptionSpecs.map((spec) => [spec.name, spec.default]),
) as FlaskOptions;
