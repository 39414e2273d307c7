import type { CoreState } from "./machine";
import { type Rng, shuffle } from "./rng";

/** Cards by instance: a number for each card of a match, in the order in which they were given. */
export interface Instances {
  /** Which design an instance is, -1 where a view hides it. */
  design: number[];
  /** Whose card it is. */
  owner: number[];
}

interface WithDecks extends CoreState, Instances {
  players: { deck: number[] }[];
}

/** Shuffles each seat's deck and gives its cards their numbers, top first. */
export function dealDecks(state: WithDecks, decks: readonly (readonly number[])[]): void {
  for (const [seat, deck] of decks.entries()) {
    const designs = deck.slice();
    shuffle(state.rng, designs);
    state.players[seat]!.deck.push(...designs.map((design) => addInstance(state, design, seat)));
  }
}

/** Gives a card a number. */
export function addInstance(state: Instances, design: number, seat: number): number {
  state.owner.push(seat);
  return state.design.push(design) - 1;
}

/** The designs of a seat's deck that are not in sight in a view, in any order. */
export function unseenOf(deck: readonly number[], { design, owner }: Instances, seat: number, rng: Rng): number[] {
  const left = deck.slice();
  for (let card = 0; card < design.length; card++) {
    if (owner[card] !== seat || design[card]! < 0) continue;
    const at = left.indexOf(design[card]!);
    if (at >= 0) left.splice(at, 1);
  }
  shuffle(rng, left);
  return left;
}
