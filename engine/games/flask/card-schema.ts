import { Type } from "typebox";
import { CardName, cardExtras, SchemaReference, section } from "../../../schemas/common";
import { componentIdPattern } from "../../../schemas/component";
import * as slot from "../../core/slots";
import { Component as FlaskComponent, flaskKeywords, flaskPrices } from "./component-schema";

/** In canonical order: codes, costs and effects are written in it. */
export const flaskBases = ["G2", "Y1", "B1", "B2", "G1", "R1", "R2", "Y2"] as const;
export type FlaskBase = (typeof flaskBases)[number];

/** `x-cost` and `x-effect`: what a form shows of each, apart. */
const count = (title: string, maximum: number, cost: string, effect: string, options: object = {}) =>
  Type.Optional(
    Type.Integer({
      title,
      minimum: 0,
      maximum,
      description: `${cost}: ${effect}`,
      "x-control": "stepper",
      "x-cost": cost,
      "x-effect": effect,
      ...options,
    }),
  );

/** `x-rule`: the house rule that says how many there may be; a form offers no more. */
const repeatable = (title: string, cost: string, effect: string) =>
  count(title, 6, cost, effect, { "x-rule": "maxPerBase" });

const price = (title: string) => Type.Optional(Type.Integer({ title, minimum: 0, maximum: 20 }));

/** `x-with`: forms show the field beside effects alone. */
const besideEffects = { "x-with": "effects" };

const OwnCost = Type.Object(
  {
    fixed: Type.Optional(flaskPrices(price)),
    any: price("Any resource"),
    cards: price("Hand cards"),
  },
  {
    title: "Cost",
    description: "What the card costs by its own effects.",
    additionalProperties: false,
    "x-control": "group",
    ...besideEffects,
  },
);

export const Card = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    composition: Type.Object(
      {
        G2: count("Reaction", 1, "{G}{G}", "Placed face down, turned over later"),
        Y1: repeatable("Profit", "{R}{B}", "+{Y}{Y}{Y}"),
        B1: repeatable("Research", "1 Card", "+{B}{B}"),
        B2: repeatable("Apply", "{B}", "Draw 1 card"),
        G1: repeatable("Balance", "{G}{?}", "+2 resources of one kind"),
        R1: repeatable("Attack", "{R}", "An enemy loses 2 resources"),
        R2: repeatable("Sabotage", "{R}", "An enemy discards 2 cards"),
        Y2: count("Reboot", 1, "{Y}{Y}", "Take back what you resolved this turn"),
      },
      {
        title: "Components",
        description: "Cost, effects, text and code follow from these.",
        patternProperties: {
          [componentIdPattern]: { type: "integer", minimum: 0, maximum: 6, "x-control": "stepper" },
        },
        additionalProperties: false,
        "x-control": "composition",
        ...section.rules,
      },
    ),
    components: Type.Optional(
      Type.Record(Type.String({ pattern: componentIdPattern }), FlaskComponent, {
        additionalProperties: false,
        title: "Components",
        description:
          "What the components beside Flask's own are, by id, where a card stands alone: in a position or a saved match. In a project they are in components/.",
        "x-control": "hidden",
      }),
    ),
    effects: Type.Optional(
      Type.Array(slot.titled("Effect", slot.effect), {
        title: "Effects of its own",
        description:
          "Instead of components: what the card does. It can be played and printed, but has no code, so no deck may hold it.",
        maxItems: 9,
        "x-control": "saying",
      }),
    ),
    cost: Type.Optional(OwnCost),
    keywords: Type.Optional(
      Type.Array(Type.Enum([...flaskKeywords]), {
        title: "Keywords",
        description: "A card with Reaction lies face down until it is turned over.",
        maxItems: 1,
        "x-control": "choices",
        "x-labels": { reaction: "Reaction" },
        ...besideEffects,
      }),
    ),
    showReminder: Type.Optional(
      Type.Boolean({
        title: "Reminder text",
        description:
          "Explains effects in small print, on cards with one or two of them; Reaction and discarding only where they stand alone. Where room runs short, all of it is left out.",
        default: false,
        ...section.print,
      }),
    ),
    ...cardExtras,
  },
  { title: "Flask card", additionalProperties: false },
);
export type Card = Type.Static<typeof Card>;
