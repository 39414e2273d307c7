import { describe, expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import type { Options } from "../../engine/core/options";
import { dealHand, type HandStep, type HandWish, readyToDeal } from "../../engine/decks/hands/dealing";
import { countHands } from "../../engine/decks/hands/many-hands";
import { cardsByTurn, chancesByTurn } from "../../engine/decks/odds";
import { playableGame } from "../../engine/games/play-registry";
import { cardGame } from "../../engine/games/registry";
import { starterSupply } from "../../main/cli/starter-supply";
import { type GameId, gameIds } from "../../schemas/game-id";

function table(id: GameId, options: Options = {}, place = 1) {
  const [game, workshop] = [playableGame(id), cardGame(id)];
  const supply = { ...starterSupply(id), options };
  const deck = Object.keys(supply.decks)[0]!;
  const ready = readyToDeal(game, supply, deck);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const draws = workshop.draws!({ ...usual, ...options } as Options, place);
  const wish: HandWish = { deck, seed: 1, place, draws };
  const list = supply.decks[deck]!.filter(({ card }) => workshop.isDrawn?.(supply.cards[card]) ?? true);
  const hand = (seed: number, steps: readonly HandStep[] = []) => dealHand(game, ready.rules, { ...wish, seed }, steps);
  return { game, rules: ready.rules, draws, list, hand, place };
}

const draw: HandStep = { do: "draw" };

describe.each(gameIds)("first hands of %s", (id) => {
  const { draws, list, hand, rules } = table(id);

  test("are as large as the rules say, and of the deck's cards", () => {
    const ids = new Set(list.map(({ card }) => card));
    for (const seed of [1, 2, 3]) {
      const { cards, turn } = hand(seed);
      expect(cards).toHaveLength(draws.opening);
      expect(turn).toBe(0);
      for (const card of cards) expect(ids).toContain(card);
    }
    expect(hand(5)).toEqual(hand(5));
    expect(new Set([1, 2, 3, 4].map((seed) => hand(seed).cards.join())).size).toBeGreaterThan(1);
  });

  test("are dealt, or said to be too few, also of a deck that they exhaust", () => {
    const [game, supply] = [playableGame(id), starterSupply(id)];
    const deck = Object.keys(supply.decks)[0]!;
    const isDrawn = (card: string) => cardGame(id).isDrawn?.(supply.cards[card]) ?? true;
    const beside = supply.decks[deck]!.filter(({ card }) => !isDrawn(card));
    const tiny = [...beside, { card: list[0]!.card, count: draws.opening }];
    const ready = readyToDeal(game, { ...supply, decks: { ...supply.decks, [deck]: tiny } }, deck);
    if (!ready.ok) return expect(ready.problems[0]!.severity).toBe("error");
    const dealt = dealHand(game, ready.rules, { deck, seed: 1, place: 1, draws }, [draw]);
    expect(dealt.cards.length).toBeLessThanOrEqual(draws.opening + 1);
  });

  test("grow turn by turn as the odds count it", () => {
    const seen = cardsByTurn(draws, 2);
    if (seen.length === 1) expect(hand(1).mayDraw).toBe(false);
    else expect([0, 1, 2].map((n) => hand(1, Array(n).fill(draw)).cards.length)).toEqual(seen);
  });

  test("hold a card about as often as is likely", () => {
    const [first] = list;
    const size = list.reduce((sum, { count }) => sum + count, 0);
    const met = [
      { count: first!.count, meets: 1 },
      { count: size - first!.count, meets: 0 },
    ];
    const count = 60;
    const wanted = [{ least: 1 }];
    const exact = chancesByTurn(met, wanted, draws, 2);
    const questions = [{ wanted, meets: { [first!.card]: 1 } }];
    const counts = countHands(rules, { seeds: { from: 1, count }, place: 1, draws, turns: 2, questions });
    for (const [turn, chance] of exact.slice(0, counts.held[0]!.length).entries())
      expect(Math.abs(counts.held[0]![turn]! / count - chance)).toBeLessThan(4 * Math.sqrt(0.25 / count));
  });

  test("can be dealt from a deck that isn't legal", () => {
    const supply = starterSupply(id);
    const few = { ...supply, decks: { few: list.slice(0, 1).map(({ card }) => ({ card, count: 12 })) } };
    const ready = readyToDeal(playableGame(id), few, "few");
    if (ready.ok)
      expect(dealHand(playableGame(id), ready.rules, { deck: "few", seed: 1, place: 1, draws }, []).cards).toHaveLength(
        draws.opening,
      );
    else expect(ready.problems[0]!.message).not.toBe("");
  });
});

test("who comes second has a hand of their own size", () => {
  const { hand, draws } = table("castle-lanes", { secondBonusCards: 2 }, 2);
  expect(hand(1).cards).toHaveLength(draws.opening);
  expect(draws.opening).toBe(table("castle-lanes").draws.opening + 2);
  expect(hand(1, [draw]).cards).toHaveLength(draws.opening + draws.turns[0]!);
});

describe("a hand goes back", () => {
  test("whole, once, in Castle Lanes with that house rule", () => {
    const { hand, draws } = table("castle-lanes", { mulligan: "one" });
    expect(hand(1).mayRedraw).toBe(true);
    const again = hand(1, [{ do: "redraw", cards: [] }]);
    expect(again).toMatchObject({ turn: 0, mayRedraw: false });
    expect(again.cards).toHaveLength(draws.opening);
    expect(hand(1, [{ do: "keep" }]).cards).toEqual(hand(1).cards);
  });

  test("in part in Garden Incursion: the rest stays", () => {
    const { hand, draws } = table("garden-incursion");
    const [, , ...rest] = hand(1).cards;
    const again = hand(1, [{ do: "redraw", cards: [0, 1] }]);
    expect(again.cards.slice(0, rest.length)).toEqual(rest);
    expect(again.cards).toHaveLength(draws.opening);
  });

  test("and a match that repeats it deals the same", () => {
    const { hand, game, rules } = table("garden-incursion");
    const steps: HandStep[] = [{ do: "redraw", cards: [1] }, draw];
    const { cards, seat, actions } = hand(7, steps);
    const match = new Match(game.id, rules, { seed: 7 });
    for (const action of actions) match.do(action);
    const zone = match.rules.table(match.state).seats[seat]!.zones.find(({ id }) => id === `${seat}/hand`)!;
    expect(zone.cards.map(({ card }) => card)).toEqual(cards);
  });
});
