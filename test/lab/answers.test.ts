import { describe, expect, test } from "vitest";
import { type Rng, seedRng } from "../../engine/core/rng";
import { type Asked, answerTo, isSureEnough, type Pairing } from "../../engine/lab/answer";
import { verdictsOf } from "../../engine/lab/verdicts";
import type { CardUse, MatchupOutcome } from "../../schemas/lab-matches";
import { chance, type Odds, played } from "./synthetic";

const asking = (ask: Asked["ask"], pairings: Pairing[], more: Partial<Asked> = {}): Asked => ({
  ask,
  measure: "first-deck",
  fair: 0.05,
  pairings,
  limits: [],
  ...more,
});
const pair = (more: Partial<Pairing> = {}): Pairing => ({ bot: "greedy", decks: ["Red", "Green"], ...more });
const all = (rng: Rng, rounds: number, odds: readonly Odds[]): MatchupOutcome[] =>
  odds.flatMap((each, matchup) => played(rng, rounds, each).map((outcome) => ({ matchup, ...outcome })));
const even = { begins: 0.5, follows: 0.5, alike: 0.5 };
const answered = (asked: Asked, outcomes: MatchupOutcome[]) => {
  const answer = answerTo(asked, outcomes);
  return { answer, verdicts: verdictsOf(asked, answer, (card) => card) };
};
const texts = (asked: Asked, outcomes: MatchupOutcome[]): string =>
  answered(asked, outcomes)
    .verdicts.map(({ text }) => text)
    .join("\n");

describe("an answer", () => {
  test("says of a deck that is better that it is, with the numbers that it stands on", () => {
    const asked = asking("decks", [pair()]);
    const found = texts(asked, all(seedRng(4), 200, [{ begins: 0.7, follows: 0.65 }]));
    expect(found).toMatch(/^Red is stronger than Green: it wins 6\d\.\d% of 400 matches \(\d\d\.\d% to 7\d\.\d%\)\.$/);
  });

  test("calls fair only what surely is, and says how many matches it would take", () => {
    const asked = asking("decks", [pair()]);
    expect(texts(asked, all(seedRng(2), 1500, [even]))).toMatch(/^Fair: Red wins/);
    expect(texts(asked, all(seedRng(2), 40, [even]))).toMatch(/^It can't be told yet: .*about \d+ matches would tell/);
  });

  test("calls two equal decks different in at most 5 of 100 runs", () => {
    const rng = seedRng(3);
    const asked = asking("decks", [pair()]);
    const wrong = Array.from({ length: 200 }, () => answerTo(asked, all(rng, 60, [even])).pairings[0]!.finding);
    expect(wrong.filter((finding) => finding !== "open" && finding !== "fair").length).toBeLessThanOrEqual(6);
  });

  test("is sure enough once its intervals are narrow", () => {
    const asked = asking("decks", [pair()]);
    expect(isSureEnough(answerTo(asked, all(seedRng(4), 30, [even])), 0.1)).toBe(false);
    expect(isSureEnough(answerTo(asked, all(seedRng(4), 1200, [even])), 0.1)).toBe(true);
  });

  test("finds that beginning is an advantage", () => {
    const asked = asking("first-player", [pair({ decks: ["Red", "Red"] })]);
    expect(texts(asked, all(seedRng(5), 200, [{ begins: 0.7, follows: 0.3, alike: 0.9 }]))).toMatch(
      /^Whoever begins with Red is favoured/,
    );
  });

  test("finds in a sweep the value at which it is fair", () => {
    const rates = [0.2, 0.35, 0.5, 0.65, 0.8];
    const asked = asking(
      "sweep",
      rates.map((_, value) => pair({ value })),
    );
    const outcomes = all(
      seedRng(6),
      900,
      rates.map((rate) => ({ begins: rate, follows: rate })),
    );
    expect(texts(asked, outcomes)).toMatch(/^Fair with 2; nearest to even with 2,/);
  });

  test("compares before and after round by round, and is surer for it", () => {
    const asked = asking("what-if", [pair(), pair({ changed: true })]);
    const [was] = [played(seedRng(7), 150, { begins: 0.5, follows: 0.5 })];
    // The same matches, of which one in ten goes the other way.
    const rng = seedRng(8);
    const is = was.map((game) => (game.winners[0] === 1 && chance(rng) < 0.2 ? { ...game, winners: [0] } : game));
    const outcomes = [was, is].flatMap((games, matchup) => games.map((game) => ({ matchup, ...game })));
    const { answer, verdicts } = answered(asked, outcomes);
    const [found] = answer.whatIf!;
    expect(found!.difference).toBeCloseTo(found!.after - found!.before, 6);
    expect(found!.interval[1] - found!.interval[0]).toBeLessThan(0.1);
    expect(verdicts[0]!.text).toMatch(/^Red wins more often then/);
    const same = [was, was].flatMap((games, matchup) => games.map((game) => ({ matchup, ...game })));
    expect(texts(asked, same)).toMatch(/^No difference that can be told from chance/);
  });

  test("names the deck that wins the field, unless none is alone at the top", () => {
    const decks = ["Red", "Green", "Blue"];
    const pairings = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([a, b]) => pair({ decks: [decks[a!]!, decks[b!]!] }));
    const strong = { begins: 0.8, follows: 0.8 };
    expect(texts(asking("field", pairings), all(seedRng(9), 150, [strong, strong, even]))).toMatch(
      /^Red wins the field/,
    );
    expect(texts(asking("field", pairings), all(seedRng(9), 150, [even, even, even]))).toMatch(/^No deck is alone/);
  });

  test("warns where bots disagree, and of matches that a limit ended", () => {
    const pairings = [pair({ bot: "random" }), pair()];
    const asked = asking("decks", pairings, { limits: ["deck"] });
    const said = texts(asked, all(seedRng(10), 1500, [even, { begins: 0.7, follows: 0.7 }]));
    expect(said).toContain("The bots disagree about Red against Green: the random bot");
    expect(said).toContain("6000 of 6000 matches were ended by a limit");
  });
});

