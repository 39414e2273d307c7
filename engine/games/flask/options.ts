import { choice, defineOptions, number, type OptionsOf, toggle } from "../../core/define-options";

/** The house rules of Flask (rules §3). The number of players is the number of seats, so it is no option here. */
export const options = defineOptions({
  firstPlayer: choice("First player", ["random", "0", "1", "2", "3"], "Who takes the first turn."),
  startCounters: number("Starting counters", 3, [1, 6], "What each of the four counters shows at the start."),
  counterCap: number("Counter cap", 6, [3, 20], "What a counter keeps when a turn ends."),
  increaseAmount: number("Increase", 1, [0, 3], "How much a counter rises at the start of a turn."),
  increaseOptional: toggle("Increase may be declined", true, "Whether the increase may be declined."),
  starterSkipsIncrease: toggle("Starter skips the increase", true, "Whether the first turn has no increase."),
  deckSize: number("Deck size", 15, [10, 60], "How many cards a deck has."),
  maxSimilar: number("Similar cards", 3, [1, 15], "How many cards of a deck may share a code."),
  startHand: number("Starting hand", 3, [0, 7], "How many cards are drawn before the first turn."),
  endDraw: number("Draw at the end", 1, [0, 3], "How many cards are drawn when a turn ends."),
  endDrawFromDiscard: toggle(
    "End draw from the discard pile",
    false,
    "Whether the end draw may come from the discard pile too.",
  ),
  discardDraw: choice(
    "Drawing from the discard pile",
    ["top", "any"],
    "Which card of the discard pile a Draw effect may take.",
  ),
  handLimit: number("Hand limit", 0, [0, 15], "Hand cards kept after the end draw; 0 means no limit."),
  maxPerBase: number("Copies of a component", 3, [1, 6], "How often one card may hold the same of Flask's own."),
  maxBasesPerCard: number("Components of a card", 20, [1, 38], "How many of them one card may hold in all."),
  zeroCheck: choice("Out at zero", ["endOfTurn", "immediate"], "When a player without resources is out."),
  simultaneousLoss: choice(
    "All out together",
    ["draw", "activeWins", "activeLoses"],
    "What happens when the last players fall together.",
  ),
  lossChooser: choice(
    "Who picks lost resources",
    ["victim", "attacker"],
    "Who chooses the resources lost to an attack.",
  ),
  discardChooser: choice(
    "Who picks discarded cards",
    ["victim", "random"],
    "Who chooses the hand cards lost to a sabotage.",
  ),
  reactionWindow: choice(
    "Reaction window",
    ["afterAnnounce", "beforeCommit"],
    "When enemies may answer an announced card.",
  ),
  endWindow: toggle("Reactions at the end of a turn", true, "Whether piles may be turned over when a turn ends."),
  blockMode: choice(
    "Blocked cards",
    ["return", "resume", "discard"],
    "What happens to a card that a Reaction interrupts.",
  ),
  reactionCapture: choice("Capture", ["mandatory", "optional"], "Whether later cards must go under an open Reaction."),
  captureScope: choice("Capture lasts", ["thisTurn", "untilActivated"], "How long a Reaction goes on capturing cards."),
  reactionInReaction: choice(
    "Reaction under a Reaction",
    ["under", "newPile"],
    "Whether a captured Reaction starts a pile of its own.",
  ),
  reactionsHidden: toggle("Hidden Reactions", true, "Whether piles and cards played face down are secret."),
  maxPlaysPerTurn: number("Plays in a turn", 100, [15, 1000], "After so many plays a turn allows no more."),
  maxTurns: number("Turns", 400, [20, 2000], "After so many turns the game is stopped."),
  capResult: choice("A stopped game", ["draw", "resources"], "Whether a stopped game is drawn or won by resources."),
});

export type Options = OptionsOf<typeof options>;
export const { defaults } = options;
