import type { Draws } from "../core/card-game";

/**
 * Exact chances of what a hand holds. Cards are told apart only by which conditions they meet, so that a deck is a few piles; how many
 * ways there are to draw from one pile after the other says the rest, for every number of cards at once.
 */

/** So many cards that meet a condition. */
export interface Wanted {
  least: number;
  /** Any number, if nothing is said. */
  most?: number;
}

/** Cards of a deck, and which conditions they meet: bit 0 is the first. */
export interface Met {
  count: number;
  meets: number;
}

/** The chance that all conditions hold, after 0, 1, 2 … cards of the deck. */
export function chancesByCards(deck: readonly Met[], wanted: readonly Wanted[], mostDrawn: number): number[] {
  const size = countOf(deck);
  const drawn = Math.min(mostDrawn, size);
  const tally = new Tally(wanted);
  // Ways to have drawn so many cards, with so many for each condition.
  let ways = table(drawn + 1, tally.states);
  ways[0]![0] = 1;
  for (const { meets, count } of piles(deck)) {
    const next = table(drawn + 1, tally.states);
    for (let taken = 0; taken <= Math.min(count, drawn); taken++) {
      const many = choose(count, taken);
      for (let before = 0; before + taken <= drawn; before++)
        tally.add(ways[before]!, next[before + taken]!, meets, taken, many);
    }
    ways = next;
  }
  const chances = ways.map((row, n) => Math.min(1, tally.successes(row) / choose(size, n)));
  return Array.from({ length: mostDrawn + 1 }, (_, n) => chances[Math.min(n, drawn)]!);
}

/** The chance that all conditions hold in the opening hand, then in each turn, as the game draws. */
export function chancesByTurn(deck: readonly Met[], wanted: readonly Wanted[], draws: Draws, turns: number): number[] {
  const seen = cardsByTurn(draws, turns);
  const plain = chancesByCards(deck, wanted, seen.at(-1)!);
  const kept = seen.map((n) => plain[n]!);
  // Who may have too many of something keeps what came: what would be best isn't told by the question.
  if (draws.redraw === undefined || wanted.some(({ most }) => most !== undefined)) return kept;
  if (draws.redraw === "hand") return kept.map((chance) => 1 - (1 - kept[0]!) ** (draws.redraws ?? 1) * (1 - chance));
  return chancesWithRedraw(deck, wanted, draws, seen);
}

/** How many cards have come in the opening hand, then by each turn. */
export function cardsByTurn({ opening, turns: adds }: Draws, turns: number): number[] {
  const seen = [opening];
  for (let turn = 0; turn < (adds.length === 0 ? 0 : turns); turn++)
    seen.push(seen.at(-1)! + (adds[turn] ?? adds.at(-1)!));
  return seen;
}

/**
 * Where any cards of the first hand may go back: those that meet no condition do, and as many are drawn anew, as often as may be. Of
 * the others each is as likely to have come as any: how many of them have come says the rest.
 */
function chancesWithRedraw(deck: readonly Met[], wanted: readonly Wanted[], draws: Draws, seen: readonly number[]) {
  const useful = deck.filter(({ meets }) => meets !== 0);
  const [size, good] = [countOf(deck), countOf(useful)];
  const first = Math.min(size, draws.opening);
  /** How likely each number of useful cards is, with more cards drawn of those that aren't kept. */
  const withMore = (held: readonly number[], drawn: (kept: number) => { cards: number; of: number }): number[] => {
    const next = Array<number>(good + 1).fill(0);
    for (const [kept, chance] of held.entries()) {
      if (chance === 0) continue;
      const { cards, of } = drawn(kept);
      const left = good - kept;
      for (let more = 0; more <= Math.min(cards, left); more++)
        next[kept + more]! += (chance * choose(left, more) * choose(of - left, cards - more)) / choose(of, cards);
    }
    return next;
  };
  let held = withMore([1], () => ({ cards: first, of: size }));
  for (let n = 0; n < (draws.redraws ?? 1); n++)
    held = withMore(held, (kept) => ({ cards: first - kept, of: size - kept }));
  const holding = chancesByCards(useful, wanted, good);
  return seen.map((n) => {
    const byThen = withMore(held, () => ({ cards: Math.min(size, n) - first, of: size - first }));
    return Math.min(
      1,
      byThen.reduce((sum, chance, kept) => sum + chance * holding[kept]!, 0),
    );
  });
}

const countOf = (deck: readonly Met[]): number => deck.reduce((sum, { count }) => sum + count, 0);

/** Cards of one pile meet the same conditions. */
function piles(deck: readonly Met[]): Met[] {
  const counts = new Map<number, number>();
  for (const { meets, count } of deck) counts.set(meets, (counts.get(meets) ?? 0) + count);
  return [...counts].map(([meets, count]) => ({ meets, count }));
}

const table = (rows: number, states: number): Float64Array[] =>
  Array.from({ length: rows }, () => new Float64Array(states));

/** How many cards there are for each condition, as one number; more than matter count as so many. */
class Tally {
  readonly states: number;
  private readonly caps: readonly number[];
  private readonly steps: readonly number[];
  private readonly afters = new Map<string, Int32Array>();

  constructor(private readonly wanted: readonly Wanted[]) {
    this.caps = wanted.map(({ least, most }) => (most === undefined ? least : most + 1));
    let states = 1;
    this.steps = this.caps.map((cap) => {
      const step = states;
      states *= cap + 1;
      return step;
    });
    this.states = states;
  }

  /** Adds ways to those with more cards of a pile. */
  add(from: Float64Array, to: Float64Array, meets: number, cards: number, many: number): void {
    const after = this.after(meets, cards);
    for (let state = 0; state < from.length; state++) if (from[state]! > 0) to[after[state]!]! += from[state]! * many;
  }

  successes(ways: Float64Array): number {
    let sum = 0;
    for (let state = 0; state < ways.length; state++) if (this.holds(state)) sum += ways[state]!;
    return sum;
  }

  private countOf(state: number, condition: number): number {
    return Math.floor(state / this.steps[condition]!) % (this.caps[condition]! + 1);
  }

  /** Where each state leads with so many more cards of a pile. */
  private after(meets: number, cards: number): Int32Array {
    const key = `${meets} ${cards}`;
    const known =
      this.afters.get(key) ?? Int32Array.from({ length: this.states }, (_, state) => this.next(state, meets, cards));
    this.afters.set(key, known);
    return known;
  }

  private next(state: number, meets: number, cards: number): number {
    let next = state;
    for (let n = 0; n < this.caps.length; n++) {
      if ((meets & (1 << n)) === 0) continue;
      const count = this.countOf(state, n);
      next += (Math.min(this.caps[n]!, count + cards) - count) * this.steps[n]!;
    }
    return next;
  }

  private holds(state: number): boolean {
    return this.wanted.every(({ least, most }, n) => {
      const count = this.countOf(state, n);
      return count >= least && (most === undefined || count <= most);
    });
  }
}

/** How many ways there are to take some of a pile. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - Math.min(k, n - k) + i)) / i;
  return ways;
}

/** The chance to hold at least `wanted` of `copies` among `drawn` cards of a deck of `size`. */
export function chanceToHold(size: number, copies: number, drawn: number, wanted = 1): number {
  const deck = [
    { count: copies, meets: 1 },
    { count: size - copies, meets: 0 },
  ];
  return chancesByCards(deck, [{ least: wanted }], Math.min(drawn, size)).at(-1)!;
}