describe("cards", () => {
  const cards = Array.from({ length: 12 }, (_, n) => `card-${n}`);
  /** Each hand has half of the cards early. What the strong one is worth, if there is one, is put in. */
  function matches(rng: Rng, rounds: number, worth: number): MatchupOutcome[] {
    return Array.from({ length: 2 * rounds }, (_, index): MatchupOutcome => {
      const uses = [0, 1].flatMap((who) =>
        cards.map((card): CardUse => ({ card, who, drawn: chance(rng) < 0.5 ? 1 : 8, played: 8 })),
      );
      const has = (who: number): boolean =>
        uses.some((use) => use.card === "card-3" && use.who === who && use.drawn === 1);
      const lead = worth * ((has(0) ? 1 : 0) - (has(1) ? 1 : 0));
      const winners = [chance(rng) < 0.5 + lead / 2 ? 0 : 1];
      return { matchup: 0, index, winners, first: index % 2, turns: 9, actions: 9, cause: "deck", cards: uses };
    });
  }
  const asked = asking("cards", [pair()]);

  const drawnBy = (game: MatchupOutcome, rng: Rng, often: (who: number) => number) =>
    game.cards!.map((use) => ({ ...use, drawn: chance(rng) < often(use.who) ? 1 : 8 }));
  const falseAlarms = (biased: (rng: Rng) => MatchupOutcome[]): number => {
    const rng = seedRng(4);
    return Array.from({ length: 15 }, () => answered(asked, biased(rng)).verdicts[0]!.sure).filter(Boolean).length;
  };

  test("aren't called strong because whoever begins draws first, and wins", () => {
    const begins = (rng: Rng) =>
      matches(rng, 50, 0).map((game) => ({
        ...game,
        winners: [chance(rng) < 0.85 ? game.first : 1 - game.first],
        cards: drawnBy(game, rng, (who) => (who === game.first ? 0.8 : 0.3)),
      }));
    expect(falseAlarms(begins)).toBeLessThanOrEqual(1);
  });

  test("aren't called strong because whoever is ahead draws more of all", () => {
    const ahead = (rng: Rng) =>
      matches(rng, 50, 0).map((game) => ({
        ...game,
        cards: drawnBy(game, rng, (who) => (game.winners[0] === who ? 0.65 : 0.35)),
      }));
    expect(falseAlarms(ahead)).toBeLessThanOrEqual(1);
  });

  test("that are too strong are found, with matches in which it shows", () => {
    const { answer, verdicts } = answered(asked, matches(seedRng(1), 150, 0.4));
    expect(answer.cards![0]!.cards[0]).toMatchObject({ card: "card-3", verdict: "strong", by: 1 });
    expect(verdicts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^card-3 is far stronger than the other cards of its deck: who had it by turn 1/),
    ]);
    expect(verdicts[0]!.evidence!.length).toBe(5);
  });

  test("that stay in hand though there was time to play them are named", () => {
    const held = matches(seedRng(3), 40, 0).map((game) => ({
      ...game,
      cards: game.cards!.map((use) => (use.card === "card-5" ? { ...use, played: 0 } : use)),
    }));
    const { answer, verdicts } = answered(asked, held);
    const found = answer.cards![0]!.cards.find(({ card }) => card === "card-5")!;
    // Whoever drew it in turn 8 of 9 had no time for it.
    expect(found.held).toEqual({ hands: found.early, stuck: found.early });
    expect(verdicts.map(({ text }) => text)).toContain(
      `Mostly stuck in hand, though there was time to play: card-5 (100.0% of ${found.early} hands).`,
    );
  });

  test("of a fair set are called strong or weak in at most 5 of 100 runs", () => {
    const rng = seedRng(2);
    const wrong = Array.from({ length: 60 }, () => answered(asked, matches(rng, 40, 0)).verdicts[0]!.sure);
    expect(wrong.filter(Boolean).length).toBeLessThanOrEqual(2);
  });
});
