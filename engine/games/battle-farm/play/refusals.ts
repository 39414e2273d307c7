import { ownValue } from "../../../../schemas/own-value";
import { refuseUnlisted } from "../../../core/choices";
import type { Decisions } from "../../../core/decision";
import type { Action, Refusal } from "../../../core/game";
import type { Prompt } from "../../../core/machine";
import { plural } from "../../../core/rich-text";
import { type CompiledSet, designOf } from "./compiled-set";
import { isOnBoard, isPossible, isUsed } from "./play-card";
import { classUse, type State } from "./state";
import { isGrowing, priceOf } from "./turn";

/** Why an action can't be done (rules §7). */

const no = (code: string, message: string): Refusal => ({ code, message });

/** The step in which an action belongs. */
const stepOf: Record<string, string> = {
  buy: "buy",
  endBuying: "buy",
  offerTrade: "trade",
  endTrade: "trade",
  plant: "play",
  playAction: "play",
  useClassCard: "play",
  endPlaying: "play",
  fertilize: "fertilize",
  endTurn: "fertilize",
};
const stepNames: Record<string, string> = {
  buy: "buying step",
  trade: "trading step",
  play: "playing step",
  fertilize: "fertilizing step",
};

/** Whatever is tried: also what would answer another decision. */
export function refuse(
  set: CompiledSet,
  decisions: Decisions<State>,
  state: State,
  prompt: Prompt,
  action: Action,
): Refusal | null {
  const { kind, seat } = prompt;
  const { ask, actions } = decisions[kind]!;
  const { options } = set;
  const step = ownValue(stepOf, action.type);
  if (step !== undefined && step !== kind) {
    if (action.type === "offerTrade" && state.trades <= 0 && options.tradesPerTurn > 0)
      return no("one-trade", `Only ${options.tradesPerTurn === 1 ? "one trade" : "so many trades"} per turn.`);
    if (action.type === "buy" && kind === "trade" && state.allowance <= 0)
      return no("no-purchases", "You have no purchases left in this turn.");
    return kind in stepNames
      ? no("wrong-step", `It is your ${stepNames[kind]} now, not your ${stepNames[step]}.`)
      : no("prompt-pending", `First something must be answered: ${ask}`);
  }
  const found = ownValue(checks, action.type)?.(set, state, seat, action);
  if (found !== undefined) return found;
  if (action.type === "bid" && kind === "acceptBid") return no("seller-bids", "The seller cannot bid.");
  if (action.type === "acceptBid" && kind === "acceptBid" && !((state.trade!.bids[Number(action["player"])] ?? 0) > 0))
    return no("no-bid", "That player made no bid.");
  const offered = actions(state, prompt);
  if (action.type === "chooseHarvest" && kind === "chooseHarvest")
    return offered.some(({ bed }) => bed === action["bed"]) ? null : no("not-ripe", "That crop is not ripe.");
  const refusal = refuseUnlisted(action, offered);
  return refusal?.code === "not-offered" ? no("not-offered", "That is not one of the choices.") : refusal;
}

type Check = (set: CompiledSet, state: State, seat: number, action: Action) => Refusal | null | undefined;

/** Undefined: nothing is known against it here. */
const checks: Record<string, Check> = {
  buy(set, state, seat, { slot }) {
    if (state.allowance <= 0) return no("no-purchases", "You have no purchases left in this turn.");
    const card = state.market[Number(slot) - 1] ?? -1;
    if (card < 0) return no("empty-slot", "That slot is empty.");
    const price = priceOf(set, designOf(set, state, card)!.grade);
    const { coins } = state.players[seat]!;
    return coins < price ? no("too-expensive", costs(price, "coin", coins)) : undefined;
  },
  offerTrade(_, state, seat, { type: _type, cards, ...more }) {
    if (!Array.isArray(cards) || cards.length === 0) return no("no-cards", "Choose at least one card.");
    const { hand } = state.players[seat]!;
    if (new Set(cards).size < cards.length || !cards.every((card) => hand.includes(card as number)))
      return no("not-in-hand", "You do not hold that card.");
    return Object.keys(more).length === 0 ? null : undefined;
  },
  bid({ options }, state, seat, { type: _type, coins, ...more }) {
    if (state.prompt!.kind !== "bid") return undefined;
    const most = state.players[seat]!.coins;
    if (!Number.isInteger(coins) || Number(coins) < options.minBid || Number(coins) > most)
      return no("bad-bid", `Bid ${options.minBid} to ${most}.`);
    return Object.keys(more).length === 0 ? null : undefined;
  },
  plant(set, state, seat, { card, bed }) {
    const player = state.players[seat]!;
    if (!player.hand.includes(card as number)) return no("not-in-hand", "You do not hold that card.");
    if (designOf(set, state, card as number)?.kind !== "crop") return no("no-crop", "Only crops can be planted.");
    const place = player.beds[Number(bed) - 1];
    if (place === undefined) return no("not-your-bed", "That is not your bed.");
    if (place.card >= 0) return no("bed-taken", "That bed is taken.");
    return place.resting ? no("bed-rests", "That bed rests until your next turn.") : undefined;
  },
  playAction(set, state, seat, { card }) {
    if (!state.players[seat]!.hand.includes(card as number)) return no("not-in-hand", "You do not hold that card.");
    return refusePlay(set, state, seat, card as number);
  },
  useClassCard(set, state, seat) {
    if (!isOnBoard(set, state, seat)) return no("no-class-card", "Class cards are played from the hand here.");
    return refusePlay(set, state, seat, seat);
  },
  fertilize({ options }, state, seat, { bed }) {
    const player = state.players[seat]!;
    if (state.allowance <= 0) return no("no-fertilizing", "No fertilizing left this turn.");
    if (player.fertilizers <= 0) return no("no-fertilizer", "You have no fertilizer.");
    const place = player.beds[Number(bed) - 1];
    if (place === undefined || place.card < 0) return no("nothing-grows", "Nothing grows there.");
    return isGrowing(place.timer, options.timerZero) ? undefined : no("ripe", "That crop waits for its harvest.");
  },
};

const costs = (n: number, noun: string, have: number): string => `It costs ${plural(n, noun)}; you have ${have}.`;

function refusePlay(set: CompiledSet, state: State, seat: number, card: number): Refusal | null | undefined {
  const design = designOf(set, state, card);
  if (design === undefined || design.kind === "crop") return no("no-action", "That is no action card.");
  if (isUsed(set, state, card)) {
    const isSpent = isOnBoard(set, state, card) && state.players[card]!.classUse === classUse.spent;
    return isSpent ? no("spent", "Already used this game.") : no("used", "Already used this turn.");
  }
  const cost = state.value[card]!;
  const { fertilizers } = state.players[seat]!;
  if (fertilizers < cost) return no("too-costly", costs(cost, "fertilizer", fertilizers));
  return isPossible(state, seat, card, design) ? undefined : no("no-target", "There is no valid target.");
}
