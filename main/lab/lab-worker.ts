import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { type LabJob, matchupPlayer } from "../../engine/lab/matchups";
import type { LabOrder, LabReport } from "./lab-job";

/** A thread of the lab: plays the games it is told to and reports them, until it is ended. */
const job = workerData as LabJob;
const report = (message: LabReport): void => parentPort!.postMessage(message);
const play = matchupPlayer(playableGame(job.game), job, (name) => parseBot(name, () => performance.now()));

parentPort!.on("message", ({ start, count }: LabOrder) => {
  try {
    report({ outcomes: Array.from({ length: count }, (_, n) => play(start + n)) });
  } catch (reason) {
    report({ mistake: String(reason) });
  }
});
