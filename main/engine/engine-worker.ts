import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { overlong, ProtocolSession } from "../../engine/core/protocol";
import type { Supply } from "../../engine/core/setup";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { starterSupply } from "../cli/starter-supply";
import type { EngineLine, EngineReply } from "./speak";

/** The engine in a thread of its own: lines are read while it thinks, so that `stop` is heard. */

const stopsHeard = new Int32Array((workerData as { stops: SharedArrayBuffer }).stops);
let stopsAnswered = 0;

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
  isStopped: () => Atomics.load(stopsHeard, 0) > stopsAnswered,
  stopAnswered: () => {
    stopsAnswered++;
  },
});

parentPort!.on("message", (line: EngineLine) => {
  const text = line === null ? overlong : session.answerText(line);
  parentPort!.postMessage({ text, ended: session.ended } satisfies EngineReply);
});
