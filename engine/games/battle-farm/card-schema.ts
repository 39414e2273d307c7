import { Type } from "typebox";
import {
  CardName,
  called,
  cardExtras,
  MentionedNames,
  OwnWords,
  SchemaReference,
  section,
  translated,
} from "../../../schemas/common";
import { keywordFields, keywordSchema } from "../../../schemas/keyword";
import * as slot from "../../core/slots";
import { bedNames, groupNames, kindNames, rarityNames } from "./printed-names";
import { symbols } from "./symbols";

export const battleFarmKinds = ["crop", "action", "class"] as const;
export type BattleFarmKind = (typeof battleFarmKinds)[number];

/** Grades 1 to 5, in this order. */
export const battleFarmRarities = ["common", "uncommon", "rare", "epic", "mythic"] as const;
export type BattleFarmRarity = (typeof battleFarmRarities)[number];

export const battleFarmGroups = ["yellow", "red", "green"] as const;
export type BattleFarmGroup = (typeof battleFarmGroups)[number];

const battleFarmTriggers = ["onPlant", "onHarvest", "onFertilize", "whileGrowing"] as const;
export type BattleFarmTrigger = (typeof battleFarmTriggers)[number];

export const battleFarmBeds = [
  "common",
  "raised",
  "greenhouse",
  "hydroponic",
  "trellis",
  "rotational",
  "vertical",
] as const;
export type BattleFarmBed = (typeof battleFarmBeds)[number];

/** `x-when`: the field belongs to cards of these kinds; forms hide it elsewhere. */
const only = (...kinds: BattleFarmKind[]) => ({ "x-when": { kind: kinds } });

const bonusOf = (title: string) =>
  Type.Optional(Type.Integer({ title, minimum: 0, maximum: 20, default: 0, "x-control": "stepper" }));

const triggerLabels: Readonly<Record<BattleFarmTrigger, string>> = {
  onPlant: "When planted",
  onHarvest: "When harvested",
  onFertilize: "When fertilized",
  whileGrowing: "While growing",
};

/** Effects are trees of words; the engine declares, checks and prints them. */
const Trigger = slot.oneOf("When", triggerLabels, {
  type: "string",
  "x-explains": {
    onPlant: "When this crop is planted from the hand.",
    onHarvest: "When this crop is collected, after its owner has got its value and it has left the bed.",
    onFertilize: "Each time a fertilizer is used on this crop, before it is collected if that made it ripe.",
    whileGrowing: "As long as this crop grows; it can only be worth more then.",
  },
});

export const BattleFarmAbility = Type.Object(
  {
    on: Type.Optional(
      Type.Array(Trigger, {
        title: "When",
        description: "When a crop's ability happens. Action and class cards have none: it is what they do.",
        uniqueItems: true,
        minItems: 1,
        maxItems: 4,
        "x-beside": true,
      }),
    ),
    do: Type.Optional(slot.titled("What happens", slot.effect)),
    worth: Type.Optional(
      slot.titled("Worth more", slot.number, {
        description: "Extra value while growing, as a number or words that give one.",
        "x-brings": { on: ["whileGrowing"] },
      }),
    ),
  },
  {
    title: "Effect",
    additionalProperties: false,
    default: { do: null },
    // Only a crop's effects wait for something.
    "x-begins": { field: "kind", as: { crop: { on: ["onPlant"], do: null } } },
  },
);
export type BattleFarmAbility = Type.Static<typeof BattleFarmAbility>;

export const Keyword = keywordSchema({ ability: BattleFarmAbility, symbols });

