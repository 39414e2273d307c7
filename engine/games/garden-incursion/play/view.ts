import type { Choice } from "../../../core/choices";
import { clonePlain } from "../../../core/plain";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import type { GardenState } from "./state";
import { procedures } from "./table";

/** What a seat may know (rules §2.3), and whole worlds that agree with it. */

/** Cards that are shown to one player only, while that player decides about them. */
const isAskedOf = (state: GardenState, seat: number): readonly number[] => {
  const { prompt } = state;
  if ((prompt?.kind !== "card" && prompt?.kind !== "discard") || prompt.seat !== seat) return [];
  return (prompt as Choice).options.filter((option) => option >= 0);
};

/** The state with unknown cards blank, and decks in no order. Chance is nobody's to know, nor what others are asked about their cards. */
export function viewOf(state: GardenState, seat: number): GardenState {
  const view = clonePlain(state);
  hideChance(view);
  const shown = isAskedOf(state, seat);
  const hide = (cards: readonly number[]): void => {
    for (const card of cards) if (!shown.includes(card)) view.design[card] = -1;
  };
  view.players.forEach((player, owner) => {
    hide(player.deck);
    player.deck.sort((a, b) => a - b);
    if (owner !== seat) hide(player.hand);
  });
  hide(view.buried);
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
