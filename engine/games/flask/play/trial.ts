import { type Tried, trialNames } from "../../../core/trial";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import type { Position } from "./position";

/** A turn with plenty of everything: counters of all colours, cards to pay with, piles and discarded cards of both players. */

const counters = "G12 Y12 B12 R12";

export const trial = ({ id, card }: Tried<Card, Options>): Position => ({
  turn: 3,
  players: [
    {
      name: trialNames[0],
      counters,
      hand: [id, ...Array<string>(6 + (card.cost?.cards ?? 0)).fill("B1")],
      deck: ["R1", "B1", "Y1", "B2", "R2", "R1", "B1", "Y1"],
      discard: ["R1", "Y1"],
      played: ["B2"],
    },
    {
      name: trialNames[1],
      counters,
      hand: ["R1", "B1", "Y1", "B2", "R2", "R1"],
      deck: ["R2", "B1", "Y1", "B2", "R2", "R1", "B1", "Y1"],
      discard: ["B1", "Y1"],
      piles: [{ opened: 2, cards: ["G2", "R1"] }],
    },
  ],
});
