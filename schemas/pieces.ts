import { Type } from "typebox";
import { Id, SchemaReference } from "./common";
import { Condition, conditionDefinition } from "./template-style";

/**
 * What a table needs on paper besides cards: tokens, boards, coins, counters, standees. `templates/<game>/pieces.json`
 * lists those of a game; a project's own `templates/pieces.json` adds to them, and replaces those with the same id.
 * Pieces are printed in true size: they are laid out for their size and never scaled.
 */

const strict = { additionalProperties: false } as const;

const Copies = Type.Union(
  [
    Type.Integer({ minimum: 0, maximum: 500 }),
    Type.Object(
      {
        perPlayer: Type.Integer({ minimum: 0, maximum: 100, description: "So many for each player" }),
        plus: Type.Optional(Type.Integer({ minimum: 0, maximum: 500, description: "And so many on top" })),
      },
      strict,
    ),
  ],
  {
    title: "Copies",
    description: "How many are printed; 1 without it. Made for cards: of each card, times its copies in the deck.",
  },
);
export type Copies = number | { perPlayer: number; plus?: number };

const Slots = Type.Record(Type.String(), Type.Unknown(), {
  description: "What the template sees as `slots.<name>`: words, numbers, lists.",
});

const Variant = Type.Object({ copies: Type.Optional(Copies), slots: Slots }, strict);

const fields = {
  id: Id({ description: "Named on the command line: `--pieces token,board`." }),
  name: Type.String({ title: "Name", minLength: 1, maxLength: 80 }),
  template: Id({ description: "Its layout: a file of that name beside the game's or in the project's templates." }),
  size: Type.Optional(
    Type.Object(
      { width: Type.Number({ minimum: 10, maximum: 2000 }), height: Type.Number({ minimum: 10, maximum: 2000 }) },
      { ...strict, description: "mm, for which the template is laid out; the template's own without it." },
    ),
  ),
  shape: Type.Optional(Type.Enum(["rect", "round"], { description: "What is cut out; rect without it." })),
  copies: Type.Optional(Copies),
  for: Type.Optional(
    Type.Unsafe<Condition>({ ...Condition, description: "One for each card that fits, which its template then sees." }),
  ),
  per: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "A text as on cards: one for each thing that it says of them, with the picture of the first. The template sees it as `slots.per`, and as `slots.cards` of how many cards it is said.",
    }),
  ),
  apart: Type.Optional(
    Type.Boolean({ description: "Printed only where it is named: it isn't among all pieces.", default: false }),
  ),
  variants: Type.Optional(
    Type.Array(Variant, { minItems: 1, maxItems: 200, description: "One of each: the beds, the values of coins." }),
  ),
  back: Type.Optional(
    Type.String({
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      maxLength: 80,
      description:
        "Another template, printed when backs are; `mirror` prints the front twice, head to head across a fold, for standees; `none` without it.",
    }),
  ),
};

export const Piece = Type.Object(fields, strict);
export type Piece = Type.Static<typeof Piece>;

export const Pieces = Type.Unsafe<{ $schema?: string; pieces: Piece[] }>({
  ...Type.Object(
    { $schema: SchemaReference, pieces: Type.Array(Piece, { maxItems: 100 }) },
    { title: "Game pieces", ...strict },
  ),
  $defs: { condition: conditionDefinition },
});
export type Pieces = Type.Static<typeof Pieces>;
