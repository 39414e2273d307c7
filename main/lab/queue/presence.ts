import type { Redis } from "ioredis";
import { readJson } from "../../../schemas/json-text";
import type { Player } from "./shard-queue";

/** Who is at a queue, runs and workers: each says so now and then, and is forgotten when it no longer does. */

/** In seconds, by the clock of the queue. */
const forgottenAfter = 30;

type Kind = "runs" | "workers";
const keyOf = (kind: Kind): string => `cardwright:${kind}`;

export async function announce(redis: Redis, kind: Kind, id: string, player: Player): Promise<void> {
  const [seconds] = await redis.time();
  await redis.hset(keyOf(kind), id, JSON.stringify({ ...player, at: Number(seconds) }));
}

export const leave = (redis: Redis, kind: Kind, id: string): Promise<unknown> => redis.hdel(keyOf(kind), id);

/** Those that have been heard of lately. */
export async function present(redis: Redis, kind: Kind): Promise<Map<string, Player>> {
  const [seconds] = await redis.time();
  const found = new Map<string, Player>();
  for (const [id, text] of Object.entries(await redis.hgetall(keyOf(kind)))) {
    const read = readJson(text);
    const { version, rules, at } = ((read.ok ? read.json : null) ?? {}) as Partial<
      Record<keyof Player | "at", unknown>
    >;
    if (Number(seconds) - Number(at) > forgottenAfter) await leave(redis, kind, id);
    else found.set(id, { version: String(version), rules: String(rules) });
  }
  return found;
}

export const isSame = (a: Player, b: Player): boolean => a.version === b.version && a.rules === b.rules;
