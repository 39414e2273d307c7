import { describe, expect, test } from "vitest";
import { plainText } from "../../engine/core/rich-text";
import type { Json } from "../../engine/core/vocabulary";
import type { CastleLanesAbility } from "../../engine/games/castle-lanes/card-schema";
import { game } from "../../engine/games/castle-lanes/game";
import { checkProject } from "../../project/check";
import { inLetters } from "../../project/keyword-letters";
import { mendProject } from "../../project/mend";
import { cardPath, componentPath, manifestPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { searchFor } from "../../project/search/search";
import { searchedCard, searchedIn } from "../../project/search/searched-card";
import { cardAt, sharedParts } from "../../project/whole-card";
import type { Keyword } from "../../schemas/keyword";
import type { Problem } from "../../schemas/problem";

/** Keywords of a project: what cards are by them, what they print, and what is wrong with them. */

const poisonous = (n: Json): CastleLanesAbility => ({
  on: "turnEnd",
  do: { damage: { to: { units: { side: "enemy", lane: "this" } }, n } },
});
const poison = { name: "Poison", parameters: [{ title: "Damage" }], abilities: [poisonous("X")] };
const plague = { name: "Plague", parameters: [{ title: "Damage" }], keywords: { poison: "X" } };
const swift = { name: "Swift", reminder: { en: "It marches at once." } };
const unit = { name: "Adder", type: "unit", hp: 2, attack: 1, move: 1 };

const project = (components: object, cards: object) =>
  new Map([
    [manifestPath, JSON.stringify({ format: 1, game: "castle-lanes", name: "Snakes" })],
    ...Object.entries(components).map(([id, json]): [string, string] => [componentPath(id), JSON.stringify(json)]),
    ...Object.entries(cards).map(([id, json]): [string, string] => [cardPath(id), JSON.stringify(json)]),
  ]);
const textOf = (components: object, card: object): string => {
  const whole = cardAt<object>(project(components, { adder: card }), cardPath("adder"), "castle-lanes")!;
  return plainText(factsOf(whole, "castle-lanes").text, game.symbols);
};
const told = (problems: readonly Problem[]) =>
  problems.map(({ code, where }) => `${code} ${where.file} ${where.field}`);
const check = (components: object, cards: object = {}) => told(checkProject(project(components, cards)));

describe("a card with keywords", () => {
  test("prints their names with its numbers, and what they do in brackets", () => {
    expect(textOf({ poison, swift }, { ...unit, keywords: { poison: 2, swift: true } })).toBe(
      "Poison 2 (At the end of your turn, this deals 2 damage to all enemy units in its lane.)\nSwift (It marches at once.)",
    );
  });

  test("a symbol stands before its name", () => {
    const burning = { name: "Burning", symbol: "attack", reminder: { en: "It burns." } };
    expect(textOf({ burning }, { ...unit, keywords: { burning: true } })).toBe("⚔ Burning (It burns.)");
    expect(check({ burning: { ...burning, symbol: "atack" } })).toContain(
      "document/bad-value components/burning.json /symbol",
    );
  });

  test("explains what comes with a keyword too", () => {
    expect(textOf({ poison, plague }, { ...unit, keywords: { plague: 3 } })).toBe(
      "Plague 3 (Poison 3: At the end of your turn, this deals 3 damage to all enemy units in its lane.)",
    );
  });

  test("is told by letters where its numbers are open", () => {
    const parts = sharedParts(project({ poison, plague }, {}), "castle-lanes");
    const does = "At the end of your turn, this deals X damage to all enemy units in its lane.";
    expect(inLetters("poison", poison as Keyword, parts, "castle-lanes")).toEqual({ name: "Poison X", help: does });
    expect(inLetters("plague", plague as Keyword, parts, "castle-lanes").help).toBe(`Poison X: ${does}`);
  });

  test("follows a keyword that changes, and stays the same object while none does", () => {
    const before = project({ poison }, { adder: { ...unit, keywords: { poison: 2 } } });
    const renamed = new Map(before).set(componentPath("poison"), JSON.stringify({ ...poison, name: "Venom" }));
    const elsewhere = new Map(before).set(cardPath("other"), JSON.stringify({ ...unit, name: "Other" }));
    const at = (files: Map<string, string>) => cardAt<object>(files, cardPath("adder"), "castle-lanes")!;
    expect(factsOf(at(renamed), "castle-lanes").text).toMatch(/^\*\*Venom 2\*\*/);
    expect(at(elsewhere)).toBe(at(before));
  });

  test("is found by them, by those that come with them, and by nobody else's", () => {
    const files = project(
      { poison, plague },
      { adder: { ...unit, keywords: { plague: 2 } }, ant: { ...unit, name: "Ant" } },
    );
    const finds = (query: string, id: string): boolean => {
      const whole = cardAt<object>(files, cardPath(id), "castle-lanes")!;
      const searched = searchedIn(files, "castle-lanes");
      return searchFor(query, searched).finds(searchedCard(id, whole, searched));
    };
    for (const query of ["keyword:poison", "keyword:plague", 'keyword:"plague 2"']) {
      expect(finds(query, "adder"), query).toBe(true);
      expect(finds(query, "ant"), query).toBe(false);
    }
    expect(finds("-keyword:poison", "ant")).toBe(true);
  });

  test("without any of them is what it was in its file", () => {
    const files = project({ poison }, { adder: unit });
    expect(cardAt(files, cardPath("adder"), "castle-lanes")).toEqual(unit);
  });

  test("brings along what it needs and no more", () => {
    const files = project({ poison, plague, swift }, { adder: { ...unit, keywords: { plague: 1 } } });
    expect(cardAt(files, cardPath("adder"), "castle-lanes")).toMatchObject({ definitions: { poison, plague } });
    expect(Object.keys(sharedParts(files, "castle-lanes").components)).toEqual(["poison", "plague", "swift"]);
  });
});

describe("the check finds", () => {
  const used = { adder: { ...unit, keywords: { poison: 1 } } };

  test("nothing where all is well", () => {
    expect(check({ poison, plague }, { adder: { ...unit, keywords: { plague: 1 } } })).toEqual([]);
  });

  test("a keyword that isn't there, and which was meant", () => {
    const [problem] = checkProject(
      project({ poison }, { ...used, viper: { ...unit, name: "Viper", keywords: { poisn: 2 } } }),
    );
    expect(problem).toMatchObject({
      code: "keyword/unknown",
      where: { field: "/keywords/poisn" },
      repairs: [
        { do: "rename", value: "poison" },
        { do: "remove", label: "Take it off" },
      ],
    });
  });

  test("numbers that a keyword doesn't take", () => {
    const of = (taken: unknown) =>
      checkProject(project({ poison }, { adder: { ...unit, keywords: { poison: taken } } }));
    expect(of(true)).toMatchObject([{ code: "keyword/wrong-numbers", repairs: [{ do: "set", value: 1 }] }]);
    expect(of([2, 3])).toMatchObject([{ code: "keyword/wrong-numbers", repairs: [{ do: "set", value: 2 }] }]);
    expect(of(12)).toMatchObject([
      { code: "keyword/out-of-range", repairs: [{ do: "set", value: 9, label: "Make it Poison 9" }] },
    ]);
  });

  test("a keyword that no card has, unless it comes with another", () => {
    expect(check({ poison })).toEqual(["keyword/unused components/poison.json undefined"]);
  });

  test("a slip in what a keyword does at the very word, with the word that was meant", () => {
    const slip = { ...poison, abilities: [{ on: "turnEnd", do: { damge: { to: "this", n: "X" } } }] };
    const problems = checkProject(project({ poison: slip }, used));
    expect(told(problems)).toEqual([
      "keyword/bad-ability components/poison.json /abilities/0/do",
      "keyword/unplayable cards/adder.json /keywords/poison",
    ]);
    expect(problems[0]!.repairs).toMatchObject([{ do: "rename", value: "damage" }]);
  });

  test("a keyword that a card of this kind can't have", () => {
    const skill = { name: "Bite", type: "skill", keywords: { poison: 1 } };
    expect(check({ poison }, { bite: skill })).toEqual(["keyword/unplayable cards/bite.json /keywords/poison"]);
  });

  test("a number that nothing depends on, and a range that holds none", () => {
    const idle = { ...poison, abilities: [poisonous(1)] };
    expect(check({ poison: idle }, used)).toEqual(["keyword/idle-number components/poison.json /parameters/0"]);
    const reversed = { ...poison, parameters: [{ title: "Damage", minimum: 5, maximum: 2 }] };
    expect(check({ poison: reversed }, used)).toEqual([
      "keyword/reversed-range components/poison.json /parameters/0/maximum",
    ]);
  });

  test("what is mended without asking: numbers and stray keywords, all at once", () => {
    const files = project({ poison }, { adder: { ...unit, keywords: { poison: 12, strange: true } } });
    const { changes } = mendProject(files, "castle-lanes");
    const mended = changes.find(({ path }) => path === cardPath("adder"))!;
    expect(JSON.parse(mended.text!).keywords).toEqual({ poison: 9 });
  });

  test("a number that a keyword passes on and doesn't have", () => {
    const none = { name: "None", keywords: { poison: "Y" } };
    const problems = checkProject(project({ poison, none }, { adder: { ...unit, keywords: { none: true } } }));
    expect(problems[0]).toMatchObject({ code: "keyword/unknown-number", repairs: [{ do: "set", value: 1 }] });
  });

  test("a keyword called as one of the game's own", () => {
    const files = new Map([
      [manifestPath, JSON.stringify({ format: 1, game: "garden-incursion", name: "Ants" })],
      [componentPath("swift"), JSON.stringify({ name: "Swift" })],
    ]);
    expect(told(checkProject(files))).toEqual(["keyword/taken-id components/swift.json undefined"]);
  });

  test("a file name that is no keyword's", () => {
    expect(check({ Poison: poison }, {})).toContain("keyword/bad-id components/Poison.json undefined");
  });
});

describe("keywords that come with each other", () => {
  const chain = (length: number, last: object) =>
    Object.fromEntries(
      Array.from({ length }, (_, n) => [
        `k-${n}`,
        { name: `K ${n}`, keywords: n + 1 < length ? { [`k-${n + 1}`]: true } : last },
      ]),
    );

  test("in a circle are told on each of them, and still printed and played", () => {
    const circle = chain(3, { "k-0": true });
    const card = { ...unit, keywords: { "k-1": true } };
    expect(check(circle, { adder: card })).toEqual(
      [0, 1, 2].map((n) => `keyword/circular components/k-${n}.json /keywords/k-${(n + 1) % 3}`),
    );
    expect(textOf(circle, card)).toMatch(/^K 1 \(K 2/);
  });

  test("without end are cut off and told", () => {
    const endless = chain(3000, {});
    expect(check(endless, { adder: { ...unit, keywords: { "k-0": true } } })).toContain(
      "keyword/too-many cards/adder.json /keywords",
    );
  });

  test("in all ways at once take no longer for it", () => {
    const all = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k-${n}`, true]));
    const twenty = Object.fromEntries(
      Object.keys(all)
        .slice(0, 20)
        .map((id) => [id, true]),
    );
    const knot = Object.fromEntries(Object.keys(all).map((id) => [id, { name: id, keywords: twenty }]));
    expect(textOf(knot, { ...unit, keywords: { "k-30": true } })).toContain("k-30");
    expect(check(knot, { adder: { ...unit, keywords: { "k-30": true } } }).length).toBeGreaterThan(20);
  });
});
