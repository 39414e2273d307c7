import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";
import { readStarter } from "../games/starter";

/** What a builder asks of a game besides the verdict: whether one more card fits, which rules there are, what a deck comes to. */

const linesOf = (game: (typeof gameIds)[number], deck: string) => {
  const { cards, decks } = readStarter<object>(game);
  return decks.get(deck)!.cards.map(({ card, count }) => ({ id: card, card: cards.get(card), count }));
};
const errorsOf = (game: (typeof gameIds)[number], lines: ReturnType<typeof linesOf>) =>
  cardGame(game)
    .breaches(lines)
    .filter(({ problem, excess }) => problem.severity === "error" && excess > 0);

describe.each(gameIds)("in %s", (game) => {
  const { cards, decks } = readStarter<object>(game);
  const [deck] = decks.keys();
  const lines = linesOf(game, deck!);

  test("a card fits just if one more of it breaks no rule", () => {
    const fits = cardGame(game).fits(lines);
    const odd = [...cards].filter(([id, card]) => {
      const copies = lines.find((line) => line.id === id)?.count ?? 0;
      const after = [...lines.filter((line) => line.id !== id), { id, card, count: copies + 1 }];
      return (fits({ id, card }).unfit === undefined) !== (errorsOf(game, after).length === 0);
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  test("rules are told in sentences, and are broken just where the verdict says so", () => {
    for (const tried of [lines, [], lines.map((line) => ({ ...line, count: line.count + 20 }))]) {
      const rules = cardGame(game).deckRules(tried);
      expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
      for (const { says } of rules) expect(says).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
      const told = rules.flatMap(({ breaches }) => breaches.map(({ message }) => message));
      expect(told).toEqual(
        cardGame(game)
          .breaches(tried)
          .map(({ problem }) => problem.message),
      );
    }
  });
});

test("cards of another class never fit, of enough copies there is no more room, and a full deck says so", () => {
  const lines = linesOf("castle-lanes", "stampede");
  const { cards } = readStarter<object>("castle-lanes");
  const kindOf = (of: typeof lines, id: string) =>
    cardGame("castle-lanes").fits(of)({ id, card: cards.get(id)! }).unfit?.kind;
  const [leader] = lines.filter(({ card }) => cardGame("castle-lanes").leader!.is(card!));
  const named = (leader!.card as { name: string }).name;
  const ofClass = (own: boolean) =>
    [...cards].find(([id, card]) => {
      const { class: of, rarity } = card as { class?: string; rarity?: number };
      return of !== undefined && (of === named) === own && rarity !== 0 && !lines.some((line) => line.id === id);
    })?.[0];
  expect(kindOf(lines, ofClass(false)!)).toBe("foreign");
  const [full] = lines.filter(({ card, count }) => (card as { rarity?: number }).rarity === 1 && count === 3);
  expect(
    kindOf(
      lines.filter((line) => line === leader || line === full),
      full!.id,
    ),
  ).toBe("enough");
  expect(kindOf([leader!], full!.id)).toBeUndefined();
  const other = [...cards].find(([, card]) => cardGame("castle-lanes").leader!.is(card) && card !== leader!.card)!;
  expect(kindOf([leader!], other[0])).toBe("enough");
});

test("of a shared deck everything is counted: kinds, colours, rarities, and what brings the end for how many", () => {
  const [deck] = readStarter("battle-farm").decks.keys();
  const tables = cardGame("battle-farm").deckTables!(linesOf("battle-farm", deck!));
  const cells = (title: string) =>
    tables.find((table) => table.title.startsWith(title))!.rows.map(({ cells: all }) => all.at(-1));
  expect(cells("Kinds")).toEqual([105, 92, 197]);
  // As the rulebook counts them.
  expect(cells("Coins")).toEqual([250, 208, 185, 171, 164]);
  const crops = tables.find(({ title }) => title.startsWith("Colours"))!.rows;
  expect(crops.reduce((sum, { cells: [, coins] }) => sum + Number(coins), 0)).toBe(582);
  expect(Math.round(crops.reduce((sum, { share = 0 }) => sum + share, 0))).toBe(100);
});

test("a dragons' deck tells what is given and asked for, and how far its power goes", () => {
  const [deck] = readStarter("hatch").decks.keys();
  const lines = linesOf("hatch", deck!);
  const [all, given, seats] = cardGame("hatch").deckTables!(lines);
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  expect(all!.rows[0]!.cells).toEqual([total]);
  expect(given!.rows.reduce((sum, { cells: [n] }) => sum + Number(n), 0)).toBe(total);
  expect(seats!.rows.map(({ players }) => players)).toEqual([2, 3, 4, 5]);
});
