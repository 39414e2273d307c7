import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { checkDeckFile } from "../../project/check-deck-file";
import { completeDeckOf, completeEdit, type DeckCompletion, lockCard } from "../../project/complete-deck";
import { usualCopies } from "../../project/deck-copies";
import { cardPath, deckPath } from "../../project/paths";
import { cardIds, deckIds, type Files } from "../../project/project-text";
import type { Deck, DeckEntry } from "../../schemas/deck";
import { type GameId, gameIds } from "../../schemas/game-id";
import { startOwnTime } from "../own-time";

const starter = (game: GameId): Map<string, string> => {
  const root = join("templates", game, "starter");
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]),
  );
};
const starters = new Map(gameIds.map((game) => [game, starter(game)]));

const withDeck = (files: Files, cards: readonly DeckEntry[]): Files =>
  new Map([...files, [deckPath("tried"), JSON.stringify({ name: "Tried", cards })]]);
const errors = (files: Files, game: GameId, deck: Deck): string[] =>
  checkDeckFile(deckPath("tried"), JSON.stringify(deck), game, files, { isQuick: true })
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
function completed(files: Files, game: GameId): DeckCompletion {
  const done = completeDeckOf(files, game, "tried");
  if (!done.ok) throw new Error(done.problem.message);
  return done.value;
}
const copiesOf = ({ cards }: Deck): Record<string, number> =>
  Object.fromEntries(cards.map(({ card, count }) => [card, count]).toSorted());

describe.each(gameIds)("a deck of %s", (game) => {
  const files = starters.get(game)!;
  const ids = cardIds(files);
  const lines = fc.uniqueArray(
    fc.record({ card: fc.constantFrom(...ids), count: fc.integer({ min: 1, max: 9 }), locked: fc.constant(false) }),
    { selector: ({ card }) => card, maxLength: 25 },
  );

  test("of nothing becomes legal, and says why of every card", () => {
    const { deck, added, why, problem } = completed(withDeck(files, []), game);
    expect(problem).toBeUndefined();
    expect(errors(files, game, deck)).toEqual([]);
    expect(why).toHaveLength(added.length);
    for (const words of why) expect(words).toMatch(/^\d+ × .+: .+/);
  });

  test("that is only begun takes no more of a card than is usual, as other cards do as well", () => {
    const [leader] = ids.filter((id) => cardGame(game).leader?.is(JSON.parse(files.get(cardPath(id))!)));
    const begun = [...(leader === undefined ? [] : [{ card: leader, count: 1 }])];
    const { deck } = completed(withDeck(files, begun), game);
    for (const { card: id, count } of deck.cards) {
      const card = JSON.parse(files.get(cardPath(id))!) as object;
      expect(count, id).toBeLessThanOrEqual(Math.max(usualCopies(game, { id, card }, { rules: undefined }), 1));
    }
  });

  test("that is legal stays as it is", () => {
    for (const id of deckIds(files)) {
      const done = completeDeckOf(files, game, id);
      expect(done.ok && [...done.value.added, ...done.value.removed]).toEqual([]);
    }
  });

  test("is legal whenever that is said, whatever it was, in whatever order", () => {
    fc.assert(
      fc.property(lines, (cards) => {
        const { deck, problem } = completed(withDeck(files, cards), game);
        expect(problem?.message).toBeUndefined();
        expect(errors(files, game, deck)).toEqual([]);
        expect(copiesOf(completed(withDeck(files, cards.toReversed()), game).deck)).toEqual(copiesOf(deck));
      }),
      { numRuns: Number(process.env["COMPLETED_DECKS"] ?? 9), seed: 16 },
    );
  });

  test("is only mended where that is asked for: no card more than a rule asks for, and nothing left to take out", () => {
    fc.assert(
      fc.property(lines, (cards) => {
        const tried = withDeck(files, cards);
        const done = completeDeckOf(tried, game, "tried", {}, new Map(), "mend");
        if (!done.ok || done.value.problem) throw new Error("It can be mended.");
        const { deck, missing } = done.value;
        expect(errors(tried, game, deck).length > 0).toBe(missing !== undefined);
        expect(completed(withDeck(files, deck.cards), game).removed).toEqual([]);
      }),
      { numRuns: 4, seed: 16 },
    );
  });

  test("keeps its locked lines, and says so where they can't stay", () => {
    fc.assert(
      fc.property(lines, (cards) => {
        const kept = cards.map((line, n) => ({ ...line, locked: n % 4 === 0 }));
        const { deck, problem } = completed(withDeck(files, kept), game);
        const locked = (all: readonly DeckEntry[]) => all.filter((line) => line.locked);
        expect(locked(deck.cards)).toEqual(locked(kept));
        if (problem) expect(problem.code).toMatch(/^deck\/(locked-in-the-way|not-to-be-completed)$/);
        else expect(errors(files, game, deck)).toEqual([]);
      }),
      { numRuns: Number(process.env["COMPLETED_DECKS"] ?? 6), seed: 16 },
    );
  });
});

