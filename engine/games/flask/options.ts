import type { OptionSpec, Options } from "../../core/options";

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

const number = (
  name: string,
  title: string,
  fallback: number,
  min: number,
  max: number,
  explains: string,
): OptionSpec => ({
  kind: "number",
  name,
  title,
  default: fallback,
  min,
  max,
  explains,
});
const choice = (name: string, title: string, choices: readonly string[], explains: string): OptionSpec => ({
  kind: "choice",
  name,
  title,
  default: choices[0]!,
  choices,
  explains,
});
const toggle = (name: string, title: string, fallback: boolean, explains: string): OptionSpec => ({
  kind: "switch",
  name,
  title,
  default: fallback,
  explains,
});

export const flaskOptionSpecs: readonly OptionSpec[] = [
  choice("firstPlayer", "First player", ["random", "0", "1", "2", "3"], "Who takes the first turn."),
  number("startCounters", "Starting counters", 3, 1, 6, "What each of the four counters shows at the start."),
  number("counterCap", "Counter cap", 6, 3, 20, "What a counter keeps when a turn ends."),
  number("increaseAmount", "Increase", 1, 0, 3, "How much a counter rises at the start of a turn."),
  toggle("increaseOptional", "Increase may be declined", true, "Whether the increase may be declined."),
  toggle("starterSkipsIncrease", "Starter skips the increase", true, "Whether the first turn has no increase."),
  number("deckSize", "Deck size", 15, 10, 60, "How many cards a deck has."),
  number("maxSimilar", "Similar cards", 3, 1, 15, "How many cards of a deck may share a code."),
  number("startHand", "Starting hand", 3, 0, 7, "How many cards are drawn before the first turn."),
  number("endDraw", "Draw at the end", 1, 0, 3, "How many cards are drawn when a turn ends."),
  toggle(
    "endDrawFromDiscard",
    "End draw from the discard pile",
    false,
    "Whether the end draw may come from the discard pile too.",
  ),
  choice(
    "discardDraw",
    "Drawing from the discard pile",
    ["top", "any"],
    "Which card of the discard pile a Draw effect may take.",
  ),
  number("handLimit", "Hand limit", 0, 0, 15, "Hand cards kept after the end draw; 0 means no limit."),
  number("maxPerBase", "Copies of a base card", 3, 1, 6, "How often one card may hold the same base card."),
  number("maxBasesPerCard", "Base cards in a card", 20, 1, 38, "How many base cards one card may hold in all."),
  choice("zeroCheck", "Out at zero", ["endOfTurn", "immediate"], "When a player without resources is out."),
  choice(
    "simultaneousLoss",
    "All out together",
    ["draw", "activeWins", "activeLoses"],
    "What happens when the last players fall together.",
  ),
  choice(
    "lossChooser",
    "Who picks lost resources",
    ["victim", "attacker"],
    "Who chooses the resources lost to an attack.",
  ),
  choice(
    "discardChooser",
    "Who picks discarded cards",
    ["victim", "random"],
    "Who chooses the hand cards lost to a sabotage.",
  ),
  choice(
    "reactionWindow",
    "Reaction window",
    ["afterAnnounce", "beforeCommit"],
    "When enemies may answer an announced card.",
  ),
  toggle("endWindow", "Reactions at the end of a turn", true, "Whether piles may be turned over when a turn ends."),
  choice(
    "blockMode",
    "Blocked cards",
    ["return", "resume", "discard"],
    "What happens to a card that a Reaction interrupts.",
  ),
  choice(
    "reactionCapture",
    "Capture",
    ["mandatory", "optional"],
    "Whether later cards must go under an open Reaction.",
  ),
  choice(
    "captureScope",
    "Capture lasts",
    ["thisTurn", "untilActivated"],
    "How long a Reaction goes on capturing cards.",
  ),
  choice(
    "reactionInReaction",
    "Reaction under a Reaction",
    ["under", "newPile"],
    "Whether a captured Reaction starts a pile of its own.",
  ),
  toggle("reactionsHidden", "Hidden Reactions", true, "Whether piles and cards played face down are secret."),
  number("maxPlaysPerTurn", "Plays in a turn", 100, 15, 1000, "After so many plays a turn allows no more."),
  number("maxTurns", "Turns", 400, 20, 2000, "After so many turns the game is stopped."),
  choice("capResult", "A stopped game", ["draw", "resources"], "Whether a stopped game is drawn or won by resources."),
];

export const flaskDefaults = Object.fromEntries(
  flaskOptionSpecs.map((spec) => [spec.name, spec.default]),
) as FlaskOptions;
