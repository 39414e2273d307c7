import { expect, test } from "vitest";
import type { Review } from "../../engine/core/review/review";
import { cardHash, marksInWords, marksOf, playedWords } from "../../renderer/state/played-marks";
import { markedBy } from "../../renderer/table/review/marked-by";
import { branchWords, decidedWords, outcomeWords, standingWord } from "../../renderer/table/review/review-words";
import type { Match } from "../../schemas/match";

/** What is said of matches that were played to their end, and of the cards in them. */

const ant = { name: "Ant" };
const record = { format: 2, game: "flask", players: [{}, {}], options: {}, cards: { ant }, actions: [] };
const review: Review = {
  turns: [
    { at: 0, turn: 1, seat: 0, shares: [0.5, 0.5] },
    { at: 4, turn: 2, seat: 1, shares: [0.45, 0.55] },
    { at: 9, turn: 3, seat: 0, shares: [0.9, 0.1] },
    { at: 12, turn: 3, seat: -1, shares: [1, 0] },
  ],
  decisive: { turn: 1, seat: 0, told: [] },
  values: [],
  cards: [
    { card: "ant", seat: 0, drawn: [0, 3], played: [8], stuck: 1 },
    { card: "ant", seat: 1, drawn: [4], played: [], stuck: 0 },
  ],
  result: { winners: [0], ranking: [[0], [1]], cause: "castle" },
};
const names = ["Ann", "Bob"];
const played = markedBy({ game: "flask", names, snapshot: { total: 12 } as never }, review, record as unknown as Match);

test("marks of all seats are one card's, with the moment at which it was first played", () => {
  expect(played.cards["ant"]).toEqual({ hash: cardHash(ant), drawn: 3, played: 1, stuck: 1, at: 8 });
  expect(playedWords(played)).toBe("Ann, Bob: Ann won in 3 turns");
  expect(playedWords({ ...played, unofficial: true })).toBe("Ann, Bob: Ann won in 3 turns · Decks not legal yet");
});

test("the same match is the same one, whoever looks at it when", () => {
  const again = markedBy(
    { game: "flask", names, snapshot: { total: 12 } as never },
    review,
    structuredClone(record) as never,
  );
  expect(again.id).toBe(played.id);
});

test("marks of a card that was changed since are shown as old, and don't count", () => {
  const now = marksOf("ant", ant, [played, played]);
  expect(marksInWords(now)).toBe("Drawn 6 times, played 2, stuck 2");
  const changed = marksOf("ant", { name: "Great ant" }, [played]);
  expect([changed.drawn, changed.in.map(({ isOld }) => isOld)]).toEqual([0, [true]]);
  expect(marksOf("bee", ant, [played]).in).toEqual([]);
});

test("who won and what decided it is said in words", () => {
  expect(outcomeWords(review, names)).toBe("Ann won");
  expect(decidedWords(review, names)).toBe("Turn 2, Bob, swung most: Ann went from level to far ahead.");
  const late = { ...review, decisive: { turn: 2, seat: 0, told: [] } };
  expect(decidedWords(late, names)).toBe("Turn 3, Ann, ended it: until then Ann was far ahead.");
  expect([0, 0.2, 0.5, 0.7, 1].map(standingWord)).toEqual(["far behind", "behind", "level", "ahead", "far ahead"]);
});

test("another way that it went says where it parts, and how it ended", () => {
  const branch = { id: 1, at: 5, total: 20, words: "Bob passes.", winners: [1], turn: 8 };
  const turns = [{ at: 4, text: "Turn 2: Bob" }];
  expect(branchWords(branch, names, turns)).toBe("Turn 2: Bob: Bob passes. Bob won in turn 8.");
  expect(branchWords({ ...branch, winners: null, round: 4 }, names, turns)).toMatch(/Left open in round 4\.$/);
});
