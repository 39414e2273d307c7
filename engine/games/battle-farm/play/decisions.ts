import { choosing, type Decision, type Decisions } from "../../../core/decision";
import type { FreeField } from "../../../core/free-answers";
import type { Action } from "../../../core/game";
import { call, type Frame } from "../../../core/machine";
import { type CompiledSet, colours, designOf, procedures } from "./compiled-set";
import { actionCap, fertilize, isPossible, isUsed, plant, play } from "./play-card";
import { bedName, bedTypes, cardOf, isCardRef, type State } from "./state";
import { notAsked, sell } from "./trade";
import { isGrowing, priceOf, turnSteps } from "./turn";
import { refill } from "./zones";

/** Every decision of Battle Farm (rules §7): which actions there are, and what an action does. */

const top = (state: State): Frame => state.stack[state.stack.length - 1]!;

/** Bids offered one by one; any other number in between can be bid too. */
function bidsUpTo(min: number, coins: number): number[] {
  const bids: number[] = [];
  for (let bid = min; bid < coins; bid += bid < 12 ? 1 : bid < 30 ? 3 : 10) bids.push(bid);
  bids.push(coins);
  return bids;
}

function canPlayCard(set: CompiledSet, state: State, seat: number, card: number): boolean {
  const design = designOf(set, state, card);
  return (
    design !== undefined &&
    design.kind !== "crop" &&
    state.value[card]! <= state.players[seat]!.fertilizers &&
    !isUsed(set, state, card) &&
    isPossible(state, seat, card, design)
  );
}

function playActions(set: CompiledSet, state: State, seat: number): Action[] {
  const actions: Action[] = [];
  const { hand, beds } = state.players[seat]!;
  if (state.actions < actionCap) {
    for (const card of hand) {
      if (designOf(set, state, card)?.kind === "crop") {
        beds.forEach((bed, n) => {
          if (bed.card < 0 && !bed.resting) actions.push({ type: "plant", card, bed: n + 1 });
        });
      } else if (canPlayCard(set, state, seat, card)) actions.push({ type: "playAction", card });
    }
    if (set.options.classCardZone === "board" && canPlayCard(set, state, seat, seat))
      actions.push({ type: "useClassCard" });
  }
  actions.push({ type: "endPlaying" });
  return actions;
}

