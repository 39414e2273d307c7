import { describe, expect, test } from "vitest";
import { checkDeckRules } from "../../engine/decks/check-deck";
import { withSteps } from "../../engine/decks/deck-repairs";
import type { DeckRules, Finding } from "../../engine/decks/deck-rule";
import { figure } from "../../engine/decks/figure";
import { chanceToHold } from "../../engine/decks/odds";
import { defineProblems } from "../../schemas/problem";
import { type DeckRepair, isDeckRepair, stepsOf } from "../../schemas/repair";

interface Card {
  name: string;
  stars?: number;
  class?: string;
  isClass?: true;
  code?: string;
}
const kind = { severity: "error", message: "{count}/{limit}/{excess}/{value}.", hint: "Mend it." } as const;
const area = defineProblems({
  size: kind,
  copies: kind,
  similar: kind,
  "one-class": kind,
  class: kind,
  faction: kind,
  banned: kind,
});
const words = ({ count, limit, excess, value }: Finding<Card>) => ({ count, limit, excess, value });
const deck = (...list: [string, number, Partial<Card>?][]) =>
  list.map(([id, count, more]) => ({ id, count, card: { name: id, ...more } as Card }));

const rules: DeckRules<Card> = {
  area,
  rulesFor: () => [
    { id: "size", says: "", kind: "count", among: (card) => !card.isClass, min: 4, max: 6, evenEmpty: true, words },
    {
      id: "copies",
      says: "",
      kind: "copies",
      by: (_, id) => id,
      limit: (card) => [0, 4, 2, 1][card.stars ?? 1]!,
      words,
    },
    {
      id: "similar",
      says: "",
      kind: "copies",
      among: (card) => card.code !== undefined,
      by: (card) => card.code!,
      limit: 3,
      words,
    },
    { id: "one-class", says: "", kind: "count", among: (card) => card.isClass === true, max: 1, words },
    { id: "class", says: "", kind: "count", among: (card) => card.isClass === true, min: 1, words },
    {
      id: "faction",
      says: "",
      kind: "faction",
      leader: (card) => card.isClass === true,
      valueOf: (card) => card.name,
      fits: (card, value) => (card.class ?? value) === value,
      words,
    },
    { id: "banned", says: "", kind: "banned", among: (card) => card.stars === 0, words },
  ],
};
const mage: [string, number, Partial<Card>] = ["mage", 1, { isClass: true }];
const set = deck(mage, ["a", 1], ["b", 1, { stars: 3 }], ["c", 1, { class: "mage" }], ["thief", 1, { isClass: true }]);
const check = (...list: Parameters<typeof deck>) => checkDeckRules(rules, deck(...list), () => set);
const found = (...list: Parameters<typeof deck>) => check(...list).map(({ code, message }) => `${code} ${message}`);
const repairsFor = (code: string, ...list: Parameters<typeof deck>) =>
  (check(...list).find((problem) => problem.code === code)?.repairs ?? []).filter(isDeckRepair);

describe("a deck rule", () => {
  test.each<[string, Parameters<typeof deck>, string[]]>([
    ["nothing is wrong", [mage, ["a", 4], ["b", 1, { stars: 3 }]], []],
    ["too few", [mage, ["a", 1]], ["size 1/4/-3/."]],
    ["too many", [mage, ["a", 4], ["b", 3]], ["size 7/6/1/."]],
    ["a cap that depends on a property", [mage, ["a", 3], ["b", 2, { stars: 3 }]], ["copies 2/1/1/b."]],
    ["copies on two lines", [mage, ["a", 3], ["b", 1, { stars: 3 }], ["b", 1, { stars: 3 }]], ["copies 2/1/1/b."]],
    [
      "similar cards under several names",
      [mage, ["a", 2, { code: "X" }], ["b", 2, { code: "X" }]],
      ["similar 4/3/1/X."],
    ],
    ["two leaders", [mage, ["thief", 1, { isClass: true }], ["a", 4]], ["one-class 2/1/1/."]],
    ["no leader", [["a", 4]], ["class 0/1/-1/."]],
    ["a card of another faction", [mage, ["a", 3], ["b", 1, { class: "thief" }]], ["faction 1/0/1/b."]],
    ["a banned card", [mage, ["a", 3], ["b", 1, { stars: 0 }]], ["copies 1/0/1/b.", "banned 1/0/1/b."]],
    ["an empty deck", [], ["size 0/4/-4/."]],
  ])("finds: %s", (_, list, expected) => expect(found(...list)).toEqual(expected));

  test("says nothing that a card which can't be read might belie", () => {
    const unread = { id: "x", card: undefined, count: 1 };
    const codes = checkDeckRules(rules, [...deck(["a", 4]), unread]).map(({ code }) => code);
    expect(codes).toEqual([]);
    expect(checkDeckRules(rules, [...deck(mage), unread]).map(({ code }) => code)).toEqual(["size"]);
  });
});

