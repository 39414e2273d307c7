import { clonePlain } from "../../../core/plain";
import { nextInt, type Rng, shuffle } from "../../../core/rng";
import { hideChance } from "../../../core/roll";
import { type BattleFarmState, cardOf, cardRef, isCardRef, origin } from "./state";
import type { BattleFarmTable } from "./table";
import { notAsked, sealed } from "./trade";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** Which instances the seat can't see, or a spectator (-1). */
function hiddenFrom(state: BattleFarmState, seat: number): boolean[] {
  const hidden = state.design.map(() => false);
  for (const card of state.deck) hidden[card] = true;
  state.players.forEach(({ hand }, owner) => {
    if (owner !== seat) for (const card of hand) hidden[card] = true;
  });
  if (state.peeker !== seat) for (const card of state.peeked) hidden[card] = true;
  // What is offered lies on the table, and what was used before everybody's eyes is remembered.
  for (const card of state.trade?.cards ?? []) hidden[card] = false;
  for (const card of state.used) hidden[card] = false;
  return hidden;
}

/** The places of hidden cards, in one order for all: hands, looked at, deck. */
function hiddenPlaces(state: BattleFarmState): number[][] {
  const { order, players, peeked, deck } = state;
  const seats = order.length === players.length ? order : players.map((_, seat) => seat);
  return [...seats.map((seat) => players[seat]!.hand), peeked, deck];
}

/** Gives hidden cards other numbers: `numbers` in the order of their places. */
function renumber(state: BattleFarmState, hidden: readonly boolean[], numbers: readonly number[]): void {
  const renamed = new Map<number, number>();
  let next = 0;
  for (const place of hiddenPlaces(state)) {
    for (let n = 0; n < place.length; n++) {
      const card = place[n]!;
      if (!hidden[card]) continue;
      place[n] = numbers[next++]!;
      renamed.set(card, place[n]!);
    }
  }
  const rename = (card: number): number => renamed.get(card) ?? card;
  const inSlot = (value: number): number => (isCardRef(value) ? cardRef(rename(cardOf(value))) : value);
  for (const frame of state.stack) {
    frame.card = rename(frame.card);
    frame.slots = frame.slots.map((slot) => (Array.isArray(slot) ? slot.map(inSlot) : inSlot(slot)));
  }
  if (state.prompt?.by !== undefined) state.prompt.by = rename(state.prompt.by);
}

/**
 * The state with unknown cards blank, and their numbers in order, so that nobody can follow a card into a hand or the
 * deck. Chance is nobody's to know, nor are sealed bids and the choices offered to somebody else.
 */
export function viewOf(state: BattleFarmState, seat: number): BattleFarmState {
  const view = clonePlain(state);
  hideChance(view);
  const hidden = hiddenFrom(state, seat);
  renumber(
    view,
    hidden,
    hidden.flatMap((isHidden, card) => (isHidden ? [card] : [])),
  );
  hidden.forEach((isHidden, card) => {
    if (!isHidden) return;
    view.design[card] = -1;
    view.value[card] = 0;
    view.discardedBy[card] = -1;
  });
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
  const hidden = hiddenFrom(world, seat);
  const left = new Map<number, number>();
  for (const index of deck) left.set(index, (left.get(index) ?? 0) + 1);
  hidden.forEach((isHidden, card) => {
    const index = world.design[card]!;
    if (!isHidden && world.origin[card] === origin.deck) left.set(index, (left.get(index) ?? 0) - 1);
  });
  const pool = [...left].flatMap(([index, n]) => Array<number>(Math.max(0, n)).fill(index));
  shuffle(rng, pool);
  const numbers: number[] = [];
  hidden.forEach((isHidden, card) => {
    if (!isHidden) return;
    const from = world.origin[card]!;
    const index = from === origin.deck ? pool.pop()! : from >= 0 ? from : randomCommon(designs, from, rng);
    world.design[card] = index;
    world.value[card] = designs[index]?.value ?? 0;
    numbers.push(card);
  });
  shuffle(rng, numbers);
  renumber(world, hidden, numbers);
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
