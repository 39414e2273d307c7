import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import type { DeckBreach, DeckLine } from "../../engine/core/card-game";
import { nextInt, type Rng, seedRng } from "../../engine/core/rng";
import { withSteps } from "../../engine/decks/deck-repairs";
import { cardGame } from "../../engine/games/registry";
import { gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { isDeckRepair, Repair, stepsOf } from "../../schemas/repair";
import { readStarter } from "./starter";

/** Starter decks are spoiled in many ways; what is offered must mend them. */

/** More of them with `REPAIR_DECKS=40`. */
const tried = Number(process.env["REPAIR_DECKS"] ?? 3);
const isError = ({ severity }: { severity: Problem["severity"] }): boolean => severity === "error";

function spoiled<Card>(rng: Rng, deck: readonly DeckLine<Card>[], set: readonly { id: string; card: Card }[]) {
  let lines = [...deck];
  for (let n = nextInt(rng, 6) + 1; n > 0; n--) {
    const { id, card } = set[nextInt(rng, set.length)]!;
    const line = lines[nextInt(rng, lines.length)];
    const what = nextInt(rng, 4);
    if (what === 0 || !line) lines.push({ id, card, count: nextInt(rng, 4) + 1 });
    else if (what === 1) lines = lines.filter((each) => each !== line);
    else if (what === 2) lines = lines.map((each) => (each === line ? { ...line, count: line.count + 9 } : each));
    else lines = lines.map((each) => (each === line ? { ...line, count: 1 } : each));
  }
  return lines;
}

const shuffled = <T>(rng: Rng, list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, at: nextInt(rng, 1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

describe.each(gameIds)("%s decks", (id) => {
  const game = cardGame(id);
  const starter = readStarter<unknown>(id);
  const set = [...starter.cards].map(([cardId, card]) => ({ id: cardId, card }));
  const rng = seedRng(16);

  test("are legal or not in whatever order their lines stand", () => {
    // What is told may differ: of two leaders the first says who else belongs.
    const isLegal = (lines: readonly DeckLine<unknown>[]) => !game.breaches(lines, { set: () => set }).some(isError);
    for (const name of starter.decks.keys())
      for (let n = 0; n < 4 * tried; n++) {
        const lines = n === 0 ? starter.entries(name) : spoiled(rng, starter.entries(name), set);
        expect(isLegal(shuffled(rng, lines))).toBe(isLegal(lines));
      }
  });
});

describe.each(gameIds)("repairs of %s decks", (id) => {
  const game = cardGame(id);
  const starter = readStarter<unknown>(id);
  const set = [...starter.cards].map(([cardId, card]) => ({ id: cardId, card }));
  const check = (lines: readonly DeckLine<unknown>[]): Problem[] => game.checkDeck(lines, { set: () => set });
  /** The same, without what would mend it. */
  const breaches = (lines: readonly DeckLine<unknown>[]): DeckBreach[] => game.breaches(lines, { set: () => set });
  const rng = seedRng(7);
  const decks = Array.from({ length: tried }, (_, n) => {
    const names = [...starter.decks.keys()];
    return spoiled(rng, starter.entries(names[n % names.length]!), set);
  });
  const scraps = Array.from({ length: tried }, () =>
    Array.from({ length: nextInt(rng, 12) + 1 }, () => ({
      ...set[nextInt(rng, set.length)]!,
      count: nextInt(rng, 5) + 1,
    })),
  );

  test("are data", () => {
    for (const { repairs = [] } of decks.flatMap(check))
      for (const repair of repairs) expect(Value.Check(Repair, repair)).toBe(true);
  });

  test("of one problem are told apart by what they say", () => {
    const crowd = [...starter.decks.keys()].map((name) =>
      starter.entries(name).map((each) => ({ ...each, count: each.count + 4 })),
    );
    for (const { repairs = [] } of [...decks, ...crowd].flatMap(check)) {
      const labels = repairs.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
    }
  });

  test("each mends what it is for and makes no other error: nothing too many, nothing missing", () => {
    for (const deck of [...decks, ...scraps]) {
      const before = new Map(breaches(deck).map(({ key, excess }) => [key, excess]));
      const isFresh = ({ key, excess }: DeckBreach): boolean => {
        const known = before.get(key);
        return known === undefined || excess * known < 0 || (excess > 0 && excess > known);
      };
      for (const problem of check(deck)) {
        for (const repair of (problem.repairs ?? []).filter(isDeckRepair)) {
          const after = breaches(withSteps(deck, stepsOf(repair), set));
          const wrong = after.filter((each) => {
            const isSame = each.problem.code === problem.code && each.problem.message === problem.message;
            return isSame || (isError(each) && isFresh(each));
          });
          expect(
            wrong.map((each) => each.problem.message),
            `${problem.message} ${repair.label}`,
          ).toEqual([]);
        }
      }
    }
  });

  test("add no copies of a card of which there are too many, or any where there may be none", () => {
    for (const [first] of starter.decks) {
      for (const { id: spoiler } of starter.entries(first).slice(0, 12)) {
        const deck = [{ id: spoiler, card: starter.cards.get(spoiler), count: 11 }];
        for (const problem of check(deck).filter(isError)) {
          for (const repair of (problem.repairs ?? []).filter(isDeckRepair)) {
            const steps = stepsOf(repair);
            const wrong = breaches(withSteps(deck, steps, set)).filter(isError);
            const added = steps.flatMap((step) => (step.do === "add" ? [step.card] : []));
            const named = wrong.flatMap(({ cards }) => cards).filter((card) => added.includes(card));
            expect(named, `${problem.message} ${repair.label}`).toEqual([]);
          }
        }
      }
    }
  });

  test("lead to a legal deck, one after the other", () => {
    for (const deck of [[], ...decks]) {
      let lines: readonly DeckLine<unknown>[] = deck;
      let errors = check(lines).filter(isError);
      for (let n = 0; errors.length > 0 && n < 60; n++) {
        const repair = errors.flatMap(({ repairs = [] }) => repairs).find(isDeckRepair);
        expect(repair, errors.map(({ message }) => message).join(" ")).toBeDefined();
        lines = withSteps(lines, stepsOf(repair!), set);
        errors = check(lines).filter(isError);
      }
      expect(errors.map(({ message }) => message)).toEqual([]);
    }
  });
});
