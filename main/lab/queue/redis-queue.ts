import { randomUUID } from "node:crypto";
import { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { hashPlain } from "../../../engine/core/plain";
import type { LabJob } from "../../../engine/lab/matchups";
import type { Shard } from "../../../engine/lab/shards";
import { readJson } from "../../../schemas/json-text";
import { announce, isSame, leave, present } from "./presence";
import type { Player, RunData, ShardQueue, ShardResult } from "./shard-queue";

/** Shards as jobs of BullMQ. Beside them lie the run, for as long as somebody keeps it, and what was handed in, by the first round. */

/** What goes into a job of BullMQ. */
export interface ShardJob extends Shard {
  run: string;
}

export const prefix = "cardwright";
/** Programs that would play differently never see each other's shards. */
export const queueName = ({ version, rules }: Player): string => `lab-${version}-${rules}`;
export const runKey = (run: string): string => `cardwright:run:${run}`;
export const doneKey = (run: string): string => `cardwright:done:${run}`;

/** In seconds: a run that nobody keeps is over after that. */
const keptFor = 60;
export const resultsKeptFor = 3600;
/** A shard at which a worker fails is tried by so many. */
const attempts = 3;

export class RedisShardQueue implements ShardQueue {
  private readonly run = randomUUID();
  private readonly queue: Queue<ShardJob>;
  private readonly data: string;

  constructor(
    private readonly redis: Redis,
    private readonly player: Player,
    job: LabJob,
  ) {
    this.queue = new Queue(queueName(player), { connection: redis, prefix });
    this.queue.on("error", () => undefined);
    this.data = JSON.stringify({ ...player, job, print: hashPlain(job) } satisfies RunData);
  }

  async keep(): Promise<void> {
    const isThere = await this.redis.expire(runKey(this.run), keptFor);
    if (isThere === 0) await this.redis.set(runKey(this.run), this.data, "EX", keptFor);
    await announce(this.redis, "runs", this.run, this.player);
  }

  async add({ from, rounds }: Shard): Promise<void> {
    const jobId = this.idOf({ from, rounds });
    await this.queue.add(
      "shard",
      { run: this.run, from, rounds },
      { jobId, attempts, removeOnComplete: true, removeOnFail: { age: resultsKeptFor } },
    );
  }

  async take(): Promise<ShardResult[]> {
    const handedIn = await this.redis.hgetall(doneKey(this.run));
    const froms = Object.keys(handedIn);
    if (froms.length === 0) return [];
    await this.redis.hdel(doneKey(this.run), ...froms);
    return Object.values(handedIn).flatMap((text) => {
      const read = readJson(text);
      return read.ok ? [read.json as ShardResult] : [];
    });
  }

  async stateOf(shard: Shard): Promise<"there" | "lost" | { failed: string }> {
    const job = await this.queue.getJob(this.idOf(shard));
    if (job && (await job.getState()) === "failed") return { failed: job.failedReason ?? "no reason is known" };
    // It is handed in before its job is done with.
    return job || (await this.redis.hexists(doneKey(this.run), String(shard.from))) === 1 ? "there" : "lost";
  }

  async workers(): Promise<number> {
    return [...(await present(this.redis, "workers")).values()].filter((each) => isSame(each, this.player)).length;
  }

  async close(): Promise<void> {
    const { redis, queue, run } = this;
    await redis.del(runKey(run), doneKey(run));
    await leave(redis, "runs", run);
    const waiting = await queue.getJobs(["waiting", "failed", "delayed"]);
    for (const job of waiting) if (job?.data.run === run) await job.remove();
    await queue.close();
    redis.disconnect();
  }

  private idOf = ({ from, rounds }: Shard): string => `${this.run}-${from}-${rounds}`;
}
