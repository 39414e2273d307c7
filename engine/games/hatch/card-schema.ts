import { Type } from "typebox";
import {
  CardName,
  cardExtras,
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

/** What an egg can ask for, in printed order. */
export const hatchNeeds = ["food", "fire", "love", "any"] as const;
export type HatchNeed = (typeof hatchNeeds)[number];

export const hatchGifts = ["food", "fire", "love", "wild", "none"] as const;
export type HatchGift = (typeof hatchGifts)[number];

/** What abilities wait for (rules §8.3), as it is printed. */
export const hatchTriggers = {
  hatched: "When hatched",
  nurtured: "When nurtured",
  sacrificed: "When sacrificed",
  revealed: "When revealed",
  attackWon: "When you win an attack",
} as const;
export type HatchTrigger = keyof typeof hatchTriggers;

const triggerMeanings: Record<HatchTrigger, string> = {
  hatched: "This egg has hatched, and lies among your dragons.",
  nurtured: "This card was fed from your hand to one of your eggs.",
  sacrificed: "This dragon was sacrificed: its worth is gained, and it lies on the discard pile.",
  revealed: "This card is a mercenary and turns face up.",
  attackWon: "You have won an attack and taken the reward, while this is one of your dragons.",
};

/** What a card has where it says nothing. */
export const hatchDefaults = { skulls: 0, sacrifice: 0 } as const;

const slots = (title: string, description: string) =>
  Type.Optional(Type.Integer({ title, minimum: 0, maximum: 8, default: 0, description, "x-control": "stepper" }));

export const HatchAbility = Type.Object(
  {
    name: Type.Optional(
      Type.String({
        title: "Name",
        maxLength: 60,
        description: "Printed in bold, instead of when it happens.",
        ...translated,
      }),
    ),
    on: Type.Optional(slot.oneOf("When", hatchTriggers, { "x-explains": triggerMeanings })),
    ...slot.abilityFields,
    reminder: Type.Optional(
      Type.String({
        title: "Small print",
        maxLength: 200,
        description: "Printed after it; the rules ignore it.",
        ...translated,
      }),
    ),
  },
  { title: "Ability", additionalProperties: false, default: { on: "hatched", do: null } },
);
export type HatchAbility = Type.Static<typeof HatchAbility>;

export const Keyword = keywordSchema({ ability: HatchAbility, symbols });

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
        ...sharedWord,
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
        {
          title: "Needs",
          description: "What the egg must be fed.",
          additionalProperties: false,
          "x-control": "group",
          ...section.rules,
        },
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
    ...keywordFields(Keyword),
    abilities: Type.Optional(
      Type.Array(HatchAbility, {
        title: "Abilities",
        description: "What the dragon does: played by the engine, printed as its text. Most have none.",
        maxItems: 6,
        "x-control": "saying",
      }),
    ),
    text: Type.Optional(OwnWords("Rules text")),
    number: Type.Optional(
      Type.Integer({
        title: "Number",
        description: "Printed in the corner.",
        minimum: 1,
        maximum: 9999,
        ...section.print,
      }),
    ),
    copies: Type.Optional(
      Type.Integer({
        title: "Copies",
        description: "Printed in the corner: how many of this design a deck usually holds.",
        minimum: 1,
        maximum: 8,
      }),
    ),
    words: PrintedWords,
    ...cardExtras,
  },
  { title: "Hatch card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
