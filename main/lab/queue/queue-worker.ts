import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Job, UnrecoverableError, WaitingError, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { hashPlain } from "../../../engine/core/plain";
import { gamesOfShard } from "../../../engine/lab/shards";
import { readJson } from "../../../schemas/json-text";
import { LabThreads } from "../lab-threads";
import { announce, isSame, leave, present } from "./presence";
import { doneKey, prefix, queueName, resultsKeptFor, runKey, type ShardJob } from "./redis-queue";
import type { Player, RunData, ShardResult } from "./shard-queue";

/** Plays shards, one after the other with all its threads, until it is told to stop; what it hasn't finished then goes back. */

interface WorkerOptions {
  threads: number;
  /** In milliseconds: whoever is silent for so long has died, and the shard is another's. */
  lostAfter: number;
  signal: AbortSignal;
  say(shard: { run: string; from: number; rounds: number; games: number; milliseconds: number }): void;
  tell(line: string): void;
  /** Where the threads' entry lies. */
  entry?: string;
}

/** In milliseconds: how often it says that it is there, and looks which runs are. */
const heartbeat = 5000;
/** How often it is looked whether a run that is being played is still wanted. */
const look = 1000;
/** A worker that dies is no fault of its shard's. */
const mostDeaths = 20;

interface Table {
  run: string;
  job: RunData["job"];
  threads: LabThreads;
  stop: AbortController;
}

export async function serveQueue(redis: Redis, player: Player, options: WorkerOptions): Promise<void> {
  const { signal, lostAfter, tell } = options;
  const id = randomUUID();
  const seat = new Seat(redis, player, options);
  const worker = new Worker<ShardJob>(queueName(player), (job, token) => seat.play(job, token), {
    connection: redis,
    prefix,
    lockDuration: lostAfter,
    stalledInterval: lostAfter,
    maxStalledCount: mostDeaths,
  });
  // What is lost with a connection is played again.
  worker.on("error", () => undefined);
  const refused = new Set<string>();
  try {
    while (!signal.aborted) {
      await announce(redis, "workers", id, player);
      for (const [run, other] of await present(redis, "runs")) {
        if (isSame(other, player) || refused.has(run)) continue;
        refused.add(run);
        tell(
          `Refused: a run of Cardwright ${other.version} (rules ${other.rules}). This worker is ${player.version} (rules ${player.rules}).`,
        );
      }
      await setTimeout(heartbeat, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await worker.close();
    await seat.leave();
    await leave(redis, "workers", id);
    redis.disconnect();
  }
}

class Seat {
  /** Threads are kept for the next shard of the same run. */
  private table: Table | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly player: Player,
    private readonly options: WorkerOptions,
  ) {}

  async play(job: Job<ShardJob>, token: string | undefined): Promise<void> {
    const { redis, options } = this;
    const { run, from, rounds } = job.data;
    const table = await this.tableOf(run);
    if (!table) return;
    const { start, count } = gamesOfShard(table.job, { from, rounds });
    const began = performance.now();
    const watching = setInterval(() => void this.leaveIfOver(table), look);
    const outcomes = await table.threads.play(start, count, () => undefined).finally(() => clearInterval(watching));
    if (options.signal.aborted && outcomes.length < count) {
      await job.moveToWait(token);
      throw new WaitingError();
    }
    if (outcomes.length < count) return;
    const milliseconds = Math.round(performance.now() - began);
    const result: ShardResult = { from, rounds, outcomes, milliseconds };
    await redis
      .multi()
      .hset(doneKey(run), String(from), JSON.stringify(result))
      .expire(doneKey(run), resultsKeptFor)
      .exec();
    options.say({ run, from, rounds, games: count, milliseconds });
  }

  async leave(): Promise<void> {
    const { table } = this;
    this.table = undefined;
    await table?.threads.close();
  }

  private async leaveIfOver(table: Table): Promise<void> {
    if ((await this.redis.exists(runKey(table.run))) === 0) table.stop.abort();
  }

  /** The threads that know the run; nothing, when it is over. */
  private async tableOf(run: string): Promise<Table | undefined> {
    if (this.table?.run === run && !this.table.stop.signal.aborted) return this.table;
    await this.leave();
    const text = await this.redis.get(runKey(run));
    const read = text === null ? undefined : readJson(text);
    if (!read?.ok) return undefined;
    const data = read.json as RunData;
    if (!isSame(data, this.player)) throw new UnrecoverableError(`the run is of Cardwright ${data.version}`);
    if (hashPlain(data.job) !== data.print) throw new UnrecoverableError("the set isn't the one that was asked about");
    const { threads, signal, entry } = this.options;
    const stop = new AbortController();
    signal.addEventListener("abort", () => stop.abort(), { once: true });
    const pool = new LabThreads(data.job, { threads, signal: stop.signal, ...(entry ? { worker: entry } : {}) });
    this.table = { run, job: data.job, threads: pool, stop };
    return this.table;
  }
}
