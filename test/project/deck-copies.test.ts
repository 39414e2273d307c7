import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { copiesAtOnce, copiesThatFit, readWish, usualCopies } from "../../project/deck-copies";
import { type GameId, gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

/** How many copies a hand means that doesn't count them. */

const known = { rules: undefined };
const cardOf = (game: GameId, id: string) => ({ id, card: readStarter<object>(game).cards.get(id)! });
const firstWith = (game: GameId, is: (card: Record<string, unknown>) => boolean) =>
  [...readStarter<Record<string, unknown>>(game).cards].find(([, card]) => is(card))![0];

describe.each(gameIds)("in %s", (game) => {
  const { cards } = readStarter<object>(game);
  const some = [...cards].slice(0, 12).map(([id, card]) => ({ id, card }));

  test("the usual number of a card is told by no rule, and one more or one fewer is no better", () => {
    const said = (card: (typeof some)[number], count: number) =>
      cardGame(game)
        .breaches([{ ...card, count }])
        .filter(({ isCount, cards: told }) => !isCount && told.includes(card.id)).length;
    for (const card of some) {
      const usual = usualCopies(game, card, known);
      expect(said(card, usual)).toBeLessThanOrEqual(Math.min(said(card, usual + 1), said(card, 1)));
    }
  });

  test("as many come in as fit, and no more", () => {
    const [card] = some;
    const { copies, unfit } = copiesThatFit(game, [], card!, 99, known);
    const errors = (count: number) =>
      cardGame(game)
        .breaches([{ ...card!, count }])
        .filter(({ problem, excess }) => problem.severity === "error" && excess > 0);
    expect(errors(copies)).toEqual([]);
    if (unfit) expect(errors(copies + 1)).not.toEqual([]);
    else expect(copies).toBe(99);
  });
});

test("there is one leader, rare cards are rarer, and what is printed so often is meant so often", () => {
  const usual = (game: GameId, id: string) => usualCopies(game, cardOf(game, id), known);
  expect(
    usual(
      "garden-incursion",
      firstWith("garden-incursion", ({ type }) => type === "queen"),
    ),
  ).toBe(1);
  const ofStars = (stars: number) =>
    firstWith("castle-lanes", ({ rarity, basic, type }) => rarity === stars && !basic && type !== "class");
  expect([1, 2, 3].map((stars) => usual("castle-lanes", ofStars(stars)))).toEqual([3, 2, 1]);
  const printed = firstWith("hatch", ({ copies }) => copies === 2);
  expect(usual("hatch", printed)).toBe(2);
});

test("a few numbers are chosen at once, the usual one among them", () => {
  expect(copiesAtOnce(3)).toEqual([1, 2, 3]);
  expect(copiesAtOnce(8)).toEqual([1, 4, 8]);
});

test.each([
  ["3x farmer", { copies: 3, search: "farmer" }],
  ["12 × type:crop", { copies: 12, search: "type:crop" }],
  ["3 damage", { copies: undefined, search: "3 damage" }],
  ["x farmer", { copies: undefined, search: "x farmer" }],
])("%s is read as a wish", (typed, wish) => {
  expect(readWish(typed)).toEqual(wish);
});
