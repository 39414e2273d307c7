import { parentPort, workerData } from "node:worker_threads";
import { parseBot } from "../../engine/bots/parse";
import { writeRecord } from "../../engine/core/record";
import { reviewOf } from "../../engine/core/review/review";
import { playableGame } from "../../engine/games/play-registry";
import { type Differing, differing } from "../../engine/lab/differ";
import { replayed } from "../../engine/lab/matchups";
import type { FoundMatch, MatchWish, Reached, Runaways } from "./find-match";
import { reached } from "./reach";
import { runaways } from "./runaways";

/** A thread that finds one match: one of the lab again, with the turn that decided it, one both before and after a change, or one in which a word comes about. */
const wish = workerData as MatchWish;

const findBot = (name: string) => parseBot(name, () => performance.now());

function again({ job, which }: Extract<MatchWish, { which: object }>): FoundMatch {
  const game = playableGame(job.game);
  const match = replayed(game, job, which, findBot);
  const { turns, decisive } = reviewOf(match, game.names);
  return { record: { ...writeRecord(match) }, at: decisive ? turns[decisive.turn]!.at : 0 };
}

function bothWays({ job, differ: { before, after, index } }: Extract<MatchWish, { differ: object }>): Differing {
  const played = (matchup: number) => replayed(playableGame(job.game), job, { matchup, index }, findBot);
  return differing(played(before), played(after));
}

const found: FoundMatch | Reached | Differing | Runaways =
  "which" in wish
    ? again(wish)
    : "differ" in wish
      ? bothWays(wish)
      : "runaway" in wish
        ? runaways(wish)
        : reached(wish);
parentPort!.postMessage(found);
