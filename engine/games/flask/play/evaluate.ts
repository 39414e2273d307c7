import type { CompiledSet } from "./compiled-set";
import { type Player, type State, totalOf } from "./state";

/**
 * How well a seat stands (rules §13), from what it can see: resources and how far they are from nothing, cards, piles, and
 * whose deck runs out first. What only a search can see (what a card would do) is left to the search.
 */
const weights = {
  /** A resource below the cap. */
  resource: 1,
  /** Being close to nothing: at most so much, falling off over so many resources. */
  danger: 6,
  dangerReach: 4,
  handCard: 0.6,
  /** Own hand cards that can be paid with what will be there next turn. */
  payable: 0.6,
  pileCard: 0.8,
  /** A card of lead in the race of the decks: far from its end, and near it. */
  race: 0.8,
  raceEnd: 8,
};

const certain = 1000;

export function evaluate({ designs, options }: CompiledSet, view: State, seat: number): number {
  const { players, result } = view;
  if (result !== null) {
    if (result.winners.length === 0) return result.ranking[0]!.includes(seat) ? 0 : -certain;
    return result.winners.includes(seat) ? certain : -certain;
  }
  const me = players[seat]!;
  if (!me.alive) return -certain;
  let value = standing(me, options.counterCap) + handWorth(view, me, designs);
  let strongest = Number.NEGATIVE_INFINITY;
  let living = 0;
  for (let other = 0; other < players.length; other++) {
    const enemy = players[other]!;
    if (other === seat || !enemy.alive) continue;
    living++;
    const threat = standing(enemy, options.counterCap) + enemy.hand.length * (weights.handCard + weights.payable / 2);
    if (threat > strongest) strongest = threat;
    value -= threat / 4;
    value += race(me, enemy, view.active === seat);
  }
  // With several enemies each one that is out is worth more than any lead over it.
  value -= (strongest * 3) / 4 + (living - 1) * 20;
  return value;
}

function standing(player: Player, cap: number): number {
  const total = totalOf(player);
  let kept = 0;
  for (const n of player.counters) kept += n < cap ? n : cap;
  let piled = 0;
  for (const { cards } of player.piles) piled += cards.length;
  return kept * weights.resource + piled * weights.pileCard - weights.danger * Math.exp(-total / weights.dangerReach);
}

function handWorth({ design }: State, { hand, counters }: Player, designs: CompiledSet["designs"]): number {
  let worth = hand.length * weights.handCard;
  for (const card of hand) {
    const cost = designs[design[card]!]?.cost;
    if (!cost) continue;
    let missing = 0;
    for (let colour = 0; colour < 4; colour++) {
      const short = cost.fixed[colour]! - counters[colour]!;
      if (short > 0) missing += short;
    }
    // One colour rises by one before the next turn's plays.
    worth += weights.payable / (missing <= 1 ? 1 : missing);
  }
  return worth;
}

/** Who runs out of cards first loses; with equal decks it is the one who is asked sooner, the active player having been asked already. */
function race(me: Player, enemy: Player, isActive: boolean): number {
  const lead = me.deck.length - enemy.deck.length + (isActive ? -0.5 : 0.5);
  const left = Math.min(me.deck.length, enemy.deck.length);
  const weight = weights.race + weights.raceEnd / (1 + left);
  return weight * Math.max(-6, Math.min(6, lead));
}
