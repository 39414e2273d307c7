import { setTimeout } from "node:timers/promises";
import { type LabJob, roundSize } from "../../../engine/lab/matchups";
import { Merged, type Shard } from "../../../engine/lab/shards";
import type { MatchupOutcome } from "../../../schemas/lab-matches";
import { CannotPlay, type Players } from "../players";
import { queueProblems } from "./problems";
import type { ShardQueue } from "./shard-queue";

/** In milliseconds: how long a worker should be busy with a shard. */
const shardTime = 3000;
/** A shard's result is a text in the queue. */
const mostGames = 1000;
/** So many shards for each worker wait or are played at a time. */
const perWorker = 3;
/** In milliseconds: how often it is looked what has come in, and what has been lost. */
const look = 100;
const usualTending = 2000;
/** As often a shard that is lost is handed out anew. */
const mostTries = 20;

export interface QueuePlayersOptions {
  signal: AbortSignal;
  /** How many games the whole run may come to. */
  most: number;
  /** What the person who waits should know. */
  tell(line: string): void;
  /** How often it is looked what has been lost, in milliseconds. */
  tendEvery?: number;
}

interface HandedOut extends Shard {
  tries: number;
}

/** Workers of a queue: shards are handed out ahead of what is asked for, so that nobody waits for a next question. */
export class QueuePlayers implements Players {
  private readonly merged: Merged;
  private readonly out = new Map<number, HandedOut>();
  private readonly rounds: number;
  private nextRound = 0;
  private perShard = 1;
  private workers = 0;
  private tendedAt = Number.NEGATIVE_INFINITY;
  private hasComplained = false;

  constructor(
    private readonly queue: ShardQueue,
    private readonly job: LabJob,
    private readonly options: QueuePlayersOptions,
  ) {
    this.merged = new Merged(job);
    this.rounds = Math.ceil(options.most / roundSize(job));
  }

  async play(start: number, count: number, progress: (done: number) => void): Promise<MatchupOutcome[]> {
    const { signal, tendEvery } = this.options;
    this.nextRound = Math.max(this.nextRound, Math.floor(start / roundSize(this.job)));
    for (let done = -1; ; ) {
      await this.collect();
      const found = this.merged.taken(start, count);
      if (found.length === count || signal.aborted) return found;
      if (found.length !== done) progress(found.length);
      done = found.length;
      if (performance.now() - this.tendedAt > (tendEvery ?? usualTending)) await this.tend();
      await this.handOut();
      await setTimeout(look, undefined, { signal }).catch(() => undefined);
    }
  }

  close(): Promise<void> {
    return this.queue.close();
  }

  private async collect(): Promise<void> {
    for (const { from, rounds, outcomes, milliseconds } of await this.queue.take()) {
      this.merged.add(outcomes);
      this.out.delete(from);
      const most = Math.max(1, Math.floor(mostGames / roundSize(this.job)));
      this.perShard = Math.min(most, Math.max(1, Math.round((shardTime * rounds) / Math.max(1, milliseconds))));
    }
  }

  private async handOut(): Promise<void> {
    while (this.out.size < perWorker * Math.max(1, this.workers) && this.nextRound < this.rounds) {
      const shard = { from: this.nextRound, rounds: Math.min(this.perShard, this.rounds - this.nextRound), tries: 1 };
      this.nextRound += shard.rounds;
      this.out.set(shard.from, shard);
      await this.queue.add(shard);
    }
  }

  /** Whatever has been lost on the way, with a worker or with the queue itself, is handed out again. */
  private async tend(): Promise<void> {
    const isFirst = this.tendedAt === Number.NEGATIVE_INFINITY;
    await this.queue.keep();
    this.workers = await this.queue.workers();
    if (this.workers === 0 && !isFirst && !this.hasComplained) {
      this.options.tell("Nobody plays: no worker of this version is at the queue. Start one with “cardwright worker”.");
      this.hasComplained = true;
    }
    for (const shard of this.out.values()) {
      const state = await this.queue.stateOf(shard);
      if (state === "there") continue;
      const reason = state === "lost" ? "they were lost again and again" : state.failed;
      if (state !== "lost" || shard.tries >= mostTries) throw new CannotPlay(failed(shard, reason));
      shard.tries++;
      await this.queue.add(shard);
    }
    this.tendedAt = performance.now();
  }
}

const failed = ({ from, rounds }: Shard, reason: string) =>
  queueProblems.report("queue/shard-failed", {}, { from: from + 1, to: from + rounds, reason });
