import { describe, expect, test } from "vitest";
import { checkDeckRules } from "../../engine/decks/check-deck";
import type { DeckRule, Finding } from "../../engine/decks/deck-rule";
import { chanceToHold } from "../../engine/decks/odds";

interface Card {
  name: string;
  stars?: number;
  class?: string;
  isClass?: true;
  code?: string;
}
const say = (code: string) => (found: Finding<Card>) => ({
  code,
  severity: "error" as const,
  message: `${found.count}/${found.limit}/${found.excess}/${found.value}`,
  where: {},
});
const deck = (...list: [string, number, Partial<Card>?][]) =>
  list.map(([id, count, more]) => ({ id, count, card: { name: id, ...more } }));

const rules: readonly DeckRule<Card>[] = [
  { kind: "size", among: (card) => !card.isClass, min: 4, max: 6, say: say("size") },
  { kind: "copies", by: (_, id) => id, limit: (card) => [0, 4, 2, 1][card.stars ?? 1]!, say: say("copies") },
  { kind: "copies", among: (card) => card.code !== undefined, by: (card) => card.code!, limit: 3, say: say("similar") },
  { kind: "copies", among: (card) => card.isClass === true, by: () => "class", limit: 1, say: say("one-class") },
  { kind: "required", among: (card) => card.isClass === true, min: 1, say: say("class") },
  {
    kind: "faction",
    leader: (card) => card.isClass === true,
    of: (card) => card.class,
    nameOf: (card) => card.name,
    say: say("faction"),
  },
  { kind: "banned", among: (card) => card.stars === 0, say: say("banned") },
];
const mage: [string, number, Partial<Card>] = ["mage", 1, { isClass: true }];
const found = (...list: Parameters<typeof deck>) =>
  checkDeckRules(rules, deck(...list)).map(({ code, message }) => `${code} ${message}`);

describe("a deck rule", () => {
  test.each<[string, Parameters<typeof deck>, string[]]>([
    ["nothing is wrong", [mage, ["a", 4], ["b", 2, { class: "mage" }]], []],
    ["too few", [mage, ["a", 1]], ["size 1/4/-3/"]],
    ["too many", [mage, ["a", 4], ["b", 3]], ["size 7/6/1/"]],
    ["a cap that depends on a property", [mage, ["a", 3], ["b", 2, { stars: 3 }]], ["copies 2/1/1/b"]],
    [
      "similar cards under several names",
      [mage, ["a", 2, { code: "X" }], ["b", 2, { code: "X" }]],
      ["similar 4/3/1/X"],
    ],
    ["two leaders", [mage, ["thief", 1, { isClass: true }], ["a", 4]], ["one-class 2/1/1/class"]],
    ["no leader", [["a", 4]], ["class 0/1/-1/"]],
    ["a card of another faction", [mage, ["a", 3], ["b", 1, { class: "thief" }]], ["faction 1/0/1/mage"]],
    ["a banned card", [mage, ["a", 3], ["b", 1, { stars: 0 }]], ["copies 1/0/1/b", "banned 1/0/1/"]],
    ["an empty deck", [], ["size 0/4/-4/"]],
  ])("finds: %s", (_, list, expected) => expect(found(...list)).toEqual(expected));

  test("says what would mend it", () => {
    const [few] = checkDeckRules(rules, deck(mage, ["a", 1]));
    expect(few).toMatchObject({ cards: [], repairs: ["Add 3 cards."] });
    const [many] = checkDeckRules(rules, deck(mage, ["a", 3], ["b", 2, { stars: 3 }]));
    expect(many).toMatchObject({ cards: ["b"], repairs: ["Take out 1 × b."] });
    const [similar] = checkDeckRules(rules, deck(mage, ["a", 2, { code: "X" }], ["b", 2, { code: "X" }]));
    expect(similar).toMatchObject({ cards: ["a", "b"], repairs: ["Take out 1 × a.", "Take out 1 × b."] });
  });
});

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
