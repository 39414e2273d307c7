import {
  everybody,
  field,
  type Hiding,
  hiddenFrom,
  type Names,
  nobody,
  only,
  place,
  renumberByPlace,
  shown,
  unnumbered,
} from "../../../core/hiding";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import type { CompiledSet } from "./compiled-set";
import { cardOf, cardRef, isCardRef, origin, type State } from "./state";
import { notAsked, sealed } from "./trade";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** Hands, cards being looked at, the deck. The numbers of class cards are those of their seats. */
const hidingPlaces: Hiding<State> = {
  places({ order, players, peeked, peeker, deck, trade, used }) {
    // What is offered lies on the table, and what was used before everybody's eyes is remembered.
    const open = shown(trade ? [...used, ...trade.cards] : used, everybody);
    const seats = order.length === players.length ? order : players.map((_, seat) => seat);
    return [
      ...seats.map((owner) => place(players[owner]!.hand, only(owner), open)),
      place(peeked, only(peeker), open),
      place(deck, nobody, open),
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

export const hiding = (): Hiding<State> => hidingPlaces;

/** Cards among the values of an effect. */
const inSlots = (slots: (number | number[])[]): Names => ({
  cards: slots.map((value) => (typeof value === "number" && isCardRef(value) ? cardOf(value) : unnumbered)),
  put(at, card) {
    slots[at] = cardRef(card);
  },
});

/** Blanks the cards that a seat can't see, and sealed bids. */
export function hide(_: CompiledSet, view: State, hidden: readonly number[], seat: number): void {
  for (let n = 0; n < hidden.length; n++) {
    const card = hidden[n]!;
    view.design[card] = -1;
    view.value[card] = 0;
    view.discardedBy[card] = -1;
  }
  // That there are cards from elsewhere is known, but not which of the hidden ones they are.
  if (hidden.some((card) => view.origin[card] !== origin.deck)) {
    const cards = Int32Array.from(hidden).sort();
    const origins = cards.map((card) => view.origin[card]!).sort();
    for (const [n, card] of cards.entries()) view.origin[card] = origins[n]!;
  }
  const { trade } = view;
  if (trade && !trade.open)
    trade.bids = trade.bids.map((bid, bidder) =>
      bidder === seat || bidder === trade.seller || bid === notAsked ? bid : sealed,
    );
}

/** Unknown cards are those of the deck that are not in sight, and created ones of which only the kind is known. */
export function redeal({ decks, designs }: CompiledSet, world: State, seat: number, rng: Rng): void {
  const hidden = hiddenFrom(hidingPlaces, world, seat).sort((a, b) => a - b);
  const left = new Map<number, number>();
  for (const index of decks[0]!) left.set(index, (left.get(index) ?? 0) + 1);
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
  renumberByPlace(hidingPlaces, world, seat, () => hidden);
  const { trade } = world;
  if (trade)
    trade.bids = trade.bids.map((bid, bidder) =>
      bid === sealed ? nextInt(rng, 1 + Math.floor(world.players[bidder]!.coins / 2)) : bid,
    );
}

function randomCommon(designs: CompiledSet["designs"], from: number, rng: Rng): number {
  const kind = from === origin.bonusCrop ? "crop" : "action";
  const commons = designs.filter((design) => design.kind === kind && design.grade === 1 && design.inDeck);
  return commons[nextInt(rng, commons.length)]!.index;
}
