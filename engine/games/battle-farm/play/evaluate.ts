import type { CompiledSet } from "./compiled-set";
import { cropValue } from "./crops";
import { bedType, type State } from "./state";
import { offerWorth } from "./trade-worth";

/** How well a seat stands (rules §13), from what it may know. */

const won = 1000;
/** Cards that a player uses up in a turn, on average. */
const perTurn = 2.2;

/** Turns that a seat can still expect: few once the deck runs low or the last turns have begun. */
function turnsLeft(state: State, seat: number): number {
  const players = state.players.length;
  if (state.endgame) {
    if (state.active === seat || state.endgame.by === seat) return 0;
    const away = (state.order.indexOf(seat) - state.place + players) % players;
    return away <= state.endgame.left ? 1 : 0;
  }
  const rounds = state.deck.length / (perTurn * players);
  let leader = 0;
  for (const { coins } of state.players) if (coins > leader) leader = coins;
  const toLimit = (state.winLimit - leader) / 10;
  return 1 + Math.max(0, Math.min(rounds, toLimit));
}

const fading = Array.from({ length: 20 }, (_, n) => 0.93 ** n);

/** How much of a round it is to a seat's next harvest. */
function toHarvest({ order, place }: State, seat: number): number {
  const away = (order.indexOf(seat) - place + order.length) % order.length;
  return away === 0 ? 1 : away / order.length;
}

/** Growing crops by what they will pay, beds by their kind. */
function farmWorth(set: CompiledSet, state: State, seat: number, turns: number): number {
  let worth = 0;
  const { beds, fertilizers } = state.players[seat]!;
  let spare = Math.min(fertilizers, 4);
  const nearness = 0.93 ** (toHarvest(state, seat) - 1);
  for (let n = 0; n < beds.length; n++) {
    const bed = beds[n]!;
    worth += bedWorth[bed.type]! * Math.min(1, turns / 6);
    if (bed.card < 0) continue;
    let timer = bed.timer;
    if (timer > turns) {
      // What the turns left can't ripen, fertilizers may.
      const missing = Math.ceil(timer - turns);
      if (missing > spare || (state.endgame && state.active !== seat && turns === 0)) continue;
      spare -= missing;
      timer = Math.floor(turns);
    }
    const value = cropValue(set, state, seat, n) * (fading[timer] ?? 0.2) * nearness;
    worth += bed.type !== bedType.greenhouse && bed.timer >= 2 ? value * 0.93 : value;
  }
  return worth;
}
const bedWorth = [0, 1.5, 1, 1.5, 0.7, 0.7, 0.7];

const actionWorth = [1.3, 0.8, 0.4, 0.2];

function handWorth(set: CompiledSet, state: State, seat: number, turns: number): number {
  const player = state.players[seat]!;
  let worth = 0;
  let free = 0;
  let actions = 0;
  for (const { card, timer } of player.beds) free += card < 0 ? 1 : timer <= 1 ? 0.8 : timer <= 2 ? 0.5 : 0.2;
  const crops: number[] = [];
  for (const card of player.hand) {
    const design = set.designs[state.design[card]!];
    if (!design) worth += 0.7;
    else if (design.kind === "crop") {
      const timer = set.timers[design.grade]!;
      if (timer <= turns) crops.push(state.value[card]! * 0.6 * fading[timer]!);
      else if (timer <= turns + 2) crops.push(state.value[card]! * 0.25);
    } else if (turns >= 1 || state.active === seat) {
      // One or two are at hand when they fit; more only lie about.
      const payable = state.value[card]! <= player.fertilizers + 2 ? 1 : 0.3;
      worth += payable * (actionWorth[actions++] ?? 0.05);
    }
  }
  crops.sort((a, b) => b - a);
  for (let n = 0; n < crops.length; n++) {
    const room = free + turns / 4 - n;
    worth += crops[n]! * (room >= 1 ? 1 : room > 0 ? 0.5 + room / 2 : 0.3);
  }
  return worth;
}

const poverty = { most: 14, reach: 5 };

/** What crops in the hand, as far as they are known, will bring. */
function seeds(set: CompiledSet, { design, value }: State, hand: readonly number[]): number {
  let sum = 0;
  for (const card of hand) if (set.designs[design[card]!]?.kind === "crop") sum += value[card]!;
  return sum;
}

function standing(set: CompiledSet, state: State, seat: number, isKnown: boolean): number {
  const player = state.players[seat]!;
  const turns = turnsLeft(state, seat);
  const rest = Math.min(1, turns / 2);
  const { coins, fertilizers, hand } = player;
  const farm = farmWorth(set, state, seat, turns);
  let worth = coins + farm;
  // Who has neither coins nor crops earns nothing any more.
  worth -= rest * poverty.most * Math.exp(-(coins + farm + seeds(set, state, hand)) / poverty.reach);
  worth += rest * (Math.min(fertilizers, 8) * 0.8 + Math.max(0, fertilizers - 8) * 0.3);
  worth += isKnown ? handWorth(set, state, seat, turns) : Math.min(hand.length, 4) * 0.7 * rest;
  return worth;
}

/** A market that offers crops goes on; one blocked by cards that nobody wants brings the game to a standstill. */
function marketWorth(set: CompiledSet, { market, design, endgame }: State): number {
  if (endgame !== null) return 0;
  let crops = 0;
  for (const card of market) if (card >= 0 && set.designs[design[card]!]?.kind === "crop") crops++;
  return marketValue[Math.min(crops, marketValue.length - 1)]!;
}
const marketValue = [0, 3, 4.5, 5.5, 6];

/** An offer or a bid that hangs in the air is worth less than one that is settled; the best bids are about half of the cards' worth. */
function tradeWorth(set: CompiledSet, state: State, seat: number): number {
  const { trade } = state;
  if (trade === null) return 0;
  if (trade.seller === seat) return -hanging;
  const bid = trade.bids[seat]!;
  if (bid <= 0) return 0;
  return -hanging - Math.abs(bid - offerWorth(set, state, trade) / 2);
}
const hanging = 40;

const standstill = 6;

/** Every card that leaves the deck brings another to the market, and the end nearer. */
const digging = 1;

/** Once the last turns have begun, a lead is nearly the win. */
const ending = { most: 20, reach: 10 };

export function evaluate(set: CompiledSet, view: State, seat: number): number {
  const { players, result } = view;
  if (result !== null) {
    if (!result.winners.includes(seat)) return -won;
    return result.winners.length > 1 ? won / 2 : won;
  }
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const worth = standing(set, view, other, false);
    sum += worth;
    if (worth > best) best = worth;
  }
  // A standstill ends the game. Who leads buys what nobody wants all the same: it opens a slot (rules §13.5).
  const stall = view.idleTurns * standstill;
  const others = players.length > 2 ? (best + sum / (players.length - 1)) / 2 : best;
  const own = standing(set, view, seat, true);
  const lead = view.endgame ? ending.most * Math.tanh((own - others) / ending.reach) : 0;
  const open = marketWorth(set, view) + digging * (view.design.length - view.deck.length);
  return own + lead + tradeWorth(set, view, seat) + open - stall - 0.9 * others;
}
