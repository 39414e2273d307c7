// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of effects, and nobody awaits them.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { TextBlock } from "../../engine/core/card-game";
import { plainText } from "../../engine/core/rich-text";
import type { Card as FlaskCard } from "../../engine/games/flask/card-schema";
import { game as flask } from "../../engine/games/flask/game";
import { defaults as flaskDefaults } from "../../engine/games/flask/options";
import { problems } from "../../engine/games/flask/problems";
import type { Deck } from "../../schemas/deck";

const starter = "templates/flask/starter";
const read = <T>(path: string): T => JSON.parse(readFileSync(`${starter}/${path}`, "utf8")) as T;
const cards = new Map(
  readdirSync(`${starter}/cards`).map((file) => [file.replace(".json", ""), read<FlaskCard>(`cards/${file}`)]),
);
const codes = (problems: { code: string }[]): string[] => problems.map(({ code }) => code);
const card = (composition: FlaskCard["composition"], more: Partial<FlaskCard> = {}): FlaskCard => ({
  name: "Test",
  composition,
  ...more,
});
/** A card with effects of its own instead of base cards. */
const own = (effects: unknown[], more: Partial<FlaskCard> = {}): FlaskCard => card({}, { effects, ...more });
const entries = (...list: [FlaskCard, number][]) => list.map(([card, count], n) => ({ id: `card-${n}`, card, count }));

describe("a Flask card", () => {
  test("of all eight bases has the code, cost and effects of the rules", () => {
    const facts = flask.describe(card({ Y2: 1, R2: 1, R1: 1, G1: 1, B2: 1, B1: 1, Y1: 1, G2: 1 }));
    expect(facts.code).toBe("G2 - Y1 - B1 - B2 - G1 - R1 - R2 - Y2");
    expect(facts.cost).toBe("{G}{G}{G}{Y}{Y}{B}{B}{R}{R}{R}{?} and 1 Card");
    expect(facts.text.split("\n")).toEqual([
      "Reaction",
      "+{Y}{Y}{Y}{B}{B}",
      "Draw 1 Card",
      "+2 Resources of one kind",
      "Action: -2 Resources",
      "Action: -2 Cards",
      "Reboot",
    ]);
    expect(facts.type).toBe("Reaction");
  });

  test("joins equal effects, but keeps one line for each Balance", () => {
    const facts = flask.describe(card({ R1: 3, R2: 2, G1: 2, B2: 3, Y1: 2, B1: 1 }));
    expect(facts.text.split("\n")).toEqual([
      "+{Y}{Y}{Y}{Y}{Y}{Y}{B}{B}",
      "Draw 3 Cards",
      "+2 Resources of one kind",
      "+2 Resources of one kind",
      "Action: -6 Resources",
      "Action: -4 Cards",
    ]);
  });

  test.each([
    [{ B1: 1 }, "1 Card"],
    [{ B1: 2 }, "2 Cards"],
    [{ R1: 2 }, "💥💥"],
    [{ B1: 1, B2: 1, R1: 1 }, "📘💥 and 1 Card"],
    [{}, ""],
  ])("with %o costs “%s”", (composition, cost) => {
    expect(plainText(flask.describe(card(composition)).cost ?? "", flask.symbols)).toBe(cost);
  });

  describe("explains its effects", () => {
    const reminders = (composition: FlaskCard["composition"]): boolean[] => {
      const effects = flask.describe(card(composition, { showReminder: true })).slots[
        "effects"
      ] as readonly TextBlock[];
      return effects.map(({ reminder }) => reminder !== undefined);
    };
    test("when there are at most two", () => expect(reminders({ R1: 1, Y2: 1 })).toEqual([true, true]));
    test("not when there are three", () => expect(reminders({ G1: 3 })).toEqual([false, false, false]));
    test("Reaction and Discard only when alone", () => {
      expect(reminders({ G2: 1, R1: 1 })).toEqual([false, true]);
      expect(reminders({ R2: 1, B2: 1 })).toEqual([true, false]);
      expect(reminders({ R2: 2 })).toEqual([true]);
    });
    test("only if the card asks for it", () => {
      expect(flask.describe(card({ R1: 1 })).slots["effects"]).toEqual([{ title: "Action: -2 Resources" }]);
    });
  });

  test.each<[string, FlaskCard, string[]]>([
    ["no base cards", card({}), ["flask/no-base-cards"]],
    [
      "every base at its limit",
      card({ G2: 1, Y1: 3, B1: 3, B2: 3, G1: 3, R1: 3, R2: 3, Y2: 1 }),
      ["flask/costly-colour"],
    ],
    ["four of a base card", card({ Y1: 4 }), ["flask/too-many-of-a-base"]],
    ["a blank name", card({ R1: 1 }, { name: "  " }), ["flask/unnamed-card"]],
    ["nine red", card({ R1: 3, R2: 3, Y1: 3 }), ["flask/costly-colour"]],
    ["seven red", card({ R1: 3, R2: 3, Y1: 1 }), []],
    ["a Reboot that pays for itself", card({ Y2: 1, B1: 1 }), ["flask/endless-reboot"]],
    ["a Reboot that costs more than it gives", card({ Y2: 1, R1: 2 }), []],
    ["effects of its own", own([{ gain: { who: "self", resource: "R", n: 1 } }]), []],
    ["an effect that is none", own([{ win: true }]), ["flask/bad-effect"]],
    ["an effect on somebody unknown", own([{ lose: { who: "them", n: 1 } }]), ["flask/bad-effect"]],
    ["base cards beside its own effects", { ...own([]), composition: { R1: 1 } }, ["flask/idle-values"]],
    ["a cost of its own, but no effects", card({ R1: 1 }, { cost: { any: 1 } }), ["flask/values-without-effects"]],
  ])("with %s has the problems %#", (_, given, expected) => {
    expect(codes(flask.checkCard(given))).toEqual(expected);
  });

  test.each<[string, FlaskCard, string[]]>([
    ["six of a base card", card({ Y1: 6 }), []],
    ["21 base cards", card({ B1: 6, G1: 6, R1: 3, R2: 3, B2: 3 }), ["flask/too-many-base-cards"]],
    [
      "27 resources to pay",
      card({ Y1: 1, B1: 1, B2: 6, G1: 6, R1: 6, Y2: 1 }),
      ["flask/too-many-base-cards", "flask/costly-card"],
    ],
  ])("that may have six of a base card, with %s has the problems %#", (_, given, expected) => {
    expect(codes(flask.checkCard(given, { ...flaskDefaults, maxPerBase: 6 }))).toEqual(expected);
  });
});

