import { parentPort, workerData } from "node:worker_threads";
import { playableGame } from "../../engine/games/play-registry";
import { matchupPlayer } from "../../engine/lab/matchups";
import { findBotOver } from "../bots/find-bot";
import type { LabOrder, LabReport, LabThreadData } from "./lab-job";

/** A thread of the lab: plays the games it is told to and reports them, until it is ended. */
const { job, line } = workerData as LabThreadData;
const report = (message: LabReport): void => parentPort!.postMessage(message);
const play = matchupPlayer(playableGame(job.game), job, findBotOver(job.game, line));

parentPort!.on("message", ({ start, count }: LabOrder) => {
  try {
    report({ outcomes: Array.from({ length: count }, (_, n) => play(start + n)) });
  } catch (reason) {
    report({ mistake: String(reason) });
  }
});
