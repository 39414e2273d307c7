import type { CompiledSet } from "./compiled-set";
import { missingOf, rests } from "./eggs";
import { dragonPower, empirePower } from "./power";
import { type Egg, noGift, type Player, type State, wild } from "./state";

/**
 * How well a seat stands (rules §13), in power, from what it can see: its own score against those of the others. Of
 * other hands and hidden mercenaries only their number is known.
 */
const weights = {
  /** What an egg is worth: its power less what it lacks, and the doubt whether it will hatch. */
  slot: 4,
  patience: 0.85,
  leastEgg: 0.8,
  /** From the best egg down: too many open eggs starve each other. */
  eggs: [1, 1, 1, 0.8, 0.5, 0.25],
  card: 0.6,
  typed: 0.4,
  wild: 1.2,
  cardPower: 0.02,
  unknownCard: 1.5,
  /** What a card that will be drawn at the end of the own turn counts for: using one up costs only the rest. */
  refill: 0.9,
  /** What the cards of a barter are worth, more or less. */
  barter: 8,
  mercenary: 1,
  mercenaryPower: 0.15,
  meanPower: 19,
  /** Own hand cards once the end has come: of use only where a turn is still to be played. */
  lateCard: 4,
};

const certain = 1000;

export function evaluate(set: CompiledSet, view: State, seat: number): number {
  const { players, result } = view;
  if (result !== null) {
    if (!result.winners.includes(seat)) return -certain;
    return result.winners.length === 1 ? certain : 0;
  }
  let others = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue;
    const value = score(set, view, other, false);
    others += value;
    if (value > highest) highest = value;
  }
  const mine = score(set, view, seat, true);
  const mean = others / (players.length - 1);
  // Everybody's lead counts, and that of the strongest opponent most.
  return mine - (mean + highest) / 2;
}

function score(set: CompiledSet, view: State, seat: number, isOwn: boolean): number {
  const player = view.players[seat]!;
  if (view.triggeredBy >= 0) {
    const cards = hasTurnLeft(view, seat) ? Math.min(player.hand.length, set.options.handSize) : 0;
    return empirePower(set, view, seat) + cards * weights.lateCard;
  }
  const due = isOwn && seat === view.active ? Math.max(0, set.options.handSize - player.hand.length) : 0;
  const hand = handWorth(set, player, isOwn) + due * weights.refill;
  return dragonPower(set, view, seat) + eggsWorth(set, view, seat) + hand;
}

/** Seats play until the turn would come to the starting seat again. */
function hasTurnLeft({ players, starting, active }: State, seat: number): boolean {
  const place = (who: number): number => (who - starting + players.length) % players.length;
  return place(seat) >= place(active);
}

/** What a view has for a card that it hides. */
const hidden = -1;

function handWorth(set: CompiledSet, { hand, mercenary }: Player, isOwn: boolean): number {
  let worth = 0;
  // Somebody else's eyes may look at how a seat stands: its own cards are hidden from them.
  for (const card of hand) worth += isOwn && card !== hidden ? cardWorth(set, card) : weights.unknownCard;
  if (mercenary === null) return worth;
  const known = (isOwn || mercenary.faceUp) && mercenary.card !== hidden;
  const power = known ? set.cards[mercenary.card]!.power : weights.meanPower;
  return worth + weights.mercenary + weights.mercenaryPower * power;
}

function cardWorth({ cards }: CompiledSet, card: number): number {
  const { gives, power } = cards[card]!;
  const gift = gives === wild ? weights.wild : gives === noGift ? 0 : weights.typed;
  return weights.card + gift + weights.cardPower * power;
}

const worths: number[] = [];

function eggsWorth(set: CompiledSet, view: State, seat: number): number {
  const player = view.players[seat]!;
  worths.length = 0;
  for (const egg of player.eggs) worths.push(eggWorth(set, view, player, egg, seat === view.active));
  sortDown(worths);
  const last = weights.eggs.length - 1;
  let sum = 0;
  for (let n = 0; n < worths.length; n++) sum += worths[n]! * weights.eggs[n < last ? n : last]! * (n > last ? 0.5 : 1);
  return sum;
}

/** A seat has few eggs: `sort` would take longer than all the rest. */
function sortDown(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    let at = i;
    for (; at > 0 && numbers[at - 1]! < number; at--) numbers[at] = numbers[at - 1]!;
    numbers[at] = number;
  }
}

function eggWorth(set: CompiledSet, view: State, player: Player, egg: Egg, isActive: boolean): number {
  const { power, skulls } = set.cards[egg.card]!;
  const missing = missingOf(set, egg);
  // Worth in the pool is lost with the turn: it counts only for what can hatch now.
  const isReady = isActive && missing === 0 && !rests(set, view, egg);
  const paid = isReady ? view.pool : 0;
  const given = isReady ? bartered(set, view) * weights.barter : 0;
  const cost = skulls > paid ? skullCost(set, player, skulls - paid) - given : 0;
  const worth = Math.max(weights.leastEgg, power - cost - weights.slot * missing);
  return worth * weights.patience ** (missing + 1);
}

/** How much of a barter under way is given. */
function bartered({ options }: CompiledSet, { prompt, stack }: State): number {
  if (prompt?.kind !== "barter") return 0;
  return 1 - (stack[stack.length - 1]!.slots[0] as number) / options.barterSize;
}

const cheapest: number[] = [];

/** The least power that must be given for so many skulls: dragons, or cards by barter. */
function skullCost({ cards, options }: CompiledSet, { dragons, hand }: Player, worth: number): number {
  const perSkull = options.barterSources === "off" ? 30 : (weights.barter * options.barterSize) / 3;
  const barters = Math.floor(hand.length / options.barterSize);
  cheapest.length = 0;
  for (let n = 0; n <= worth; n++) cheapest.push(n * perSkull + Math.max(0, n - barters) * 3);
  for (const card of dragons) {
    const { sacrifice, power } = cards[card]!;
    if (sacrifice === 0) continue;
    for (let n = worth; n > 0; n--) {
      const before = cheapest[n > sacrifice ? n - sacrifice : 0]!;
      if (before + power < cheapest[n]!) cheapest[n] = before + power;
    }
  }
  return cheapest[worth]!;
}
