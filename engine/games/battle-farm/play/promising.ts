import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import type { State } from "./state";
import { offerWorth } from "./trade-worth";

/** Of the actions there are, those worth a planner's thought (rules §13): of offers and bids, of which there are dozens, a few. */
export function promising(set: CompiledSet, state: State, actions: Action[]): Action[] {
  if (state.prompt?.kind === "trade") return offers(set, state, actions);
  if (state.prompt?.kind === "bid") return bids(set, state, actions);
  return actions;
}

/** A crop for which there is no bed, the most precious. */
function offers(set: CompiledSet, state: State, actions: readonly Action[]): Action[] {
  const { hand, beds } = state.players[state.prompt!.seat]!;
  const room = beds.filter(({ card }) => card < 0).length;
  const crops = hand.filter((card) => set.designs[state.design[card]!]?.kind === "crop");
  const spare = crops.sort((a, b) => state.value[b]! - state.value[a]!)[room];
  return actions.filter(({ type, cards }) => {
    if (type !== "offerTrade") return true;
    return (cards as number[]).length === 1 && (cards as number[])[0] === spare;
  });
}

/** Around half of what the cards are worth, and nothing. */
function bids(set: CompiledSet, state: State, actions: readonly Action[]): Action[] {
  const fair = offerWorth(set, state, state.trade!) / 2;
  const far = ({ coins }: Action): number => Math.abs((coins as number) - fair);
  const sorted = actions.filter(({ type }) => type === "bid").sort((a, b) => far(a) - far(b));
  return [...actions.filter(({ type }) => type !== "bid"), ...sorted.slice(0, mostBids)];
}
const mostBids = 3;
