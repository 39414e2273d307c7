import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import type { LabJob } from "../../engine/lab/matchups";
import { gamesOfShard, Merged, type Shard } from "../../engine/lab/shards";
import { queueAddress } from "../../main/lab/queue/address";
import { overQueue } from "../../main/lab/queue/over-queue";
import { playerHere } from "../../main/lab/queue/player";
import { QueuePlayers } from "../../main/lab/queue/queue-players";
import type { ShardQueue, ShardResult, ShardState } from "../../main/lab/queue/shard-queue";
import type { LabRunning } from "../../main/lab/run-experiment";
import { succeed } from "../../schemas/problem";
import { answered, gamesIn, question } from "./in-process";

/** Experiments on many machines, without any: a queue that loses, repeats and shuffles. With a real one: real-queue.test.ts. */

interface Misfortune {
  /** Of a hundred shards so many are lost with their worker, and handed in twice. */
  lost?: number;
  twice?: number;
  fails?: string;
}

class UnluckyQueue implements ShardQueue {
  private readonly rng = seedRng(1);
  private readonly waiting: Shard[] = [];
  private readonly done: ShardResult[] = [];
  isClosed = false;

  constructor(
    private readonly job: LabJob,
    private readonly luck: Misfortune,
  ) {}

  async keep() {}
  async workers() {
    return 3;
  }
  async close() {
    this.isClosed = true;
  }
  async add(shard: Shard) {
    this.waiting.push(shard);
  }
  async stateOf({ from }: Shard): Promise<ShardState> {
    if (this.luck.fails !== undefined) return { failed: this.luck.fails };
    return [...this.waiting, ...this.done].some((shard) => shard.from === from) ? "there" : "lost";
  }
  async take() {
    if (this.luck.fails !== undefined) return [];
    // The last first, and now and then something from before again.
    for (let shard = this.waiting.pop(); shard; shard = this.waiting.pop()) {
      const { start, count } = gamesOfShard(this.job, shard);
      const { from, rounds } = shard;
      if (nextInt(this.rng, 100) < (this.luck.lost ?? 0)) continue;
      const result = { from, rounds, outcomes: gamesIn(this.job, start, count), milliseconds: 500 };
      this.done.push(result, ...(nextInt(this.rng, 100) < (this.luck.twice ?? 0) ? [structuredClone(result)] : []));
    }
    return this.done.splice(0);
  }
}

function over(luck: Misfortune, options: Partial<LabRunning> = {}) {
  const queues: UnluckyQueue[] = [];
  const signal = options.signal ?? new AbortController().signal;
  const players: NonNullable<LabRunning["players"]> = async (job, most) => {
    const queue = new UnluckyQueue(job, luck);
    queues.push(queue);
    return succeed(new QueuePlayers(queue, job, { signal, most, tell: () => undefined, tendEvery: 20 }));
  };
  return { running: { ...options, signal, players }, queues };
}

