import { Type } from "typebox";
import { Id, SchemaReference } from "./common";

export const DeckEntry = Type.Object(
  { card: Id({ title: "Card" }), count: Type.Integer({ title: "Copies", minimum: 1, maximum: 999 }) },
  { additionalProperties: false },
);
export type DeckEntry = Type.Static<typeof DeckEntry>;

export const longestDeckName = 120;

export const Deck = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ title: "Name", minLength: 1, maxLength: longestDeckName }),
    cards: Type.Array(DeckEntry, { title: "Cards", maxItems: 2000 }),
    notes: Type.Optional(Type.String({ title: "Notes", maxLength: 4000, "x-control": "text" })),
  },
  { title: "Deck", additionalProperties: false },
);
export type Deck = Type.Static<typeof Deck>;
