import { queueAddress } from "../lab/queue/address";
import { connect } from "../lab/queue/connection";
import { playerHere } from "../lab/queue/player";
import { serveQueue } from "../lab/queue/queue-worker";
import { findAppPlace } from "../services/app-place";
import { CannotDo, type Terminal } from "./command";

export interface WorkerWish {
  queue: string | undefined;
  threads: number;
  lostAfter: number;
}

export async function workerTask({ queue, threads, lostAfter }: WorkerWish, terminal: Terminal): Promise<void> {
  const address = queueAddress(queue, process.env);
  if (!address.ok) throw new CannotDo(address.problem);
  const redis = await connect(address.value);
  if (!redis.ok) throw new CannotDo(redis.problem);
  const player = playerHere(findAppPlace().version);
  const { version, rules } = player;
  terminal.tell(`Cardwright ${version} (rules ${rules}) plays for ${address.value.shown} with ${threads} threads.`);
  await serveQueue(redis.value, player, {
    threads,
    lostAfter,
    signal: terminal.signal,
    tell: (line) => terminal.tell(line),
    say({ run, from, rounds, games, milliseconds }) {
      const seconds = (milliseconds / 1000).toFixed(1);
      terminal.print(`${run.slice(0, 8)}: rounds ${from + 1} to ${from + rounds}, ${games} matches, ${seconds} s`);
      terminal.announce({ run, from, rounds, games, milliseconds });
    },
  });
}