describe("an experiment in shards", () => {
  test.each<[string, Misfortune]>([
    ["with good luck", {}],
    ["where shards are repeated and come in any order", { twice: 60 }],
  ])("has the answer that it has on one computer, byte for byte, %s", async (_, luck) => {
    const { running, queues } = over(luck);
    const experiment = question({ stop: { points: 12, games: 2000 } });
    const [alone, shared] = [await answered(experiment), await answered(experiment, running)];
    expect(JSON.stringify(shared)).toBe(JSON.stringify(alone));
    // It is looked for an end after so many rounds, never when a clock says so: each look is another chance to be wrong.
    expect([20, 30, 45, 68, 102].map((rounds) => 2 * rounds)).toContain(alone.answer.games);
    expect(queues.map(({ isClosed }) => isClosed)).toEqual([true]);
  });

  test("hands out again what is lost on the way", async () => {
    const experiment = question({ stop: { games: 24 } });
    const lossy = await answered(experiment, over({ lost: 30, twice: 30 }).running);
    expect(JSON.stringify(lossy)).toBe(JSON.stringify(await answered(experiment)));
  });

  test("says which rounds nobody could play, and why", async () => {
    const { running, queues } = over({ fails: "the set isn't the one that was asked about" });
    await expect(answered(question(), running)).rejects.toMatchObject({ code: "queue/shard-failed" });
    expect(queues[0]!.isClosed).toBe(true);
  });

  test("merges the same games from any shards, however they are cut, and never two that differ", async () => {
    let job: LabJob | undefined;
    await answered(question({ ask: "field", decks: ["red", "green", "blue"], stop: { games: 2 } }), {
      players: async (made) => {
        job = made;
        return succeed({ play: async (start, count) => gamesIn(made, start, count), close: async () => undefined });
      },
    });
    const whole = gamesIn(job!, 0, 24).sort((a, b) => a.index - b.index || a.matchup - b.matchup);
    const merged = new Merged(job!);
    const cuts: Shard[] = [
      { from: 3, rounds: 1 },
      { from: 0, rounds: 2 },
      { from: 1, rounds: 3 },
      { from: 0, rounds: 2 },
    ];
    for (const cut of cuts) {
      const { start, count } = gamesOfShard(job!, cut);
      merged.add(gamesIn(job!, start, count));
    }
    expect(merged.taken(0, 24)).toEqual(whole);
    expect(() => merged.add([{ ...whole[0]!, turns: 1000 }])).toThrow(/differently/);
  });
});

describe("the queue's address", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-queue-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const secret = join(folder, "queue");
  writeFileSync(secret, "\nrediss://player:secret@host:6380\n");

  test("comes from the command line, a file, or the environment", () => {
    expect(queueAddress("redis://host:6379", {})).toMatchObject({ value: { shown: "redis://host:6379" } });
    const hidden = { value: { url: "rediss://player:secret@host:6380", shown: "rediss://host:6380" } };
    expect(queueAddress(secret, {})).toMatchObject(hidden);
    expect(queueAddress(undefined, { CARDWRIGHT_QUEUE: secret })).toMatchObject(hidden);
    expect(queueAddress(undefined, { CARDWRIGHT_QUEUE: hidden.value.url })).toMatchObject(hidden);
  });

  test.each<[string, string | undefined, string]>([
    ["none", undefined, "queue/no-address"],
    ["a password that everybody sees", "redis://me:secret@host", "queue/password-in-sight"],
    ["no address", "host:6379", "queue/bad-address"],
    ["half an address", "redis://", "queue/bad-address"],
    ["a file without one", "package.json", "queue/bad-address"],
  ])("is refused where it is %s", (_, given, code) => {
    const read = queueAddress(given, {});
    expect(read.ok ? null : read.problem.code).toBe(code);
    if (!read.ok) expect(JSON.stringify(read.problem)).not.toContain("secret");
  });

  test("is told where nobody answers there", async () => {
    const signal = new AbortController().signal;
    const entry = "main/lab/lab-worker.ts";
    const found = overQueue("redis://127.0.0.1:1", ["random"], { version: "1", entry, signal, tell: () => undefined });
    if (!found.ok) throw new Error(found.problem.message);
    await expect(answered(question(), { players: found.value })).rejects.toMatchObject({ code: "queue/unreachable" });
  });

  test("is of no use to bots that think by the clock", () => {
    const wish = { version: "1", signal: new AbortController().signal, tell: () => undefined };
    const refused = overQueue("redis://127.0.0.1:1", ["greedy", "mcts:500ms"], wish);
    expect(refused.ok ? null : refused.problem.code).toBe("queue/by-the-clock");
  });
});

test("a program is told from another by the code that plays", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-player-"));
  const [entry, rules] = [join(folder, "lab-worker.js"), join(folder, "rules-x1.js")];
  const write = (text: string) => {
    writeFileSync(entry, `import{a}from"./rules-x1.js";a();`);
    writeFileSync(rules, text);
    return playerHere("1", entry).rules;
  };
  const before = write("export const a=()=>1;");
  writeFileSync(join(folder, "studio.js"), "// what nobody plays with");
  expect(write("export const a=()=>1;")).toBe(before);
  expect(write("export const a=()=>2;")).not.toBe(before);
  rmSync(folder, { recursive: true, force: true });
});