describe("a Flask card written by hand", () => {
  const theft = own(
    [
      { chooseEnemy: "e" },
      { chooseKind: "k" },
      { lose: { who: "e", resource: "k", n: 2 } },
      { gain: { who: "self", resource: "k", n: 2 } },
    ],
    { cost: { fixed: { R: 1 }, any: 1, cards: 2 }, keywords: ["reaction"] },
  );

  test("says what it costs and does, in both languages", () => {
    const [en, de] = [flask.describe(theft), flask.describe(theft, "de")];
    expect([en.type, en.code, en.cost]).toEqual(["Reaction", "", "{R}{?} and 2 Cards"]);
    expect(en.text).toBe("Reaction\nAction: -2 Resources of one kind\n+2 Resources of that kind");
    expect(de.text).toBe("Reaktion\nAktion: -2 Ressourcen einer Art\n+2 Ressourcen dieser Art");
  });

  test.each<[string, unknown[], string, string]>([
    [
      "everybody",
      [{ each: { of: { living: true }, as: "x", do: { draw: { who: "x", n: 1 } } } }],
      "Each player: Draw 1 Card from the deck",
      "Jeder Spieler: Ziehe 1 Karte vom Deck",
    ],
    [
      "some and oneself",
      [
        {
          each: {
            of: { enemies: true },
            as: "x",
            do: [{ lose: { who: "x", resource: "Y", n: 1 } }, { gain: { who: "self", resource: "Y", n: 1 } }],
          },
        },
      ],
      "Each enemy: -{Y}; You: +{Y}",
      "Jeder Gegner: -{Y}; Du: +{Y}",
    ],
    [
      "an amount that is counted",
      [{ gain: { who: "self", resource: "B", n: { handSize: "self" } } }],
      "+X {B} (X: your cards in hand)",
      "+X {B} (X: deine Handkarten)",
    ],
    [
      "the larger of two amounts",
      [{ gain: { who: "self", resource: "B", n: { most: [{ handSize: "self" }, { pileCount: "self" }] } } }],
      "+X {B} (X: the most of your cards in hand and your face-down piles)",
      "+X {B} (X: deine Handkarten oder deine verdeckten Stapel, je nachdem, was größer ist)",
    ],
    [
      "a condition",
      [
        {
          if: {
            if: { compare: [{ total: "self" }, "<=", 4] },
            then: { gain: { who: "self", resource: "R", n: 2 } },
            else: { lose: { who: "self", n: 1 } },
          },
        },
      ],
      "If your resources ≤ 4: +{R}{R}; otherwise: -1 Resource",
      "Wenn deine Ressourcen ≤ 4: +{R}{R}; sonst: -1 Ressource",
    ],
    [
      "cards that move",
      [{ move: { from: "discard", to: "hand", base: "R1", n: 1, pick: "choose" } }],
      "1 chosen Card with R1 from the discard pile to the hand",
      "1 gewählte Karte mit R1 vom Ablagestapel auf die Hand",
    ],
  ])("speaks of %s", (_, effects, en, de) => {
    expect([flask.describe(own(effects)).text, flask.describe(own(effects), "de").text]).toEqual([en, de]);
  });

  test("may be in no deck", () => {
    const deck = [{ id: "theft", card: theft, count: 15 }];
    expect(codes(flask.checkDeck(deck))).toEqual(["flask/hand-written", "flask/no-attack"]);
  });
});

