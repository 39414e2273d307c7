import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Options } from "../../engine/core/options";
import { playableGame } from "../../engine/games/play-registry";
import { type Crossed, crossed, namesOf, withDecksSwapped } from "../../engine/lab/contestants";
import { gamesOf, type LabJob, prepareMatchups } from "../../engine/lab/matchups";
import { type Contestant, winnerOf } from "../../engine/lab/series";
import { summarize } from "../../engine/lab/summary";
import { defused, writeDelimited } from "../../project/tables/delimited";
import type { GameId } from "../../schemas/game-id";
import type { Summary } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import type { Programs } from "../bots/bot-desk";
import { findBotNamed } from "../bots/find-bot";
import { LabThreads } from "../lab/lab-threads";
import { findAppPlace } from "../services/app-place";
import { mustStart } from "./bot-words";
import { CannotDo, type CommandInput, type Terminal } from "./command";
import { cannotPlay, readWish } from "./match-wish";
import { cliProblems } from "./problems";
import { mayWrite, writeResult } from "./write-result";

export interface SimWish {
  games: number;
  threads: number;
  swapDecks: boolean;
  out: string | undefined;
}

/** Equal series have equal results: there is nothing in them of when or how fast they were played. */
export interface SimResult extends Summary {
  game: GameId;
  /** All house rules that were in force. */
  options: Options;
  /** The program's version. */
  version: string;
  seed: number;
  asked: number;
  /** Fewer were played than asked for. */
  partial: boolean;
  /** The same bots with each other's decks. */
  swapped?: Summary;
  bots?: Difference;
  decks?: Difference;
}
type Difference = Pick<Crossed["bots"], "rate" | "interval" | "p">;

export async function simulate(
  input: CommandInput,
  { games, threads, swapDecks, out }: SimWish,
  terminal: Terminal,
): Promise<SimResult & { gamesPerSecond: number }> {
  const { game, supply, seats, asked, seed, options, programs } = readWish(input, (id) => playableGame(id).players.min);
  if (swapDecks && seats.length !== 2)
    throw new CannotDo(
      cliProblems.report(
        "cli/not-together",
        {},
        {
          name: "swap-decks",
          other: "players",
          reason: "only two can swap their decks",
        },
      ),
    );
  const [first, second] = seats as [Contestant, Contestant];
  const matchups = [seats, ...(swapDecks ? [withDecksSwapped([first, second])] : [])];
  const job: LabJob = { game, supply, matchups: matchups.map((contestants) => ({ contestants, options })), seed };
  const rules = playableGame(game);
  // Whatever is wrong is told before any thread starts.
  const ready = prepareMatchups(rules, job, findBotNamed(game, programs));
  if (!ready.ok) throw cannotPlay(ready.problems);
  if (programs) await mustStart(programs);
  if (out !== undefined) await mayWrite(out);
  const started = performance.now();
  const outcomes = await playAll(job, games, { threads, programs }, terminal);
  const seconds = Math.max((performance.now() - started) / 1000, 0.001);
  const calledBy = new Map(seats.map(({ deck }, seat) => [deck, asked[seat]!]));
  const named = matchups.map((each) => each.map(({ bot, deck }) => ({ bot, deck: calledBy.get(deck)! })));
  const summaries = named.map((each, n) => summarize(each, gamesOf(outcomes, n), rules.limits));
  const both = swapDecks ? crossed(gamesOf(outcomes, 0), gamesOf(outcomes, 1)) : undefined;
  const told = ({ rate, interval, p }: Difference): Difference => ({ rate, interval, p });
  const result: SimResult = {
    game,
    options: ready.value[0]!.options,
    version: findAppPlace().version,
    seed,
    asked: games,
    partial: outcomes.length < games,
    ...summaries[0]!,
    ...(both ? { swapped: summaries[1]!, bots: told(both.bots), decks: told(both.decks) } : {}),
  };
  if (out !== undefined) await keep(out, result, named, outcomes, terminal);
  return { ...result, gamesPerSecond: outcomes.length / seconds };
}

async function playAll(
  job: LabJob,
  games: number,
  { threads, programs }: { threads: number; programs: Programs | undefined },
  { signal, progress }: Terminal,
): Promise<MatchupOutcome[]> {
  const pool = new LabThreads(job, { threads: Math.min(threads, games), signal, ...(programs ? { programs } : {}) });
  try {
    return await pool.play(0, games, (done) => progress("Playing", done, games));
  } finally {
    await pool.close();
  }
}

async function keep(
  out: string,
  result: SimResult,
  contestants: readonly (readonly Contestant[])[],
  outcomes: readonly MatchupOutcome[],
  terminal: Terminal,
): Promise<void> {
  const folder = dirname(out);
  const isNew = !existsSync(folder);
  const rows = outcomes.map((outcome) => {
    const { index, matchup, winners, first, turns, actions, cause } = outcome;
    return { index, matchup, winner: winnerOf(outcome), winners, first, turns, actions, cause };
  });
  const isTable = /\.csv$/i.test(out);
  await writeResult(
    out,
    isTable ? table(contestants, outcomes) : `${JSON.stringify({ ...result, outcomes: rows }, null, 2)}\n`,
  );
  if (isNew) terminal.tell(`The folder ${folder} is new.`);
}

/** Whoever won and whoever began, each by a name of its own; nobody's where it was a draw. */
function table(contestants: readonly (readonly Contestant[])[], outcomes: readonly MatchupOutcome[]): string {
  const names = contestants.map(namesOf);
  const heading = ["game", "round", "winner", "began", "turns", "actions", "cause"];
  const rows = outcomes.map((outcome, n) => {
    const { index, matchup, first, turns, actions, cause } = outcome;
    const name = (who: number): string => defused(names[matchup]![who] ?? "");
    const round = Math.floor(index / names[matchup]!.length);
    return [String(n), String(round), name(winnerOf(outcome)), name(first), String(turns), String(actions), cause];
  });
  return writeDelimited([heading, ...rows], ",");
}
