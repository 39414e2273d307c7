import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { parseBot } from "../../engine/bots/parse";
import { ProtocolSession } from "../../engine/core/protocol";
import type { Supply } from "../../engine/core/setup";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { starterSupply } from "./starter-supply";

/** The engine protocol on two streams: a line in, a line out, until `quit` or the end of the input. */
export async function speak(input: Readable, output: Writable, signal: AbortSignal): Promise<void> {
  const supplies = new Map<GameId, Supply>();
  const supplyOf = (id: GameId): Supply => {
    const supply = supplies.get(id) ?? starterSupply(id);
    supplies.set(id, supply);
    return supply;
  };
  const session = new ProtocolSession({
    games: playableGames,
    game: (id) => ({ name: cardGame(id).name, game: playableGame(id), supply: supplyOf(id) }),
    bot: (name) => parseBot(name, () => performance.now()),
    anySeed: () => Math.floor(Math.random() * 0x8000_0000),
  });
  // A reader that has gone away ends the conversation; that is no mistake.
  let gone = false;
  output.on("error", () => {
    gone = true;
  });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const stop = () => lines.close();
  signal.addEventListener("abort", stop, { once: true });
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const isTaken = output.write(`${JSON.stringify(session.answerLine(line))}\n`);
    if (session.ended || gone) break;
    if (!isTaken) await Promise.race([once(output, "drain"), once(output, "error").catch(() => undefined)]);
  }
  signal.removeEventListener("abort", stop);
  lines.close();
  input.destroy();
}