describe("a deck of ants", () => {
  const files = starters.get("garden-incursion")!;
  const ants = JSON.parse(files.get(deckPath("copperhill-ants"))!) as Deck;
  const queen = ants.cards.find(({ card }) => files.get(cardPath(card))!.includes('"type": "queen"'))!;

  test("without a queen gets theirs, and no other", () => {
    const cards = ants.cards.filter((line) => line !== queen);
    const { added, removed } = completed(withDeck(files, cards), "garden-incursion");
    expect(added.map(({ card }) => card)).toEqual([queen.card]);
    expect(removed).toEqual([]);
  });

  test("that is only begun is mended by nothing, and completed by more", () => {
    const tried = withDeck(files, [queen, { ...ants.cards.find((line) => line !== queen)!, count: 2 }]);
    const mended = completeDeckOf(tried, "garden-incursion", "tried", {}, new Map(), "mend");
    expect(mended.ok && mended.value).toMatchObject({ added: [], removed: [], missing: expect.stringMatching(/card/) });
    expect(completed(tried, "garden-incursion").added.length).toBeGreaterThan(1);
  });

  test("loses all bees at once", () => {
    const bees = (JSON.parse(files.get(deckPath("clover-bees"))!) as Deck).cards.filter(
      ({ card }) =>
        !files.get(cardPath(card))!.includes('"type": "queen"') && !ants.cards.some((line) => line.card === card),
    );
    const { added, removed } = completed(withDeck(files, [...ants.cards, ...bees]), "garden-incursion");
    expect(removed.map(({ card }) => card).sort()).toEqual(bees.map(({ card }) => card).sort());
    expect(removed[0]!.why).toMatch(/belongs to Clover Bees/);
    expect(added).toEqual([]);
  });

  test("keeps its own queen of two", () => {
    for (const bee of cardIds(files).filter((id) => files.get(cardPath(id))!.includes('"type": "queen"'))) {
      if (bee === queen.card) continue;
      const { added, removed } = completed(
        withDeck(files, [{ card: bee, count: 1 }, ...ants.cards]),
        "garden-incursion",
      );
      expect(removed.map(({ card }) => card)).toEqual([bee]);
      expect(added).toEqual([]);
    }
  });

  test("that is locked in with two queens can't be made legal, and says so", () => {
    const bee = cardIds(files).find((id) => id !== queen.card && files.get(cardPath(id))!.includes('"type": "queen"'))!;
    const cards = [...ants.cards, { card: bee, count: 1 }].map((line) => ({ ...line, locked: true }));
    const { deck, problem } = completed(withDeck(files, cards), "garden-incursion");
    expect(deck.cards).toEqual(cards);
    expect(problem?.code).toBe("deck/locked-in-the-way");
  });

  test("of a set with too few cards can't be completed, and says so", () => {
    const few = new Map([...files].filter(([path]) => !path.startsWith("cards/") || path === cardPath(queen.card)));
    const { problem } = completed(withDeck(few, [{ card: queen.card, count: 1 }]), "garden-incursion");
    expect(problem?.code).toBe("deck/not-to-be-completed");
  });

  test("is locked and unlocked, and what is changed is one step", () => {
    const tried = withDeck(files, ants.cards.slice(0, 3));
    const [change] = lockCard(tried, "garden-incursion", "tried", ants.cards[1]!.card, true).changes;
    const locked = new Map([...tried, [change!.path, change!.text!]]);
    expect(JSON.parse(change!.text!).cards[1].locked).toBe(true);
    const [back] = lockCard(locked, "garden-incursion", "tried", ants.cards[1]!.card, false).changes;
    expect(JSON.parse(back!.text!).cards[1].locked).toBeUndefined();
    const { added, removed } = completed(tried, "garden-incursion");
    expect(completeEdit(tried, "garden-incursion", "tried", added, removed).changes).toHaveLength(1);
  });
});

test("a deck of a thousand cards to choose from takes less than a second", () => {
  const files = new Map(starters.get("castle-lanes")!);
  const ids = cardIds(files);
  for (let n = 0; n < 1000 - ids.length; n++)
    files.set(cardPath(`more-${n}`), files.get(cardPath(ids[n % ids.length]!))!);
  completed(withDeck(files, []), "castle-lanes");
  const worked = startOwnTime();
  const { problem } = completed(withDeck(files, []), "castle-lanes");
  expect(worked()).toBeLessThan(1000);
  expect(problem).toBeUndefined();
});
