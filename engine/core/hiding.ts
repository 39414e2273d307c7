import type { CoreState, GameEvent } from "./machine";

/**
 * Where a game has hidden cards. From this the core decides which numbers they bear, so that no number tells anything: in
 * a view hidden cards are numbered by their place alone, and a card that has been hidden comes back under another number
 * (`fresh-numbers.ts`).
 */
export interface Hiding<S extends CoreState> {
  /** All places where cards may be hidden from somebody, in an order that has nothing to do with the cards. */
  places(state: S): Place[];
  /** Whatever else in the state names cards that may be hidden, where that can be told from other numbers. */
  references?(state: S): Names[];
  /** The lists, by number, of what a card is. */
  facts(state: S): unknown[][];
  /** Only cards of one group may exchange their numbers: those of one owner, where the number says whose it is. */
  groupOf(state: S, card: number): number;
  /** A number that means something and never goes to another card. */
  isLasting?(state: S, card: number): boolean;
  /** The cards that an event names by their numbers: those in `card` and `cards`, if left out. */
  namedIn?(event: GameEvent): unknown[];
  /** The number gives the card away: views have none for hidden cards, and only copies exchange theirs. */
  numbersTell?: true;
}

/** Some numbers of cards in the state. */
export interface Names {
  cards: readonly number[];
  put(at: number, card: number): void;
}

export interface Place extends Names {
  isSeenBy(seat: number, card: number): boolean;
}

/** What a view has for a card whose number would give it away. */
export const unnumbered = -1;

export const names = (cards: number[]): Names => ({
  cards,
  put(at, card) {
    cards[at] = card;
  },
});

/** The one number in a field of something. */
export const field = <Field extends string>(of: { [name in Field]?: number }, name: Field): Names => ({
  cards: [of[name] ?? unnumbered],
  put(_, card) {
    of[name] = card;
  },
});

export const place = (cards: number[], isSeenBy: Place["isSeenBy"]): Place => ({ ...names(cards), isSeenBy });

/** The numbers of the cards that a seat can't see, or a spectator (-1). */
export function hiddenFrom<S extends CoreState>(hiding: Hiding<S>, state: S, seat: number): Set<number> {
  const hidden = new Set<number>();
  for (const { cards, isSeenBy } of hiding.places(state))
    for (const card of cards) if (card !== unnumbered && !isSeenBy(seat, card)) hidden.add(card);
  return hidden;
}

/**
 * Gives the hidden cards of a view their numbers in the order of their places, so that nobody can follow a card from one
 * place to another. `numbers` are those to give, by group; the cards' own, in order, if left out.
 */
export function renumberByPlace<S extends CoreState>(
  hiding: Hiding<S>,
  view: S,
  seat: number,
  numbers: (own: number[]) => number[] = inOrder,
): void {
  const renamed = numbersByPlace(hiding, view, seat, numbers);
  rename([...hiding.places(view), ...(hiding.references?.(view) ?? [])], renamed);
}

const inOrder = (own: number[]): number[] => own.sort((a, b) => a - b);

/** The numbers under which a seat gets to see the cards that are hidden from it. */
export function numbersByPlace<S extends CoreState>(
  hiding: Hiding<S>,
  state: S,
  seat: number,
  numbers: (own: number[]) => number[] = inOrder,
): Map<number, number> {
  const groups = new Map<number, number[]>();
  for (const card of hiddenFrom(hiding, state, seat)) {
    const group = hiding.groupOf(state, card);
    const others = groups.get(group);
    if (others) others.push(card);
    else groups.set(group, [card]);
  }
  const renamed = new Map<number, number>();
  for (const cards of groups.values()) {
    const given = hiding.numbersTell ? [] : numbers([...cards]);
    for (const [n, card] of cards.entries()) renamed.set(card, given[n] ?? unnumbered);
  }
  return renamed;
}

export function rename(all: readonly Names[], renamed: ReadonlyMap<number, number>): void {
  for (const { cards, put } of all)
    for (const [at, card] of cards.entries()) {
      const other = renamed.get(card);
      if (other !== undefined) put(at, other);
    }
}
