import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { prepareSeries } from "../../engine/lab/series";
import type { LabJob, LabOrder, LabReport } from "./lab-job";

/** A thread of the lab: plays the games it is told to and reports them, until it is ended. */
const { game, supply, plan } = workerData as LabJob;
const report = (message: LabReport): void => parentPort!.postMessage(message);

try {
  const series = prepareSeries(playableGame(game), supply, plan, (name) => parseBot(name, () => performance.now()));
  if (!series.ok) throw new Error(series.problems[0]!.message);
  const { play } = series.value;
  parentPort!.on("message", ({ start, count }: LabOrder) => {
    try {
      report({ outcomes: Array.from({ length: count }, (_, n) => play(start + n)) });
    } catch (reason) {
      report({ mistake: String(reason) });
    }
  });
} catch (reason) {
  report({ mistake: String(reason) });
}
