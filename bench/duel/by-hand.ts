import { nextInt, type Rng, seedRng, shuffle } from "../../engine/core/rng";
import { deckList, duelCards, exhaustion, income, mostEnergy, startHand, startLife } from "./cards";
import { type Contender, policySeed, type Side, type Watch } from "./contender";

/** The duel as one would write it if speed were all that mattered: no actions, no effects, no state that could be kept. */

const costs = duelCards.map(({ cost }) => cost);

function deal(rng: Rng): Side {
  const deck = deckList();
  shuffle(rng, deck);
  const hand: number[] = [];
  for (let n = 0; n < startHand; n++) hand.push(deck.pop()!);
  return { life: startLife, energy: 0, deck, hand, discard: [] };
}

function begin(side: Side): void {
  side.energy = Math.min(side.energy + income, mostEnergy);
  if (side.deck.length > 0) side.hand.push(side.deck.pop()!);
  else side.life -= exhaustion;
}

const heal = (side: Side, n: number): void => {
  side.life = Math.min(side.life + n, startLife);
};

function resolve(card: number, own: Side, other: Side, rng: Rng): void {
  switch (card) {
    case 0:
      other.life -= 3;
      break;
    case 1:
      heal(own, 4);
      break;
    case 2:
      for (let n = 0; n < 2 && own.deck.length > 0; n++) own.hand.push(own.deck.pop()!);
      break;
    case 3:
      own.energy = Math.min(own.energy + 2, mostEnergy);
      break;
    case 4:
      other.life -= nextInt(rng, 6) + 1;
      break;
    case 5:
      if (nextInt(rng, 6) + 1 >= 4) other.life -= 4;
      else heal(own, 2);
      break;
    case 6:
      other.life -= 2;
      if (other.life > 0) heal(own, 2);
      break;
    case 7:
      for (let n = 0; n < 3 && other.life > 0; n++) other.life--;
  }
}

/** The place in the hand of the nth card that can be paid for, or -1. */
function nthPlayable({ hand, energy }: Side, n: number): number {
  let left = n;
  for (let at = 0; at < hand.length; at++) if (costs[hand[at]!]! <= energy && left-- === 0) return at;
  return -1;
}

function countPlayable({ hand, energy }: Side): number {
  let count = 0;
  for (let at = 0; at < hand.length; at++) if (costs[hand[at]!]! <= energy) count++;
  return count;
}

function play(seed: number, watch?: Watch): number {
  const [rng, policy] = [seedRng(seed), seedRng(policySeed(seed))];
  const sides = [deal(rng), deal(rng)];
  let [active, turn, moves] = [0, 1, 0];
  begin(sides[0]!);
  for (let winner: number | null = null; winner === null; moves++) {
    const [own, other] = [sides[active]!, sides[1 - active]!];
    const at = nthPlayable(own, nextInt(policy, countPlayable(own) + 1));
    if (at < 0) {
      active = 1 - active;
      turn++;
      begin(other);
    } else {
      const card = own.hand[at]!;
      own.hand.splice(at, 1);
      own.energy -= costs[card]!;
      own.discard.push(card);
      resolve(card, own, other, rng);
    }
    if (sides[0]!.life <= 0) winner = 1;
    else if (sides[1]!.life <= 0) winner = 0;
    watch?.({ at, winner, active, turn, rng, sides });
  }
  return moves;
}

export const byHand: Contender = { name: "a hand-written loop", play };
