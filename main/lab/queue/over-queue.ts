import { fail, type Result, succeed } from "../../../schemas/problem";
import type { LabRunning } from "../run-experiment";
import { queueAddress } from "./address";
import { connect } from "./connection";
import { playerHere } from "./player";
import { queueProblems } from "./problems";
import { QueuePlayers, type QueuePlayersOptions } from "./queue-players";
import { RedisShardQueue } from "./redis-queue";

export interface QueueWish extends Omit<QueuePlayersOptions, "most"> {
  version: string;
  /** Where a thread's entry lies: its code is what must be the same everywhere. */
  entry?: string;
}

/** The workers of a queue as those who play, if the address can be one and the bots play alike everywhere. */
export function overQueue(
  given: string | undefined,
  bots: readonly string[],
  { version, entry, ...options }: QueueWish,
): Result<NonNullable<LabRunning["players"]>> {
  const bot = bots.find((name) => /\dms$/i.test(name));
  if (bot !== undefined) return fail(queueProblems.report("queue/by-the-clock", {}, { bot }));
  const address = queueAddress(given, process.env);
  if (!address.ok) return address;
  return succeed(async (job, most) => {
    const redis = await connect(address.value);
    if (!redis.ok) return redis;
    const queue = new RedisShardQueue(redis.value, playerHere(version, entry), job);
    return succeed(new QueuePlayers(queue, job, { ...options, most }));
  });
}
