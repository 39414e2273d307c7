import { unseenOf } from "../../../core/deal";
import { type Hiding, isAmong, nobody, only, place, type Shown, shownByAsking } from "../../../core/hiding";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { type CompiledSet, firstEffect, procedures } from "./compiled-set";
import type { State } from "./state";

/** What a seat may know (rules §2.3), and whole worlds that agree with it. */

/** Cards that are shown to one player only, while that player decides about them. */
const askedAbout = ({ prompt }: State): Shown | null =>
  prompt?.kind === "card" || prompt?.kind === "discard" ? shownByAsking(prompt) : null;

/** Hands, decks, and what players who are out held back. */
export const hiding = (): Hiding<State> => hidingPlaces;

const hidingPlaces: Hiding<State> = {
  places(state) {
    const { players, buried } = state;
    const asked = askedAbout(state);
    return [
      ...players.map(({ hand }, owner) => place(hand, only(owner), asked)),
      ...players.map(({ deck }) => place(deck, nobody, asked)),
      place(buried, nobody, asked),
    ];
  },
  facts: ({ design, owner }) => [design, owner],
  groupOf: ({ owner }, card) => owner[card]!,
  // All other events are about designs.
  namesCards: ({ type }) => aboutCards.includes(type),
};

const aboutCards = ["draw", "discard", "peek", "moveCard", "search", "worker"];

/** No effect is under way that could name hidden cards: there, a card can't be told from a seat or an amount. */
export const isQuiet = ({ stack }: State): boolean => stack.every(({ program }) => program < firstEffect);

/** Blanks unknown cards, and puts decks in no order. */
export function hide(_: CompiledSet, view: State, hidden: readonly number[], seat: number, state: State): void {
  const asked = askedAbout(view);
  const shown = asked && isAmong(asked.to, seat) ? asked.cards : [];
  for (const player of view.players) {
    const known = player.deck.filter((card) => shown.includes(card)).sort((a, b) => a - b);
    const others = player.deck.filter((card) => !shown.includes(card)).sort((a, b) => a - b);
    player.deck = [...known, ...others];
  }
  for (const card of hidden) view.design[card] = -1;
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
