import { describe, expect, it } from "vitest";
import type { Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";
import { cards } from "./castle-lanes-kit";

/** What the engine writes from the abilities. */
const printed: Record<string, string> = {
  airlift: "Move one of your units to your first tile of another lane. If it is tired or waiting, it stays so.",
  architect: "Whenever this constructs a building, gain 1 {gold} and draw a card.",
  "ballista-shot": "Deal 2 damage to the first enemy unit in a lane.",
  barracks: "Whenever one of your units enters, it gets +2 {attack} for good.",
  brute: "",
  "call-of-the-pack":
    "Show the topmost Dinosaur of your deck and take it into your hand. The other cards keep their order.",
  "cannon-shot": "Deal 2 damage to the enemy castle.",
  deckhand: "Whenever this constructs a building, gain 1 {gold}.",
  "dino-baby": "",
  "drone-swarm": "When this is destroyed, draw a card.",
  "feathered-hunter": "Whenever this kills an enemy unit, it gets +1 {attack} and +1 {hp} for good.",
  "feeding-ground": "Whenever one of your Dinosaurs enters, it gets +1 {hp} for good.",
  "field-medic": "At the end of your turn, your other units on this tile heal 1 {hp}.",
  "fire-shot": "Deal 3 damage to the first enemy building in a lane, even a hidden one.",
  "gauss-turret": "At the end of your turn, deal 1 damage to the first enemy unit in this lane.",
  hatchery: "At the start of your turn, you may pay 1 {gold} to place a Dino Baby on your first tile of this lane.",
  "hatching-season": "Place a Dino Baby on your first tile of each lane.",
  "heavy-walker": "Takes 1 less damage each time.",
  "horned-charger": "Whenever this starts a march, if your {space} is 6 or more, it gets +1 {move} for that march.",
  "hydrogen-bomb": "Destroy all units of both players.",
  "jump-trooper": "Placed on your second tile instead of the first.",
  "landing-pad": "Units you play from your hand into this lane may be placed on this tile.",
  "longneck-grazer": "At the end of your turn, if your {space} is 8 or more, gain 1 {gold}.",
  "mission-commander": "Your other Crew in this lane have +1 {attack}.",
  "muddy-road": "Whenever an enemy unit enters, it stops marching.",
  "nest-mother": "When you play this, place a Dino Baby on your first tile of this lane.",
  onwards: "All your units march and are no longer tired. Those that were tired stay where they are.",
  "orbital-gunner": "When you play this, it deals 2 damage to the first enemy unit in its lane.",
  overclock: "One of your Machines stops waiting, is no longer tired and gets +1 {attack} until the end of the turn.",
  peasant: "",
  phalanx: "Your last unit in a lane gets −1 {move} and +2 {hp} for good.",
  "primal-roar": "Your Dinosaurs in a lane get +2 {attack} until the end of the turn.",
  "primeval-brood":
    "**Pack Instinct.** Once in each of your turns, when you play a Dinosaur, if you have another Dinosaur in its lane, gain 1 {gold}.",
  "recon-sweep": "Reveal all enemy buildings, draw 2 cards and discard a card of your choice.",
  "royal-guard": "",
  rush: "Once during each of your turns, place a Peasant on your first tile of each lane.",
  sapper: "Deals double damage to the enemy castle.",
  shellback: "",
  "shield-projector": "Enemy units in this lane deal 1 less damage to your castle with each hit.",
  stampede: "Your Dinosaurs in a lane march.",
  "star-expedition":
    "**Rigging Crew.** The first of your units to construct a building in each of your turns does not become tired.",
  "stone-road": "Whenever one of your units starts a march here, it gets +1 {move} for that march.",
  "supply-drop": "Gain 2 {gold}.",
  "survey-rover": "Whenever this deals damage to the enemy castle, draw a card.",
  "swift-raptor": "",
  "tar-pit": "Whenever an enemy unit enters, it waits one turn longer after each march, for good.",
  thief: "Whenever this deals damage, gain 1 {gold}.",
  traps: "**Hidden.** Whenever an enemy unit enters, destroy it.",
  trebuchet: "At the end of your turn, deal 2 damage to the enemy castle.",
  "tyrant-king": "Whenever this enters an enemy building, destroy that building.",
  "war-hounds": "",
  "war-reserves": "Draw 2 cards.",
  workshop: "Whenever one of your units enters, gain 1 {gold}.",
};

describe("the text of a Castle Lanes card", () => {
  it("is written from its abilities", () => {
    const texts = Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, castleLanes.describe(card).text]));
    expect(texts).toEqual(printed);
  });

  it("is the designer's own where there is one, and that is marked and told", () => {
    expect(Object.values(cards).filter(({ text }) => text !== undefined)).toEqual([]);
    const own = { ...cards["thief"]!, text: "Steals." };
    const { text, slots } = castleLanes.describe(own);
    expect([text, slots["rulesText"], slots["textIsOverridden"]]).toEqual(["Steals.", "Steals.", true]);
    expect(castleLanes.checkCard(own)).toMatchObject([
      {
        code: "castle-lanes/own-text",
        severity: "note",
        where: { field: "/text" },
        message: "Thief prints words of your own where its effects would say: Whenever this deals damage, gain 1 🪙.",
      },
    ]);
  });

  it("is no override where it says the same, or where there is nothing to override", () => {
    const same = { ...cards["thief"]!, text: " Whenever this deals damage,\ngain 1 {gold}. " };
    expect(castleLanes.checkCard(same)).toEqual([]);
    expect(castleLanes.describe(same).slots["textIsOverridden"]).toBe(false);
    expect(castleLanes.describe(cards["thief"]!).slots["textIsOverridden"]).toBe(false);
  });

  it.each([
    ["a unit", { ...cards["peasant"]!, text: "Grumbles." }],
    ["a skill", { name: "Rain", type: "skill", text: "It rains." }],
    ["a class", { name: "Rainmakers", type: "class", text: "It rains." }],
  ] as [string, CastleLanesCard][])("alone does nothing in play, and that is told: %s", (_, card) => {
    expect(castleLanes.describe(card).slots["textIsOverridden"]).toBe(false);
    expect(castleLanes.checkCard(card)).toMatchObject([{ code: "castle-lanes/only-text", severity: "note" }]);
  });

  it("beside what a value does is an override", () => {
    const lands = { ...cards["jump-trooper"]!, text: "Lands." };
    expect(castleLanes.checkCard(lands)).toMatchObject([{ code: "castle-lanes/own-text" }]);
  });

  it("comes with abilities that the engine can play", () => {
    expect(Object.values(cards).flatMap((card) => castleLanes.checkCard(card))).toEqual([]);
  });
});
