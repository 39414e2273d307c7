import { clonePlain } from "../../../core/plain";
import { type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import type { FlaskOptions } from "../options";
import type { FlaskState } from "./state";
import type { Design, FlaskTable } from "./table";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** The instances whose card the seat can see, or a spectator (-1). All others are hidden, wherever they are. */
function seenBy(state: FlaskState, seat: number, options: FlaskOptions): number[] {
  const seen = [...state.queue];
  state.players.forEach((player, owner) => {
    seen.push(...player.discard, ...player.played);
    if (owner === seat) seen.push(...player.hand);
    if (owner === seat || !options.reactionsHidden) for (const { cards } of player.piles) seen.push(...cards);
  });
  const { announced } = state;
  if (announced) {
    if (!announced.faceDown || announced.seat === seat || !options.reactionsHidden) seen.push(announced.card);
    // What a cost discards is public as soon as it is decided (rules §2, §6.2 P3).
    seen.push(...announced.cards);
  }
  return seen;
}

/** The state with unknown cards blank. Chance is nobody's to know, nor are the choices offered to somebody else. */
export function viewOf(state: FlaskState, seat: number, options: FlaskOptions): FlaskState {
  const view = clonePlain(state);
  hideChance(view);
  view.design.fill(-1);
  for (const card of seenBy(state, seat, options)) view.design[card] = state.design[card]!;
  if (view.prompt && view.prompt.seat !== seat) {
    const { kind, seat: asked, by } = view.prompt;
    view.prompt = { kind, seat: asked, ...(by === undefined ? {} : { by }) };
  }
  return view;
}

/**
 * Unknown cards are those of the owner's deck that are not in sight, in any order; but a pile begins with a Reaction, and
 * an announced card has the cost that everybody has seen. `decks` are the designs each seat began with.
 */
export function redeal(
  view: FlaskState,
  rng: Rng,
  decks: readonly (readonly number[])[],
  { designs }: FlaskTable,
): FlaskState {
  const world = clonePlain(view);
  world.rng = [rng[0], rng[1], rng[2], rng[3]];
  const { announced, design, owner } = world;
  world.players.forEach((player, seat) => {
    const left = decks[seat]!.slice();
    for (let card = 0; card < design.length; card++) {
      if (owner[card] === seat && design[card]! >= 0) left.splice(left.indexOf(design[card]!), 1);
    }
    if (left.length === 0) return;
    shuffle(rng, left);
    const deal = (card: number, fits: (candidate: Design) => boolean): void => {
      if (design[card]! >= 0) return;
      const at = left.findIndex((candidate) => fits(designs[candidate]!));
      design[card] = left.splice(Math.max(at, 0), 1)[0]!;
    };
    if (announced?.seat === seat) {
      deal(
        announced.card,
        ({ cost, isReaction }) => cost.key === announced.cost && (isReaction || announced.under > 0),
      );
    }
    for (const { cards } of player.piles) deal(cards[0]!, ({ isReaction }) => isReaction);
    for (let card = 0; card < design.length; card++) {
      if (owner[card] === seat && design[card] === -1) design[card] = left.pop()!;
    }
  });
  return world;
}
