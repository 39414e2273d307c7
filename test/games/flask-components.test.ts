import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardGame } from "../../engine/core/card-game";
import { compose, formatCode, parseCode } from "../../engine/core/composition";
import type { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import type { Component as FlaskComponent } from "../../engine/games/flask/component-schema";
import { game as flask } from "../../engine/games/flask/game";
import { setWith } from "../../engine/games/flask/own-components";
import { cardGame } from "../../engine/games/registry";
import { checkProject } from "../../project/check";
import { cardPath, componentPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { supplyOf } from "../../project/supply";
import { cardAt } from "../../project/whole-card";

/** Rules §8.5: components of a designer's own, among the eight base cards. */

const cost = { fixed: { R: 1 }, cards: 1 };
/** Between Attack and Sabotage in codes, and between their effects on cards. */
const burn: FlaskComponent = {
  name: "Burn",
  rank: 6.5,
  max: 2,
  cost,
  effect: {
    key: "burn",
    rank: 5.5,
    merge: "sum",
    amount: 1,
    tree: [{ chooseEnemy: "foe" }, { lose: { who: "foe", resource: "R", n: "amount" } }],
    reminder: {
      en: "An enemy loses {amount} red {amount:resource|resources}.",
      de: "Ein Gegner verliert {amount} rote.",
    },
  },
};
/** Adds one to what Attack takes. */
const spark: FlaskComponent = { ...burn, name: "Spark", rank: 20, effect: { key: "remove", amount: 1 } };
/** Gives what Profit and Research don't. */
const harvest: FlaskComponent = { ...burn, name: "Harvest", rank: 2.5, effect: { key: "add", symbols: ["G", "G"] } };
/** Uses what Burn says. */
const blaze: FlaskComponent = { ...burn, name: "Blaze", rank: 0.5, effect: { key: "burn", amount: 3 } };

const own = { F1: burn, F2: spark, F3: harvest, F4: blaze };
const set = setWith(own);
const card = (composition: FlaskCard["composition"], more: Partial<FlaskCard> = {}): FlaskCard => ({
  name: "Test",
  composition,
  components: own,
  ...more,
});
const counts = fc.record(
  Object.fromEntries(set.components.map(({ id, max }) => [id, fc.integer({ min: 0, max })])),
) as fc.Arbitrary<Record<string, number>>;

describe("a card with components of a designer's own", () => {
  test("has them where their ranks put them: in its code, its cost and its effects", () => {
    const facts = flask.describe(card({ R2: 1, F1: 2, R1: 1 } as FlaskCard["composition"]));
    expect(facts.code).toBe("R1 - F1 - F1 - R2");
    expect(facts.cost).toBe("{R}{R}{R}{R} and 2 Cards");
    expect(facts.text.split("\n")).toEqual(["Action: -2 Resources", "Action: -{R}{R}", "Action: -2 Cards"]);
  });

  test("joins an effect of the base cards by its key", () => {
    expect(flask.describe(card({ R1: 1, F2: 1 } as FlaskCard["composition"])).text).toBe("Action: -3 Resources");
    expect(flask.describe(card({ B1: 1, F3: 1, Y1: 1 } as FlaskCard["composition"])).text).toBe(
      "+{Y}{Y}{Y}{G}{G}{B}{B}",
    );
  });

  test("explains them with the number and the word that goes with it", () => {
    const reminderOf = (n: number, language: "en" | "de" = "en") =>
      flask.describe(card({ F1: n } as FlaskCard["composition"], { showReminder: true }), language).slots["effects"];
    expect(reminderOf(1)).toMatchObject([{ reminder: "An enemy loses 1 red resource." }]);
    expect(reminderOf(2)).toMatchObject([{ reminder: "An enemy loses 2 red resources." }]);
    expect(reminderOf(2, "de")).toMatchObject([{ reminder: "Ein Gegner verliert 2 rote." }]);
  });

  test("may be given a title and a keyword", () => {
    const trap: FlaskComponent = {
      ...burn,
      effect: { ...burn.effect, key: "trap", title: { en: "Trap {amount}" }, keyword: "reaction" },
    };
    const facts = flask.describe({ name: "", composition: { F9: 2 } as object, components: { F9: trap } });
    expect([facts.text, facts.type]).toEqual(["Trap 2", "Reaction"]);
  });

  test("obeys the laws of composition", () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        const reversed = Object.fromEntries(Object.entries(a).reverse());
        expect(compose(set, reversed)).toEqual(compose(set, a));
        const used = Object.fromEntries(Object.entries(a).filter(([, n]) => n > 0));
        expect(parseCode(set, formatCode(set, a))).toEqual({ ok: true, counts: used });
        const both = Object.fromEntries(Object.keys(a).map((id) => [id, a[id]! + b[id]!]));
        const [costA, costB, sum] = [a, b, both].map((given) => compose(set, given).cost);
        expect(sum!.any + sum!.cards).toBe(costA!.any + costB!.any + costA!.cards + costB!.cards);
        for (const symbol of set.costOrder)
          expect(sum!.fixed[symbol]).toBe(costA!.fixed[symbol]! + costB!.fixed[symbol]!);
      }),
    );
  });

  test("is judged by their limits, not by those of the base cards", () => {
    const codes = flask.checkCard(card({ F1: 3 } as FlaskCard["composition"])).map(({ code }) => code);
    expect(codes).toEqual(["flask/too-many-of-a-base"]);
  });

  test("counts as an attack if it takes something", () => {
    const deckOf = (composition: object) => [{ id: "a", card: card(composition), count: 15 }];
    const codesOf = (composition: object) => flask.checkDeck(deckOf(composition)).map(({ code }) => code);
    expect(codesOf({ F1: 1 })).not.toContain("flask/no-attack");
    expect(codesOf({ F3: 1 })).toContain("flask/no-attack");
  });
});

