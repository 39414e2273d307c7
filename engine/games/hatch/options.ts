import { choice, defineOptions, number, type OptionsOf, toggle } from "../../core/define-options";

/** Bounds of cards and decks that no house rule changes (rules §4). */
export const limits = {
  minDeck: 60,
  minDeckPerPlayer: 15,
  maxDeck: 300,
  maxCopies: 8,
  maxSlots: 8,
  maxSkulls: 5,
} as const;

export const players = { min: 2, max: 5 } as const;

/** The house rules of Hatch (rules §3). The number of players is the number of seats, so it is no option here. */
export const options = defineOptions({
  handSize: number("Hand size", 5, [3, 8], "How many cards are dealt, and what a hand is refilled to."),
  startingPlayer: choice("Starting player", ["random", "0", "1", "2", "3", "4"], "Who takes the first turn."),
  startingDiscard: number("Starting discard", 1, [0, 3], "How many cards the starting player discards first."),
  powerTarget: number("Power target", 200, [50, 500], "The power of dragons that brings the end."),
  finalBonus: number("Final bonus", 5, [0, 20], "Power for each card on the board once the end has come."),
  finalBonusOnDragons: toggle("Bonus on dragons", true, "Whether hatched dragons get the final bonus too."),
  bonusCountsInCombat: toggle("Bonus in attacks", true, "Whether the final bonus counts in attacks."),
  eggsRestFirstTurn: toggle("Eggs rest", true, "Whether an egg can't hatch in the turn it was laid."),
  loveEggRests: toggle("Eggs of love rest", true, "Whether an egg from a love ritual counts as laid this turn."),
  stolenEggRests: toggle("Stolen eggs rest", false, "Whether a stolen egg counts as laid this turn."),
  misfire: choice("Misfires", ["discard", "refuse"], "Whether hatching with a surplus loses the egg or is refused."),
  stolenResourceMustFit: toggle("Stolen resources fit", true, "Whether a stolen resource must be needed by its egg."),
  barterSources: choice("What is bartered", ["mixed", "eggsOnly", "off"], "What may be given for a skull."),
  barterSize: number("Cards bartered", 3, [1, 5], "How many cards are given for one skull."),
  sacrificeOnlyIfNeeded: toggle("Sacrifice at need only", true, "Whether an own egg must be waiting for it."),
  mercenaries: toggle("Mercenaries", true, "Whether cards may serve as mercenaries."),
  mercenarySameTurn: toggle("Mercenaries at once", true, "Whether a mercenary may be revealed in its first turn."),
  dismissSameTurn: toggle("Dismissal at once", true, "Whether a mercenary may be dismissed in its first turn."),
  nonRepeatablePerTurn: number("Attacks and rituals", 1, [0, 3], "How many attacks and rituals a turn allows."),
  targetsPerOffTurn: number(
    "Times targeted",
    1,
    [0, 3],
    "How often one can be targeted between two own turns; 0: any.",
  ),
  newcomerProtection: toggle("Newcomers are safe", false, "Whether nobody is targeted before their first turn."),
  wildInRitualPair: toggle("Wild in a pair", false, "Whether a wild dragon may be one of a ritual's pair."),
  fireHitsMercenary: toggle("Fire on mercenaries", false, "Whether a fire ritual may destroy a mercenary."),
  defenceWinsTies: toggle("Defence wins ties", true, "Whether an attack needs more power than the defence."),
  tieBreak: choice("Ties", ["triggerer", "tiedOnly"], "Whether who brought the end wins every tie, or only their own."),
  emptyDeck: choice("Empty draw pile", ["reshuffle", "stop"], "Whether the discard pile is shuffled again."),
  roundCap: number("Rounds", 40, [10, 200], "The game ends after this round at the latest."),
  actionCap: number("Actions in a turn", 200, [50, 1000], "After so many actions the turn is ended."),
  omens: toggle("Omens", false, "Whether the dragons of the Omen family join the deck."),
});

export type Options = OptionsOf<typeof options>;
export const { defaults } = options;
