import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { byHand } from "../../bench/duel/by-hand";
import { deckList } from "../../bench/duel/cards";
import type { Contender, Move } from "../../bench/duel/contender";
import { onBoardgameIo } from "../../bench/duel/on-boardgame-io";
import { onCore, onCoreWithHistory } from "../../bench/duel/on-core";
import { duelRules } from "../../bench/duel/rules";
import { seedRng } from "../../engine/core/rng";

/** Measurements compare like with like only if everybody plays the same game. */

const seeds = Array.from({ length: 300 }, (_, n) => n * 7919);

function movesOf({ play }: Contender, seed: number): string[] {
  const moves: string[] = [];
  const copy = ({ at, winner, active, turn, rng, sides }: Move) => ({
    at,
    winner,
    active,
    turn,
    rng: [...rng],
    sides: sides.map(({ life, energy, deck, hand, discard }) => ({ life, energy, deck, hand, discard })),
  });
  const count = play(seed, (move) => moves.push(JSON.stringify(copy(move))));
  expect(count).toBe(moves.length);
  return moves;
}

function playTheSame(contender: Contender): void {
  for (const seed of seeds) expect(movesOf(contender, seed), `seed ${seed}`).toEqual(movesOf(byHand, seed));
}

const isInstalled = existsSync("bench/node_modules/boardgame.io");

describe("the duel is the same game, move by move,", () => {
  test("by hand and on Cardwright's core", () => playTheSame(onCore));

  test("with history and without", () => playTheSame(onCoreWithHistory));

  // `npm run bench` installs it; nothing else needs it.
  test.skipIf(!isInstalled)("by hand and on boardgame.io", () => playTheSame(onBoardgameIo()));
});

test("a game takes about eighty moves, and either seat may win", () => {
  const ends = seeds.map((seed) => movesOf(byHand, seed));
  const moves = ends.reduce((sum, { length }) => sum + length, 0) / ends.length;
  expect(moves).toBeGreaterThan(60);
  expect(moves).toBeLessThan(100);
  const wins = ends.filter((end) => (JSON.parse(end.at(-1)!) as Move).winner === 0).length;
  expect(wins).toBeGreaterThan(seeds.length / 4);
  expect(wins).toBeLessThan((seeds.length * 3) / 4);
});

test("a view hides decks and the other's hand, and a new deal of it uses the same cards", () => {
  const state = duelRules.deal(5);
  const view = duelRules.view(state, 0);
  const shown = view.design.flatMap((design, card) => (design >= 0 ? [card] : []));
  expect(shown.sort()).toEqual([...state.players[0]!.hand].sort());
  const world = duelRules.redeal(view, 0, seedRng(9));
  const sorted = (cards: readonly number[]): number[] => [...cards].sort();
  expect(sorted(world.design.slice(0, 24))).toEqual(sorted(deckList()));
  expect(sorted(world.design.slice(24))).toEqual(sorted(deckList()));
  for (const card of shown) expect(world.design[card]).toBe(state.design[card]);
});
