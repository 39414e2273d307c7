import type { Action } from "../../../core/game";
import { type CompiledSet, relative } from "./compiled-set";
import { copyByHand, type State } from "./state";
import { attackOf } from "./stats";

/**
 * How well a seat stands (rules §13), from what it may know. The weights were fitted to who won sixty thousand positions
 * of games between starter decks; ten points make winning about three times as likely as losing.
 */
const weights = {
  castle: 1,
  /** A castle near its end: at most so much, falling off over so many points. */
  danger: 16,
  dangerReach: 4,
  gold: 0.15,
  /** Gold beyond this buys nothing soon. */
  goldReach: 12,
  handCard: 3.1,
  deckCard: 2.75,
  /** For each card short of four: the deck is about to run out. */
  shortDeck: 6.7,
  unitHp: 0.8,
  /** A point of attack at the enemy's end of a lane. */
  attack: 1.6,
  building: 0.7,
  buildingCost: 0.6,
};
/** What a building may have cost that nobody has seen. */
const usualCost = 3;
const won = 10_000;

export function evaluate(
  set: CompiledSet,
  view: State,
  seat: number,
  apply: (state: State, action: Action) => void,
): number {
  let state = view;
  // The march is no secret: a turn is judged by what its end brings.
  if (state.result === null && state.prompt?.kind === "main" && state.prompt.seat === seat) {
    state = copyByHand(view);
    apply(state, { type: "endTurn" });
  }
  if (state.result) return state.result.winners.length === 0 ? 0 : state.result.winners.includes(seat) ? won : -won;
  let value = standing(state, seat) - standing(state, 1 - seat);
  for (const unit of state.units) {
    const { owner, lane, tile, hp } = unit;
    const reach = relative(set, owner, lane, tile) / set.lengths[lane]!;
    const worth = weights.unitHp * hp + weights.attack * reach * attackOf(set, state, unit);
    value += owner === seat ? worth : -worth;
  }
  for (const { owner, design, hp, maxHp } of state.buildings) {
    const cost = set.designs[design]?.cost ?? usualCost;
    const worth = weights.building + (weights.buildingCost * cost * hp) / maxHp;
    value += owner === seat ? worth : -worth;
  }
  return value;
}

function standing({ players }: State, seat: number): number {
  const { castle, gold, hand, deck } = players[seat]!;
  return (
    weights.castle * castle -
    weights.danger * Math.exp(-castle / weights.dangerReach) +
    weights.gold * Math.min(gold, weights.goldReach) +
    weights.handCard * hand.length +
    weights.deckCard * deck.length -
    weights.shortDeck * Math.max(0, 4 - deck.length)
  );
}
