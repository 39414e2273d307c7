import { Type } from "typebox";
import { Id, SchemaReference, translated } from "./common";

export const longestDeckName = 120;
const longestPileName = 40;

export const DeckEntry = Type.Object(
  {
    card: Id({ title: "Card" }),
    count: Type.Integer({ title: "Copies", minimum: 1, maximum: 999 }),
    locked: Type.Optional(
      Type.Boolean({ title: "Locked", description: "Stays as it is when a deck is completed or mended." }),
    ),
    pile: Type.Optional(
      Type.String({
        title: "Pile",
        description: "Where it was put by hand.",
        minLength: 1,
        maxLength: longestPileName,
      }),
    ),
  },
  { additionalProperties: false },
);
export type DeckEntry = Type.Static<typeof DeckEntry>;

const entries = (title: string) => Type.Array(DeckEntry, { title, maxItems: 2000 });

/** Where a deck holds cards. Rules look at the first alone: the others lie beside it. */
export const deckZones = ["cards", "side", "maybe"] as const;
export type DeckZone = (typeof deckZones)[number];

export const Deck = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ title: "Name", minLength: 1, maxLength: longestDeckName, ...translated }),
    cards: entries("Cards"),
    side: Type.Optional(entries("Sideboard")),
    maybe: Type.Optional(entries("Maybe")),
    questions: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        title: "Questions",
        description: "What a hand shall hold, as in “2x cost<=2, type:unit”: the deck’s numbers tell how likely it is.",
        maxItems: 12,
        "x-control": "hidden",
      }),
    ),
    legalIn: Type.Optional(
      Type.String({
        title: "Legal in version",
        description: "The version of the set in which the deck was legal: a check tells when it no longer is.",
        minLength: 1,
        maxLength: 20,
        "x-control": "hidden",
      }),
    ),
    notes: Type.Optional(Type.String({ title: "Notes", maxLength: 4000, "x-control": "text" })),
    cover: Type.Optional(Id({ title: "Cover", description: "The card that stands for the deck." })),
    folder: Type.Optional(
      Type.String({
        title: "Folder",
        description: "Decks of one folder stand together in the list.",
        minLength: 1,
        maxLength: 60,
      }),
    ),
    tags: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
        title: "Tags",
        maxItems: 40,
        uniqueItems: true,
        "x-control": "tags",
      }),
    ),
  },
  { title: "Deck", additionalProperties: false },
);
export type Deck = Type.Static<typeof Deck>;
