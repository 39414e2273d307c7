import type { Program } from "../../../core/machine";
import { type CompiledSet, over } from "./compiled-set";
import { type State, seatsFromActive, take } from "./state";

/** Offers for sealed bids (rules §6.2). The seller is the active player. */

export const notAsked = -1;
/** What a view shows of a bid that is not its own. */
export const sealed = -2;

/** Slot 0: who is asked next, counted from the seller. */
export function tradeProgram({ options }: CompiledSet): Program<State> {
  return [
    function ask(state, frame) {
      const asked = seatsFromActive(state);
      const trade = state.trade!;
      for (let k = frame.slots[0] as number; k < asked.length; k++) {
        const seat = asked[k]!;
        if (state.players[seat]!.coins < options.minBid) {
          trade.bids[seat] = 0;
          continue;
        }
        frame.slots[0] = k + 1;
        frame.step = 0;
        state.prompt = { kind: "bid", seat };
        return;
      }
    },
    function open(state, frame, emit) {
      const trade = state.trade!;
      trade.open = true;
      emit?.({ type: "bids", seat: trade.seller, bids: trade.bids.map((bid) => Math.max(0, bid)) });
      if (trade.bids.some((bid) => bid > 0)) state.prompt = { kind: "acceptBid", seat: trade.seller };
      else {
        state.trade = null;
        frame.step = over;
      }
    },
    function close(state) {
      state.trade = null;
    },
  ];
}

/** Coins and the whole set change hands; values stay on the cards. */
export function sell(state: State, buyer: number): void {
  const { seller, cards, bids } = state.trade!;
  const [from, to] = [state.players[seller]!, state.players[buyer]!];
  from.coins += bids[buyer]!;
  to.coins -= bids[buyer]!;
  for (const card of cards) {
    take(from.hand, card);
    to.hand.push(card);
  }
  state.busy = true;
}