/** Fields in which a card of the later edition may differ from what is printed. */
const value = {
  title: "Value",
  description: "A crop's value in coins; the fertilizers an action or class card costs.",
  minimum: 0,
  maximum: 99,
  ...called("Coins"),
};
const abilities = Type.Array(BattleFarmAbility, {
  title: "Effects",
  description: "What the card does: played by the engine, printed as its text.",
  maxItems: 8,
  "x-control": "saying",
});
const replayable = Type.Boolean({
  title: "Replayable",
  description: "Stays in the hand when played, once per turn.",
  default: false,
  ...only("action"),
});
const limit = Type.Enum(["oncePerTurn", "oncePerGame"], {
  title: "Use",
  "x-labels": { oncePerTurn: "Once per turn", oncePerGame: "Once per game" },
  ...only("class"),
});
const beds = Type.Array(Type.Enum([...battleFarmBeds], { type: "string" }), {
  title: "Beds",
  description: "The farmer's beds, in order.",
  maxItems: 6,
  "x-control": "sequence",
  "x-labels": bedNames,
  ...only("class"),
});
const bonus = Type.Object(
  {
    coins: bonusOf("Coins"),
    fertilizers: bonusOf("Fertilizers"),
    card: Type.Optional(
      Type.Enum(["crop", "action"], {
        title: "Random Common card",
        "x-labels": { crop: "A crop", action: "An action" },
      }),
    ),
  },
  {
    title: "Bonus",
    description: "What the farmer starts with on top.",
    additionalProperties: false,
    "x-control": "group",
    ...only("class"),
  },
);

/** What a card is in the later edition, as far as it differs. */
const LaterCard = Type.Object(
  {
    name: Type.Optional(CardName),
    value: Type.Optional(Type.Integer(value)),
    abilities: Type.Optional(abilities),
    replayable: Type.Optional(replayable),
    limit: Type.Optional(limit),
    beds: Type.Optional(beds),
    bonus: Type.Optional(bonus),
  },
  {
    title: "Later edition",
    description: "What differs under the house rules of the later edition.",
    additionalProperties: false,
    "x-control": "section",
    "x-under": { edition: "later" },
  },
);

export const Card = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    kind: Type.Enum([...battleFarmKinds], {
      title: "Kind",
      description: "Class cards are dealt to players and never part of the deck.",
      "x-labels": kindNames,
    }),
    rarity: Type.Optional(
      Type.Enum([...battleFarmRarities], {
        title: "Rarity",
        description: "Sets the price, a crop's timer and the usual number of copies.",
        "x-labels": rarityNames,
        ...only("crop", "action"),
      }),
    ),
    group: Type.Optional(
      Type.Enum([...battleFarmGroups], {
        title: "Colour",
        ...called("Color"),
        "x-labels": groupNames,
        ...only("crop"),
      }),
    ),
    value: Type.Integer({ ...value, ...section.rules }),
    triggers: Type.Optional(
      Type.Array(Type.Enum([...battleFarmTriggers], { type: "string" }), {
        title: "When",
        description: "When what its own words say happens. Effects say so themselves.",
        uniqueItems: true,
        maxItems: 4,
        "x-control": "choices",
        "x-labels": triggerLabels,
        "x-with": "text",
        ...only("crop"),
      }),
    ),
    ability: Type.Optional(
      Type.String({
        title: "Ability",
        description: "The name of a crop's ability or of a class card, in bold.",
        maxLength: 60,
        ...translated,
        ...only("crop", "class"),
      }),
    ),
    ...keywordFields(Keyword),
    abilities: Type.Optional(abilities),
    text: Type.Optional(OwnWords("Rules text")),
    replayable: Type.Optional(replayable),
    limit: Type.Optional(limit),
    beds: Type.Optional(beds),
    bonus: Type.Optional(bonus),
    copies: Type.Optional(
      Type.Integer({
        title: "Copies",
        description: "Printed in the corner; without it the usual number for the rarity.",
        minimum: 1,
        maximum: 20,
        ...only("crop", "action"),
        ...section.print,
      }),
    ),
    later: Type.Optional(LaterCard),
    names: MentionedNames,
    ...cardExtras,
  },
  { title: "Battle Farm card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
