import type { Choice } from "../../../core/choices";
import { type Hiding, hiddenFrom, place, renumberByPlace } from "../../../core/hiding";
import { clonePlain } from "../../../core/plain";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import type { GardenState } from "./state";
import { firstEffect, procedures } from "./table";

/** What a seat may know (rules §2.3), and whole worlds that agree with it. */

/** Cards that are shown to one player only, while that player decides about them. */
const isAskedOf = (state: GardenState, seat: number): readonly number[] => {
  const { prompt } = state;
  if ((prompt?.kind !== "card" && prompt?.kind !== "discard") || prompt.seat !== seat) return [];
  return (prompt as Partial<Choice>).options?.filter((option) => option >= 0) ?? [];
};

/** Hands, decks, and what players who are out held back. */
export const gardenHiding: Hiding<GardenState> = {
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
const isQuiet = ({ stack }: GardenState): boolean => stack.every(({ program }) => program < firstEffect);

/** The state with unknown cards blank, and decks in no order. Chance is nobody's to know, nor what others are asked about their cards. */
export function viewOf(state: GardenState, seat: number): GardenState {
  const view = clonePlain(state);
  hideChance(view);
  const shown = isAskedOf(state, seat);
  for (const player of view.players) {
    const known = player.deck.filter((card) => shown.includes(card)).sort((a, b) => a - b);
    const others = player.deck.filter((card) => !shown.includes(card)).sort((a, b) => a - b);
    player.deck = [...known, ...others];
  }
  if (isQuiet(view)) renumberByPlace(gardenHiding, view, seat);
  for (const card of hiddenFrom(gardenHiding, view, seat)) view.design[card] = -1;
  const { prompt } = view;
  if (prompt && prompt.seat !== seat) {
    view.prompt = { kind: prompt.kind, seat: prompt.seat, ...(prompt.by === undefined ? {} : { by: prompt.by }) };
  }
  // What an effect knows of somebody's hidden cards is in its frame.
  const others = view.stack.filter((frame) => frame.self !== seat && frame.program >= procedures.endCard);
  if (others.length === 0) return view;
  const secrets = new Set(state.players.flatMap(({ deck }) => deck));
  for (const frame of others) {
    frame.slots = frame.slots.map((slot) =>
      Array.isArray(slot) && slot.length > 0 && slot.every((card) => secrets.has(card)) ? [] : slot,
    );
  }
  return view;
}

/** Unknown cards are those of the owner's deck that are not in sight, in any order. `decks` are the designs each seat began with. */
export function redeal(view: GardenState, rng: Rng, decks: readonly (readonly number[])[]): GardenState {
  const world = clonePlain(view);
  world.rng = [rng[0], rng[1], rng[2], rng[3]];
  // The caller's generator moves on, so that the next world is another one.
  nextInt(rng, 2);
  const { design, owner } = world;
  for (let seat = 0; seat < decks.length; seat++) {
    const left = [...decks[seat]!];
    for (let card = 0; card < design.length; card++) {
      if (owner[card] !== seat || design[card]! < 0) continue;
      const at = left.indexOf(design[card]!);
      if (at >= 0) left.splice(at, 1);
    }
    shuffle(rng, left);
    for (let card = 0; card < design.length; card++)
      if (owner[card] === seat && design[card] === -1) design[card] = left.pop() ?? -1;
    shuffle(rng, world.players[seat]!.deck);
  }
  return world;
}
