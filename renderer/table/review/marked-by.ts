import { hashPlain } from "../../../engine/core/plain";
import type { Review } from "../../../engine/core/review/review";
import type { PlayedMatch as Remembered } from "../../../main/api";
import type { Match } from "../../../schemas/match";
import { ownValue } from "../../../schemas/own-value";
import { cardHash } from "../../state/played-marks";
import type { PlayedMatch } from "../table-store";

/** A match that is over in short, and what became of each card in it, whoever had it. */
export function markedBy(
  { game, names, snapshot }: Pick<PlayedMatch, "game" | "names" | "snapshot">,
  { turns, cards, result }: Review,
  record: Match,
): Remembered {
  const marks: Remembered["cards"] = {};
  for (const { card, drawn, played, stuck } of cards) {
    const hash = cardHash(ownValue(record.cards, card) ?? null);
    const known = ownValue(marks, card) ?? { hash, drawn: 0, played: 0, stuck: 0, at: played[0] ?? drawn[0] ?? 0 };
    marks[card] = {
      ...known,
      drawn: known.drawn + drawn.length,
      played: known.played + played.length,
      stuck: known.stuck + stuck,
      at: known.played === 0 && played.length > 0 ? played[0]! : known.at,
    };
  }
  const { seed, position, players, options, actions, unofficial } = record;
  return {
    id: hashPlain({ game, seed, position, players, options, actions, cards: record.cards }),
    game,
    names: [...names],
    winners: [...(result?.winners ?? [])],
    turns: turns.length - 1,
    actions: snapshot.total,
    ...(unofficial ? { unofficial } : {}),
    cards: marks,
  };
}
