import { writeRecord } from "../../engine/core/record";
import { playableGame } from "../../engine/games/play-registry";
import { longestTurn, type Runaway, searchRunaways } from "../../engine/lab/runaway";
import type { FoundMatch, MatchWish, RunawayFound, Runaways } from "./find-match";

/** Combinations of cards that run away, or what one of them does. */
export function runaways({ game, supply, runaway }: Extract<MatchWish, { runaway: object }>): Runaways {
  const played = playableGame(game);
  if (runaway.length === 0) {
    const { finds, ...search } = searchRunaways(played, supply);
    return { ...search, finds: finds.map(told) };
  }
  const found = longestTurn(played, supply, runaway);
  return { tried: 1, usual: 0, finds: found ? [{ ...told(found), match: asMatch(found) }] : [] };
}

const told = ({ cards, actions, isEndless }: Runaway): RunawayFound => ({ cards, actions, isEndless });

const asMatch = ({ match }: Runaway): FoundMatch => ({ record: { ...writeRecord(match) }, at: 0 });
