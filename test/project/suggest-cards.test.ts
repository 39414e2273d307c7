import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashPlain } from "../../engine/core/plain";
import { checkDeckFile } from "../../project/check-deck-file";
import { measuredCards } from "../../project/lab/measured-cards";
import { deckPath } from "../../project/paths";
import { deckIds, readDeck } from "../../project/project-text";
import { suggestCards } from "../../project/suggest-cards";
import { supplyOf } from "../../project/supply";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { CardMark, LabResult } from "../../schemas/lab-answer";

const starter = (game: GameId): Map<string, string> => {
  const root = join("templates", game, "starter");
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
  );
};

test.each(gameIds)("what is suggested for a begun deck of %s breaks no rule, and says why", (game) => {
  const files = starter(game);
  const whole = deckIds(files)[0]!;
  const deck = readDeck(deckPath(whole), files.get(deckPath(whole))!, game)!;
  const begun = new Map(files);
  begun.set(deckPath("begun"), JSON.stringify({ name: "Begun", cards: deck.cards.slice(0, 4) }));
  const errors = (text: string) =>
    new Set(
      checkDeckFile(deckPath("begun"), text, game, begun)
        .filter(({ severity }) => severity === "error")
        .map(({ code }) => code),
    );
  const before = errors(begun.get(deckPath("begun"))!);
  const suggested = suggestCards(begun, game, "begun");
  expect(suggested.length).toBeGreaterThan(3);
  for (const { card, held, why } of suggested.slice(0, 8)) {
    expect(why.length).toBeGreaterThan(0);
    expect(why.join()).not.toMatch(/[a-z]{2}\d\d/);
    const others = deck.cards.slice(0, 4).filter((line) => line.card !== card);
    const after = errors(JSON.stringify({ name: "Begun", cards: [...others, { card, count: held + 1 }] }));
    expect([...after].filter((code) => !before.has(code))).toEqual([]);
  }
  expect(suggested.some(({ why }) => why.join().includes(`“${deck.name}”`))).toBe(true);
});

test("for a full deck, cards are suggested in place of others", () => {
  const files = starter("flask");
  const [first] = suggestCards(files, "flask", deckIds(files)[0]!);
  expect(first!.isInPlace).toBe(true);
});

test("what matches show counts, and is said", () => {
  const files = starter("castle-lanes");
  const [id] = deckIds(files);
  const last = suggestCards(files, "castle-lanes", id!).at(-1)!;
  const playedOf = (card: string) => (card === last.card ? { drawn: 9, played: 9, stuck: 0 } : undefined);
  const [best] = suggestCards(files, "castle-lanes", id!, { playedOf }).filter(({ card }) => card === last.card);
  expect(best!.why).toContain("played 9 of 9 times it was drawn");
});

test("what the lab has measured counts, and is said, for as long as the card is the one that was played", () => {
  const files = starter("castle-lanes");
  const [id] = deckIds(files);
  const cards = suggestCards(files, "castle-lanes", id!).map(({ card }) => card);
  const last = cards.at(-1)!;
  const mark = { card: last, early: 90, late: 400, difference: 0.3, interval: [0.2, 0.4], verdict: "strong" };
  const answerOn = (print: string, found: object = mark) =>
    ({
      experiment: { name: "Which cards are too strong?" },
      cards: { [last]: print },
      answer: { cards: [{ bot: "greedy", cards: [found as CardMark] }] },
    }) as unknown as LabResult;
  const ranked = (...answers: LabResult[]) =>
    suggestCards(files, "castle-lanes", id!, { measuredOf: measuredCards(files, "castle-lanes", answers) });
  const print = hashPlain(supplyOf(files, "castle-lanes").cards[last]);
  const found = ranked(answerOn(print));
  expect(found.findIndex(({ card }) => card === last)).toBeLessThan(cards.length / 2);
  expect(found.find(({ card }) => card === last)!.why[0]).toBe(
    "the lab found it strong: +30.0 points beside other cards (“Which cards are too strong?”)",
  );
  for (const of of [answerOn("another"), answerOn(print, { ...mark, verdict: undefined })])
    expect(ranked(of).map(({ card }) => card)).toEqual(cards);
});
