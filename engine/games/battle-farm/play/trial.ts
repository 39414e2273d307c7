import { type Tried, trialNames } from "../../../core/trial";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import type { Position } from "./position";

/** The playing step of a turn: crops of both players in several kinds of bed, empty ones, a market and a discard pile. */

const crop: Card = { name: "Spare Crop", kind: "crop", rarity: "common", group: "yellow", value: 3 };
const action: Card = { name: "Spare Action", kind: "action", rarity: "common", value: 1 };

export function trial({ id, card, options, others }: Tried<Card, Options>): Position {
  const crops = others(({ kind }) => kind === "crop", crop, 6);
  const [a, b, c, d, e, f] = crops as [string, string, string, string, string, string];
  const [act, other] = others(({ kind }) => kind === "action", action, 2) as [string, string];
  const isClass = card.kind === "class";
  const inHand = isClass && options.classCardZone === "board" ? [] : [id];
  return {
    round: 2,
    turn: 3,
    players: [
      {
        name: trialNames[0],
        coins: 12,
        fertilizers: Math.max(6, card.value + 2),
        ...(isClass ? { class: id } : {}),
        // A second copy, since some cards ask for one.
        hand: [...inHand, ...(isClass ? [] : [id]), a, b, act],
        beds: [
          { bed: "common", crop: a, timer: 2 },
          { bed: "raised", crop: c, timer: 3 },
          { bed: "common", crop: b, timer: 1 },
          "common",
          "raised",
        ],
      },
      {
        name: trialNames[1],
        coins: 10,
        fertilizers: 5,
        hand: [b, c, d, other],
        beds: [{ bed: "common", crop: d, timer: 2 }, { bed: "raised", crop: e, timer: 3 }, "common"],
      },
    ],
    deck: [a, b, act, c, d, other, e, f, a, b, c, d],
    market: [a, d, act, e],
    discard: [
      { card: b, by: 1 },
      { card: e, by: 0 },
      { card: act, by: 1 },
      { card: other, by: 0 },
    ],
  };
}
