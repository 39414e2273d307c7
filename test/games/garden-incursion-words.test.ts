import { describe, expect, it } from "vitest";
import { mcts } from "../../engine/bots/mcts";
import { seedRng } from "../../engine/core/rng";
import { seenBy } from "../../engine/core/secrecy";
import type { Card as GardenIncursionCard } from "../../engine/games/garden-incursion/card-schema";
import { game as gardenIncursion } from "../../engine/games/garden-incursion/game";
import { attack, type Given, given, move, play, special } from "./garden-incursion-kit";

/** Cards that nobody has thought of yet: written in JSON alone, with the words there are (rules §8.7). */
const ant = (card: Record<string, unknown>): GardenIncursionCard =>
  ({ name: "Novelty", type: "ability", tribe: "Copperhill Ants", cost: 0, ...card }) as GardenIncursionCard;
const table = (card: Record<string, unknown>, more: Given = {}) =>
  given({ cards: { novelty: ant(card) as never }, step: "spawning", a: { hand: ["novelty"], energy: 3 }, ...more });
const cast = (effect: unknown, more: Given = {}) =>
  table({ abilities: [{ on: "play", do: effect }] }, more).do(play("novelty"));
const text = (card: Record<string, unknown>): string => gardenIncursion.describe(ant(card)).text;

