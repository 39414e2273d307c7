import { answerChoice, type Choice, type ChoiceKind, choiceActions } from "../../../core/choices";
import type { FreeAnswer, FreeField } from "../../../core/free-answers";
import type { Action } from "../../../core/game";
import { call, type Emit, type Frame, type Prompt } from "../../../core/machine";
import { actionCap, fertilize, isPossible, isUsed, plant, play } from "./play-card";
import { type BattleFarmState, bedName, bedTypes, cardOf, isCardRef } from "./state";
import { type BattleFarmTable, colours, designOf, procedures } from "./table";
import { notAsked, sell } from "./trade";
import { isGrowing, priceOf, turnSteps } from "./turn";
import { refill } from "./zones";

/** Every decision of Battle Farm (rules §7): which actions there are, and what an action does. */
export interface Decision {
  actions(state: BattleFarmState, prompt: Prompt): Action[];
  answer(state: BattleFarmState, prompt: Prompt, action: Action, emit: Emit | null): void;
  /** What is possible besides the listed actions. */
  free?(state: BattleFarmState, prompt: Prompt): FreeAnswer[];
  ask: string;
}

const top = (state: BattleFarmState): Frame => state.stack[state.stack.length - 1]!;

/** Bids offered one by one; any other number in between can be bid too. */
function bidsUpTo(min: number, coins: number): number[] {
  const bids: number[] = [];
  for (let bid = min; bid < coins; bid += bid < 12 ? 1 : bid < 30 ? 3 : 10) bids.push(bid);
  bids.push(coins);
  return bids;
}

export function canPlayCard(table: BattleFarmTable, state: BattleFarmState, seat: number, card: number): boolean {
  const design = designOf(table, state, card);
  return (
    design !== undefined &&
    design.kind !== "crop" &&
    state.value[card]! <= state.players[seat]!.fertilizers &&
    !isUsed(table, state, card) &&
    isPossible(state, seat, card, design)
  );
}

function playActions(table: BattleFarmTable, state: BattleFarmState, seat: number): Action[] {
  const actions: Action[] = [];
  const { hand, beds } = state.players[seat]!;
  if (state.actions < actionCap) {
    for (const card of hand) {
      if (designOf(table, state, card)?.kind === "crop") {
        beds.forEach((bed, n) => {
          if (bed.card < 0 && !bed.resting) actions.push({ type: "plant", card, bed: n + 1 });
        });
      } else if (canPlayCard(table, state, seat, card)) actions.push({ type: "playAction", card });
    }
    if (table.options.classCardZone === "board" && canPlayCard(table, state, seat, seat))
      actions.push({ type: "useClassCard" });
  }
  actions.push({ type: "endPlaying" });
  return actions;
}

export function battleFarmDecisions(table: BattleFarmTable): Record<string, Decision> {
  const { options } = table;
  const start = (state: BattleFarmState): void => {
    state.prompt = null;
    state.actions++;
    state.effects = 0;
  };

  const buy: Decision = {
    ask: "Buy a card, or end your buying.",
    actions(state, { seat }) {
      const { coins } = state.players[seat]!;
      const actions: Action[] = [];
      state.market.forEach((card, slot) => {
        if (card >= 0 && priceOf(table, designOf(table, state, card)!.grade) <= coins)
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
      const price = priceOf(table, designOf(table, state, card)!.grade);
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

  const trade: Decision = {
    ask: "Offer cards of your hand for sale, or go on without a trade.",
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

  const bid: Decision = {
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

  const acceptBid: Decision = {
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

  const playing: Decision = {
    ask: "Plant a crop, play a card, or end your playing.",
    actions: (state, { seat }) => playActions(table, state, seat),
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endPlaying") top(state).step = turnSteps.rollFertilize;
      else if (action.type === "plant")
        plant(table, state, seat, action["card"] as number, (action["bed"] as number) - 1, emit);
      else play(table, state, seat, action.type === "useClassCard" ? seat : (action["card"] as number), emit);
    },
  };

  const fertilizing: Decision = {
    ask: "Fertilize one of your crops, or end your turn.",
    actions: (state, { seat }) => [
      ...state.players[seat]!.beds.flatMap(({ card, timer }, n): Action[] =>
        card >= 0 && isGrowing(timer, options.timerZero) ? [{ type: "fertilize", bed: n + 1 }] : [],
      ),
      { type: "endTurn" },
    ],
    answer(state, { seat }, action, emit) {
      start(state);
      if (action.type === "endTurn") top(state).step = turnSteps.handLimit;
      else fertilize(table, state, seat, (action["bed"] as number) - 1, emit);
    },
  };

  const choices = Object.entries(battleFarmChoices(table)).map(([name, kind]): [string, Decision] => [
    name,
    {
      ask: kind.question,
      actions: (state, prompt) => choiceActions(kind, state, prompt as Choice),
      answer: (state, prompt, action) => answerChoice(kind, state, prompt as Choice, action),
    },
  ]);
  return { buy, trade, bid, acceptBid, play: playing, fertilize: fertilizing, ...Object.fromEntries(choices) };
}

/** The answer that declines a choice. */
export const none = -1;

type BattleFarmChoice = ChoiceKind<BattleFarmState> & { question: string };

function battleFarmChoices({ designs }: BattleFarmTable): Record<string, BattleFarmChoice> {
  const kind = (field: string, write: (option: number) => string | number, question: string): BattleFarmChoice => ({
    field,
    write: (_, option) => (option === none ? "none" : write(option)),
    question,
  });
  const card = (option: number): number => (isCardRef(option) ? cardOf(option) : option);
  return {
    chooseHarvest: kind("bed", (option) => option + 1, "Which ripe crop do you collect next?"),
    chooseCrop: kind("at", bedName, "Which crop?"),
    chooseBed: kind("at", bedName, "Which bed?"),
    chooseCard: kind("card", card, "Which card?"),
    choosePlayer: kind("player", (option) => option, "Which player?"),
    chooseColour: kind("colour", (option) => colours[option]!, "Which colour?"),
    chooseBedType: kind("bed", (option) => bedTypes[option]!, "Which kind of bed?"),
    chooseResource: kind("resource", (option) => resources[option]!, "A coin or a fertilizer?"),
    chooseClass: kind("class", (option) => designs[option]!.id, "Which farmer do you want to be?"),
    handLimit: kind("card", card, "You hold too many cards. Which one do you discard?"),
  };
}

export const resources = ["coins", "fertilizers"] as const;
