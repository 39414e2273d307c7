import { Type } from "typebox";
import { CardName, cardExtras, SchemaReference } from "../common";

/** In canonical order: codes, costs and effects are written in it. */
export const flaskBases = ["G2", "Y1", "B1", "B2", "G1", "R1", "R2", "Y2"] as const;
export type FlaskBase = (typeof flaskBases)[number];

const count = (title: string, maximum: number, description: string) =>
  Type.Optional(Type.Integer({ title, minimum: 0, maximum, description, "x-control": "stepper" }));

export const FlaskCard = Type.Object(
  {
    $schema: SchemaReference,
    name: CardName,
    composition: Type.Object(
      {
        G2: count("Reaction", 1, "{G}{G}: placed face down, turned over later"),
        Y1: count("Profit", 3, "{R}{B}: +{Y}{Y}{Y}"),
        B1: count("Research", 3, "1 Card: +{B}{B}"),
        B2: count("Apply", 3, "{B}: draw 1 card"),
        G1: count("Balance", 3, "{G}{?}: +2 resources of one kind"),
        R1: count("Attack", 3, "{R}: an enemy loses 2 resources"),
        R2: count("Sabotage", 3, "{R}: an enemy discards 2 cards"),
        Y2: count("Reboot", 1, "{Y}{Y}: take back what you resolved this turn"),
      },
      {
        title: "Base cards",
        description: "Cost, effects, text and code follow from these.",
        additionalProperties: false,
        "x-control": "composition",
      },
    ),
    showReminder: Type.Optional(
      Type.Boolean({
        title: "Reminder text",
        description: "Explains each effect in small print on cards with one or two effects.",
        default: false,
      }),
    ),
    ...cardExtras,
  },
  { title: "Flask card", additionalProperties: false },
);
export type FlaskCard = Type.Static<typeof FlaskCard>;
