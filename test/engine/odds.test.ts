import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardsByTurn, chancesByCards, chancesByTurn, type Met, type Wanted } from "../../engine/decks/odds";
import { cardGame } from "../../engine/games/registry";
import { startOwnTime } from "../own-time";
import { starterRules } from "./starter";

/** Every way to draw so many cards of a few, each once. */
function* hands(cards: readonly number[], n: number, from = 0): Generator<number[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= cards.length - n; at++) for (const rest of hands(cards, n - 1, at + 1)) yield [at, ...rest];
}

const spread = (deck: readonly Met[]): number[] => deck.flatMap(({ count, meets }) => Array(count).fill(meets));

const holds = (hand: readonly number[], wanted: readonly Wanted[]): boolean =>
  wanted.every(({ least, most = Number.POSITIVE_INFINITY }, n) => {
    const count = hand.filter((meets) => meets & (1 << n)).length;
    return count >= least && count <= most;
  });

function share(cards: readonly number[], n: number, isSo: (hand: number[], at: number[]) => number): number {
  let [sum, all] = [0, 0];
  for (const at of hands(cards, Math.min(n, cards.length))) {
    sum += isSo(
      at.map((one) => cards[one]!),
      at,
    );
    all += 1;
  }
  return sum / all;
}

const deckOf = (most: number) =>
  fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), meets: fc.integer({ min: 0, max: 7 }) }), {
    minLength: 1,
    maxLength: most,
  });
const least = fc.integer({ min: 0, max: 3 }).map((n): Wanted => ({ least: n }));
const between = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
const any = fc.oneof(
  least,
  between.map(([n, more]): Wanted => ({ least: n, most: n + more })),
);
const three = (one: fc.Arbitrary<Wanted>) => fc.array(one, { minLength: 1, maxLength: 3 });

describe("chances are what counting every hand says", () => {
  test("of overlapping conditions, after any number of cards", () => {
    fc.assert(
      fc.property(deckOf(4), three(any), fc.integer({ min: 0, max: 6 }), (deck, wanted, drawn) => {
        const counted = share(spread(deck), drawn, (hand) => Number(holds(hand, wanted)));
        expect(chancesByCards(deck, wanted, drawn).at(-1)).toBeCloseTo(counted, 10);
      }),
    );
  });

  test("where cards of the first hand that answer nothing go back, as often as the rules allow", () => {
    fc.assert(
      fc.property(
        deckOf(3),
        three(least),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
        (deck, wanted, opening, turns, redraws) => {
          const used = deck.map(({ count, meets }) => ({ count, meets: meets & ((1 << wanted.length) - 1) }));
          const cards = spread(used);
          fc.pre(opening <= cards.length);
          const draws = { opening, redraw: "some", redraws, turns: [1] } as const;
          // What was kept before, and what the rest of the hand is drawn from.
          const chance = (before: readonly number[], from: readonly number[], left: number): number =>
            left === 0
              ? share(from, opening - before.length + turns, (anew) => Number(holds([...before, ...anew], wanted)))
              : share(from, opening - before.length, (hand, at) => {
                  const kept = [...before, ...hand.filter((meets) => meets !== 0)];
                  const others = from.filter((meets, n) => !at.includes(n) || meets === 0);
                  return chance(kept, others, left - 1);
                });
          const counted = chance([], cards, redraws);
          expect(chancesByTurn(used, wanted, draws, turns).at(-1)).toBeCloseTo(counted, 10);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("where a whole first hand that doesn't answer goes back once", () => {
    fc.assert(
      fc.property(
        deckOf(3),
        three(least),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        (deck, wanted, opening, turns) => {
          const cards = spread(deck);
          fc.pre(opening <= cards.length);
          const later = (left: readonly number[], kept: readonly number[]) =>
            share(left, turns, (anew) => Number(holds([...kept, ...anew], wanted)));
          const second = share(cards, opening + turns, (hand) => Number(holds(hand, wanted)));
          const counted = share(cards, opening, (hand, at) =>
            holds(hand, wanted)
              ? later(
                  cards.filter((_, n) => !at.includes(n)),
                  hand,
                )
              : second,
          );
          const draws = { opening, redraw: "hand", turns: [1] } as const;
          expect(chancesByTurn(deck, wanted, draws, turns).at(-1)).toBeCloseTo(counted, 10);
        },
      ),
      { numRuns: 60 },
    );
  });
});

test("cards come as the game draws, and no further than the deck", () => {
  expect(cardsByTurn({ opening: 4, turns: [0, 1] }, 4)).toEqual([4, 4, 5, 6, 7]);
  expect(cardsByTurn({ opening: 3, turns: [] }, 4)).toEqual([3]);
  expect(chancesByCards([{ count: 2, meets: 1 }], [{ least: 2 }], 5)).toEqual([0, 0, 1, 1, 1, 1]);
  expect(chancesByCards([], [{ least: 1 }], 2)).toEqual([0, 0, 0]);
});

test("four conditions on sixty cards are answered at once", () => {
  const deck = Array.from({ length: 30 }, (_, n) => ({ count: 2, meets: n % 16 }));
  const wanted = [2, 2, 1, 3].map((least) => ({ least }));
  const ask = () => chancesByTurn(deck, wanted, { opening: 7, redraw: "some", turns: [1] }, 8);
  ask();
  const worked = startOwnTime();
  for (let n = 0; n < 5; n++) ask();
  expect(worked() / 5).toBeLessThan(50);
});

// In Battle Farm a class may add a card of its own to a hand.
test.each(["flask", "castle-lanes", "hatch", "garden-incursion"] as const)("%s deals as it says it draws", (id) => {
  const { rules } = starterRules(id);
  const game = cardGame(id);
  const cards = rules.setup.cards as Record<string, object>;
  const { opening } = game.draws!(undefined, 2);
  let [held, expected, spread] = [0, 0, 0];
  for (let seed = 1; seed <= 150; seed++) {
    const position = rules.writePosition(rules.deal(seed)) as { active: number; players: { hand: string[] }[] };
    const second = 1 - position.active;
    const hand = position.players[second]!.hand;
    expect(hand).toHaveLength(opening);
    const listed = rules.setup.seats[second]!.deck ?? rules.setup.deck!;
    const deck = listed.filter(({ card }) => game.isDrawn?.(cards[card]) ?? true);
    const meant = new Set(deck.filter((_, n) => n % 4 === 0).map(({ card }) => card));
    const met = deck.map(({ card, count }) => ({ count, meets: meant.has(card) ? 1 : 0 }));
    const chance = chancesByCards(met, [{ least: 2 }], opening).at(-1)!;
    held += hand.filter((card) => meant.has(card)).length >= 2 ? 1 : 0;
    expected += chance;
    spread += chance * (1 - chance);
  }
  expect(Math.abs(held - expected)).toBeLessThan(4 * Math.sqrt(spread));
});
