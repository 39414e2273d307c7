import type { Choice } from "../../../core/choices";
import { unseenOf } from "../../../core/deal";
import {
  everybody,
  field,
  type Hiding,
  isAmong,
  type Names,
  names,
  nobody,
  only,
  type Place,
  place,
  seersOf,
  shown,
} from "../../../core/hiding";
import type { Prompt } from "../../../core/machine";
import type { Rng } from "../../../core/rng";
import type { CompiledSet, Design } from "./compiled-set";
import type { State } from "./state";

/** What a seat may know (rules §2), and whole worlds that agree with it. */

/** Hands, face-down piles, a card announced face down, decks. */
export const hiding = ({ options: { reactionsHidden } }: CompiledSet): Hiding<State> => ({
  places({ players, announced }) {
    // What a cost discards is public as soon as it is decided (rules §2, §6.2 P3).
    const offered = announced && shown(announced.cards, everybody);
    const faceDown = (owner: number) => (reactionsHidden ? only(owner) : everybody);
    const all: Place[] = [];
    for (let owner = 0; owner < players.length; owner++) all.push(place(players[owner]!.hand, only(owner), offered));
    for (let owner = 0; owner < players.length; owner++)
      for (const { cards } of players[owner]!.piles) all.push(place(cards, faceDown(owner)));
    if (announced) {
      const { cards, put } = field(announced, "card");
      all.push(place(cards, announced.faceDown ? faceDown(announced.seat) : everybody, null, put));
    }
    for (const { deck } of players) all.push(place(deck, nobody));
    return all;
  },
  references({ stack, prompt }) {
    const asked: Names[] = prompt && asksForCards(prompt) ? [names((prompt as Partial<Choice>).options ?? [])] : [];
    if (prompt?.by !== undefined) asked.push(field(prompt, "by"));
    return [...stack.map((frame) => field(frame, "card")), ...asked];
  },
  facts: ({ design, owner }) => [design, owner],
  groupOf: ({ owner }, card) => owner[card]!,
});

const asksForCards = ({ kind }: Prompt): boolean =>
  ["payCard", "discardCard", "chooseCard", "handLimitDiscard"].includes(kind);

/** Blanks all that isn't in sight. */
export function hide(set: CompiledSet, view: State, _: readonly number[], seat: number, { design }: State): void {
  view.design.fill(-1);
  const show = (cards: readonly number[]): void => {
    for (let n = 0; n < cards.length; n++) view.design[cards[n]!] = design[cards[n]!]!;
  };
  show(view.queue);
  for (const { discard, played } of view.players) {
    show(discard);
    show(played);
  }
  for (const place of hiding(set).places(view)) {
    if (isAmong(place.seenBy, seat)) show(place.cards);
    else if (place.shown) show(place.cards.filter((card) => isAmong(seersOf(place, card), seat)));
  }
}

/**
 * Unknown cards are those of the owner's deck that are not in sight, in any order; but a pile begins with a Reaction, and
 * an announced card has the cost that everybody has seen.
 */
export function redeal({ decks, designs }: CompiledSet, world: State, _: number, rng: Rng): void {
  const { announced, design, owner } = world;
  world.players.forEach((player, seat) => {
    const left = unseenOf(decks[seat]!, world, seat, rng);
    if (left.length === 0) return;
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
}
