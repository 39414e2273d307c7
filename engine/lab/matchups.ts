import type { GameId } from "../../schemas/game-id";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { Result as Found, Problem } from "../../schemas/problem";
import type { Bot } from "../bots/bot";
import type { Game } from "../core/game";
import type { Match } from "../core/match";
import type { Options } from "../core/options";
import type { Supply } from "../core/setup";
import type { Json } from "../core/vocabulary";
import { type Contestant, prepareSeries, type Series } from "./series";

/**
 * Several series beside each other: other decks, other bots, or the same ones with changed cards or house rules. All are played
 * round by round on the same seeds, so that what differs between them is not luck.
 */
export interface Matchup {
  contestants: readonly Contestant[];
  options: Options;
  /** Cards that are otherwise than in the supply. */
  cards?: Readonly<Record<string, Json>>;
  /** Decks that are otherwise than in the supply. */
  decks?: Supply["decks"];
}

/** All that a thread must know. Plain data. */
export interface LabJob {
  game: GameId;
  supply: Supply;
  matchups: readonly Matchup[];
  seed: number;
  watchCards?: boolean;
  watchCourse?: boolean;
  watchSeen?: boolean;
  watchTexts?: boolean;
}

/** So many games are a round of all matchups. */
export const roundSize = ({ matchups }: Pick<LabJob, "matchups">): number =>
  matchups.length * (matchups[0]?.contestants.length ?? 1);

/** The number under which a game of a job is asked for. */
export function numberOf({ matchups }: Pick<LabJob, "matchups">, { matchup, index }: MatchupOutcome): number {
  const seats = matchups[0]!.contestants.length;
  return (Math.floor(index / seats) * matchups.length + matchup) * seats + (index % seats);
}

type Prepared<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

function prepareMatchup(
  game: Game,
  { supply, matchups, seed, watchCards, watchCourse, watchSeen, watchTexts }: LabJob,
  n: number,
  findBot: (name: string) => Found<Bot>,
): Prepared<Series> {
  const { contestants, options, cards, decks } = matchups[n]!;
  const changed = { ...supply, cards: { ...supply.cards, ...cards }, decks: { ...supply.decks, ...decks } };
  return prepareSeries(
    game,
    changed,
    {
      ...{ contestants, options, seed },
      ...(watchCards && { watchCards }),
      ...(watchCourse && { watchCourse }),
      ...(watchSeen && { watchSeen }),
      ...(watchTexts && { watchTexts }),
    },
    findBot,
  );
}

/** All of them made ready, or why one of them can't be played. */
export function prepareMatchups(game: Game, job: LabJob, findBot: (name: string) => Found<Bot>): Prepared<Series[]> {
  const ready: Series[] = [];
  for (let n = 0; n < job.matchups.length; n++) {
    const series = prepareMatchup(game, job, n, findBot);
    if (!series.ok) return series;
    ready.push(series.value);
  }
  return { ok: true, value: ready };
}

/** One game again, with all that was done in it. */
export function replayed(
  game: Game,
  job: LabJob,
  { matchup, index }: { matchup: number; index: number },
  findBot: (name: string) => Found<Bot>,
): Match {
  const series = prepareMatchup(game, job, matchup, findBot);
  if (!series.ok) throw new Error(series.problems[0]!.message);
  return series.value.replay(index);
}

/** Plays any game by its number: it is the same game in whichever thread it is played. Each matchup is made ready when it is needed. */
export function matchupPlayer(
  game: Game,
  job: LabJob,
  findBot: (name: string) => Found<Bot>,
): (number: number) => MatchupOutcome {
  const size = job.matchups[0]!.contestants.length;
  const count = job.matchups.length;
  const ready = new Map<number, Series>();
  function seriesOf(n: number): Series {
    const known = ready.get(n);
    if (known) return known;
    const made = prepareMatchup(game, job, n, findBot);
    if (!made.ok) throw new Error(made.problems[0]!.message);
    ready.set(n, made.value);
    return made.value;
  }
  return (number) => {
    const matchup = Math.floor(number / size) % count;
    const round = Math.floor(number / (size * count));
    return { matchup, ...seriesOf(matchup).play(round * size + (number % size)) };
  };
}

/** The games of one matchup. */
export const gamesOf = (outcomes: readonly MatchupOutcome[], matchup: number): MatchupOutcome[] =>
  outcomes.filter((each) => each.matchup === matchup);
