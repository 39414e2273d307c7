import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

/** A saved game: everything needed to play it again, card definitions included. */
export const Match = Type.Object(
  {
    $schema: SchemaReference,
    format: Type.Integer({ minimum: 1 }),
    game: Type.Enum([...gameIds]),
    seed: Type.Integer(),
    players: Type.Array(
      Type.Object(
        { name: Type.Optional(Type.String({ maxLength: 80 })), deck: Type.Optional(Type.Unknown()) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 16 },
    ),
    options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    cards: Type.Record(Type.String(), Type.Unknown(), { description: "The card definitions in force, by card id." }),
    actions: Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true })),
    fingerprints: Type.Array(Type.String(), { description: "One hash of the state for every twenty actions." }),
  },
  { title: "Saved match", additionalProperties: false },
);
export type Match = Type.Static<typeof Match>;
