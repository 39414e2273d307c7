import { everybody, field, type Hiding, nobody, only, place, shownByAsking, unnumbered } from "../../../core/hiding";
import { type Rng, shuffle } from "../../../core/rng";
import { type CompiledSet, firstCard } from "./compiled-set";
import type { State } from "./state";

/** What a seat may know (rules §2.2), and whole worlds that agree with it. */

/** Hands, mercenaries that lie face down, the draw pile. */
export const hiding = ({ cards }: CompiledSet): Hiding<State> => ({
  places({ players, draw, prompt }) {
    // Whoever is asked about hidden cards sees them.
    const asked = shownByAsking(prompt);
    return [
      ...players.map(({ hand }, owner) => place(hand, only(owner), asked)),
      ...players.flatMap(({ mercenary }, owner) => {
        if (!mercenary) return [];
        const { cards, put } = field(mercenary, "card");
        return [place(cards, mercenary.faceUp ? everybody : only(owner), asked, put)];
      }),
      place(draw, nobody, asked),
    ];
  },
  facts: () => [],
  groupOf: (_, card) => cards[card]!.index,
  numbersTell: true,
});
const hidden = unnumbered;

/** Effects may know and change cards that nobody, or somebody else, has seen. */
export function hide(_: CompiledSet, view: State, secret: readonly number[]): void {
  const seen = (card: number): number => (secret.includes(card) ? hidden : card);
  view.boosts = view.boosts.filter(({ card }) => !secret.includes(card));
  for (const frame of view.stack)
    frame.slots = frame.slots.map((value) => (Array.isArray(value) ? value.map(seen) : seen(value)));
  if (view.prompt?.by !== undefined) view.prompt.by = seen(view.prompt.by);
}

/** Cards that are nowhere in sight lie in the hidden places, in any order. */
export function redeal(set: CompiledSet, world: State, _: number, rng: Rng): void {
  const unseen = new Uint8Array(set.cards.length).fill(1, firstCard);
  const see = (card: number): void => {
    if (card >= 0) unseen[card] = 0;
  };
  for (const card of world.discard) see(card);
  for (const card of world.draw) see(card);
  for (const { hand, eggs, dragons, mercenary } of world.players) {
    for (const card of hand) see(card);
    for (const card of dragons) see(card);
    for (const egg of eggs) {
      see(egg.card);
      for (const card of egg.resources) see(card);
    }
    if (mercenary) see(mercenary.card);
  }
  const left: number[] = [];
  for (let card = firstCard; card < unseen.length; card++) if (unseen[card] === 1) left.push(card);
  shuffle(rng, left);
  const deal = (cards: number[]): void => {
    for (let n = 0; n < cards.length; n++) if (cards[n] === hidden) cards[n] = left.pop()!;
  };
  for (const { hand, mercenary } of world.players) {
    deal(hand);
    if (mercenary?.card === hidden) mercenary.card = left.pop()!;
  }
  deal(world.draw);
}