describe("the components of a project", () => {
  const manifest = { format: 1, game: "flask", name: "Fire" };
  const projectOf = (components: object, cards: object = {}): Map<string, string> =>
    new Map([
      ["cardwright.json", JSON.stringify(manifest)],
      ...Object.entries(components).map(([id, part]): [string, string] => [componentPath(id), JSON.stringify(part)]),
      ...Object.entries(cards).map(([id, part]): [string, string] => [cardPath(id), JSON.stringify(part)]),
    ]);
  const codesIn = (files: Map<string, string>): string[] => checkProject(files).map(({ code }) => code);
  const fire = { name: "Fire", composition: { F1: 1, F4: 1 } };
  const codeAt = (files: Map<string, string>) => factsOf(cardAt<object>(files, cardPath("fire"), "flask")!, "flask");

  test("are what its cards are made of; no card needs to say what they are", () => {
    const files = projectOf(own, { fire });
    expect(codesIn(files)).toEqual([]);
    expect(codeAt(files)).toMatchObject({ code: "F4 - F1", text: "Action: -{R}{R}{R}{R}" });
  });

  test("change all cards that use them", () => {
    const before = projectOf(own, { fire });
    const after = new Map(before).set(
      componentPath("F1"),
      JSON.stringify({ ...burn, effect: { ...burn.effect, amount: 2 } }),
    );
    expect(codeAt(after).text).toBe("Action: -{R}{R}{R}{R}{R}");
    expect(codeAt(before).text).toBe("Action: -{R}{R}{R}{R}");
  });

  test("leave a card as it is while they stay the same", () => {
    const files = projectOf(own, { fire });
    const again = new Map(files).set(cardPath("other"), JSON.stringify({ ...fire, name: "Other" }));
    expect(cardAt(again, cardPath("fire"), "flask")).toBe(cardAt(files, cardPath("fire"), "flask"));
  });

  test("go with the cards into a match, also what another component says for them", () => {
    const { cards } = supplyOf(projectOf(own, { fire: { name: "Fire", composition: { F4: 1 } } }), "flask");
    expect(cards["fire"]).toMatchObject({ components: { F4: { effect: { key: "burn", amount: 3, rank: 5.5 } } } });
  });

  test.each<[string, object, string]>([
    ["the id of a base card", { R1: burn }, "flask/taken-component-id"],
    ["a name that is no id", { fire: burn }, "component/bad-id"],
    [
      "an effect that nobody has described",
      { F2: { ...spark, effect: { key: "none", amount: 1 } } },
      "flask/unfinished-component",
    ],
    ["no symbols to join", { F3: { ...harvest, effect: { key: "add" } } }, "flask/unfinished-component"],
    [
      "another order than its base card",
      { F2: { ...spark, effect: { ...spark.effect, rank: 2 } } },
      "flask/differing-component",
    ],
    ["words nobody knows", { F1: { ...burn, effect: { ...burn.effect, tree: [{ burn: 1 }] } } }, "flask/bad-effect"],
    [
      "a number that is used nowhere",
      { F1: { ...burn, effect: { ...burn.effect, tree: [{ draw: { who: "self", n: 1, from: ["deck"] } }] } } },
      "flask/idle-amount",
    ],
  ])("may not have %s", (_, components, code) => expect(codesIn(projectOf(components))).toEqual([code]));

  test("are of no use in a game whose cards have neither components nor keywords", () => {
    const hatch: Pick<CardGame, "keywords"> = cardGame("hatch");
    const { keywords } = hatch;
    delete hatch.keywords;
    try {
      const files = projectOf(own).set("cardwright.json", JSON.stringify({ ...manifest, game: "hatch" }));
      expect(codesIn(files)).toEqual(Array(4).fill("component/not-used"));
    } finally {
      if (keywords) hatch.keywords = keywords;
    }
  });

  test("are missed where a card asks for one that isn't there", () => {
    expect(codesIn(projectOf({}, { fire }))).toContain("flask/unknown-base");
  });
});
