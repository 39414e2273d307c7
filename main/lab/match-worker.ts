import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { writeRecord } from "../../engine/core/record";
import { reviewOf } from "../../engine/core/review/review";
import { playableGame } from "../../engine/games/play-registry";
import { replayed } from "../../engine/lab/matchups";
import type { FoundMatch, MatchWish } from "./find-match";

/** A thread that plays one match of the lab again, as it was, and finds the turn that decided it. */
const { job, which } = workerData as MatchWish;
const game = playableGame(job.game);
const match = replayed(game, job, which, (name) => parseBot(name, () => performance.now()));
const { turns, decisive } = reviewOf(match, game.names);
const found: FoundMatch = { record: { ...writeRecord(match) }, at: decisive ? turns[decisive.turn]!.at : 0 };
parentPort!.postMessage(found);
