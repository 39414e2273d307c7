import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { symbols } from "./ritual";
import type { State } from "./state";

/** What a seat might try in its turns, legal or not. */
export function tries({ options }: CompiledSet, state: State, seat: number): Action[] {
  const { hand, eggs, dragons, mercenary } = state.players[seat]!;
  const barter = (card: number): Action[] => (options.barterSources === "off" ? [] : [{ type: "barter", card }]);
  const pairable = mercenary === null ? dragons : [...dragons, mercenary.card];
  const pairs = pairable.flatMap((a, n) => pairable.slice(n + 1).map((b) => [a, b]));
  const others = state.players.flatMap((_, player) => (player === seat ? [] : [player]));
  return [
    ...hand.flatMap((card): Action[] => [
      { type: "layEgg", card },
      ...eggs.map(({ card: egg }) => ({ type: "nurture", card, egg })),
      ...(options.mercenaries ? [{ type: "contract", card }] : []),
      ...barter(card),
    ]),
    ...eggs.flatMap(({ card, resources }): Action[] => [
      { type: "hatch", egg: card },
      ...[card, ...resources].flatMap(barter),
    ]),
    ...dragons.map((dragon) => ({ type: "sacrifice", dragon })),
    ...(mercenary === null ? [] : [{ type: "dismiss" }]),
    ...others.map((player) => ({ type: "attack", player, reveal: false })),
    ...Object.keys(symbols).flatMap((symbol) => pairs.map((cards) => ({ type: "ritual", symbol, cards }))),
  ];
}

/** What would make possible what is refused (rules §7). */
export const remedies: Readonly<Record<string, string>> = {
  "not-in-hand": "Take a card of your hand.",
  "no-such-egg": "Choose one of your own eggs.",
  "has-mercenary": "Dismiss it first, or use it up in an attack or a ritual.",
  "too-new": "Wait for your next turn.",
  "does-not-fit": "Feed it what its open slots ask for, or give this card to another egg.",
  "egg-rests": "It can hatch from your next turn on.",
  "not-fed": "Feed it cards of your hand that give what is missing.",
  "not-paid": "Sacrifice dragons of yours, or barter.",
  surplus: "What was too much can't be taken off again; an effect of a card may.",
  "no-such-dragon": "Choose one of your own dragons.",
  "no-sacrifice": "Choose a dragon with a sacrifice worth.",
  "nobody-waits": "First feed an egg with skulls to the full.",
  "not-for-barter": "Choose something else of yours.",
  "wrong-number": "Choose one after the other.",
  "already-acted": "Wait for your next turn.",
  newcomer: "Wait until that player has begun a turn.",
  "already-targeted": "Wait until that player has had another turn, or choose another one.",
  "no-such-pair": "Choose two of your dragons.",
  "different-symbols": "Choose two dragons that give this symbol.",
  "no-target": "It needs something on the table that it could change.",
};