describe("a Flask deck", () => {
  const attack = (name: string): FlaskCard => card({ R1: 1 }, { name });

  test.each<[string, ReturnType<typeof entries>, string[]]>([
    ["too small", entries([attack("A"), 3]), ["flask/deck-size"]],
    [
      "of two similar cards",
      entries(
        [attack("A"), 2],
        [attack("B"), 2],
        [card({ Y1: 1 }), 3],
        [card({ R2: 1 }), 3],
        [card({ R2: 2 }), 3],
        [card({ R2: 3 }), 2],
      ),
      ["flask/too-many-similar", "flask/similar-entries", "flask/same-name"],
    ],
    [
      "without attack",
      entries(
        ...([1, 2, 3].map((n) => [card({ Y1: n }, { name: `Y${n}` }), 3]) as [FlaskCard, number][]),
        ...([1, 2].map((n) => [card({ B2: n }, { name: `B${n}` }), 3]) as [FlaskCard, number][]),
      ),
      ["flask/no-attack"],
    ],
  ])("%s is reported", (_, deck, expected) => {
    expect(codes(flask.checkDeck(deck))).toEqual(expected);
  });

  test("names count, code, cards and the repair", () => {
    const [size, similar] = flask.checkDeck(entries([attack("Stab"), 3], [attack("Poke"), 2]));
    expect(size!.message).toBe("This deck has 5 cards; it needs exactly 15.");
    expect(size!.hint).toBe("Add 10 cards.");
    expect(similar!.message).toBe("5 cards share the code R1 (Stab, Poke); at most 3 similar cards are allowed.");
  });

  test.each(["blue", "green", "red", "yellow"])("%s of the starter set is legal and has 15 cards", (name) => {
    const deck = read<Deck>(`decks/${name}.json`);
    const list = deck.cards.map(({ card: id, count }) => ({ id, card: cards.get(id)!, count }));
    expect(flask.checkDeck(list)).toEqual([]);
  });
});

test("no card of the starter set has an error", () => {
  const errors = [...cards.values()]
    .flatMap((each) => flask.checkCard(each))
    .filter(({ severity }) => severity === "error");
  expect(errors).toEqual([]);
});

test("what cards are composed of has the name that the form gives it, in all that is said of it", () => {
  const said = [
    ...Object.values(problems.kinds).flatMap(({ message, hint }) => [message, hint]),
    ...flask.options.flatMap(({ title, explains }) => [title, explains]),
  ];
  expect(said.filter((words) => /base card/i.test(words))).toEqual([]);
});
