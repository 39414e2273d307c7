import { Type } from "typebox";
import { CardName, cardExtras, SchemaReference } from "../common";

export const castleLanesTypes = ["unit", "building", "skill", "class"] as const;
export type CastleLanesType = (typeof castleLanesTypes)[number];

/** Lanes in their fixed order, with their printed lengths. */
export const castleLanesLanes = { plains: 4, forest: 6, mountains: 8 } as const;
export type CastleLanesLane = keyof typeof castleLanesLanes;

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
      "x-control": "numbers",
    }),
  );

const spaceLimit = (title: string) => Type.Optional(Type.Integer({ title, minimum: 0, maximum: 18 }));

export const CastleLanesCard = Type.Object(
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
        ...only("unit", "building", "skill"),
      }),
    ),
    cost: stat("cost", "Cost", 0, 20, "Gold to play it.", only("unit", "building", "skill")),
    rarity: stat(
      "rarity",
      "Rarity",
      0,
      3,
      "Stars: 3, 2 or 1 copies in a deck. 0 marks a token.",
      only("unit", "building", "skill"),
    ),
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
        { title: "Blueprint", additionalProperties: false, "x-control": "group", ...only("building") },
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
    text: Type.Optional(Type.String({ title: "Rules text", maxLength: 600, "x-control": "text" })),
    basic: Type.Optional(
      Type.Boolean({
        title: "Outside decks",
        description: "Always at hand or made by other cards, so it cannot be put in a deck.",
        default: false,
        ...only("unit", "building", "skill"),
      }),
    ),
    number: Type.Optional(
      Type.Integer({ title: "Number", description: "Printed in the corner.", minimum: 1, maximum: 9999 }),
    ),
    ...cardExtras,
  },
  { title: "Castle Lanes card", additionalProperties: false },
);
export type CastleLanesCard = Type.Static<typeof CastleLanesCard>;
