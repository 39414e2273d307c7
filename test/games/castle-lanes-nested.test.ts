import { expect, test } from "vitest";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { building, does, skill, text, unit, when } from "./castle-lanes-word-kit";

/** Effects within effects, as an editor would sign them. */

const yours = { units: { side: "you" } };
const enemies = { units: { side: "enemy" } };
const here = { units: { side: "enemy", lane: "this" } };
const draw = { draw: { n: 1 } };
const gain = { gold: { n: 1 } };
const rich = { compare: [{ gold: "you" }, ">=", 3] };
const yourTurn = { isActive: "you" };
const each = (of: unknown, effect: unknown): object => ({ each: { of, as: "x", do: effect } });
const may = (effect: unknown, more: object = {}): object => ({ may: { do: effect, ...more } });
const choose = (as: string, unit: object): object => ({ choose: { unit, as } });
const chooseOption = { choose: { option: ["gold", "a card"], as: "x" } };
const is = (n: number): object => ({ compare: ["x", "=", n] });

test.each<[unknown, string]>([
  [
    when(rich, [draw, { modify: { of: yours, attack: 1 } }], gain),
    "If you have 3 or more {gold}, draw a card; then all your units get +1 {attack} for good. Otherwise, gain 1 {gold}.",
  ],
  [
    when(rich, when(yourTurn, draw, gain), { gold: { n: -1 } }),
    "If you have 3 or more {gold}, if it is your turn, draw a card; otherwise, gain 1 {gold}. If you have fewer than 3 {gold}, lose 1 {gold}.",
  ],
  [when({ not: rich }, draw), "If you have fewer than 3 {gold}, draw a card."],
  [when({ not: { exists: here } }, draw), "If there is no enemy unit in this lane, draw a card."],
  [
    when({ not: { exists: { units: { side: "you", damaged: true, except: "this" } } } }, draw),
    "If you have no other damaged unit, draw a card.",
  ],
  [when({ any: [rich, yourTurn] }, draw), "If you have 3 or more {gold} or it is your turn, draw a card."],
  [
    when({ not: { any: [rich, yourTurn] } }, draw),
    "If you have fewer than 3 {gold} and it is not your turn, draw a card.",
  ],
  [
    when({ all: [{ any: [rich, yourTurn] }, { exists: enemies }] }, draw),
    "If either you have 3 or more {gold} or it is your turn and there is an enemy unit, draw a card.",
  ],
  [
    each(yours, when({ compare: [{ stat: { of: "x", is: "hp" } }, "<", 3] }, { heal: { of: "x", n: 1 } })),
    "For each of your units: if its {hp} is less than 3, it heals 1 {hp}.",
  ],
  [each(enemies, [{ damage: { to: "x", n: 1 } }, gain]), "For each enemy unit, deal 1 damage to it and gain 1 {gold}."],
  [
    each(enemies, [{ setTired: { of: "x" } }, { setWait: { of: "x", n: 1 } }]),
    "Each enemy unit becomes tired and waits a turn.",
  ],
  [
    each({ units: { side: "enemy", lane: "plains" } }, when(rich, { destroy: "x" }, { damage: { to: "x", n: 1 } })),
    "For each enemy unit in the plains: if you have 3 or more {gold}, destroy it; otherwise, deal 1 damage to it.",
  ],
  [
    when(rich, each(yours, { heal: { of: "x", n: 2 } })),
    "If you have 3 or more {gold}, each of your units heals 2 {hp}.",
  ],
  [
    { repeat: { n: 2, do: [draw, { discard: {} }] } },
    "Do this 2 times: draw a card and discard a card of your choice.",
  ],
  [{ repeat: { n: { count: yours }, do: [draw, gain] } }, "For each of your units, draw a card and gain 1 {gold}."],
  [
    { repeat: { n: { space: "you" }, do: when(rich, draw) } },
    "Do this a number of times equal to your {space}: if you have 3 or more {gold}, draw a card.",
  ],
  [
    [chooseOption, when(is(0), gain, draw)],
    "Choose one: gold; a card. If you chose gold, gain 1 {gold}. Otherwise, draw a card.",
  ],
  [
    [chooseOption, when({ not: is(1) }, gain)],
    "Choose one: gold; a card. If you did not choose a card, gain 1 {gold}.",
  ],
  [
    [
      choose("a", { side: "you" }),
      choose("b", { side: "enemy" }),
      { damage: { to: "b", n: { stat: { of: "a", is: "attack" } } } },
    ],
    "Choose one of your units, choose an enemy unit and deal damage equal to its {attack} to that unit.",
  ],
  [may([draw, gain]), "You may draw a card and gain 1 {gold}."],
  [
    may([{ modify: { of: yours, attack: 1 } }, draw]),
    "If you wish, all your units get +1 {attack} for good; then draw a card.",
  ],
  [may(when(rich, draw)), "If you wish, if you have 3 or more {gold}, draw a card."],
  [may(draw, { who: "enemy" }), "If the enemy wishes, draw a card."],
  [
    may({ damage: { to: { castle: "you" }, n: 2 } }, { who: "enemy", pay: 2 }),
    "The enemy may pay 2 {gold}. If so, deal 2 damage to your castle.",
  ],
  [
    when(rich, may({ march: yours }, { pay: 2 })),
    "If you have 3 or more {gold}, you may pay 2 {gold}; if you do, all your units march.",
  ],
  [
    may([choose("x", { side: "enemy" }), { destroy: "x" }], { pay: 3 }),
    "You may pay 3 {gold} to choose an enemy unit and destroy it.",
  ],
  [
    when(rich, [choose("x", { side: "enemy" }), { setTired: { of: "x" } }]),
    "If you have 3 or more {gold}, choose an enemy unit; then it becomes tired.",
  ],
  [
    [{ choose: { who: "enemy", unit: { side: "enemy" }, as: "x" } }, { destroy: "x" }],
    "The enemy chooses one of their units. Destroy it.",
  ],
  [
    [{ choose: { card: { who: "enemy", zone: "hand" }, as: "x" } }, { moveCards: { of: "x", to: "discard" } }],
    "Choose a card in the enemy's hand and put it on the enemy's discard pile.",
  ],
  [{ gold: { n: { sum: [1, { count: here }] } } }, "Gain {gold} equal to 1 + the number of enemy units in this lane."],
  [{ gold: { n: { product: [2, { count: yours }] } } }, "Gain 2 {gold} for each of your units."],
  [{ draw: { n: { least: [{ space: "you" }, 3] } } }, "Draw a number of cards equal to your {space}, at most 3."],
  [
    { discard: { n: { handSize: "enemy" }, how: "random" } },
    "Discard a number of cards at random equal to the number of cards in the enemy's hand.",
  ],
  [
    when({ compare: [{ count: yours }, ">", { count: enemies }] }, draw),
    "If the number of your units is more than the number of enemy units, draw a card.",
  ],
  [when({ compare: [{ count: here }, "=", 1] }, draw), "If there is exactly 1 enemy unit in this lane, draw a card."],
  [
    when({ compare: [{ handSize: "enemy" }, "<=", 2] }, draw),
    "If the enemy has 2 or fewer cards in hand, draw a card.",
  ],
  [
    when({ not: { hasTrait: { of: yours, trait: "Insect" } } }, draw),
    "If none of your units is an Insect, draw a card.",
  ],
  [
    when(rich, { drawMatch: { who: "enemy", type: "unit" } }),
    "If you have 3 or more {gold}, the enemy shows the topmost unit of the deck and takes it into the hand; the other cards keep their order.",
  ],
  [
    [{ random: { of: yours, as: "x", n: { count: { buildings: { side: "you" } } } } }, { destroy: "x" }],
    "Pick one of your units at random for each of your buildings and destroy them.",
  ],
  [
    { destroy: { buildings: { side: "enemy", order: "newest", limit: 2, lane: "forest" } } },
    "Destroy the two newest enemy buildings in the forest, even hidden ones.",
  ],
  [
    { place: { card: "war-hounds", who: "enemy", lane: "plains", tile: 3 } },
    "Place War Hounds on the enemy's third tile of the plains.",
  ],
])("%o: “%s”", (effect, sentence) => expect(text(skill(does(effect)))).toBe(sentence));

