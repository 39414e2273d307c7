import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { type Contestant, type GameOutcome, prepareSeries } from "../../engine/lab/series";
import { type Summary, summarize } from "../../engine/lab/summary";
import { playSeries } from "../lab/play-series";
import type { CommandInput, Terminal } from "./command";
import { cannotPlay, readWish } from "./match-wish";
import { mayWrite, writeResult } from "./write-result";

export interface SimWish {
  games: number;
  threads: number;
  out: string | undefined;
}
export type SimResult = Summary & { gamesPerSecond: number; seed: number };

export async function simulate(
  input: CommandInput,
  { games, threads, out }: SimWish,
  terminal: Terminal,
): Promise<SimResult> {
  const { game, supply, seats, asked, seed, options } = readWish(input, (id) => playableGame(id).players.min);
  const plan = { contestants: seats, options, seed };
  // Whatever is wrong is told before any thread starts.
  const series = prepareSeries(playableGame(game), supply, plan, (name) => parseBot(name, () => performance.now()));
  if (!series.ok) throw cannotPlay(series.problems);
  if (out !== undefined) await mayWrite(out);
  const started = performance.now();
  const outcomes = await playSeries(
    { game, supply, plan },
    { games, threads, signal: terminal.signal, progress: (done) => terminal.progress("Playing", done, games) },
  );
  const seconds = Math.max((performance.now() - started) / 1000, 0.001);
  const named = seats.map(({ bot }, seat): Contestant => ({ bot, deck: asked[seat]! }));
  const result = { ...summarize(named, outcomes), gamesPerSecond: outcomes.length / seconds, seed };
  if (out !== undefined)
    await writeResult(
      out,
      /\.csv$/i.test(out) ? table(named, outcomes) : `${JSON.stringify({ ...result, outcomes }, null, 2)}\n`,
    );
  return result;
}

function table(contestants: readonly Contestant[], outcomes: readonly GameOutcome[]): string {
  const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const name = (who: number): string => (who < 0 ? "" : `${contestants[who]!.bot} ${contestants[who]!.deck}`);
  const rows = outcomes.map(({ index, winner, first, turns, actions, cause }) =>
    [String(index), name(winner), name(first), String(turns), String(actions), cause].map(cell).join(","),
  );
  return `${["game,winner,began,turns,actions,cause", ...rows].join("\n")}\n`;
}
