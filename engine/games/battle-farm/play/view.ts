import { field, type Hiding, hiddenFrom, type Names, place, renumberByPlace, unnumbered } from "../../../core/hiding";
import { clonePlain } from "../../../core/plain";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import { type BattleFarmState, cardOf, cardRef, isCardRef, origin } from "./state";
import type { BattleFarmTable } from "./table";
import { notAsked, sealed } from "./trade";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** Hands, cards being looked at, the deck. The numbers of class cards are those of their seats. */
export const battleFarmHiding: Hiding<BattleFarmState> = {
  places({ order, players, peeked, peeker, deck, trade, used }) {
    // What is offered lies on the table, and what was used before everybody's eyes is remembered.
    const isOpen = (card: number): boolean => used.includes(card) || (trade?.cards.includes(card) ?? false);
    const seats = order.length === players.length ? order : players.map((_, seat) => seat);
    return [
      ...seats.map((owner) => place(players[owner]!.hand, (seat, card) => seat === owner || isOpen(card))),
      place(peeked, (seat, card) => seat === peeker || isOpen(card)),
      place(deck, (_, card) => isOpen(card)),
    ];
  },
  references({ stack, prompt }) {
    const slots = stack.flatMap((frame) => [inSlots(frame.slots), ...frame.slots.filter(Array.isArray).map(inSlots)]);
    return [...stack.map((frame) => field(frame, "card")), ...slots, ...(prompt ? [field(prompt, "by")] : [])];
  },
  facts: ({ design, value, origin, discardedBy }) => [design, value, origin, discardedBy],
  groupOf: () => 0,
  isLasting: ({ players }, card) => card < players.length,
};

/** Cards among the values of an effect. */
const inSlots = (slots: (number | number[])[]): Names => ({
  cards: slots.map((value) => (typeof value === "number" && isCardRef(value) ? cardOf(value) : unnumbered)),
  put(at, card) {
    slots[at] = cardRef(card);
  },
});

/**
 * The state with unknown cards blank, and their numbers in order, so that nobody can follow a card into a hand or the
 * deck. Chance is nobody's to know, nor are sealed bids and the choices offered to somebody else.
 */
export function viewOf(state: BattleFarmState, seat: number): BattleFarmState {
  const view = clonePlain(state);
  hideChance(view);
  renumberByPlace(battleFarmHiding, view, seat);
  const hidden = [...hiddenFrom(battleFarmHiding, view, seat)].sort((a, b) => a - b);
  // That there are cards from elsewhere is known, but not which of the hidden ones they are.
  const origins = hidden.map((card) => view.origin[card]!).sort((a, b) => a - b);
  for (const [n, card] of hidden.entries()) {
    view.origin[card] = origins[n]!;
    view.design[card] = -1;
    view.value[card] = 0;
    view.discardedBy[card] = -1;
  }
  const { trade, prompt } = view;
  if (trade && !trade.open)
    trade.bids = trade.bids.map((bid, bidder) =>
      bidder === seat || bidder === trade.seller || bid === notAsked ? bid : sealed,
    );
  if (prompt && prompt.seat !== seat) {
    const { kind, seat: asked, by } = prompt;
    view.prompt = { kind, seat: asked, ...(by === undefined ? {} : { by }) };
  }
  return view;
}

/** Unknown cards are those of the deck that are not in sight, and created ones of which only the kind is known. */
export function redeal(
  view: BattleFarmState,
  seat: number,
  rng: Rng,
  deck: readonly number[],
  { designs }: BattleFarmTable,
): BattleFarmState {
  const world = clonePlain(view);
  world.rng = [rng[0], rng[1], rng[2], rng[3]];
  const hidden = [...hiddenFrom(battleFarmHiding, world, seat)].sort((a, b) => a - b);
  const left = new Map<number, number>();
  for (const index of deck) left.set(index, (left.get(index) ?? 0) + 1);
  const unknown = new Set(hidden);
  for (const [card, index] of world.design.entries())
    if (!unknown.has(card) && world.origin[card] === origin.deck) left.set(index, (left.get(index) ?? 0) - 1);
  const pool = [...left].flatMap(([index, n]) => Array<number>(Math.max(0, n)).fill(index));
  shuffle(rng, pool);
  for (const card of hidden) {
    const from = world.origin[card]!;
    const index = from === origin.deck ? pool.pop()! : from >= 0 ? from : randomCommon(designs, from, rng);
    world.design[card] = index;
    world.value[card] = designs[index]?.value ?? 0;
  }
  shuffle(rng, hidden);
  renumberByPlace(battleFarmHiding, world, seat, () => hidden);
  const { trade } = world;
  if (trade)
    trade.bids = trade.bids.map((bid, bidder) =>
      bid === sealed ? nextInt(rng, 1 + Math.floor(world.players[bidder]!.coins / 2)) : bid,
    );
  return world;
}

function randomCommon(designs: BattleFarmTable["designs"], from: number, rng: Rng): number {
  const kind = from === origin.bonusCrop ? "crop" : "action";
  const commons = designs.filter((design) => design.kind === kind && design.grade === 1 && design.inDeck);
  return commons[nextInt(rng, commons.length)]!.index;
}