test.each<[CastleLanesCard, string]>([
  [
    unit(does(may({ modify: { of: "this", attack: 1 } }, { pay: { count: yours } }))),
    "When you play this, you may pay 1 {gold} for each of your units. If you do, it gets +1 {attack} for good.",
  ],
  [
    unit(does([choose("x", { side: "enemy" }), { damage: { to: "x", n: 1 } }, { modify: { of: "this", hp: 1 } }])),
    "When you play this, choose an enemy unit. This deals 1 damage to it and gets +1 {hp} for good.",
  ],
  [
    unit(does([{ gold: { who: "enemy", n: -1 } }, { modify: { of: "this", attack: 1 } }])),
    "When you play this, the enemy loses 1 {gold}. It gets +1 {attack} for good.",
  ],
  [
    unit(does(each({ units: { side: "you", except: "this" } }, { damage: { to: "x", n: 1 } }))),
    "When you play this, it deals 1 damage to each of your other units.",
  ],
  [
    building([{ on: "enemyEnters", if: { hasTrait: { of: "it", trait: "Machine" } }, do: [{ destroy: "it" }, draw] }]),
    "Whenever an enemy unit enters, if it is a Machine, destroy it and draw a card.",
  ],
  [
    building([{ on: "turnEnd", once: true, if: { exists: "this" }, do: may(draw, { pay: 1 }) }]),
    "Once in each of your turns, at the end of your turn, if this is on the board, you may pay 1 {gold} to draw a card.",
  ],
  [
    building([
      {
        on: "dealsDamage",
        whose: "you",
        to: "castle",
        do: when({ compare: [{ amount: true }, ">", 2] }, { gold: { n: { amount: true } } }),
      },
    ]),
    "Whenever one of your units deals damage to the enemy castle, if that number is more than 2, gain that many {gold}.",
  ],
  [
    skill(
      does([{ damage: { to: "building", n: { stat: { of: "unit", is: "attack" } } } }, { destroy: "unit" }], {
        targets: [{ unit: { side: "you" } }, { building: { side: "enemy" } }],
      }),
    ),
    "Deal damage equal to the {attack} of one of your units to an enemy building and destroy that unit.",
  ],
  [skill(does(draw, { targets: [{ lane: "any" }] })), "Choose a lane and draw a card."],
  [
    skill(
      does(when(yourTurn, { destroy: "unit" }, { damage: { to: "unit", n: 1 } }), {
        targets: [{ unit: {} }],
        if: rich,
      }),
    ),
    "If you have 3 or more {gold}, if it is your turn, destroy a unit; otherwise, deal 1 damage to it.",
  ],
])("%o: “%s”", (card, sentence) => expect(text(card)).toBe(sentence));
