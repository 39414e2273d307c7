import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { markCards } from "../../engine/lab/card-marks";
import { roundsOf } from "../../engine/lab/summary";

/**
 * Matches of quick bots with a starter set in which one card was made far too strong (`rigged`, by `change`), as they were played:
 * who won, who began, the turns, and of both hands each card by its number, the turn in which it was played and those in which copies came.
 */
interface Rigged {
  rigged: string;
  cards: string[];
  matches: [won: number[], began: number, turns: number, ...hands: string[]][];
}

const all: Record<string, Rigged> = JSON.parse(readFileSync(join("fixtures", "lab", "rigged.json"), "utf8"));

const marksIn = ({ cards, matches }: Rigged) => {
  const games = matches.map(([winners, first, turns, ...hands], index) => ({
    ...{ index, winners, first, turns, actions: turns, cause: "played" },
    cards: hands.flatMap((hand, who) =>
      hand.split(",").map((use) => {
        const [card = 0, played = 0, drawn = 0, ...more] = use.split(" ").map(Number);
        return { card: cards[card]!, who, played, drawn, more };
      }),
    ),
  }));
  return markCards([{ rounds: roundsOf(games, 2), n: 0 }]);
};

describe("a card that is far too strong", () => {
  test.each(Object.entries(all))("is found in at most 80 matches of %s", (_, rigged) => {
    const strong = marksIn(rigged).filter(({ verdict }) => verdict === "strong");
    expect(strong.map(({ card }) => card)).toEqual([rigged.rigged]);
  });

  test.each(Object.entries(all))("is no stronger than others where luck decides who won: %s", (_, rigged) => {
    const matches = rigged.matches.map(([, began, turns, ...hands], n): Rigged["matches"][number] => [
      [(n * 7919) % 31 < 15 ? 0 : 1],
      began,
      turns,
      ...hands,
    ]);
    expect(marksIn({ ...rigged, matches }).filter(({ verdict }) => verdict)).toEqual([]);
  });
});
