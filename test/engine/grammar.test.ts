import { describe, expect, test } from "vitest";
import { figure } from "../../engine/core/grammar/amounts";
import { comparison, joinedConditions, opposite, quantity } from "../../engine/core/grammar/conditions";
import { ordinal, pluralOf, withArticle } from "../../engine/core/grammar/english";
import { listed } from "../../engine/core/grammar/lists";
import { type Phrase, phrase, said, spansOf, textOf } from "../../engine/core/grammar/phrase";
import { clause, type Statement, type Style, sentences, text } from "../../engine/core/grammar/statements";
import {
  all,
  each,
  eachAfter,
  noun,
  one,
  presence,
  several,
  some,
  type Things,
} from "../../engine/core/grammar/things";

const told = (statements: readonly Statement[], style: Style = {}): string =>
  textOf(text(sentences(statements, style)));
const rich = { holds: "you have 3 or more {gold}", fails: "you have fewer than 3 {gold}" };

describe("things", () => {
  const units: Things = { noun: noun("unit"), adjectives: ["damaged"], tail: "in this lane" };
  test.each<[string, Phrase, string]>([
    ["one", one(units), "a damaged unit in this lane"],
    ["another", one({ ...units, other: true }), "another damaged unit in this lane"],
    ["one of yours", one({ ...units, owner: "you" }), "one of your damaged units in this lane"],
    ["an article by what follows it", one({ noun: noun("unit"), adjectives: ["enemy"] }), "an enemy unit"],
    ["each", each({ ...units, owner: "you", other: true }), "each of your other damaged units in this lane"],
    ["for each", eachAfter({ ...units, owner: "that player" }), "of that player's damaged units in this lane"],
    ["several", several({ noun: noun("ally") }), "allies"],
    ["all", all({ noun: noun("unit"), owner: "you" }), "all your units"],
    ["up to two", some({ noun: noun("unit"), owner: "you" }, 2, true), "up to two of your units"],
    ["up to one", some({ noun: noun("unit"), adjectives: ["enemy"] }, 1, true), "up to one enemy unit"],
  ])("%s", (_, words, expected) => expect(textOf(words)).toBe(expected));

  test("are there or are not", () => {
    const { holds, fails } = presence({ ...units, owner: "you", other: true });
    expect([textOf(holds), textOf(fails)]).toEqual([
      "you have another damaged unit in this lane",
      "you have no other damaged unit in this lane",
    ]);
  });
});

test.each([
  ["wolf", "wolves"],
  ["Hatchery", "Hatcheries"],
  ["War Hounds", "War Hounds"],
  ["Trellis", "Trellises"],
  ["human", "humans"],
  ["Clansman", "Clansmen"],
  ["thief", "thieves"],
])("the plural of %s is %s", (one, many) => expect(pluralOf(one)).toBe(many));

test.each([
  ["Élan", "an Élan"],
  ["unit", "a unit"],
  ["unhurt unit", "an unhurt unit"],
  ["War Hounds", "War Hounds"],
  ["egg", "an egg"],
  ["+1 attack counter", "a +1 attack counter"],
])("%s is %s", (noun, expected) => expect(withArticle(noun)).toBe(expected));

test("ordinals", () => expect([1, 2, 11, 21, 112].map(ordinal)).toEqual(["first", "second", "11th", "21st", "112th"]));

describe("a condition", () => {
  const test1 = { holds: "a", fails: "not a" };
  const test2 = { holds: "b", fails: "not b" };
  test("turned round is said the other way, all the way down", () => {
    const both = joinedConditions([test1, test2], "and", "en");
    expect([textOf(both.holds), textOf(opposite(both).holds)]).toEqual(["a and b", "not a or not b"]);
    expect(textOf(opposite(opposite(both)).holds)).toBe("a and b");
  });
  test("within another of a different kind says where it begins", () => {
    const either = joinedConditions([test1, test2], "or", "en");
    const all = joinedConditions([either, rich], "and", "en");
    expect(textOf(all.holds)).toBe("either a or b and you have 3 or more {gold}");
  });
  test("of quantities turns its sign", () => {
    const few = comparison("<", (sign) => phrase`you have ${quantity(sign, "3")} cards`);
    expect([textOf(few.holds), textOf(few.fails)]).toEqual(["you have fewer than 3 cards", "you have 3 or more cards"]);
  });
});

