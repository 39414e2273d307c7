import type { Choice } from "./choices";
import type { CoreState, GameEvent, Prompt } from "./machine";

/**
 * Where a game has hidden cards. From this the core decides which numbers they bear, so that no number tells anything: in
 * a view hidden cards are numbered by their place alone, and a card that has been hidden comes back under another number
 * (`fresh-numbers.ts`).
 */
export interface Hiding<S extends CoreState> {
  /**
   * All places where cards may be hidden from somebody, in an order that has nothing to do with the cards. No card lies in
   * two of them. They are asked for after every action.
   */
  places(state: S): Place[];
  /** Whatever else in the state names cards that may be hidden, where that can be told from other numbers. */
  references?(state: S): Names[];
  /** The lists, by number, of what a card is. */
  facts(state: S): unknown[][];
  /** Only cards of one group may exchange their numbers: those of one owner, where the number says whose it is. */
  groupOf(state: S, card: number): number;
  /** A number that means something and never goes to another card. */
  isLasting?(state: S, card: number): boolean;
  /** Whether an event's `card` and `cards` are numbers of cards; they are, if left out. */
  namesCards?(event: GameEvent): boolean;
  /** The number gives the card away: views have none for hidden cards, and only copies exchange theirs. */
  numbersTell?: true;
}

/** Some numbers of cards in the state. */
export interface Names {
  cards: number[];
  /** Writes one of them, where they are only a copy. */
  put?: ((at: number, card: number) => void) | undefined;
}

/** Whom the cards there are hidden from is plain data, which costs no call for each of them. */
export interface Place extends Names {
  /** Who sees all that lies there. */
  seenBy: Seats;
  /** What of it is seen by more. */
  shown: Shown | null;
}

/** A set of seats, as bits; the highest one is a spectator's. */
export type Seats = number;
export const nobody: Seats = 0;
export const everybody: Seats = -1;
export const only = (seat: number): Seats => 1 << seat;
export const isAmong = (seats: Seats, seat: number): boolean => (seats & only(seat)) !== 0;

/** Some cards, and who sees them besides those who see the place in which they lie. */
export interface Shown {
  cards: readonly number[];
  to: Seats;
}

export const shown = (cards: readonly number[], to: Seats): Shown | null => (cards.length === 0 ? null : { cards, to });

/** Who is asked to choose among cards sees them. */
export function shownByAsking(prompt: Prompt | null): Shown | null {
  const { options, seat } = (prompt ?? {}) as Partial<Choice>;
  return options === undefined ? null : shown(options, only(seat!));
}

/** What a view has for a card whose number would give it away. */
export const unnumbered = -1;

export const names = (cards: number[]): Names => ({ cards });

/** The one number in a field of something. */
export const field = <Field extends string>(of: { [name in Field]?: number }, name: Field): Names => ({
  cards: [of[name] ?? unnumbered],
  put(_, card) {
    of[name] = card;
  },
});

export const place = (cards: number[], seenBy: Seats, more: Shown | null = null, put?: Names["put"]): Place => ({
  cards,
  put,
  seenBy,
  shown: more,
});

/** Who sees a card that lies in a place. */
export const seersOf = ({ seenBy, shown: more }: Place, card: number): Seats =>
  more?.cards.includes(card) ? seenBy | more.to : seenBy;

/** The numbers of the cards that a seat can't see, or a spectator (-1), in the order of their places. */
export const hiddenFrom = <S extends CoreState>(hiding: Hiding<S>, state: S, seat: number): number[] =>
  hiddenIn(hiding.places(state), seat);

function hiddenIn(places: readonly Place[], seat: number): number[] {
  const hidden: number[] = [];
  for (let n = 0; n < places.length; n++) {
    const { cards, seenBy, shown: more } = places[n]!;
    if (isAmong(seenBy, seat)) continue;
    const seen = more && isAmong(more.to, seat) ? more.cards : null;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at]!;
      if (card !== unnumbered && !seen?.includes(card)) hidden.push(card);
    }
  }
  return hidden;
}

/**
 * Gives the hidden cards of a view their numbers in the order of their places, so that nobody can follow a card from one
 * place to another; and says which numbers were hidden. `numbers` are those to give, by group; the cards' own, in order, if left out.
 */
export function renumberByPlace<S extends CoreState>(
  hiding: Hiding<S>,
  view: S,
  seat: number,
  numbers?: (own: number[]) => number[],
): number[] {
  const places = hiding.places(view);
  const hidden = hiddenIn(places, seat);
  const renamed = renumbered(hiding, view, hidden, numbers);
  const named = (card: number): number | undefined => (card >= 0 && card < renamed.length ? renamed[card] : undefined);
  rename(hiding.references ? [...places, ...hiding.references(view)] : places, named);
  return hidden;
}

/** The number under which a seat gets to see a card that is hidden from it. */
export function numberByPlace<S extends CoreState>(
  hiding: Hiding<S>,
  state: S,
  seat: number,
  card: number,
): number | undefined {
  const hidden = hiddenFrom(hiding, state, seat);
  return hidden.includes(card) ? renumbered(hiding, state, hidden)[card] : undefined;
}

/** By number the one under which a card is seen. Views are made all the time: numbers are put in order by counting, without sorting. */
function renumbered<S extends CoreState>(
  hiding: Hiding<S>,
  state: S,
  hidden: readonly number[],
  numbers?: (own: number[]) => number[],
): Int32Array {
  let most = -1;
  for (let n = 0; n < hidden.length; n++) if (hidden[n]! > most) most = hidden[n]!;
  const renamed = new Int32Array(most + 1);
  for (let card = 0; card <= most; card++) renamed[card] = card;
  for (let n = 0; n < hidden.length; n++) renamed[hidden[n]!] = unnumbered;
  if (hiding.numbersTell) return renamed;
  const groups: number[][] = [];
  for (let card = 0; card <= most; card++) {
    if (renamed[card] !== unnumbered) continue;
    const group = hiding.groupOf(state, card);
    while (groups.length <= group) groups.push([]);
    groups[group]!.push(card);
  }
  const given = numbers ? groups.map(numbers) : groups;
  const next = given.map(() => 0);
  for (let n = 0; n < hidden.length; n++) {
    const group = hiding.groupOf(state, hidden[n]!);
    renamed[hidden[n]!] = given[group]![next[group]!++]!;
  }
  return renamed;
}

/** Wherever the state names cards that may be hidden. */
export const allNames = <S extends CoreState>(hiding: Hiding<S>, state: S): Names[] => {
  const places = hiding.places(state);
  return hiding.references ? [...places, ...hiding.references(state)] : places;
};

/** Writes another number for every card that has one. */
export function rename(all: readonly Names[], another: (card: number) => number | undefined): void {
  for (const { cards, put } of all)
    for (let at = 0; at < cards.length; at++) {
      const other = another(cards[at]!);
      if (other === undefined) continue;
      if (put) put(at, other);
      else cards[at] = other;
    }
}