export function decisions(set: CompiledSet): Decisions<State> {
  const { options } = set;
  /** An action of somebody's own, not an answer in the middle of one. */
  const start = (state: State): void => {
    state.actions++;
    state.effects = 0;
  };

  const buy: Decision<State> = {
    ask: "Buy a card, or end your buying.",
    settles: true,
    actions(state, { seat }) {
      const { coins } = state.players[seat]!;
      const actions: Action[] = [];
      state.market.forEach((card, slot) => {
        if (card >= 0 && priceOf(set, designOf(set, state, card)!.grade) <= coins)
          actions.push({ type: "buy", slot: slot + 1 });
      });
      actions.push({ type: "endBuying" });
      return actions;
    },
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endBuying") {
        top(state).step = turnSteps.trade;
        return;
      }
      const slot = (action["slot"] as number) - 1;
      const card = state.market[slot]!;
      const price = priceOf(set, designOf(set, state, card)!.grade);
      const player = state.players[seat]!;
      player.coins -= price;
      player.hand.push(card);
      state.market[slot] = -1;
      state.allowance--;
      state.bought++;
      state.busy = true;
      emit?.({ type: "buy", seat, slot: slot + 1, card, price });
      refill(state, emit);
    },
  };

  const trade: Decision<State> = {
    ask: "Offer cards of your hand for sale, or go on without a trade.",
    settles: true,
    actions(state, { seat }) {
      const { hand } = state.players[seat]!;
      const offers = hand.map((card): Action => ({ type: "offerTrade", cards: [card] }));
      if (hand.length > 1) offers.push({ type: "offerTrade", cards: [...hand] });
      return [...offers, { type: "endTrade" }];
    },
    free(state, { seat }) {
      const { hand } = state.players[seat]!;
      // One or all of them are listed.
      if (hand.length < 3) return [];
      const cards: FreeField = { kind: "cards", from: [...hand], min: 1, max: hand.length };
      return [{ action: { type: "offerTrade" }, fields: { cards }, text: "Offer several cards", verb: "Offer them" }];
    },
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endTrade") {
        top(state).step = turnSteps.play;
        return;
      }
      const cards = [...(action["cards"] as number[])];
      state.trades--;
      state.trade = { seller: seat, cards, bids: state.players.map(() => notAsked), open: false };
      state.trade.bids[seat] = 0;
      emit?.({ type: "offer", seat, cards });
      call(state, procedures.trade, seat, -1, [1]);
    },
  };

  const bid: Decision<State> = {
    ask: "What do you bid for the offered cards? Nobody sees it before all have bid.",
    actions: (state, { seat }) => [
      { type: "passBid" },
      ...bidsUpTo(options.minBid, state.players[seat]!.coins).map((coins): Action => ({ type: "bid", coins })),
    ],
    free(state, { seat }) {
      const max = state.players[seat]!.coins;
      if (bidsUpTo(options.minBid, max).length > max - options.minBid) return [];
      const coins: FreeField = { kind: "number", min: options.minBid, max };
      return [{ action: { type: "bid" }, fields: { coins }, text: "Bid another number of coins", verb: "Bid" }];
    },
    answer(state, { seat }, action, emit) {
      start(state);
      const coins = action.type === "bid" ? (action["coins"] as number) : 0;
      state.trade!.bids[seat] = coins;
      emit?.({ type: "sealedBid", seat, secret: { n: coins }, seenBy: [seat] });
    },
  };

  const acceptBid: Decision<State> = {
    ask: "Which bid do you accept?",
    actions: (state) => [
      ...state.trade!.bids.flatMap((coins, player): Action[] => (coins > 0 ? [{ type: "acceptBid", player }] : [])),
      { type: "declineBids" },
    ],
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "declineBids") {
        emit?.({ type: "declineBids", seat });
        return;
      }
      const buyer = action["player"] as number;
      const { cards, bids } = state.trade!;
      sell(state, buyer);
      emit?.({ type: "sell", seat, buyer, cards: [...cards], price: bids[buyer] });
    },
  };

  const playing: Decision<State> = {
    ask: "Plant a crop, play a card, or end your playing.",
    settles: true,
    actions: (state, { seat }) => playActions(set, state, seat),
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endPlaying") top(state).step = turnSteps.rollFertilize;
      else if (action.type === "plant")
        plant(set, state, seat, action["card"] as number, (action["bed"] as number) - 1, emit);
      else play(set, state, seat, action.type === "useClassCard" ? seat : (action["card"] as number), emit);
    },
  };

  const fertilizing: Decision<State> = {
    ask: "Fertilize one of your crops, or end your turn.",
    settles: true,
    actions: (state, { seat }) => [
      ...state.players[seat]!.beds.flatMap(({ card, timer }, n): Action[] =>
        card >= 0 && isGrowing(timer, options.timerZero) ? [{ type: "fertilize", bed: n + 1 }] : [],
      ),
      { type: "endTurn" },
    ],
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endTurn") top(state).step = turnSteps.handLimit;
      else fertilize(set, state, seat, (action["bed"] as number) - 1, emit);
    },
  };

  return {
    buy,
    trade,
    bid,
    acceptBid,
    play: playing,
    fertilize: fertilizing,
    ...choices(set),
  };
}

/** The answer that declines a choice. */
const none = -1;

const resources = ["coins", "fertilizers"] as const;

function choices({ designs }: CompiledSet): Decisions<State> {
  const choice = (ask: string, field: string, write: (option: number) => string | number = (option) => option) =>
    choosing<State>(ask, field, (option) => (option === none ? "none" : write(option)));
  const card = (option: number): number => (isCardRef(option) ? cardOf(option) : option);
  return {
    chooseHarvest: choice("Which ripe crop do you collect next?", "bed", (option) => option + 1),
    chooseCrop: choice("Which crop?", "at", bedName),
    chooseBed: choice("Which bed?", "at", bedName),
    chooseCard: choice("Which card?", "card", card),
    choosePlayer: choice("Which player?", "player"),
    chooseColour: choice("Which colour?", "colour", (option) => colours[option]!),
    chooseBedType: choice("Which kind of bed?", "bed", (option) => bedTypes[option]!),
    chooseResource: choice("A coin or a fertilizer?", "resource", (option) => resources[option]!),
    chooseClass: {
      ...choice("Which farmer do you want to be?", "class", (option) => designs[option]!.id),
      settles: true,
    },
    handLimit: choice("You hold too many cards. Which one do you discard?", "card", card),
  };
}
