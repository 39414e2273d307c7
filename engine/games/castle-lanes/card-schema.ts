import { Type } from "typebox";
import {
  CardName,
  called,
  cardExtras,
  MentionedNames,
  OwnWords,
  PrintedWords,
  SchemaReference,
  section,
  sharedWord,
  translated,
} from "../../../schemas/common";
import { keywordFields, keywordSchema } from "../../../schemas/keyword";
import * as slot from "../../core/slots";
import { symbols } from "./symbols";

export const castleLanesTypes = ["unit", "building", "skill", "class"] as const;
export type CastleLanesType = (typeof castleLanesTypes)[number];

/** Lanes in their fixed order, with their printed lengths. */
export const castleLanesLanes = { plains: 4, forest: 6, mountains: 8 } as const;
export type CastleLanesLane = keyof typeof castleLanesLanes;

/** What abilities wait for (rules §8.5), in words. A skill's `play` is what it does. */
const triggerNames = {
  play: "When you play this",
  cardPlayed: "Whenever you play a card",
  friendlyEnters: "Whenever one of your units enters",
  enemyEnters: "Whenever an enemy unit enters",
  entersFriendlyBuilding: "Whenever this enters one of your buildings",
  entersEnemyBuilding: "Whenever this enters an enemy building",
  marchStart: "Whenever this starts a march",
  friendlyStartsHere: "Whenever one of your units starts a march here",
  enemyStartsHere: "Whenever an enemy unit starts a march here",
  dealsDamage: "Whenever this deals damage",
  takesDamage: "Whenever this takes damage",
  kills: "Whenever this kills an enemy unit",
  destroyed: "When this is destroyed",
  constructs: "Whenever this constructs a building",
  constructed: "When this is constructed",
  turnStart: "At the start of your turn",
  turnEnd: "At the end of your turn",
  goldGained: "Whenever you gain gold",
} as const;
type Trigger = keyof typeof triggerNames;
export const castleLanesTriggers = Object.keys(triggerNames) as readonly Trigger[];

const triggerMeanings: Record<Trigger, string> = {
  play: "A skill does it as it is played; a unit or building after it has come to its tile from the hand.",
  cardPlayed:
    "A card was played from the hand: a unit or building is on its tile by then, a skill has done what it does.",
  friendlyEnters: "For buildings: one of your units comes to this tile, by marching or by being placed.",
  enemyEnters: "For buildings: an enemy unit comes to this tile, before it damages the building.",
  entersFriendlyBuilding: "This unit, or one of the player it watches, comes to a tile with a building of its owner.",
  entersEnemyBuilding: "This unit, or one of the player it watches, comes to a tile with a building of the opponent.",
  marchStart: "This unit, or one of the player it watches, begins to march.",
  friendlyStartsHere: "For buildings: one of your units on this tile begins to march.",
  enemyStartsHere: "For buildings: an enemy unit on this tile begins to march.",
  dealsDamage: "This piece, or one of the player it watches, deals 1 or more damage, attacking or defending.",
  takesDamage: "This piece, or one of the player it watches, takes 1 or more damage.",
  kills: "This unit, or one of the player it watches, brings an enemy unit to no health or destroys it.",
  destroyed: "This piece, or one of the player it watches, is destroyed or has lost its last health.",
  constructs: "This unit, or one of the player it watches, builds a building from the hand.",
  constructed: "This building, or one of the player it watches, comes to the board.",
  turnStart: "After drawing and income; in your turns, the enemy's or both players'.",
  turnEnd: "After the march, before the tired recover; in your turns, the enemy's or both players'.",
  goldGained: "You, or the enemy, have gained gold: by income, by a kill or by an effect.",
};

/** What a card has where it says nothing. */
export const castleLanesDefaults = {
  cost: 0,
  rarity: 1,
  hp: 1,
  attack: 0,
  move: 0,
  moveEvery: 1,
  entryTile: 1,
} as const;

/** `x-when`: the field belongs to cards whose other fields have one of these values; forms hide it elsewhere. */
const only = (...types: CastleLanesType[]) => ({ "x-when": { type: types } });

const stat = (
  key: keyof typeof castleLanesDefaults,
  title: string,
  minimum: number,
  maximum: number,
  description: string,
  options: object,
) =>
  Type.Optional(
    Type.Integer({
      title,
      minimum,
      maximum,
      description,
      default: castleLanesDefaults[key],
      "x-control": "stepper",
      ...options,
    }),
  );

const lane = (title: string, length: number) =>
  Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), {
      title,
      description: `Tiles in the order in which they are built on, counted from your castle (1 to ${length}).`,
      uniqueItems: true,
      maxItems: 12,
      "x-tiles": length,
    }),
  );

const spaceLimit = (title: string) => Type.Optional(Type.Integer({ title, minimum: 0, maximum: 18 }));

const Subject = Type.Object(
  {
    type: Type.Optional(slot.oneOf("Kind of card", { unit: "Unit", building: "Building", skill: "Skill" })),
    trait: Type.Optional(slot.titled("Trait", slot.tag, { minLength: 1, maxLength: 30 })),
    card: Type.Optional(slot.titled("Which card", slot.card, { maxLength: 80 })),
  },
  { title: "Of which kind", additionalProperties: false },
);

