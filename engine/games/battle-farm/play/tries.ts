import type { Action } from "../../../core/game";
import { type CompiledSet, designOf } from "./compiled-set";
import type { State } from "./state";

/** What a seat might try in its turns, legal or not; at others' decisions nothing, for beds are told by whoever decides. */
export function tries(set: CompiledSet, state: State, seat: number): Action[] {
  if (state.prompt?.seat !== seat) return [];
  const { hand, beds } = state.players[seat]!;
  const inBeds = (make: (bed: number) => Action): Action[] => beds.map((_, n) => make(n + 1));
  const isCrop = (card: number): boolean => designOf(set, state, card)?.kind === "crop";
  return [
    ...state.market.flatMap((card, n): Action[] => (card < 0 ? [] : [{ type: "buy", slot: n + 1 }])),
    ...hand.flatMap((card): Action[] => [
      ...inBeds((bed) => ({ type: "plant", card, bed })),
      ...(isCrop(card) ? [] : [{ type: "playAction", card }]),
      { type: "offerTrade", cards: [card] },
    ]),
    { type: "useClassCard" },
    ...inBeds((bed) => ({ type: "fertilize", bed })),
  ];
}

const nextTurn = "It is possible again in your next turn.";

/** What would make possible what is refused (rules §7). */
export const remedies: Readonly<Record<string, string>> = {
  "one-trade": nextTurn,
  "no-purchases": "How much you may buy is rolled anew in each of your turns.",
  "wrong-step": "A turn has its steps in this order: harvest, buy, trade, plant and play, fertilize.",
  "too-expensive": "Coins come from harvests, and from cards that you sell.",
  "not-in-hand": "Only cards in your hand can be used.",
  "no-crop": "Play it instead, without a bed.",
  "not-your-bed": "Choose one of your own beds.",
  "bed-taken": "It is free again after the harvest of what grows there.",
  "bed-rests": "Choose another bed, or wait for your next turn.",
  "no-class-card": "Take it from your hand.",
  "no-fertilizing": "How often you may fertilize is rolled anew in each of your turns.",
  "no-fertilizer": "Fertilizers come from cards, and from your farmer.",
  "nothing-grows": "Plant something there first.",
  ripe: "It is harvested when your next turn begins.",
  "no-action": "Crops are planted into a bed of yours.",
  spent: "It works once in a game only.",
  used: nextTurn,
  "too-costly": "Fertilizers come from cards, and from your farmer.",
  "no-target": "It needs something on the table that its text speaks of.",
};
