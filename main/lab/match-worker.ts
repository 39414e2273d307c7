import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { writeRecord } from "../../engine/core/record";
import { reviewOf } from "../../engine/core/review/review";
import { playableGame } from "../../engine/games/play-registry";
import { replayed } from "../../engine/lab/matchups";
import type { FoundMatch, MatchWish, Reached } from "./find-match";
import { reached } from "./reach";

/** A thread that finds one match: one of the lab again, with the turn that decided it, or one in which a word comes about. */
const wish = workerData as MatchWish;

function again({ job, which }: Extract<MatchWish, { job: object }>): FoundMatch {
  const game = playableGame(job.game);
  const match = replayed(game, job, which, (name) => parseBot(name, () => performance.now()));
  const { turns, decisive } = reviewOf(match, game.names);
  return { record: { ...writeRecord(match) }, at: decisive ? turns[decisive.turn]!.at : 0 };
}

const found: FoundMatch | Reached = "job" in wish ? again(wish) : reached(wish);
parentPort!.postMessage(found);
