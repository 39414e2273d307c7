// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of effects, and nobody awaits them.
import { describe, expect, test } from "vitest";
import type { CastleLanesAbility, Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";

/** Cards that nobody has designed yet: what they are made of is known, how it comes together is new. They read well at once. */

const unit = (...abilities: CastleLanesAbility[]): CastleLanesCard => ({ name: "New", type: "unit", hp: 2, abilities });
const skill = (...abilities: CastleLanesAbility[]): CastleLanesCard => ({ name: "New", type: "skill", abilities });
const building = (...abilities: CastleLanesAbility[]): CastleLanesCard => ({
  name: "New",
  type: "building",
  hp: 3,
  blueprint: { plains: [1] },
  abilities,
});
const play = (...effects: unknown[]): CastleLanesAbility => ({ on: "play", do: effects });
const aimed = (target: object, effect: unknown): CastleLanesAbility => ({
  on: "play",
  targets: [target as never],
  do: effect,
});

const cards: readonly (readonly [string, CastleLanesCard])[] = [
  [
    "When you play this, choose a unit in your discard pile and put it into your hand.",
    unit(
      play(
        { choose: { as: "c", card: { who: "you", zone: "discard", type: "unit" } } },
        { moveCards: { of: "c", to: "hand" } },
      ),
    ),
  ],
  [
    "Choose a Dinosaur in your deck and put it on top of your deck.",
    skill(
      play(
        { choose: { as: "c", card: { who: "you", zone: "deck", trait: "Dinosaur" } } },
        { moveCards: { of: "c", to: "top" } },
      ),
    ),
  ],
  [
    "Whenever this deals damage to a unit, it heals that many {hp}.",
    unit({ on: "dealsDamage", to: "unit", do: { heal: { of: "this", n: { amount: true } } } }),
  ],
  [
    "Whenever this takes damage, it deals that much damage to the enemy castle.",
    unit({ on: "takesDamage", do: { damage: { to: { castle: "enemy" }, n: { amount: true } } } }),
  ],
  [
    "Discard a card at random and draw 2 cards. If you have 4 or more cards in hand, lose 1 {gold}. Otherwise, gain 2 {gold}.",
    skill(
      play(
        { discard: { n: 1, how: "random" } },
        { draw: { n: 2 } },
        {
          if: {
            if: { compare: [{ handSize: "you" }, ">=", 4] },
            then: { gold: { n: -1 } },
            else: { gold: { n: 2 } },
          },
        },
      ),
    ),
  ],
  [
    "Choose up to two of your units. They get +2 {hp} for good.",
    skill(play({ choose: { as: "u", n: 2, upTo: true, unit: { side: "you" } } }, { modify: { of: "u", hp: 2 } })),
  ],
  [
    "You may choose an enemy unit and destroy it.",
    skill(play({ choose: { as: "u", upTo: true, unit: { side: "enemy" } } }, { destroy: "u" })),
  ],
  [
    "Pick two enemy units at random and deal 3 damage to them.",
    skill(play({ random: { of: { units: { side: "enemy" } }, n: 2, as: "x" } }, { damage: { to: "x", n: 3 } })),
  ],
  [
    "Each of your units heals 1 {hp} and gets +1 {move} until the end of the turn.",
    skill(
      play({
        each: {
          of: { units: { side: "you" } },
          as: "x",
          do: [{ heal: { of: "x", n: 1 } }, { modify: { of: "x", movement: 1, for: "turn" } }],
        },
      }),
    ),
  ],
  [
    "At the start of your turn, you may pay 2 {gold}. If you do, this deals 1 damage to the enemy castle; then draw a card.",
    unit({
      on: "turnStart",
      do: { may: { pay: 2, do: [{ damage: { to: { castle: "enemy" }, n: 1 } }, { draw: { n: 1 } }] } },
    }),
  ],
  [
    "Shuffle 2 Thieves into your deck and put a Peasant on the enemy's discard pile.",
    skill(
      play(
        { addCard: { card: "thief", n: 2, to: "shuffled" } },
        { addCard: { who: "enemy", card: "peasant", to: "discard" } },
      ),
    ),
  ],
  [
    "Move an enemy unit to the enemy's first tile of its lane.",
    skill(aimed({ unit: { side: "enemy" } }, { relocate: { of: "unit", lane: "its", tile: 1 } })),
  ],
  [
    "When you play this, gain 1 {gold} for each of your other units in this lane.",
    unit(play({ gold: { n: { count: { units: { side: "you", lane: "this", except: "this" } } } } })),
  ],
  [
    "All your units get +1 {attack} for each enemy building until the end of the turn.",
    skill(
      play({
        modify: {
          of: { units: { side: "you" } },
          attack: { count: { buildings: { side: "enemy" } } },
          for: "turn",
        },
      }),
    ),
  ],
  [
    "If your {space} is more than the enemy's {space} and there is no enemy building, you win the game.",
    skill(
      play({
        if: {
          if: {
            all: [
              { compare: [{ space: "you" }, ">", { space: "enemy" }] },
              { not: { exists: { buildings: { side: "enemy" } } } },
            ],
          },
          then: { winGame: "you" },
        },
      }),
    ),
  ],
  [
    "At the end of your turn, for each enemy unit in this lane, deal 1 damage to the enemy castle.",
    building({
      on: "turnEnd",
      do: {
        repeat: {
          n: { count: { units: { side: "enemy", lane: "this" } } },
          do: { damage: { to: { castle: "enemy" }, n: 1 } },
        },
      },
    }),
  ],
  [
    "When this is destroyed, it deals 2 damage to all units on this tile.",
    unit({ on: "destroyed", do: { damage: { to: { units: { tile: "this" } }, n: 2 } } }),
  ],
  [
    "Everything deals 1 less damage to your units on this tile with each hit.",
    building({ static: { damage: { to: { side: "you", tile: "this" }, plus: -1 } } }),
  ],
  ["Draw a number of cards equal to your {space}.", skill(play({ draw: { n: { space: "you" } } }))],
];

describe("a new card of Castle Lanes", () => {
  test.each(cards)("“%s”", (text, card) => {
    expect(castleLanes.describe(card).text).toBe(text);
    expect(castleLanes.checkCard(card)).toEqual([]);
  });
});
