import type { GameOutcome } from "../../schemas/lab-matches";
import { differenceScale, type Estimate, estimate } from "./estimate";
import type { Contestant } from "./series";
import { type Round, roundsOf, scoreOf } from "./summary";

/** Each by a name of its own: where two have the same bot and the same deck, they get letters. */
export function namesOf(contestants: readonly Contestant[]): string[] {
  const names = contestants.map(({ bot, deck }) => `${bot} with ${deck}`);
  return names.map((name, n) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${String.fromCharCode(65 + n)}, ${name}`,
  );
}

/** Two bots play two decks, and then each the other's: so that what the bots do isn't taken for what the decks do. */
export const withDecksSwapped = ([a, b]: readonly [Contestant, Contestant]): [Contestant, Contestant] => [
  { bot: a.bot, deck: b.deck },
  { bot: b.bot, deck: a.deck },
];

export interface Crossed {
  /** By how much the first bot scores more than the second, and the first deck more than the second. */
  bots: Estimate;
  decks: Estimate;
}

export function crossed(asGiven: readonly GameOutcome[], swapped: readonly GameOutcome[]): Crossed {
  const byRound = (games: readonly GameOutcome[]): Map<number, Round> =>
    new Map(roundsOf(games, 2).map((round) => [Math.floor(round[0]!.index / 2), round]));
  const others = byRound(swapped);
  const both = [...byRound(asGiven)].flatMap(([n, round]) => (others.has(n) ? [[round, others.get(n)!] as const] : []));
  const lead = (round: Round): number =>
    round.reduce((sum, game) => sum + scoreOf(game, 0, 2) - scoreOf(game, 1, 2), 0);
  const over = (sign: number): Estimate =>
    estimate(
      both.map(([given, other]) => ({ sum: lead(given) + sign * lead(other), weight: given.length + other.length })),
      differenceScale,
    );
  return { bots: over(1), decks: over(-1) };
}
