import { type Tried, trialNames } from "../../../core/trial";
import type { Card, HatchTrigger } from "../card-schema";
import type { Options } from "../options";
import type { Position } from "./position";

/** A turn in which the card is in hand, and an egg that only waits to be hatched; where its abilities look for it, it lies too. */

const dragon: Card = { name: "Spare Dragon", needs: { any: 1 }, gives: "wild", sacrifice: 2, power: 8 };
const wild: Card = { name: "Spare Resource", needs: { any: 1 }, gives: "wild", sacrifice: 1, power: 5 };

export function trial({ id, card, others }: Tried<Card, Options>): Position {
  const isOf = (trigger: HatchTrigger): boolean => card.abilities?.some(({ on }) => on === trigger) ?? false;
  const isLasting = card.abilities?.some((ability) => ability.static !== undefined) ?? false;
  const [a, b, c, d] = others(() => true, dragon, 4) as [string, string, string, string];
  const [feed] = others(({ gives }) => gives === "wild", wild) as [string];
  const slots = Object.values(card.needs ?? {}).reduce((sum, n) => sum + n, 0);
  const worth = others(({ sacrifice = 0 }) => sacrifice > 0, dragon)[0]!;
  return {
    turn: 4,
    round: 2,
    pool: card.skulls ?? 0,
    players: [
      {
        name: trialNames[0],
        hand: [id, a, feed, feed],
        eggs: [
          { card: id, resources: Array<string>(slots).fill(feed) },
          { card: b, resources: [] },
        ],
        dragons: [...(isOf("sacrificed") || isOf("attackWon") || isLasting ? [id] : []), worth, c],
        ...(isOf("revealed") ? { mercenary: id } : {}),
      },
      {
        name: trialNames[1],
        hand: [a, c, d, feed],
        eggs: [{ card: c, resources: [feed] }, b],
        dragons: [d],
        mercenary: a,
      },
    ],
    deck: [d, c, b, a, feed, d, c, b, a, d, c, b],
    discard: [a, c, d],
  };
}
