import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

const DeckCards = Type.Array(
  Type.Object({ card: Type.String(), count: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
);

const Action = Type.Object({ type: Type.String() }, { additionalProperties: true });

/** A saved game: everything needed to play it again, card definitions included. */
export const Match = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.Optional(Type.String({ description: "What the match is called in lists.", maxLength: 120 })),
    format: Type.Integer({ minimum: 1 }),
    game: Type.Enum([...gameIds]),
    seed: Type.Optional(Type.Integer({ description: "What the match was dealt from." })),
    position: Type.Optional(Type.Unknown({ description: "Instead of a seed: the situation with which it began." })),
    players: Type.Array(
      Type.Object(
        {
          name: Type.Optional(Type.String({ maxLength: 80 })),
          bot: Type.Optional(Type.String({ description: "The bot that plays; a person, if left out.", maxLength: 40 })),
          deck: Type.Optional(DeckCards),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 16 },
    ),
    deck: Type.Optional(DeckCards),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    cards: Type.Record(Type.String(), Type.Unknown(), { description: "The card definitions in force, by card id." }),
    actions: Type.Array(Action),
    ahead: Type.Optional(Type.Array(Action, { description: "What was taken back, the next first." })),
    branches: Type.Optional(
      Type.Array(
        Type.Object(
          {
            after: Type.Integer({ description: "After so many actions it went another way.", minimum: 0 }),
            actions: Type.Array(Action),
          },
          { additionalProperties: false },
        ),
        { description: "Other ways that the match went.", maxItems: 50 },
      ),
    ),
    unofficial: Type.Optional(
      Type.Literal(true, { description: "It was dealt with decks that the rules don't allow." }),
    ),
    fingerprints: Type.Array(Type.String(), { description: "One hash of the state for every twenty actions." }),
    end: Type.Optional(Type.String({ description: "The hash of the state after the last action." })),
  },
  { title: "Saved match", additionalProperties: false },
);
export type Match = Type.Static<typeof Match>;