describe("a new card of Garden Incursion", () => {
  it("asks whether something may be done", () => {
    const effect = [{ may: { do: { draw: 1 } } }, { energy: 1 }];
    const answers = ["yes", "no"].map((answer) => cast(effect).do({ type: "answer", answer }));
    expect(answers.map((game) => [game.player().hand.length, game.energy()])).toEqual([
      [1, 4],
      [0, 4],
    ]);
    expect(text({ abilities: [{ on: "play", do: effect }] })).toBe("You may draw a card. Gain 1 {E}.");
  });

  it("gives keywords and statistics for a while", () => {
    const objects = ["redjaw-soldier@1500,2000"];
    const effect = [
      { pick: { from: { side: "own", queen: false }, as: "c" } },
      { keyword: { object: "c", keyword: "bulwark", n: 2, until: "never" } },
      { modify: { object: "c", stat: "range", n: 0.5, until: "endOfTurn" } },
      { modify: { object: "c", stat: "ap", n: 1, until: "yourNextTurn" } },
    ];
    const game = cast(effect, { objects });
    expect([game.object(1003).range, game.object(1003).defence]).toEqual([1500, 2]);
    const told = game.events.map((event) => game.rules.narrate(game.state, seenBy(event, 0)));
    expect(told).toContain("Redjaw Soldier: +0.5 range.");
    expect(told).toContain("Redjaw Soldier: +1 action points.");
    game.end().do({ type: "defend", obj: 1003, target: 1001 });
    expect(game.object(1003).range).toBe(1500);
    game.do(move(1003, 1000, 2000)).endTurn();
    expect([game.object(1003).range, game.object(1003).defence]).toEqual([1000, 4]);
    expect(text({ abilities: [{ on: "play", do: effect }] })).toBe(
      "One of your non-queen objects gets **Bulwark 2**. It gets +½ range this turn. It gets +1 {AP} until your next turn.",
    );
  });

  it("moves cards between hand, deck, discard pile and workers", () => {
    const deck = ["trail-scout", "copperhill-worker"];
    const pickHand = (more: object) => [{ pickCard: { from: "hand", as: "c", of: { type: "worker" } } }, more];
    const a = { hand: ["novelty", "copperhill-worker"], deck };
    expect(cast(pickHand({ putWorker: { card: "c" } }), { a }).player().workers).toEqual(["copperhill-worker"]);
    expect(cast(pickHand({ moveCard: { card: "c", to: "deckTop" } }), { a }).player().deck[0]).toBe(
      "copperhill-worker",
    );
    expect(cast(pickHand({ moveCard: { card: "c", to: "discard" } }), { a }).player().discard).toEqual([
      "copperhill-worker",
      "novelty",
    ]);
    const search = [{ search: { from: "deck", of: { card: "trail-scout" }, to: "hand" } }];
    expect(cast(search, { a }).player().hand).toEqual(["copperhill-worker", "trail-scout"]);
    const nothing = [{ search: { from: "discard", to: "hand" } }];
    expect(cast(nothing, { a }).player().hand).toEqual(["copperhill-worker"]);
    expect(cast([{ discard: { who: "self", n: 1 } }], { a }).player().discard).toEqual([
      "copperhill-worker",
      "novelty",
    ]);
  });

  it("counts, compares and repeats", () => {
    const objects = ["redjaw-soldier@1500,2000", "redjaw-soldier@1500,2500", "minim@1500,2600"];
    const own = { side: "own", kind: "creature", queen: false };
    const effect = [
      // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
      { if: { if: { compare: [{ count: { objects: own } }, ">=", 3] }, then: { energy: 5 }, else: { draw: 1 } } },
      {
        each: {
          of: { objects: { ...own, token: true } },
          as: "c",
          do: { counter: { object: "c", kind: "attackUp", n: 2 } },
        },
      },
      { energy: { sum: [{ handSize: true }, { workers: true }, { cards: { in: "discard" } }] } },
    ];
    const game = cast(effect, { objects, a: { hand: ["novelty", "leafcutter"], workers: 2, discard: ["leafcutter"] } });
    expect([game.energy(), game.object("minim").attack]).toEqual([5 + 1 + 2 + 1, 3]);
    const late = table({ abilities: [{ on: "play", if: { phase: "action" }, do: { energy: 2 } }] }).do(play("novelty"));
    expect(late.energy()).toBe(3);
  });

  it("is refused only while a choice that must be made has no answer", () => {
    const must = [{ pick: { from: { side: "enemy", queen: false }, as: "c" } }, { destroy: "c" }];
    const can = [{ pick: { from: { side: "enemy", queen: false }, as: "c", upTo: true } }, { destroy: "c" }];
    const of = (effect: unknown) => table({ abilities: [{ on: "play", do: effect }] }).refused(play("novelty"));
    expect([of(must), of(can)]).toEqual(["no-target", undefined]);
    // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
    const nested = [{ if: { if: { exists: { side: "enemy", queen: false } }, then: must } }, { energy: 1 }];
    expect(of(nested)).toBeUndefined();
  });

  it("lets somebody else say where to, and shows others' cards to who chooses among them", () => {
    const objects = ["redjaw-soldier@1500,2000"];
    const effect = [
      { chooseOpponent: "o" },
      { pick: { from: { side: "own", queen: false }, as: "c" } },
      { displace: { object: "c", by: 1, chooser: "o" } },
    ];
    const game = cast(effect, { objects });
    expect(game.state.prompt).toMatchObject({ kind: "point", seat: 1 });
    expect(game.do({ type: "answer", at: [1500, 2900] }).object(1003).at).toEqual([1500, 2900]);
    expect(text({ abilities: [{ on: "play", do: effect }] })).toBe(
      "Choose an opponent. That opponent displaces one of your non-queen objects by up to 1 range.",
    );

    const rob = [{ chooseOpponent: "o" }, { discard: { who: "o", chooser: "self" } }];
    const robbed = cast(rob, { b: { hand: ["scout-bee", "drone-escort"] } });
    const seen = (seat: number) => robbed.rules.view(robbed.state, seat).players[1]!.hand;
    const names = (seat: number) =>
      seen(seat).map((card) => robbed.rules.cardIdOf(robbed.rules.view(robbed.state, seat), card));
    expect(names(0)).toEqual(["scout-bee", "drone-escort"]);
    expect(robbed.do({ type: "answer", card: "scout-bee" }).player(1).discard).toEqual(["scout-bee"]);
    expect(names(0)).toEqual([undefined]);
  });

  it("is stronger or tougher in skirmishes, alone or with all others of its owner", () => {
    const creature = (bonus: object): Given["cards"] =>
      ({
        novelty: ant({ type: "creature", attack: 2, defence: 2, abilities: [{ static: { skirmishBonus: bonus } }] }),
      }) as never;
    const fight = (bonus: object) =>
      given({
        cards: creature(bonus)!,
        objects: ["novelty@3000,2000", "redjaw-soldier@3000,2000", "drone-escort@3500,2000/B", "guard-bee@3500,2000/B"],
      })
        .do(attack(1004, 1005), attack(1003, 1006))
        .end().field;
    expect(fight({ n: 0 })).toBe("novelty drone-escort/B guard-bee/B");
    expect(fight({ n: 2 })).toBe("novelty drone-escort/B");
    expect(fight({ n: 1, all: true })).toBe("novelty guard-bee/B");
    expect(fight({ n: 1, all: true, stat: "defence" })).toBe("novelty redjaw-soldier drone-escort/B guard-bee/B");
    const attacked = (bonus: object) =>
      given({ cards: creature(bonus)!, objects: ["redjaw-soldier@3000,2000", "novelty@3500,2000/B"] })
        .do(attack(1003, 1004))
        .end().field;
    expect(attacked({ n: 1, stat: "defence" })).toBe("redjaw-soldier");
    expect(attacked({ n: 1, stat: "defence", when: "attacked" })).toBe("redjaw-soldier novelty/B");
    expect(attacked({ n: 1, when: "attacked" })).toBe("");
    const says = (bonus: object) => text({ type: "creature", abilities: [{ static: { skirmishBonus: bonus } }] });
    expect(says({ n: 1, stat: "defence", when: "attacked" })).toBe("When attacked, +1 {D}.");
    expect(says({ n: 1, all: true })).toBe("Your attacking creatures have +1 {A}.");
    expect(says({ n: 2, all: true, when: "attacked" })).toBe("Your objects that are attacked have +2 {A}.");
  });

  it("watches deaths, and stops when that never ends", () => {
    const phoenix = {
      name: "Phoenix",
      type: "creature",
      tribe: "Copperhill Ants",
      token: true,
      defence: 0,
      attack: 1,
      abilities: [
        { on: "death", do: [{ token: { card: "phoenix", at: "this" } }] },
        { on: "spawn", do: [{ strike: { object: "this", n: 1 } }] },
      ],
    };
    const game = cast([{ token: { card: "phoenix", at: "queen" } }], {
      cards: {
        phoenix: phoenix as never,
        novelty: ant({ abilities: [{ on: "play", do: [{ token: { card: "phoenix", at: "queen" } }] }] }) as never,
      },
    });
    expect(game.events.filter(({ type }) => type === "runaway").length).toBe(1);
    expect(game.position.step).toBe("spawning");
  });

  it("may be a special action of any object, and a skill of a new tribe", () => {
    const tribe = "Moths";
    const added = {
      moth: {
        name: "Moth",
        type: "queen",
        tribe,
        attack: 1,
        defence: 5,
        specials: [
          {
            name: "Dust",
            ap: 1,
            do: [
              { pick: { from: { side: "enemy", near: [9, "this"] }, as: "t" } },
              { counter: { object: "t", kind: "web", n: 1 } },
            ],
          },
        ],
      },
      moths: {
        name: "Moths",
        type: "skills",
        tribe,
        skills: [
          {
            name: "flutter",
            title: "Flutter",
            phase: "action",
            do: [{ place: { object: "queen", at: { side: "enemy", queen: true } } }],
          },
        ],
      },
    };
    const game = given({ a: { queen: "moth" }, cards: added as never });
    game.do(special(1001, "Dust"), { type: "skill", name: "flutter" });
    expect([game.object(1002).counters, game.object(1001).at]).toEqual([{ web: 1 }, [5000, 2000]]);
    expect(game.refused({ type: "skill", name: "flutter" })).toBe("used");
  });

  it("is checked when it is written", () => {
    const slips: [Record<string, unknown>, string][] = [
      [{ abilities: [{ on: "play", do: { explode: 1 } }] }, "“explode” is no effect of this game."],
      [{ abilities: [{ on: "play", do: { destroy: "nobody" } }] }, "Nothing before this is called “nobody”."],
      [
        { abilities: [{ static: { aura: { of: { keyword: "flight" }, stat: "attack" } } }] },
        "An aura can't ask for keywords, attack or defence.",
      ],
      [
        {
          abilities: [
            { static: { aura: { of: { near: [1, { side: "own", keyword: "flight" }] }, keyword: "flight" } } },
          ],
        },
        "An aura can't ask for keywords, attack or defence.",
      ],
      [{ type: "structure", site: { far: 1 } }, "A location says near what it is, or at the same position as what."],
      [
        { type: "creature", abilities: [{ on: "play", do: { draw: 1 } }] },
        "Only ability cards do something when they are played: use “spawn”.",
      ],
    ];
    for (const [card, reason] of slips) {
      const [problem] = gardenIncursion
        .checkCard(ant(card))
        .filter(({ code }) => code === "garden-incursion/bad-ability");
      expect(problem?.message).toBe(`Novelty can't be played: ${reason}`);
    }
  });
});

describe("a search in Garden Incursion", () => {
  it("finds an action that is legal", () => {
    const game = given({
      objects: ["redjaw-soldier@2500,2000", "drone-escort@4400,2000/B"],
      a: { hand: ["supply-cache"], workers: 2 },
    });
    const bot = mcts({ tries: 40 });
    const { action } = bot.choose(game.rules, game.rules.view(game.state, 0), 0, seedRng(1));
    expect(game.rules.refusal(game.state, action)).toBeNull();
  });

  it("kills a queen that can be killed", () => {
    const game = given({ objects: ["bulldog-major@4500,2000", "driver-ant@4500,2000"] });
    game.do(attack(1003, 1002));
    for (const tries of [30]) {
      const { action } = mcts({ tries }).choose(game.rules, game.rules.view(game.state, 0), 0, seedRng(2));
      expect(action).toMatchObject({ type: "attack", target: 1002 });
    }
    expect(game.do(attack(1004, 1002)).end().winners).toEqual([0]);
  });
});