describe("a repair", () => {
  const label = ({ label: words }: DeckRepair) => words;

  test.each<[string, string, Parameters<typeof deck>, string[]]>([
    ["adds what is missing", "size", [mage, ["a", 2], ["c", 1]], ["Add 1 × a", "Add 1 × b", "Add 1 × c"]],
    ["fills up with several cards", "size", [mage, ["c", 1], ["b", 1, { stars: 3 }]], ["Add 2 × a", "Add 2 × c"]],
    ["takes out what is too much", "copies", [mage, ["a", 4], ["b", 2, { stars: 3 }]], ["Take out 1 × b"]],
    [
      "offers which of two similar cards to take out",
      "similar",
      [mage, ["a", 3, { code: "X" }], ["b", 2, { code: "X" }], ["c", 1]],
      ["Take out 2 × a", "Take out 2 × b"],
    ],
    [
      "puts others in for cards that would be missing",
      "similar",
      [mage, ["a", 3, { code: "X" }], ["b", 2, { code: "X" }]],
      ["Take out 2 × a; add 1 × c instead", "Take out 2 × b; add 1 × c instead"],
    ],
    [
      "keeps one of three",
      "one-class",
      [mage, ["thief", 1, { isClass: true }], ["monk", 1, { isClass: true }], ["a", 4]],
      ["Take out 1 × thief and 1 × monk", "Take out 1 × mage and 1 × monk", "Take out 1 × mage and 1 × thief"],
    ],
    [
      "takes out what followed a leader that goes",
      "one-class",
      [mage, ["thief", 1, { isClass: true }], ["a", 4], ["c", 1, { class: "mage" }]],
      ["Take out 1 × thief", "Take out 1 × mage and 1 × c"],
    ],
    ["says which leader could be added", "class", [["a", 4]], ["Add 1 × mage", "Add 1 × thief"]],
  ])("%s", (_, code, list, expected) => expect(repairsFor(code, ...list).map(label)).toEqual(expected));

  test("alone is enough, and none makes another error", () => {
    const list = deck(mage, ["a", 3, { code: "X" }], ["b", 2, { code: "X" }], ["c", 2, { stars: 3 }]);
    for (const { code, repairs = [] } of checkDeckRules(rules, list, () => set)) {
      expect(repairs.length).toBeGreaterThan(0);
      for (const repair of repairs.filter(isDeckRepair)) {
        const after = checkDeckRules(rules, withSteps(list, stepsOf(repair), set)).map((problem) => problem.code);
        expect(after).not.toContain(code);
      }
    }
  });
});

test.each<[number, number[], number, string]>([
  [65.2, [45, 65], 0, "65.2"],
  [64.7, [45, 65], 0, "64.7"],
  [70.4, [45, 65], 0, "70"],
  [4.04, [4], 1, "4.04"],
  [4, [4], 1, "4.0"],
  [100 / 3, [30], 0, "33"],
  [99.996, [0, 100], 0, "99.996"],
])("%d beside %j is told as it is", (value, bounds, least, expected) =>
  expect(figure(value, bounds, least)).toBe(expected),
);

test.each([
  [60, 4, 7, 1, 0.3995],
  [15, 3, 3, 1, 0.5165],
  [10, 10, 1, 1, 1],
  [10, 0, 5, 1, 0],
  [10, 2, 99, 2, 1],
  [10, 2, 5, 0, 1],
])("of %i cards, %i copies, %i drawn: the chance to hold %i", (size, copies, drawn, wanted, chance) => {
  expect(chanceToHold(size, copies, drawn, wanted)).toBeCloseTo(chance, 3);
});
