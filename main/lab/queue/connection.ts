import { Redis } from "ioredis";
import { fail, type Result, succeed } from "../../../schemas/problem";
import type { QueueAddress } from "./address";
import { queueProblems } from "./problems";

/** In milliseconds. */
const patience = 5000;
const longestPause = 2000;

/** A connection that comes back by itself once it has been there; what is asked in between waits. Who can't get there at all is told why. */
export async function connect({ url, shown }: QueueAddress): Promise<Result<Redis>> {
  let wasThere = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: patience,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (wasThere ? Math.min(100 * times, longestPause) : null),
  });
  let reason = "nobody answers there";
  redis.on("error", (error: Error) => {
    reason = error.message || reason;
  });
  try {
    await redis.connect();
    await redis.ping();
    wasThere = true;
    return succeed(redis);
  } catch (error) {
    redis.disconnect();
    const why = reason.startsWith("nobody") && error instanceof Error ? error.message : reason;
    return fail(queueProblems.report("queue/unreachable", {}, { shown, reason: why.replace(/\.$/, "") }));
  }
}
