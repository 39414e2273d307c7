import { writeRecord } from "../../engine/core/record";
import { playableGame } from "../../engine/games/play-registry";
import { reachText } from "../../engine/lab/reach-text";
import type { MatchWish, Reached } from "./find-match";

/** A match in which a word of a card comes about, just before it does. */
export function reached({ game, supply, card, word }: Extract<MatchWish, { word: number }>): Reached {
  const { match, ...tried } = reachText(playableGame(game), supply, card, word);
  return {
    ...tried,
    ...(match && { match: { record: { ...writeRecord(match) }, at: Math.max(0, match.actions.length - 1) } }),
  };
}
