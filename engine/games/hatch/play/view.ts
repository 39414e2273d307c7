import type { Choice } from "../../../core/choices";
import { field, type Hiding, type Place, place, renumberByPlace, unnumbered } from "../../../core/hiding";
import { clonePlain } from "../../../core/plain";
import { type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import type { HatchState } from "./state";
import { firstCard, firstEffect, type HatchTable } from "./table";

/** What a seat may know (rules §2.2), and whole worlds that agree with it. */

/** Hands, mercenaries that lie face down, the draw pile. */
export const hatchHiding = ({ cards }: HatchTable): Hiding<HatchState> => ({
  places({ players, draw, prompt }) {
    // Whoever is asked about cards of the draw pile sees them.
    const { options = [] } = (prompt ?? {}) as Partial<Choice>;
    return [
      ...players.map(({ hand }, owner) => place(hand, (seat) => seat === owner)),
      ...players.flatMap(({ mercenary }, owner): Place[] =>
        mercenary ? [{ ...field(mercenary, "card"), isSeenBy: (seat) => seat === owner || mercenary.faceUp }] : [],
      ),
      place(draw, (seat, card) => prompt?.seat === seat && options.includes(card)),
    ];
  },
  facts: () => [],
  groupOf: (_, card) => cards[card]!.index,
  numbersTell: true,
});
const hidden = unnumbered;

/** The state with the draw pile, other hands and other mercenaries blank. Chance is nobody's to know. */
export function viewOf(state: HatchState, seat: number, hiding: Hiding<HatchState>): HatchState {
  const view = clonePlain(state);
  hideChance(view);
  renumberByPlace(hiding, view, seat);
  hideInEffects(state, view, seat);
  const { prompt } = view;
  if (prompt && prompt.seat !== seat) {
    view.prompt = { kind: prompt.kind, seat: prompt.seat, ...(prompt.by === undefined ? {} : { by: prompt.by }) };
  }
  return view;
}

/** Abilities of others under way may have chosen cards that only their controller has seen. */
function hideInEffects({ draw, players }: HatchState, view: HatchState, seat: number): void {
  for (const frame of view.stack) {
    if (frame.program < firstEffect || frame.self === seat) continue;
    const isSecret = (card: number): boolean =>
      card >= firstCard &&
      (draw.includes(card) || players.some(({ hand }, owner) => owner !== seat && hand.includes(card)));
    frame.slots = frame.slots.map((value) => {
      if (Array.isArray(value)) return value.map((card) => (isSecret(card) ? hidden : card));
      return isSecret(value) ? hidden : value;
    });
  }
}

/** Cards that are nowhere in sight lie in the hidden places, in any order. */
export function redeal(view: HatchState, rng: Rng, table: HatchTable): HatchState {
  const world = clonePlain(view);
  world.rng = [rng[0], rng[1], rng[2], rng[3]];
  const unseen = new Uint8Array(table.cards.length).fill(1, firstCard);
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
  return world;
}