describe("sentences", () => {
  const draw = clause("draw a card");
  const pay = clause("pay 1 {gold}");
  const grows = clause("gets +1 {attack}", { subject: "it" });

  test.each<[string, readonly Statement[], Style, string]>([
    ["one after the other", [draw, pay], {}, "Draw a card. Pay 1 {gold}."],
    [
      "gathered",
      [draw, pay, grows, clause("marches", { subject: "it" })],
      { gathers: true },
      "Draw a card and pay 1 {gold}. It gets +1 {attack} and marches.",
    ],
    [
      "led into",
      [clause("choose a card", { leads: true }), clause("choose an egg", { leads: true }), clause("discard both")],
      {},
      "Choose a card, choose an egg and discard both.",
    ],
    [
      "led into by someone else's doing",
      [clause("choose an opponent", { leads: true }), clause("draws a card", { subject: "that player" })],
      {},
      "Choose an opponent. That player draws a card.",
    ],
    ["with nothing said", [clause(""), draw], {}, "Draw a card."],
    ["if", [{ kind: "if", test: rich, so: [draw], otherwise: [] }], {}, "If you have 3 or more {gold}, draw a card."],
    [
      "if of several",
      [{ kind: "if", test: rich, so: [draw, grows], otherwise: [] }],
      {},
      "If you have 3 or more {gold}, draw a card; then it gets +1 {attack}.",
    ],
    [
      "otherwise",
      [{ kind: "if", test: rich, so: [draw], otherwise: [pay] }],
      {},
      "If you have 3 or more {gold}, draw a card. Otherwise, pay 1 {gold}.",
    ],
    [
      "otherwise, after a condition within",
      [
        {
          kind: "if",
          test: rich,
          so: [
            {
              kind: "if",
              test: { holds: "it is your turn", fails: "it is not your turn" },
              so: [draw],
              otherwise: [grows],
            },
          ],
          otherwise: [pay],
        },
      ],
      {},
      "If you have 3 or more {gold}, if it is your turn, draw a card; otherwise, it gets +1 {attack}. If you have fewer than 3 {gold}, pay 1 {gold}.",
    ],
    ["for each", [{ kind: "each", of: "enemy unit", do: [draw] }], {}, "For each enemy unit, draw a card."],
    [
      "for each of several things done",
      [{ kind: "each", of: "enemy unit", do: [draw, pay] }, grows],
      {},
      "For each enemy unit: draw a card; then pay 1 {gold}. It gets +1 {attack}.",
    ],
    [
      "over again",
      [{ kind: "repeat", times: figure(2), do: [draw, pay] }],
      {},
      "Do this 2 times: draw a card; then pay 1 {gold}.",
    ],
    [
      "once for each",
      [{ kind: "repeat", times: { counts: { noun: noun("unit"), owner: "you" } }, do: [draw] }],
      {},
      "For each of your units, draw a card.",
    ],
    ["may", [{ kind: "may", who: "you", do: [draw, pay] }], { gathers: true }, "You may draw a card and pay 1 {gold}."],
  ])("%s", (_, statements, style, expected) => expect(told(statements, style)).toBe(expected));
});

test("every part of a text knows the argument that made it", () => {
  const words = phrase`draw ${said("/draw/n", "2")} cards ${said("/draw/from", ["from ", said("/draw/from/who", "that player")])}`;
  expect(spansOf(words)).toEqual([
    { text: "draw ", from: [] },
    { text: "2", from: ["/draw/n"] },
    { text: " cards ", from: [] },
    { text: "from ", from: ["/draw/from"] },
    { text: "that player", from: ["/draw/from", "/draw/from/who"] },
  ]);
  expect(textOf(listed(["a", "b", "c"]))).toBe("a, b and c");
});
