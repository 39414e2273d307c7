import { describe, expect, test } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import type { Action } from "../../engine/core/game";
import { Match } from "../../engine/core/match";
import { HandWatch } from "../../engine/core/review/hand-watch";
import { Reviewing, reviewOf } from "../../engine/core/review/review";
import { leadsOf, sharesOf, swingsIn } from "../../engine/core/review/shares";
import { seedRng } from "../../engine/core/rng";
import type { TableView } from "../../engine/core/table-view";
import { playableGames } from "../../engine/games/play-registry";
import { starterRules } from "./starter";

describe("how seats stood", () => {
  test("leads are measured by how large they were, whatever the units", () => {
    const small = sharesOf([leadsOf([1, 0]), leadsOf([0, 2]), leadsOf([3, 0])]);
    const large = sharesOf([leadsOf([100, 0]), leadsOf([0, 200]), leadsOf([300, 0])]);
    expect(large).toEqual(small);
    expect(small[0]![0]! + small[0]![1]!).toBeCloseTo(1);
  });

  test("one that has lost for certain doesn't flatten the rest", () => {
    const [early] = sharesOf([leadsOf([5, 0]), leadsOf([8, 0]), leadsOf([1e6, -1e6])]);
    expect(early![0]).toBeGreaterThan(0.6);
  });

  test("a match in which nobody was ever ahead is level throughout", () => {
    expect(sharesOf([leadsOf([2, 2]), leadsOf([7, 7])]).flat()).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  test("the greatest swing comes first, small ones not at all, and of some seats if wanted", () => {
    const shares = [
      [0.5, 0.5],
      [0.8, 0.2],
      [0.3, 0.7],
      [0.32, 0.68],
    ];
    expect(swingsIn(shares, 0.1).map(({ from, seat }) => [from, seat])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(swingsIn(shares, 0.1, [0]).map(({ from }) => from)).toEqual([0]);
  });
});

/** A table on which there are only hands. */
const hands = (cards: readonly string[], isOut = false): TableView =>
  ({
    active: 0,
    seats: [
      {
        seat: 0,
        ...(isOut ? { isOut } : {}),
        zones: [{ id: "0/hand", label: "Hand", spread: "hand", cards: cards.map((card) => ({ card })) }],
      },
    ],
  }) as unknown as TableView;

describe("what became of cards in hand", () => {
  test("copies are told apart by nothing but their number", () => {
    const watch = new HandWatch(hands(["ant", "ant"]));
    watch.see(hands(["ant", "bee"]), { at: 3, played: { card: "ant", seat: 0 } });
    watch.see(hands(["ant"]), { at: 4 });
    expect(watch.end()).toEqual([
      { card: "ant", seat: 0, drawn: [0, 0], played: [3], stuck: 0 },
      { card: "bee", seat: 0, drawn: [3], played: [], stuck: 0 },
    ]);
  });

  test("a card is stuck that saw another turn of its own and stayed to the end", () => {
    const watch = new HandWatch(hands(["ant"]));
    watch.see(hands(["ant", "bee"]), { at: 5, begins: 0 });
    expect(watch.end().map(({ card, stuck }) => [card, stuck])).toEqual([
      ["ant", 1],
      ["bee", 0],
    ]);
  });

  test("what was offered and comes back in the same turn isn't drawn twice", () => {
    const watch = new HandWatch(hands(["ant"]));
    watch.see(hands([]), { at: 1 });
    watch.see(hands(["ant"]), { at: 2, begins: 0 });
    watch.see(hands([]), { at: 3 });
    watch.see(hands([]), { at: 4, begins: 0 });
    watch.see(hands(["ant"]), { at: 5 });
    expect(watch.end()[0]!.drawn).toEqual([0, 5]);
  });

  test("whoever is out had the cards in hand until then", () => {
    const watch = new HandWatch(hands(["ant"]));
    watch.see(hands(["ant"]), { at: 4, begins: 0 });
    watch.see(hands([], true), { at: 6 });
    expect(watch.end()[0]).toMatchObject({ played: [], stuck: 1 });
  });
});

describe.each(playableGames)("looking back at a match of %s", (id) => {
  const { game, rules } = starterRules(id);
  const match = new Match(id, rules, { seed: 5 });
  const rng = seedRng(3);
  const plays = new Set(game.names.plays);
  const played: Action[] = [];
  const seated = match.setup.seats.map((_, seat) => playerOf(greedy, rules, seat));
  while (match.state.result === null) {
    const { seat } = match.state.prompt!;
    const action = seated[seat]!(rules.view(match.state, seat), rng);
    if (plays.has(action.type)) played.push(action);
    match.do(action);
  }
  const review = reviewOf(match, game.names);

  test("says who won, when it swung, and what was done then", () => {
    expect(review.result).toEqual(match.state.result);
    const { turn, seat, told } = review.decisive!;
    expect(review.result!.winners).toContain(seat);
    expect(told.length).toBeGreaterThan(0);
    expect(review.turns[turn + 1]!.shares[seat]).toBeGreaterThan(review.turns[turn]!.shares[seat]!);
  });

  test("has every turn once, with what everybody had", () => {
    const ats = review.turns.map(({ at }) => at);
    expect(ats).toEqual([...new Set(ats)].sort((a, b) => a - b));
    expect([ats[0], ats.at(-1)]).toEqual([0, match.actions.length]);
    expect(review.values.length).toBeGreaterThan(0);
    for (const { bySeat } of review.values)
      for (const series of bySeat) expect(series.length).toBe(review.turns.length);
  });

  test("counts what was played by the actions that its game names, each at its moment", () => {
    const counted = review.cards.flatMap((story) => story.played);
    expect(counted.length).toBe(played.length);
    for (const at of counted) expect(plays).toContain(match.actions[at - 1]!.type);
    for (const { drawn, played: all, stuck } of review.cards)
      expect(drawn.length).toBeGreaterThanOrEqual(all.length + stuck);
  });

  test("is the same from any moment of the match, and however small the steps are", () => {
    match.undo(7);
    const reviewing = new Reviewing(match, game.names);
    while (!reviewing.goOn(3)) expect(reviewing.done).toBeLessThan(reviewing.total);
    expect(reviewing.finish()).toEqual(review);
    match.redo(7);
  });
});
