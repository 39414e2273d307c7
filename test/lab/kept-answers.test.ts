import { beforeAll, describe, expect, test } from "vitest";
import { isRemembered, type Remembered } from "../../main/lab/remembered";
import { answerTable } from "../../project/lab/answer-table";
import { labMarkOf } from "../../project/lab/lab-marks";
import { asPlayed, isAnswer } from "../../project/lab/lab-result";
import { plotsOf } from "../../project/lab/plots/plots";
import { reportOf } from "../../project/lab/report";
import type { Experiment } from "../../schemas/experiment";
import type { LabResult } from "../../schemas/lab-answer";
import { answered, question } from "./in-process";

/** Answers and matches that lie beside a project may come from anybody: what isn't shaped like one counts as none. */

type Tree = null | boolean | number | string | Tree[] | { [key: string]: Tree };
const copy = <T>(tree: T): T => JSON.parse(JSON.stringify(tree));

/** All places of a tree; of lists the first and the last. */
function placesIn(tree: Tree, before: (string | number)[] = []): (string | number)[][] {
  if (typeof tree !== "object" || tree === null) return [before];
  const keys = Array.isArray(tree) ? [...new Set([0, tree.length - 1])].filter((n) => n >= 0) : Object.keys(tree);
  return [before, ...keys.flatMap((key) => placesIn((tree as Record<string, Tree>)[key]!, [...before, key]))];
}

const odd: Tree[] = [null, -1, 7.5, 1e9, "x", "", [], [null], {}, { x: null }, true];

/** The tree with something else at a place, or nothing. */
function mutilated(tree: Tree, place: readonly (string | number)[], other: Tree | undefined): Tree | undefined {
  const whole = copy(tree);
  const [last] = place.slice(-1);
  if (last === undefined) return other;
  const around = place.slice(0, -1).reduce((at, key) => (at as Record<string, Tree>)[key]!, whole) as Record<
    string,
    Tree
  >;
  if (other === undefined) delete around[last];
  else around[last] = other;
  return whole;
}

function* mutilations(tree: Tree): Generator<Tree | undefined> {
  let n = 0;
  for (const place of placesIn(tree))
    for (const other of [undefined, odd[n++ % odd.length]]) yield mutilated(tree, place, other);
}

/** All that is made of an answer. */
function lookAt(result: LabResult): void {
  for (const card of ["attack", "profit"]) labMarkOf(card, "x", [["asked", result]]);
  reportOf(
    result,
    (card) => card,
    plotsOf(result, (card) => card),
  );
  answerTable(result);
  asPlayed(result);
}

const questions: Record<string, Partial<Experiment>> = {
  decks: {},
  cards: { ask: "cards" },
  "what-if": { ask: "what-if", change: { cards: { profit: { "/composition/Y1": 2 } } } },
  sweep: { ask: "sweep", sweep: { option: "startHand", values: [4, 6] } },
  field: { ask: "field", decks: ["red", "green", "blue"] },
  texts: { ask: "texts" },
  seek: { ask: "seek", seek: { option: "startHand", from: 3, to: 6 } },
};

describe.each(Object.entries(questions))("an answer to “%s”", (_, asked) => {
  let result: LabResult;
  beforeAll(async () => {
    result = await answered(question({ stop: { games: 8 }, ...asked }));
  });

  test("is read as it was written", () => {
    expect(isAnswer(copy(result))).toBe(true);
    lookAt(copy(result));
  });

  test("that is mutilated is none, or can be looked at", () => {
    let taken = 0;
    let refused = 0;
    for (const tree of mutilations(copy(result) as unknown as Tree)) {
      if (!isAnswer(tree)) refused++;
      else {
        taken++;
        expect(() => lookAt(tree), JSON.stringify(tree).slice(0, 2000)).not.toThrow();
      }
    }
    expect(refused).toBeGreaterThan(taken);
  });
});

test("matches that are mutilated are none, or can be counted", async () => {
  const asked = question({ stop: { games: 4 } });
  let matches: Remembered | undefined;
  const remember = (all: Remembered): void => {
    matches = copy(all);
  };
  await answered(asked, { remember });
  expect(isRemembered(matches)).toBe(true);
  // As if nobody had seen a card that was otherwise: matches are taken as they were.
  const outcomes = matches!.outcomes.map((outcome) => ({ ...outcome, unseen: ["profit"] }));
  const before = { ...matches!, outcomes, cards: { ...matches!.cards, profit: { name: "Otherwise" } } };
  let taken = 0;
  let n = 0;
  for (const tree of mutilations(before as unknown as Tree)) {
    if (!isRemembered(tree) || n++ % 25 !== 0) continue;
    const { answer, again } = await answered(asked, { before: tree });
    expect(answer.games).toBe(4);
    taken += again?.taken ?? 0;
  }
  expect(taken).toBeGreaterThan(0);
});
