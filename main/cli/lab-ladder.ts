import { playableGame } from "../../engine/games/play-registry";
import { decksOfLadder, type Ladder, pairJob, rungsOf, scoreOfPair } from "../../engine/lab/ladder";
import { prepareMatchups, roundSize } from "../../engine/lab/matchups";
import { percent } from "../../engine/lab/verdicts";
import { botWords } from "../../engine/lab/words";
import { gameIds } from "../../schemas/game-id";
import type { Programs } from "../bots/bot-desk";
import { findBotNamed } from "../bots/find-bot";
import { LabThreads } from "../lab/lab-threads";
import { findAppPlace } from "../services/app-place";
import { mustStart } from "./bot-words";
import { CannotDo, type Outcome, type Terminal } from "./command";
import { starterSupply } from "./starter-supply";
import { readChoice } from "./values";
import { mayWrite, writeResult } from "./write-result";

export interface LadderWish {
  game: string;
  /** From the weakest up. */
  bots: readonly string[];
  programs?: Programs;
  games: number | undefined;
  seed: number | undefined;
  threads: number;
  out: string | undefined;
}

const usualBots = ["random", "quick", "greedy", "mcts:100"];
const usualGames = 400;
/** Bots that search take so many times as long, and play so many times fewer. */
const fewer = 5;

/** How strong the bots of a game are, by matches of each with the one below it. */
export async function ladderTask(wish: LadderWish, terminal: Terminal): Promise<Outcome> {
  const { programs, out, seed = 1 } = wish;
  const id = readChoice("game", gameIds, wish.game) as (typeof gameIds)[number];
  const bots = wish.bots.length > 1 ? wish.bots : usualBots;
  const game = playableGame(id);
  const supply = starterSupply(id);
  const decks = decksOfLadder(supply, game.decks === "shared");
  const jobs = bots.slice(1).map((bot, n) => pairJob(id, supply, { bots: [bots[n]!, bot], decks, seed }));
  for (const job of jobs) {
    const ready = prepareMatchups(game, job, findBotNamed(id, programs));
    if (!ready.ok) throw new CannotDo(ready.problems[0]!);
  }
  if (programs) await mustStart(programs);
  if (out !== undefined) await mayWrite(out);
  const pairs = [];
  for (const [n, job] of jobs.entries()) {
    const isSlow = bots.slice(n, n + 2).some((bot) => bot.startsWith("mcts"));
    const rounds = Math.max(1, Math.round((wish.games ?? usualGames) / roundSize(job) / (isSlow ? fewer : 1)));
    const count = rounds * roundSize(job);
    const pool = new LabThreads(job, {
      ...{ threads: Math.min(wish.threads, count), signal: terminal.signal },
      ...(programs ? { programs } : {}),
    });
    try {
      const label = `Playing ${bots[n + 1]} against ${bots[n]}`;
      const outcomes = await pool.play(0, count, (done) => terminal.progress(label, done, count));
      pairs.push({ score: scoreOfPair(outcomes), games: outcomes.length });
    } finally {
      await pool.close();
    }
  }
  const { version } = findAppPlace();
  const ladder: Ladder = { format: 1, game: id, version, decks, seed, rungs: rungsOf(bots, pairs) };
  for (const { bot, rating, interval, score } of [...ladder.rungs].reverse()) {
    const won = score
      ? `, wins ${percent(score.rate)} of ${score.games} matches against the bot below (${percent(score.interval[0])} to ${percent(score.interval[1])})`
      : "";
    terminal.print(`${botWords(bot)}: ${rating} points (${interval[0]} to ${interval[1]})${won}`);
  }
  if (out !== undefined) await writeResult(out, `${JSON.stringify(ladder, null, 2)}\n`);
  return { exit: 0, json: ladder };
}
