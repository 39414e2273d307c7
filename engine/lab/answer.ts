import type { Measure, Question } from "../../schemas/experiment";
import type { Answer, Measured, WhatIf } from "../../schemas/lab-answer";
import type { GameOutcome, MatchupOutcome } from "../../schemas/lab-matches";
import type { OptionValue } from "../core/options";
import type { WatchedWord } from "../core/word-watch";
import { markCards } from "./card-marks";
import { textsOf } from "./dead-text";
import { differenceScale, type Estimate, estimate, type Group, groupsNeeded } from "./estimate";
import { gamesOf } from "./matchups";
import { winnerOf } from "./series";
import { firstWins, type Round, roundsOf, scoreOf, summarize } from "./summary";
import { findingOf } from "./words";

/** What the outcomes of an experiment say to its question: in words first, and all the numbers that these stand on. */

/** Who meets whom, as people call them; with what value, in a sweep, and whether something is changed, in a “what if”. */
export interface Pairing {
  bot: string;
  decks: readonly string[];
  value?: OptionValue;
  changed?: boolean;
}

export interface Asked {
  ask: Question;
  measure: Measure;
  /** So much to either side of an even share counts as fair. */
  fair: number;
  pairings: readonly Pairing[];
  /** How matches can end by a limit. */
  limits: readonly string[];
  /** Of the cards that are played with, by id, all words that can come about, where that is asked. */
  words?: ReadonlyMap<string, readonly WatchedWord[]>;
}

/** What is measured of a round: how much of it the first deck, or whoever began, has won. */
function measuredIn(rounds: readonly Round[], asked: Pick<Asked, "ask" | "measure">, size: number): Group[] {
  if (measureOf(asked) === "first-player") return firstWins(rounds);
  return rounds.map((round) => ({
    sum: round.reduce((sum, game) => sum + scoreOf(game, 0, size), 0),
    weight: round.length,
  }));
}

const measureOf = ({ ask, measure }: Pick<Asked, "ask" | "measure">): Measure =>
  ask === "first-player" || ask === "cards" || ask === "texts"
    ? "first-player"
    : ask === "decks" || ask === "field"
      ? "first-deck"
      : measure;

export const evenShare = (size: number): number => 1 / size;

export function answerTo(asked: Asked, outcomes: readonly MatchupOutcome[]): Answer {
  const sizes = asked.pairings.map(({ decks }) => decks.length);
  const rounds = asked.pairings.map((_, n) => roundsOf(gamesOf(outcomes, n), sizes[n]!));
  const groups = rounds.map((each, n) => measuredIn(each, asked, sizes[n]!));
  const pairings = asked.pairings.map((pairing, n): Measured => {
    const found = estimate(groups[n]!, { low: 0, high: 1, even: evenShare(sizes[n]!) });
    const contestants = pairing.decks.map((deck) => ({ bot: pairing.bot, deck }));
    return {
      ...pairing,
      decks: [...pairing.decks],
      rate: found.rate,
      interval: found.interval,
      p: found.p,
      finding: findingOf(found, evenShare(sizes[n]!), asked.fair),
      ...neededFor(found, found.rate - evenShare(sizes[n]!), sizes[n]!, asked.fair),
      summary: summarize(contestants, gamesOf(outcomes, n), asked.limits),
      seen: seenIn(rounds[n]!.flat(), measureOf(asked)),
    };
  });
  const bots = [...new Set(asked.pairings.map(({ bot }) => bot))];
  return {
    games: outcomes.length,
    pairings,
    ...(asked.ask === "field" ? { field: bots.flatMap((bot) => fieldOf(bot, asked.pairings, rounds)) } : {}),
    ...(asked.ask === "what-if" ? { whatIf: whatIfs(asked.pairings, rounds, groups, sizes) } : {}),
    ...(asked.words ? { texts: textsOf(asked.words, outcomes) } : {}),
    ...(asked.ask === "cards"
      ? {
          cards: bots.map((bot) => ({
            bot,
            cards: markCards(
              rounds
                .map((each, n) => (asked.pairings[n]!.bot === bot ? { rounds: each, n } : null))
                .filter((each) => each !== null),
            ),
          })),
        }
      : {}),
  };
}

const mostSeen = 3;

function seenIn(games: readonly GameOutcome[], measure: Measure): Measured["seen"] {
  const decided = games.filter((game) => winnerOf(game) >= 0);
  const isWon = (game: GameOutcome): boolean => winnerOf(game) === (measure === "first-player" ? game.first : 0);
  const some = (won: boolean): number[] =>
    decided
      .filter((game) => isWon(game) === won)
      .slice(0, mostSeen)
      .map(({ index }) => index);
  return { won: some(true), lost: some(false) };
}

/** Whether all that was asked for is known as well as was wished: the interval spans no more than so much. */
export const isSureEnough = ({ pairings, whatIf, cards, texts }: Answer, width: number): boolean =>
  !cards && !texts && (whatIf ?? pairings).every(({ interval: [low, high] }) => high - low <= width);

