import type { Choice } from "../../../core/choices";
import { unseenOf } from "../../../core/deal";
import { type Hiding, hiddenFrom, place } from "../../../core/hiding";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { type CompiledSet, firstEffect, procedures } from "./compiled-set";
import type { State } from "./state";

/** What a seat may know (rules §2.3), and whole worlds that agree with it. */

/** Cards that are shown to one player only, while that player decides about them. */
const isAskedOf = (state: State, seat: number): readonly number[] => {
  const { prompt } = state;
  if ((prompt?.kind !== "card" && prompt?.kind !== "discard") || prompt.seat !== seat) return [];
  return (prompt as Partial<Choice>).options?.filter((option) => option >= 0) ?? [];
};

/** Hands, decks, and what players who are out held back. */
export const hiding = (): Hiding<State> => hidden;

const hidden: Hiding<State> = {
  places(state) {
    const { players, buried } = state;
    const isAsked = (seat: number, card: number): boolean => isAskedOf(state, seat).includes(card);
    return [
      ...players.map(({ hand }, owner) => place(hand, (seat, card) => seat === owner || isAsked(seat, card))),
      ...players.map(({ deck }) => place(deck, isAsked)),
      place(buried, isAsked),
    ];
  },
  facts: ({ design, owner }) => [design, owner],
  groupOf: ({ owner }, card) => owner[card]!,
  // All other events are about designs.
  namedIn: ({ type, card, cards }) => (aboutCards.includes(type) ? [card, cards].flat() : []),
};

const aboutCards = ["draw", "discard", "peek", "moveCard", "search", "worker"];

/** No effect is under way that could name hidden cards: there, a card can't be told from a seat or an amount. */
export const isQuiet = ({ stack }: State): boolean => stack.every(({ program }) => program < firstEffect);

/** Blanks unknown cards, and puts decks in no order. */
export function hide(_: CompiledSet, view: State, seat: number, state: State): void {
  const shown = isAskedOf(view, seat);
  for (const player of view.players) {
    const known = player.deck.filter((card) => shown.includes(card)).sort((a, b) => a - b);
    const others = player.deck.filter((card) => !shown.includes(card)).sort((a, b) => a - b);
    player.deck = [...known, ...others];
  }
  for (const card of hiddenFrom(hidden, view, seat)) view.design[card] = -1;
  // What an effect knows of somebody's hidden cards is in its frame.
  const others = view.stack.filter((frame) => frame.self !== seat && frame.program >= procedures.endCard);
  if (others.length === 0) return;
  const secrets = new Set(state.players.flatMap(({ deck }) => deck));
  for (const frame of others) {
    frame.slots = frame.slots.map((slot) =>
      Array.isArray(slot) && slot.length > 0 && slot.every((card) => secrets.has(card)) ? [] : slot,
    );
  }
}

/** Unknown cards are those of the owner's deck that are not in sight, in any order. */
export function redeal({ decks }: CompiledSet, world: State, _: number, rng: Rng): void {
  // The caller's generator moves on, so that the next world is another one.
  nextInt(rng, 2);
  const { design, owner, players } = world;
  for (const [seat, deck] of decks.entries()) {
    const left = unseenOf(deck, world, seat, rng);
    for (let card = 0; card < design.length; card++)
      if (owner[card] === seat && design[card] === -1) design[card] = left.pop() ?? -1;
    shuffle(rng, players[seat]!.deck);
  }
}
