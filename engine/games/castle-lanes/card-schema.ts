import { Type } from "typebox";
import { CardName, cardExtras, MentionedNames, OwnWords, SchemaReference } from "../../../schemas/common";

export const castleLanesTypes = ["unit", "building", "skill", "class"] as const;
export type CastleLanesType = (typeof castleLanesTypes)[number];

/** Lanes in their fixed order, with their printed lengths. */
export const castleLanesLanes = { plains: 4, forest: 6, mountains: 8 } as const;
export type CastleLanesLane = keyof typeof castleLanesLanes;

/** What abilities wait for (rules §8.5). A skill's `play` is what it does. */
export const castleLanesTriggers = [
  "play",
  "cardPlayed",
  "friendlyEnters",
  "enemyEnters",
  "entersFriendlyBuilding",
  "entersEnemyBuilding",
  "marchStart",
  "friendlyStartsHere",
  "enemyStartsHere",
  "dealsDamage",
  "takesDamage",
  "kills",
  "destroyed",
  "constructs",
  "constructed",
  "turnStart",
  "turnEnd",
  "goldGained",
] as const;

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

/** Effects, conditions and statics are trees of words; the engine declares, checks and prints them. */
const Tree = Type.Unknown();

const Subject = Type.Object(
  {
    type: Type.Optional(Type.Enum(["unit", "building", "skill"])),
    trait: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
    card: Type.Optional(Type.String({ maxLength: 80, description: "A card's id." })),
  },
  { additionalProperties: false },
);

const Pieces = Type.Unknown({ description: "Which ones, as in the selectors “units” and “buildings”." });

export const CastleLanesAbility = Type.Object(
  {
    name: Type.Optional(Type.String({ title: "Name", maxLength: 60, description: "Printed in bold before it." })),
    on: Type.Optional(Type.Enum([...castleLanesTriggers], { title: "When" })),
    whose: Type.Optional(
      Type.Enum(["you", "enemy", "both"], {
        title: "Whose",
        description: "Whose turn, card or pieces it watches. Without it, it is about this card alone.",
      }),
    ),
    of: Type.Optional(Subject),
    to: Type.Optional(Type.Enum(["unit", "building", "castle"], { title: "To", description: "For damage dealt." })),
    once: Type.Optional(Type.Boolean({ title: "Once in each of your turns", default: false })),
    targets: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object({ lane: Type.Enum(["any", "another"]) }, { additionalProperties: false }),
          Type.Object({ unit: Pieces }, { additionalProperties: false }),
          Type.Object({ building: Pieces }, { additionalProperties: false }),
        ]),
        { title: "Targets", description: "What must be chosen to play the skill.", maxItems: 2 },
      ),
    ),
    if: Type.Optional(Tree),
    do: Type.Optional(Tree),
    static: Type.Optional(Tree),
    reminder: Type.Optional(Type.String({ title: "Reminder", maxLength: 200, description: "Printed after it." })),
  },
  { title: "Ability", additionalProperties: false },
);
export type CastleLanesAbility = Type.Static<typeof CastleLanesAbility>;

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
    abilities: Type.Optional(
      Type.Array(CastleLanesAbility, {
        title: "Abilities",
        description: "What the card does: played by the engine, printed as its text.",
        maxItems: 8,
        "x-control": "json",
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
      Type.Integer({ title: "Number", description: "Printed in the corner.", minimum: 1, maximum: 9999 }),
    ),
    names: MentionedNames,
    ...cardExtras,
  },
  { title: "Castle Lanes card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
