import type { GameId } from "../../schemas/game-id";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { Supply } from "../core/setup";
import { type Estimate, estimate, type Group } from "./estimate";
import type { LabJob } from "./matchups";
import { roundsOf, scoreOf } from "./summary";

/** How strong the bots of a game are: each plays the one below it, both with the same decks and the same cards. */

interface Rung {
  bot: string;
  /** In points as chess players count them: 100 more win 64 of 100 matches. The lowest has none. */
  rating: number;
  interval: [low: number, high: number];
  /** Of a hundred matches against the bot below, so many were won; a draw is half a win. */
  score?: { rate: number; interval: [low: number, high: number]; games: number };
}

export interface Ladder {
  format: 1;
  game: GameId;
  version: string;
  /** What it was measured with. */
  decks: string[];
  seed: number;
  /** The lowest first. */
  rungs: Rung[];
}

/** So many decks take part. */
const mostDecks = 4;

export const decksOfLadder = ({ decks }: Supply, isShared: boolean): string[] =>
  Object.keys(decks).slice(0, isShared ? 1 : mostDecks);

/** Two bots against each other: a round is all decks, each bot in each seat. */
export const pairJob = (
  game: GameId,
  supply: Supply,
  { bots, decks, seed }: { bots: readonly [string, string]; decks: readonly string[]; seed: number },
): LabJob => ({
  game,
  supply,
  matchups: decks.map((deck) => ({ contestants: bots.map((bot) => ({ bot, deck })), options: {} })),
  seed,
});

/** How much of what there was to win went to the second bot. */
export function scoreOfPair(outcomes: readonly MatchupOutcome[]): Estimate {
  const groups = new Map<number, Group>();
  for (let matchup = 0; ; matchup++) {
    const played = outcomes.filter((outcome) => outcome.matchup === matchup);
    if (played.length === 0) return estimate([...groups.values()]);
    for (const round of roundsOf(played, 2)) {
      const number = Math.floor(round[0]!.index / 2);
      const before = groups.get(number) ?? { sum: 0, weight: 0 };
      const won = round.reduce((sum, game) => sum + scoreOf(game, 1, 2), 0);
      groups.set(number, { sum: before.sum + won, weight: before.weight + round.length });
    }
  }
}

/** Ratings from the lowest up; what isn't known of a rung isn't known of those above it either. */
export function rungsOf(bots: readonly string[], pairs: readonly { score: Estimate; games: number }[]): Rung[] {
  const rungs: Rung[] = [{ bot: bots[0]!, rating: 0, interval: [0, 0] }];
  let [rating, below, above] = [0, 0, 0];
  for (const [n, { score, games }] of pairs.entries()) {
    const { rate, interval } = score;
    const [low, middle, high] = [interval[0], rate, interval[1]].map(pointsFor) as [number, number, number];
    rating += middle;
    below = Math.hypot(below, middle - low);
    above = Math.hypot(above, high - middle);
    const around = [Math.round(rating - below), Math.round(rating + above)] as [number, number];
    rungs.push({ bot: bots[n + 1]!, rating: Math.round(rating), interval: around, score: { rate, interval, games } });
  }
  return rungs;
}

/** Who wins or loses everything is this much better or worse, and perhaps more. */
const mostPoints = 800;
const pointsFor = (share: number): number => {
  const points = 400 * Math.log10(share / (1 - share));
  return Math.max(-mostPoints, Math.min(mostPoints, points));
};

/** A bot that wins so often against the greedy one plays well enough for a first answer. */
const wellEnough = 0.4;

/** The bot that questions begin with: the quick one where it plays nearly as well as the greedy one, which takes a few times as long. */
export function firstBot(ladder: Ladder | undefined): "quick" | "greedy" {
  const greedy = ladder?.rungs.find(({ bot }) => bot === "greedy");
  const below = ladder?.rungs[ladder.rungs.indexOf(greedy!) - 1];
  const isNear = below?.bot === "quick" && greedy?.score && 1 - greedy.score.rate >= wellEnough;
  return isNear ? "quick" : "greedy";
}
