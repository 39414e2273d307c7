import { cpus } from "node:os";
import { join } from "node:path";
import { cardGame } from "../../engine/games/registry";
import type { LabJob } from "../../engine/lab/matchups";
import { starterSupply } from "../../main/cli/starter-supply";
import { LabThreads } from "../../main/lab/lab-threads";
import type { GameId } from "../../schemas/game-id";
import { median, ratio } from "../measure";
import { comparison, type Section } from "../report";

/**
 * The lab's threads as `cardwright sim` starts them, from the built core: what a person waits for. Two threads need two
 * free cores, so rounds in which other programs took one are played again, if they aren't the rule.
 */
const worker = join(process.cwd(), "dist", "main", "lab-worker.js");
/** Of all processor time, what others may take. */
const tolerated = 0.05;
const patience = 3;

interface Run {
  gamesPerSecond: number;
  isQuiet: boolean;
}

export async function measureThreads(id: GameId, games: number, rounds: number): Promise<Section> {
  const supply = starterSupply(id);
  const decks = Object.keys(supply.decks);
  const contestants = [0, 1].map((seat) => ({ bot: "random", deck: decks[seat % decks.length]! }));
  const job: LabJob = { game: id, supply, matchups: [{ contestants, options: {} }], seed: 1 };
  const pairs: { one: Run; two: Run }[] = [];
  const quiet = () => pairs.filter(({ one, two }) => one.isQuiet && two.isQuiet);
  while (quiet().length < rounds && pairs.length < rounds * patience)
    pairs.push({ one: await run(job, 1, games), two: await run(job, 2, games) });
  const counted = quiet().length > 0 ? quiet() : pairs;
  const one = counted.map((pair) => pair.one.gamesPerSecond);
  const two = counted.map((pair) => pair.two.gamesPerSecond);
  const gain = ratio(two, one);
  return {
    title: `${cardGame(id).name}, a series on threads${counted === pairs ? " (other programs were at work in every round: too low)" : ""}`,
    rows: [
      { name: "length of the series", value: games, unit: "games" },
      { name: "on one thread", value: median(one), unit: "games/s" },
      { name: "on two threads", value: median(two), unit: "games/s", beside: comparison(gain, "one") },
    ],
    checks: [{ name: "two threads, beside one", value: gain, unit: "×", least: 1.7 }],
  };
}

async function run(job: LabJob, threads: number, games: number): Promise<Run> {
  const [own, all, started] = [process.cpuUsage(), processorTime(), performance.now()];
  const signal = new AbortController().signal;
  const pool = new LabThreads(job, { threads, signal, worker });
  await pool.play(0, games, () => {});
  await pool.close();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(own);
  const now = processorTime();
  const others = now.busy - all.busy - (user + system) / 1000;
  return { gamesPerSecond: games / seconds, isQuiet: others < tolerated * (now.total - all.total) };
}

/** Of all cores together, in milliseconds. */
function processorTime(): { busy: number; total: number } {
  const sum = { busy: 0, total: 0 };
  for (const { times } of cpus()) {
    const total = times.user + times.nice + times.sys + times.idle + times.irq;
    sum.total += total;
    sum.busy += total - times.idle;
  }
  return sum;
}