export const CastleLanesAbility = Type.Object(
  {
    name: Type.Optional(
      Type.String({ title: "Name", maxLength: 60, description: "Printed in bold before it.", ...translated }),
    ),
    on: Type.Optional(
      Type.Enum([...castleLanesTriggers], { title: "When", "x-labels": triggerNames, "x-explains": triggerMeanings }),
    ),
    whose: Type.Optional(
      slot.oneOf(
        "Whose",
        { you: "Yours", enemy: "The enemy's", both: "Both players'" },
        { description: "Whose turn, card or pieces it watches. Without it, it is about this card alone." },
      ),
    ),
    of: Type.Optional(Subject),
    to: Type.Optional(
      slot.oneOf(
        "To",
        { unit: "A unit", building: "A building", castle: "The enemy castle" },
        { description: "For damage dealt." },
      ),
    ),
    once: Type.Optional(Type.Boolean({ title: "Once in each of your turns", default: false })),
    targets: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object(
            {
              lane: slot.oneOf("A lane", { any: "Any lane", another: "Another lane than that of the unit" }),
            },
            { title: "A lane", additionalProperties: false },
          ),
          Type.Object(
            { unit: slot.titled("Which units", slot.filter) },
            { title: "A unit", additionalProperties: false },
          ),
          Type.Object(
            { building: slot.titled("Which buildings", slot.filter) },
            { title: "A building", additionalProperties: false },
          ),
        ]),
        { title: "Targets", description: "What must be chosen to play the skill.", maxItems: 2 },
      ),
    ),
    ...slot.abilityFields,
  },
  { title: "Ability", additionalProperties: false, default: { on: "play", do: null } },
);
export type CastleLanesAbility = Type.Static<typeof CastleLanesAbility>;

export const Keyword = keywordSchema({ ability: CastleLanesAbility, symbols });

export const Card = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    type: Type.Enum([...castleLanesTypes], {
      title: "Type",
      description: "A class card gives its deck a passive ability; it is not one of the 30 cards.",
      "x-labels": { unit: "Unit", building: "Building", skill: "Skill", class: "Class" },
    }),
    class: Type.Optional(
      Type.String({
        title: "Class",
        description: "The name of the class this card belongs to. Base cards have none and fit every deck.",
        maxLength: 60,
        "x-suggest": true,
        ...sharedWord,
        ...only("unit", "building", "skill"),
      }),
    ),
    cost: stat("cost", "Cost", 0, 20, "Gold to play it.", {
      ...only("unit", "building", "skill"),
      ...section.rules,
      ...called("Gold"),
    }),
    rarity: stat("rarity", "Rarity", 0, 3, "Stars: 3, 2 or 1 copies in a deck. 0 marks a token.", {
      ...only("unit", "building", "skill"),
      ...called("Stars"),
    }),
    hp: stat("hp", "Health", 1, 30, "Damage it takes to destroy it.", only("unit", "building")),
    attack: stat("attack", "Attack", 0, 30, "Damage it deals.", only("unit")),
    move: stat("move", "Movement", 0, 9, "Tiles in one march. Units with 0 stay where they are.", only("unit")),
    moveEvery: stat(
      "moveEvery",
      "Marches every",
      1,
      9,
      "1 marches every turn; 3/2 is a movement of 3 every 2 turns.",
      only("unit"),
    ),
    entryTile: stat(
      "entryTile",
      "Entry tile",
      1,
      8,
      "The tile of yours on which it is placed, 1 unless given.",
      only("unit"),
    ),
    traits: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 30 }), {
        title: "Traits",
        description: "Printed words that other cards look for, such as Dinosaur.",
        maxItems: 4,
        "x-control": "tags",
        ...sharedWord,
        ...only("unit"),
      }),
    ),
    blueprint: Type.Optional(
      Type.Object(
        {
          plains: lane("Plains", castleLanesLanes.plains),
          forest: lane("Forest", castleLanesLanes.forest),
          mountains: lane("Mountains", castleLanesLanes.mountains),
        },
        {
          title: "Blueprint",
          description: "Click tiles in the order in which they are built on, from your castle on the left.",
          additionalProperties: false,
          "x-control": "tiles",
          ...only("building"),
        },
      ),
    ),
    space: Type.Optional(
      Type.Object(
        { min: spaceLimit("At least"), max: spaceLimit("At most") },
        {
          title: "Space condition",
          description: "How much space you need, or may have, to play it.",
          additionalProperties: false,
          "x-control": "group",
          ...only("unit", "building", "skill"),
        },
      ),
    ),
    ...keywordFields(Keyword),
    abilities: Type.Optional(
      Type.Array(CastleLanesAbility, {
        title: "Abilities",
        description: "What the card does: played by the engine, printed as its text.",
        maxItems: 8,
        "x-control": "saying",
      }),
    ),
    text: Type.Optional(OwnWords("Rules text")),
    basic: Type.Optional(
      Type.Boolean({
        title: "Outside decks",
        description: "Always at hand or made by other cards, so it cannot be put in a deck.",
        default: false,
        ...only("unit", "building", "skill"),
      }),
    ),
    number: Type.Optional(
      Type.Integer({
        title: "Number",
        description: "Printed in the corner.",
        minimum: 1,
        maximum: 9999,
        ...section.print,
      }),
    ),
    names: MentionedNames,
    words: PrintedWords,
    ...cardExtras,
  },
  { title: "Castle Lanes card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