/** As many matches would show a difference like this one; or, where there is hardly any, that it is fair. */
function neededFor(found: Estimate, difference: number, gamesPerRound: number, fair?: number): { needed?: number } {
  if (found.groups < 2) return {};
  const reach = (found.interval[1] - found.interval[0]) / 2;
  const room = (fair ?? 0) - Math.abs(difference);
  const toBeFair = room > 0 ? Math.ceil(found.groups * (reach / room) ** 2) : Number.POSITIVE_INFINITY;
  const rounds = Math.min(groupsNeeded(found, difference), toBeFair);
  return rounds <= found.groups || !Number.isFinite(rounds) ? {} : { needed: rounds * gamesPerRound };
}

/** Each deck beside all others: the rounds of one seed are one group, whoever meets in them. */
function fieldOf(
  bot: string,
  pairings: readonly Pairing[],
  rounds: readonly (readonly Round[])[],
): Answer["field"] & object {
  const decks = [...new Set(pairings.flatMap((pairing) => (pairing.bot === bot ? pairing.decks : [])))];
  return decks
    .map((deck) => {
      const groups = new Map<number, Group>();
      for (const [n, pairing] of pairings.entries()) {
        const who = pairing.bot === bot ? pairing.decks.indexOf(deck) : -1;
        if (who < 0) continue;
        for (const round of rounds[n]!) {
          const key = Math.floor(round[0]!.index / pairing.decks.length);
          const group = groups.get(key) ?? { sum: 0, weight: 0 };
          group.sum += round.reduce((sum, game) => sum + scoreOf(game, who, pairing.decks.length), 0);
          group.weight += round.length;
          groups.set(key, group);
        }
      }
      const { rate, interval, p } = estimate([...groups.values()]);
      return { bot, deck, rate, interval, p };
    })
    .sort((a, b) => b.rate - a.rate);
}

function cameOutOtherwise(
  before: readonly GameOutcome[],
  after: readonly GameOutcome[],
): Pick<NonNullable<WhatIf["otherwise"]>, "of" | "games" | "seen"> {
  const winners = new Map(after.map((game) => [game.index, winnerOf(game)]));
  const both = before.filter(({ index }) => winners.has(index));
  const other = both.filter((game) => winners.get(game.index) !== winnerOf(game));
  return { of: both.length, games: other.length, seen: other.slice(0, mostSeen).map(({ index }) => index) };
}

/** What has become of each pairing since other matches of it were played, on the same seeds. */
export function sinceBefore(asked: Asked, before: readonly MatchupOutcome[], now: readonly MatchupOutcome[]): WhatIf[] {
  const { pairings } = asked;
  const changed = pairings.map((pairing) => ({ ...pairing, changed: true }));
  const sizes = [...pairings, ...changed].map(({ decks }) => decks.length);
  const rounds = [before, now].flatMap((outcomes) => pairings.map((_, n) => roundsOf(gamesOf(outcomes, n), sizes[n]!)));
  const groups = rounds.map((each, n) => measuredIn(each, asked, sizes[n]!));
  return pairings.flatMap((pairing, n) => {
    const both = [n, n + pairings.length];
    const [found] = whatIfs(
      [pairing, changed[n]!],
      both.map((at) => rounds[at]!),
      both.map((at) => groups[at]!),
      both.map((at) => sizes[at]!),
    );
    return found ? [{ ...found, otherwise: { ...found.otherwise!, before: n, after: n } }] : [];
  });
}

/** Before and after are played on the same seeds, and compared round by round. */
function whatIfs(
  pairings: readonly Pairing[],
  rounds: readonly (readonly Round[])[],
  groups: readonly (readonly Group[])[],
  sizes: readonly number[],
): WhatIf[] {
  return pairings.flatMap((pairing, n) => {
    const after = pairings.findIndex(({ bot, changed }) => bot === pairing.bot && changed);
    if (pairing.changed || after < 0) return [];
    const shares = (at: number): Map<number, number> =>
      new Map(
        rounds[at]!.flatMap((round, k) => {
          const { sum, weight } = groups[at]![k]!;
          return weight > 0 ? [[Math.floor(round[0]!.index / sizes[at]!), sum / weight] as const] : [];
        }),
      );
    const [was, is] = [shares(n), shares(after)];
    const both = [...was].flatMap(([round, share]) =>
      is.has(round) ? [{ sum: is.get(round)! - share, weight: 1 }] : [],
    );
    const found = estimate(both, differenceScale);
    const rateOf = (at: number): number => estimate(groups[at]!).rate;
    return [
      {
        bot: pairing.bot,
        before: rateOf(n),
        after: rateOf(after),
        difference: found.rate,
        interval: found.interval,
        p: found.p,
        ...neededFor(found, found.rate, 2 * sizes[n]!),
        otherwise: { before: n, after, ...cameOutOtherwise(rounds[n]!.flat(), rounds[after]!.flat()) },
      },
    ];
  });
}
