import type { OptionSpec, Options } from "../../core/options";

/** Bounds of cards and decks that no house rule changes (rules §4). */
export const hatchLimits = {
  minDeck: 60,
  minDeckPerPlayer: 15,
  maxDeck: 300,
  maxCopies: 8,
  maxSlots: 8,
  maxSkulls: 5,
} as const;

export const hatchPlayers = { min: 2, max: 5 } as const;

/** The house rules of Hatch (rules §3). The number of players is the number of seats, so it is no option here. */
export interface HatchOptions extends Options {
  handSize: number;
  startingPlayer: "random" | "0" | "1" | "2" | "3" | "4";
  startingDiscard: number;
  powerTarget: number;
  finalBonus: number;
  finalBonusOnDragons: boolean;
  bonusCountsInCombat: boolean;
  eggsRestFirstTurn: boolean;
  loveEggRests: boolean;
  stolenEggRests: boolean;
  misfire: "discard" | "refuse";
  stolenResourceMustFit: boolean;
  barterSources: "mixed" | "eggsOnly" | "off";
  barterSize: number;
  sacrificeOnlyIfNeeded: boolean;
  mercenaries: boolean;
  mercenarySameTurn: boolean;
  dismissSameTurn: boolean;
  nonRepeatablePerTurn: number;
  targetsPerOffTurn: number;
  newcomerProtection: boolean;
  wildInRitualPair: boolean;
  fireHitsMercenary: boolean;
  defenceWinsTies: boolean;
  tieBreak: "triggerer" | "tiedOnly";
  emptyDeck: "reshuffle" | "stop";
  roundCap: number;
  actionCap: number;
  omens: boolean;
}

const number = (
  name: string,
  title: string,
  [fallback, min, max]: readonly [number, number, number],
  explains: string,
): OptionSpec => ({ kind: "number", name, title, default: fallback, min, max, explains });
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

export const hatchOptionSpecs: readonly OptionSpec[] = [
  number("handSize", "Hand size", [5, 3, 8], "How many cards are dealt, and what a hand is refilled to."),
  choice("startingPlayer", "Starting player", ["random", "0", "1", "2", "3", "4"], "Who takes the first turn."),
  number("startingDiscard", "Starting discard", [1, 0, 3], "How many cards the starting player discards first."),
  number("powerTarget", "Power target", [200, 50, 500], "The power of dragons that brings the end."),
  number("finalBonus", "Final bonus", [5, 0, 20], "Power for each card on the board once the end has come."),
  toggle("finalBonusOnDragons", "Bonus on dragons", true, "Whether hatched dragons get the final bonus too."),
  toggle("bonusCountsInCombat", "Bonus in attacks", true, "Whether the final bonus counts in attacks."),
  toggle("eggsRestFirstTurn", "Eggs rest", true, "Whether an egg can't hatch in the turn it was laid."),
  toggle("loveEggRests", "Eggs of love rest", true, "Whether an egg from a love ritual counts as laid this turn."),
  toggle("stolenEggRests", "Stolen eggs rest", false, "Whether a stolen egg counts as laid this turn."),
  choice("misfire", "Misfires", ["discard", "refuse"], "Whether hatching with a surplus loses the egg or is refused."),
  toggle("stolenResourceMustFit", "Stolen resources fit", true, "Whether a stolen resource must be needed by its egg."),
  choice("barterSources", "What is bartered", ["mixed", "eggsOnly", "off"], "What may be given for a skull."),
  number("barterSize", "Cards bartered", [3, 1, 5], "How many cards are given for one skull."),
  toggle("sacrificeOnlyIfNeeded", "Sacrifice at need only", true, "Whether an own egg must be waiting for it."),
  toggle("mercenaries", "Mercenaries", true, "Whether cards may serve as mercenaries."),
  toggle("mercenarySameTurn", "Mercenaries at once", true, "Whether a mercenary may be revealed in its first turn."),
  toggle("dismissSameTurn", "Dismissal at once", true, "Whether a mercenary may be dismissed in its first turn."),
  number("nonRepeatablePerTurn", "Attacks and rituals", [1, 0, 3], "How many attacks and rituals a turn allows."),
  number(
    "targetsPerOffTurn",
    "Times targeted",
    [1, 0, 3],
    "How often one can be targeted between two own turns; 0: any.",
  ),
  toggle("newcomerProtection", "Newcomers are safe", false, "Whether nobody is targeted before their first turn."),
  toggle("wildInRitualPair", "Wild in a pair", false, "Whether a wild dragon may be one of a ritual's pair."),
  toggle("fireHitsMercenary", "Fire on mercenaries", false, "Whether a fire ritual may destroy a mercenary."),
  toggle("defenceWinsTies", "Defence wins ties", true, "Whether an attack needs more power than the defence."),
  choice(
    "tieBreak",
    "Ties",
    ["triggerer", "tiedOnly"],
    "Whether who brought the end wins every tie, or only their own.",
  ),
  choice("emptyDeck", "Empty draw pile", ["reshuffle", "stop"], "Whether the discard pile is shuffled again."),
  number("roundCap", "Rounds", [40, 10, 200], "The game ends after this round at the latest."),
  number("actionCap", "Actions in a turn", [200, 50, 1000], "After so many actions the turn is ended."),
  toggle("omens", "Omens", false, "Whether the dragons of the Omen family join the deck."),
];

export const hatchDefaults = Object.fromEntries(
  hatchOptionSpecs.map((spec) => [spec.name, spec.default]),
) as HatchOptions;
