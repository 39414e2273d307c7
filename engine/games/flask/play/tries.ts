import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { openPiles } from "./play-card";
import type { State } from "./state";

/** What a seat might try in its turns, legal or not. */
export function tries(set: CompiledSet, state: State, seat: number): Action[] {
  const { hand, piles } = state.players[seat]!;
  const isFixed = set.options.reactionCapture === "mandatory";
  const under = openPiles(set, state, seat).map(({ id }) => id);
  return [
    ...hand.flatMap((card): Action[] =>
      isFixed
        ? [{ type: "play", card }]
        : [{ type: "play", card, under: null }, ...under.map((id) => ({ type: "play", card, under: id }))],
    ),
    ...piles.map(({ id }) => ({ type: "activate", pile: id })),
  ];
}

/** What would make possible what is refused (rules §7.4). */
export const remedies: Readonly<Record<string, string>> = {
  "not-in-hand": "Only cards in your hand can be played.",
  "play-cap": "Play it in your next turn.",
  "not-payable": "Gain what is missing first: a counter is raised when your turn begins, and cards give more.",
};
