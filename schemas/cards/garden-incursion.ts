import { Type } from "typebox";
import { CardName, cardExtras, SchemaReference } from "../common";

export const gardenTypes = ["queen", "worker", "creature", "structure", "ability", "skills"] as const;
export type GardenType = (typeof gardenTypes)[number];

/** Keywords that are there or not, and keywords with a number, in printed order. */
export const gardenMarks = ["swift", "flight", "snare", "barb", "rooted", "camouflage", "sticky", "shielded"] as const;
export type GardenMark = (typeof gardenMarks)[number];
export const gardenStrengths = ["bulwark", "ambush", "venom", "crusher"] as const;
export type GardenStrength = (typeof gardenStrengths)[number];

/** What a card has where it says nothing. Ranges are movement ranges. */
export const gardenDefaults = { cost: 0, attack: 0, defence: 1, ap: 2, range: 1 } as const;

/** `x-when`: the field belongs to cards of these types; forms hide it elsewhere. */
const only = (...types: GardenType[]) => ({ "x-when": { type: types } });
const objects = only("queen", "creature", "structure");

const stat = (
  key: "cost" | "attack" | "defence" | "ap",
  title: string,
  maximum: number,
  description: string,
  options: object,
) =>
  Type.Optional(
    Type.Integer({
      title,
      minimum: 0,
      maximum,
      default: gardenDefaults[key],
      description,
      "x-control": "stepper",
      ...options,
    }),
  );
const mark = (title: string, description: string) =>
  Type.Optional(Type.Boolean({ title, description, default: false }));
const strength = (title: string, description: string) =>
  Type.Optional(Type.Integer({ title, description, minimum: 0, maximum: 9, default: 0, "x-control": "stepper" }));

export const GardenSpecial = Type.Object(
  {
    name: Type.String({ title: "Name", maxLength: 40 }),
    ap: Type.Integer({ title: "Action points", minimum: 0, maximum: 9, default: 1, "x-control": "stepper" }),
    energy: Type.Optional(
      Type.Integer({ title: "Energy", minimum: 0, maximum: 20, default: 0, "x-control": "stepper" }),
    ),
    text: Type.String({ title: "Effect", maxLength: 400, "x-control": "text" }),
  },
  { title: "Special action", additionalProperties: false },
);
export type GardenSpecial = Type.Static<typeof GardenSpecial>;

export const GardenIncursionCard = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    type: Type.Enum([...gardenTypes], {
      title: "Type",
      description: "A skill sheet lies beside its tribe's player and is never in a deck.",
      "x-labels": {
        queen: "Queen",
        worker: "Worker",
        creature: "Creature",
        structure: "Structure",
        ability: "Ability",
        skills: "Skill sheet",
      },
    }),
    tribe: Type.Optional(
      Type.String({
        title: "Tribe",
        description: "The name of the card's tribe. Only workers may be without one: they serve every queen.",
        maxLength: 60,
      }),
    ),
    subtype: Type.Optional(
      Type.String({
        title: "Subtype",
        description: "A printed word that other cards look for, such as Web.",
        maxLength: 30,
        ...only("creature", "structure", "ability"),
      }),
    ),
    cost: stat("cost", "Cost", 20, "Energy to play it.", only("creature", "structure", "ability")),
    attack: stat("attack", "Attack", 20, "Damage it deals in a skirmish.", objects),
    defence: stat("defence", "Defence", 20, "More damage than this in one skirmish kills it.", objects),
    ap: stat("ap", "Action points", 9, "Points it gets at each Reset.", only("queen", "creature")),
    range: Type.Optional(
      Type.Number({
        title: "Range",
        description: "In movement ranges; printed only when it is not 1.",
        minimum: 0.25,
        maximum: 6,
        multipleOf: 0.25,
        default: gardenDefaults.range,
        ...objects,
      }),
    ),
    keywords: Type.Optional(
      Type.Object(
        {
          swift: mark("Swift", "Enters with all its action points."),
          flight: mark("Flight", "Attacks past defenders without Flight or Snare."),
          snare: mark("Snare", "Flight does not get past it as a defender."),
          barb: mark("Barb", "Dies after a skirmish in which it attacked."),
          rooted: mark("Rooted", "Cannot use Move."),
          camouflage: mark("Camouflage", "Can be attacked only from within ½ range."),
          sticky: mark("Sticky", "Enemy creatures within ½ range get 1 action point less."),
          shielded: mark("Shielded", "Opponents' effects cannot choose it."),
          bulwark: strength("Bulwark", "Defence it gains while it defends."),
          ambush: strength("Ambush", "Attack it gains when it has not moved this turn."),
          venom: strength("Venom", "Venom counters for each survivor it damaged."),
          crusher: strength("Crusher", "Defence its target loses in the skirmish."),
        },
        { title: "Keywords", additionalProperties: false, "x-control": "group", ...objects },
      ),
    ),
    condition: Type.Optional(
      Type.String({
        title: "Condition",
        description: "What must be true to build it.",
        maxLength: 120,
        ...only("structure"),
      }),
    ),
    location: Type.Optional(
      Type.String({
        title: "Location",
        description: "Where it may be built; within 1 range of the queen unless given.",
        maxLength: 120,
        ...only("structure"),
      }),
    ),
    text: Type.Optional(Type.String({ title: "Rules text", maxLength: 700, "x-control": "text" })),
    specials: Type.Optional(
      Type.Array(GardenSpecial, { title: "Special actions", maxItems: 4, "x-control": "groups", ...objects }),
    ),
    token: Type.Optional(
      Type.Boolean({
        title: "Token",
        description: "Made by other cards; cannot be put in a deck.",
        default: false,
        ...only("creature", "structure"),
      }),
    ),
    number: Type.Optional(
      Type.String({
        title: "Number",
        description: "Printed in the corner, such as an07.",
        pattern: "^[A-Za-z0-9-]+$",
        maxLength: 12,
      }),
    ),
    ...cardExtras,
  },
  { title: "Garden Incursion card", additionalProperties: false },
);
export type GardenIncursionCard = Type.Static<typeof GardenIncursionCard>;
