import { Type } from "typebox";
import { CardName, cardExtras, OwnWords, SchemaReference } from "../../../schemas/common";

/** What an egg can ask for, in printed order. */
export const hatchNeeds = ["food", "fire", "love", "any"] as const;
export type HatchNeed = (typeof hatchNeeds)[number];

export const hatchGifts = ["food", "fire", "love", "wild", "none"] as const;
export type HatchGift = (typeof hatchGifts)[number];

/** What abilities wait for (rules §8.3). */
export const hatchTriggers = ["hatched", "nurtured", "sacrificed", "revealed", "attackWon"] as const;

/** What a card has where it says nothing. */
export const hatchDefaults = { skulls: 0, sacrifice: 0 } as const;

const slots = (title: string, description: string) =>
  Type.Optional(Type.Integer({ title, minimum: 0, maximum: 8, default: 0, description, "x-control": "stepper" }));

/** Effects, conditions and statics are trees of words; the engine declares, checks and prints them. */
const Tree = Type.Unknown();

export const HatchAbility = Type.Object(
  {
    name: Type.Optional(
      Type.String({ title: "Name", maxLength: 60, description: "Printed in bold, instead of when it happens." }),
    ),
    on: Type.Optional(Type.Enum([...hatchTriggers], { title: "When" })),
    if: Type.Optional(Tree),
    do: Type.Optional(Tree),
    static: Type.Optional(Tree),
    reminder: Type.Optional(
      Type.String({ title: "Small print", maxLength: 200, description: "Printed after it; the rules ignore it." }),
    ),
  },
  { additionalProperties: false },
);
export type HatchAbility = Type.Static<typeof HatchAbility>;

export const Card = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    family: Type.Optional(
      Type.String({
        title: "Family",
        description: "Printed under the name; colours the card.",
        maxLength: 40,
        "x-suggest": true,
      }),
    ),
    needs: Type.Optional(
      Type.Object(
        {
          food: slots("Food", "Slots for {F} or {W}"),
          fire: slots("Fire", "Slots for {R} or {W}"),
          love: slots("Love", "Slots for {L} or {W}"),
          any: slots("Any", "Slots for every resource"),
        },
        { title: "Needs", description: "What the egg must be fed.", additionalProperties: false, "x-control": "group" },
      ),
    ),
    skulls: Type.Optional(
      Type.Integer({
        title: "Skulls",
        description: "Sacrifice worth needed to hatch it.",
        minimum: 0,
        maximum: 5,
        default: hatchDefaults.skulls,
        "x-control": "stepper",
      }),
    ),
    gives: Type.Enum([...hatchGifts], {
      title: "Gives",
      description: "Its symbol as a resource and in rituals.",
      "x-labels": { food: "Food", fire: "Fire", love: "Love", wild: "Wild", none: "Nothing" },
    }),
    sacrifice: Type.Optional(
      Type.Integer({
        title: "Sacrifice",
        description: "What it is worth when sacrificed; 0 cannot be sacrificed.",
        minimum: 0,
        maximum: 5,
        default: hatchDefaults.sacrifice,
        "x-control": "stepper",
      }),
    ),
    power: Type.Integer({
      title: "Power",
      description: "As a hatched dragon and as a mercenary.",
      minimum: 1,
      maximum: 150,
    }),
    abilities: Type.Optional(
      Type.Array(HatchAbility, {
        title: "Abilities",
        description: "What the dragon does: played by the engine, printed as its text. Most have none.",
        maxItems: 6,
        "x-control": "json",
      }),
    ),
    text: Type.Optional(OwnWords("Rules text")),
    number: Type.Optional(
      Type.Integer({ title: "Number", description: "Printed in the corner.", minimum: 1, maximum: 9999 }),
    ),
    copies: Type.Optional(
      Type.Integer({
        title: "Copies",
        description: "Printed in the corner: how many of this design a deck usually holds.",
        minimum: 1,
        maximum: 8,
      }),
    ),
    ...cardExtras,
  },
  { title: "Hatch card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
