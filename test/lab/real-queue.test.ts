import { resolve } from "node:path";
import { Queue } from "bullmq";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../main/lab/queue/connection";
import { overQueue } from "../../main/lab/queue/over-queue";
import { playerHere } from "../../main/lab/queue/player";
import { serveQueue } from "../../main/lab/queue/queue-worker";
import { prefix, queueName } from "../../main/lab/queue/redis-queue";
import { findAppPlace } from "../../main/services/app-place";
import { type Running, startCli } from "../cli/run-cli";
import { ensureBuilt } from "../scripts/ensure-built";
import { answered, question } from "./in-process";
import { password, RedisServer, whyNone } from "./redis-server";

/** Experiments on workers that die, over a queue that dies, with a real server. */

if (whyNone) console.log(`Skipped: workers over a real queue, because ${whyNone}.`);

const entry = resolve("dist", "main", "lab-worker.js");
const { version } = findAppPlace();

describe.skipIf(whyNone)("workers over a real queue", () => {
  const server = new RedisServer();
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    ensureBuilt();
    await server.start();
    alone = JSON.stringify(await answered(slow));
    process.env["CARDWRIGHT_QUEUE"] = server.url;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    // Those that were killed are counted among the workers for a while.
    const redis = server.client();
    await redis.del("cardwright:workers");
    redis.disconnect();
  });
  afterAll(async () => {
    delete process.env["CARDWRIGHT_QUEUE"];
    await server.remove();
  });

  /** A worker in this process. */
  async function worker({ lostAfter = 30_000, player = playerHere(version, entry) } = {}) {
    const redis = await connect({ url: server.url, shown: "" });
    if (!redis.ok) throw new Error(redis.problem.message);
    const stop = new AbortController();
    const [shards, told]: [number[], string[]] = [[], []];
    const serving = serveQueue(redis.value, player, {
      ...{ threads: 1, lostAfter, signal: stop.signal, entry },
      say: ({ from }) => shards.push(from),
      tell: (line) => told.push(line),
    });
    const end = () => {
      stop.abort();
      return serving;
    };
    stops.push(end);
    return { shards, told, end };
  }
  /** One that is a process of its own, and finds the queue in its environment, encrypted. */
  function workerProcess(...words: string[]): Running {
    const env = { CARDWRIGHT_QUEUE: server.secureUrl, NODE_EXTRA_CA_CERTS: server.certificate };
    const running = startCli(["worker", "--threads", "1", ...words], env);
    stops.push(async () => running.child.kill("SIGKILL"));
    return running;
  }
  const shared = (experiment = question(), signal = new AbortController().signal, told: string[] = []) => {
    const tell = (line: string) => void told.push(line);
    const found = overQueue(undefined, experiment.bots, { version, entry, signal, tell, tendEvery: 100 });
    if (!found.ok) throw new Error(found.problem.message);
    return answered(experiment, { players: found.value, signal });
  };
  /** Slow enough for something to happen in the middle of a shard. */
  const slow = question({ bots: ["mcts:20"], stop: { games: 6 } });
  let alone = "";
  const left = async () => {
    const redis = server.client();
    const queue = new Queue(queueName(playerHere(version, entry)), { connection: redis, prefix });
    const count = await queue.getJobCountByTypes("waiting", "active", "delayed", "failed");
    const runs = await redis.hlen("cardwright:runs");
    await queue.close();
    redis.disconnect();
    return { count, runs };
  };

  test("a worker that is killed in the middle is replaced, and the answer is the one of a single computer", async () => {
    const first = workerProcess("--lost-after", "1");
    const answer = shared(slow);
    await expect.poll(() => first.out(), { timeout: 20_000 }).toContain("rounds 1 to 1");
    first.child.kill("SIGKILL");
    const second = await worker({ lostAfter: 1000 });
    expect(JSON.stringify(await answer)).toBe(alone);
    expect(second.shards.length).toBeGreaterThan(0);
    expect(first.err()).not.toContain(password);
    // The shard of the killed worker may be handed out once more, to be dropped.
    await expect.poll(left, { timeout: 40_000 }).toEqual({ count: 0, runs: 0 });
  });

  test("a worker that is told to stop gives its shard back at once", async () => {
    const answer = shared(slow);
    const first = await worker();
    await expect.poll(() => first.shards.length, { timeout: 40_000, interval: 5 }).toBeGreaterThan(0);
    await first.end();
    const second = await worker();
    expect((await answer).answer.games).toBe(6);
    expect(first.shards.concat(second.shards).sort()).toEqual([...new Set([...first.shards, ...second.shards])].sort());
  });

  test("shards that are delivered twice count once, and a queue that loses its memory is filled again", async () => {
    let isOver = false;
    const answer = shared(slow).finally(() => {
      isOver = true;
    });
    const redis = server.client();
    await expect.poll(() => redis.hkeys("cardwright:runs")).toHaveLength(1);
    const [run] = await redis.hkeys("cardwright:runs");
    const queue = new Queue(queueName(playerHere(version, entry)), { connection: redis, prefix });
    for (const n of [1, 2]) await queue.add("shard", { run, from: 0, rounds: 1 }, { jobId: `again-${n}`, lifo: true });
    await queue.close();
    redis.disconnect();
    const { shards } = await worker();
    await expect
      .poll(() => shards.filter((from) => from === 0).length, { timeout: 40_000, interval: 5 })
      .toBeGreaterThan(1);
    expect(isOver).toBe(false);
    await server.kill();
    await server.start();
    expect(JSON.stringify(await answer)).toBe(alone);
  });

  test("whoever stops asking has what was played by then, and workers play it no further", async () => {
    const { shards } = await worker();
    const stop = new AbortController();
    const answer = shared(question({ bots: ["mcts:20"], stop: { games: 4000 } }), stop.signal);
    await expect.poll(() => shards.length, { timeout: 40_000 }).toBeGreaterThan(0);
    stop.abort();
    expect(await answer).toMatchObject({ partial: true });
    await expect.poll(left, { timeout: 40_000 }).toEqual({ count: 0, runs: 0 });
  });

  test("a worker of another program refuses, and says so", async () => {
    const other = await worker({ player: { version: "0.0.9", rules: "otherwise" } });
    const told: string[] = [];
    const stop = new AbortController();
    const answer = shared(question(), stop.signal, told);
    await expect.poll(() => told.join(), { timeout: 40_000 }).toContain("no worker of this version");
    stop.abort();
    expect([(await answer).answer.games, other.shards]).toEqual([0, []]);
  });

  test("who has the wrong password is told, without it", async () => {
    const refused = await connect({ url: server.url.replace(password, "wrong"), shown: "redis://host" });
    expect(refused.ok ? null : refused.problem.code).toBe("queue/unreachable");
    if (!refused.ok) expect(refused.problem.message).not.toContain("wrong");
  });
});
